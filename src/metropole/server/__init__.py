"""The live server: tables that never lose a move."""
