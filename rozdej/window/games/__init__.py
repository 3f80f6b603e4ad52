"""The games of the window, a folder each, named like the exercise; `core/exercises/game_parts.py` finds them."""
