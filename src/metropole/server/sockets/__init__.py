"""The two sockets: one a table, for play; one a page, for news."""
