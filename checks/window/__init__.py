"""Tests of the window: most of them without one."""
