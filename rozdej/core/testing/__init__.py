"""Tests programs with pytest: plugin, levels, fixtures, report, and what is remembered between runs."""
