"""What a process does now and then, or all the time, besides answering: one module a task or a family of them."""
