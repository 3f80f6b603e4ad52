"""Runs the kit's Python in a page, and serves the pages from this computer."""
