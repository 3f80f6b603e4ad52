"""Writes the kit as web pages with lesson, editor, tests and table. Python runs in the browser too."""
