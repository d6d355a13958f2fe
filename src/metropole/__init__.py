"""Metropolys and Metro: exact rules, bots, records and everything that stands on them."""

from metropole import uncompiled

__version__ = "0.1.0"

uncompiled.offer()
