"""The game side: everything that makes pictures of a game and acts on what its player does, whatever the game is.

Data flows one way. A student's functions are called in one place (`student_code`), a
`Session` keeps the game they changed, a screen turns the game into a `Picture` (quads and
texts, plain data), and a display (`rozdej.window.display`) draws it. What the player does goes
back to the screen as plain events. Nothing here knows a display; all of it is tested without one.
"""
