"""Evenings at a real table: secret cards that the players' phones hold for them, each its own."""
