"""Grades submissions: reads what was handed in, runs the level tests in sandboxes, gives points and writes reports."""
