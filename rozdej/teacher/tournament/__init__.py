"""`rozdej tournament`: strategies that students have handed in play against each other.

The way is one: `command` finds who plays, `match` plays in other processes, `standings` decides who meets whom and
when it is enough, `page` shows it. How a game is played is told by the game's module `tournament`:

- `FUNCTION`: the module and the function that is the strategy; `SEATS`: how many play;
- `DEALS` are in a match, and each is played from every seat; `deal(chance)` makes one;
- `play(deal, ask)` plays it: points of each seat, and rows of moves (seat, text). `ask(seat, arguments, legal, options,
  kit)` gives the move: `legal` makes one of what the function returned, or None; `options` are all that are allowed,
  and `kit(strength, chance)` is what a player of the kit does (`MARKS` in `match` are all of them);
- `given(program, *arguments)`, if it is there, makes of them what the function is called with;
- `replayed(names, rows)` makes steps of such a game for the window (`rozdej.window.gui.replay`), `shown(step)` plain
  data of a step for the page: who is on `turn`, the `winners`, what it `says`; `hands`, `trick` and `points`, or a
  `board`;
- `POINTS_IN_WORDS` are the points in Czech, `WORTH` is -1 where fewer are better.
"""
