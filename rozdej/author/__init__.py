"""For authors: checks that an exercise fits together, and makes the skeleton of a new one.

No other package imports it; `rozdej.cli` starts the modules `command`.
"""
