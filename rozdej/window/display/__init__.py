"""Shows the pictures of `rozdej.window.gui` in a window and sends back what the player does.

Only this package imports pyglet. It knows nothing of games, screens and students' programs.
"""
