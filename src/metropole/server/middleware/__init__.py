"""What stands before the app: headers for every answer, a line in the log for every request, and what is let in."""
