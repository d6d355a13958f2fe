"""Metropolys and Metro: exact rules, bots, records and everything that stands on them."""

__version__ = "0.1.0"
