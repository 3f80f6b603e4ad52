"""The display side: a window that draws the pictures of `rozdej.window.gui` and tells it what the player does.

Only this package knows pyglet. It knows nothing of games, screens and students' programs.
"""
