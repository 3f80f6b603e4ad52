"""Makes questions about a student's own program, each with the answer that the program itself gives."""
