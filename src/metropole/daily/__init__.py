"""The game of the day: on a date everybody has the same set-up, seat and bots, on every server alike without a network.

All of it follows from the date. Nothing here knows a clock, a person or a table.
"""
