"""Running a student's program in a process of its own, shut in, and talking to it in plain data."""
