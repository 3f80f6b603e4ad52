"""Grading submissions: what is asked of them, what they get for it, and how it is told."""
