"""A table: what it is, what happens at it, and what each reader is told. No clock, no socket, no file."""
