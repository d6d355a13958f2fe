"""People: guests and accounts, their sessions, and what is kept about them."""
