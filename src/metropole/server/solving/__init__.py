"""Puzzles as people solve them: which is next, what a try counts, what somebody has done."""
