"""The scenes: one module for each exercise, under its name, with the class `Game` in it."""
