"""The games of the days on this server: whose try is where, what came of all of them, and who may look at which."""
