"""Runs `rozdej tournament`, in which strategies of students play against each other.

`command` finds who plays and stops when the time is up, `match` plays in other processes, `standings` decides who meets
whom and whether the order is settled, `page` shows the result. The game's module `tournament` defines how it is played:

- `FUNCTION` are the module and the function with the strategy, `SEATS` the number of players.
- `DEALS` is the number of deals in a match; each is played from every seat. `deal(chance)` makes one.
- `play(deal, ask)` plays a deal and returns the points of each seat, and rows of moves (seat, text).
  `ask(seat, arguments, legal, options, kit)` returns a move: `legal` converts what the function returned into a move or
  None, `options` are all legal moves, `kit(strength, chance)` is the move of a computer player (`MARKS` in `match`).
- `given(program, *arguments)`, if defined, makes the arguments of the function.
- `replayed(names, rows)` makes the steps of a game for the window (`rozdej.window.gui.replay`). `shown(step)` is a
  step for the page as plain data: whose `turn` it is, the `winners`, what it `says`, with `hands`, `trick` and
  `points`, or a `board`.
- `POINTS_IN_WORDS` are the points in Czech. `WORTH` is -1 where fewer points are better.
"""
