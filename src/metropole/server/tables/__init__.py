"""Tables: what follows from their logs, committing to them, bots at them, lists of them."""
