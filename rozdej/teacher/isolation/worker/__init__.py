"""The process that a student's program runs in: all of the kit that can be seen from there."""
