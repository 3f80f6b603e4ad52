"""GUI logic without a display: screens, input, and the session of any game.

Data flows one way. `student_code` calls a student's functions. A `Session` keeps the game that they changed. A screen
turns the game into a `Picture` (quads and texts, plain data), and `rozdej.window.display` draws it. What the player
does comes back to the screen as plain events.
"""
