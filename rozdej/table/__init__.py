"""The window: everything that draws a game and listens to its player, whatever the game is.

Data flows one way. A student's functions are called in one place (`student_code`), a
`Session` keeps the game they changed, a screen turns the game into a `Picture` (quads and
texts, plain data), and the window puts the picture on the display. What the player does goes
back to the screen as plain calls. Only `window`, `sprites` and `opening` know pyglet; the rest
is tested without a display.
"""
