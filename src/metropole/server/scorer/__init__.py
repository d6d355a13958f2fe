"""Real tables counted: positions that people bring, with nobody at a table here."""
