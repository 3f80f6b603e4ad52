"""The games in a window or a page: scenes, the game side without a display, and the display."""
