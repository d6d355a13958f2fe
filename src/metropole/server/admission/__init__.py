"""Which connections come in, and how long they may take to say what they want."""
