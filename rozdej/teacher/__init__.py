"""For teachers: grades a class in a sandbox, plays tournaments, writes handouts and pages.

Other packages import only these modules; `rozdej.cli` starts the modules `command`:

- `rozdej.teacher.commands`: what command lines have in common
- `rozdej.teacher.fresh_cases`: cases for a student's functions that nobody has seen
"""
