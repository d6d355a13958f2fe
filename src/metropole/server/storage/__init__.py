"""What is kept, and how: SQLite in one file, or PostgreSQL."""
