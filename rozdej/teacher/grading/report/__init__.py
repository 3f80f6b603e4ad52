"""Writes the results for students, teachers and other programs."""
