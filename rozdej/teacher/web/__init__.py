"""The kit in a browser: a folder of pages with lesson, editor, tests and table; Python runs there, too."""
