"""Loads a student's program, calls its functions within limits, and records what they do."""
