"""Submissions made to cheat, to break the grader or to harm whoever runs it, and files broken by accident."""
