"""A student's program: reading it, running it within limits, and remembering what it did."""
