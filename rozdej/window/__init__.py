"""Draws and plays the games, in a window or a page.

Other packages import only these modules:

- `rozdej.window.table.scene`: what a game is asked
- `rozdej.window.table.terms`: types of the answers
- `rozdej.window.table.things`: pictures in words
- `rozdej.window.table.student_code`: calls of a student's functions
- `rozdej.window.table.trouble`: failures of these
- `rozdej.window.table.canvas`: draws a picture
- `rozdej.window.table.picture`: a picture as plain data
- `rozdej.window.table.cards`: cards
- `rozdej.window.table.furniture`: people, coins, panels
- `rozdej.window.table.widgets`: buttons, texts, fields
- `rozdej.window.table.space`: sizes and places
- `rozdej.window.table.wire`: messages between processes
- `rozdej.window.table.pipe`: a pipe for them
- `rozdej.window.table.keeping`: settings and saved games
- `rozdej.window.table.replay`: recorded games
- `rozdej.window.table.watching`: saved files
- `rozdej.window.browser.serving`: the server of pages
"""
