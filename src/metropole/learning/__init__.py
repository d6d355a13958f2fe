"""Weights for the networks of `bots`, learned from games of a bot against itself."""
