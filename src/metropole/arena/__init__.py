"""Tournaments between bots: which games are played, by whom they are run, and what came out."""
