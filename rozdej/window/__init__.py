"""Draws and plays the games, in a window or a page.

Other packages import only these modules:

- `rozdej.window.gui.scene`: what a game is asked
- `rozdej.window.gui.scene_types`: types of the answers
- `rozdej.window.gui.accessibility`: pictures in words
- `rozdej.window.gui.student_code`: calls of a student's functions
- `rozdej.window.gui.student_code_errors`: failures of these
- `rozdej.window.gui.canvas`: draws a picture
- `rozdej.window.gui.picture`: a picture as plain data
- `rozdej.window.gui.cards`: cards
- `rozdej.window.gui.drawing_parts`: people, coins, panels
- `rozdej.window.gui.widgets`: buttons, texts, fields
- `rozdej.window.gui.layout`: sizes and places
- `rozdej.window.gui.wire`: messages between processes
- `rozdej.window.gui.pipe`: a pipe for them
- `rozdej.window.gui.settings_store`: settings and saved games
- `rozdej.window.gui.replay`: recorded games
- `rozdej.window.gui.file_watcher`: saved files
- `rozdej.window.browser.page_server`: the server of pages
"""
