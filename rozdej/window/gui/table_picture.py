"""Draws the game on the table: a chosen card is lifted, a dragged one follows the mouse."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.celebration import flying, leaping
from rozdej.window.gui.layout import Space
from rozdej.window.gui.motion import Motion, gliding
from rozdej.window.gui.picture import Picture, Quad, Rectangle, overlap
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.screen_state import Choice, Drag
from rozdej.window.gui.widgets import frame

LIFT = 0.06
"""How far a chosen card is lifted, in heights of it."""


class TablePicture:
    """Draws one scene's games and remembers where everything was, so that it can travel from there.

    Below `felt` (in pixels) the table is empty. `sound` names the sound of the last change.
    """

    def __init__(self, scene: Scene):
        self.scene = scene
        self.motion = Motion()
        self.sound = ''
        self.zones: dict[str, Rectangle] = {}
        self.felt = 0.0
        self._focus_looks: dict[str, str] = {}
        self._table = Picture()
        self._late = Picture()
        self._glad: dict[Quad, int] = {}
        self._flying: list[Quad] = []
        self._game: Any = None
        self._space: Space | None = None
        self._painted: list[Quad] = []
        self._fresh = False
        self._dealt = False
        self._revealed = False

    def game_changed(self, dealt: bool = False) -> None:
        """The next picture shows another game; after a deal all cards come from one place."""
        self._fresh = True
        self._dealt = dealt

    def lay_out(self, game: Any, space: Space, now: float, revealed: bool = False) -> None:
        """Find a place for everything, if the game or the window has changed."""
        if not self._fresh and space == self._space and revealed == self._revealed:
            return
        canvas = Canvas(space, self.scene.columns, self.scene.tall)
        canvas.revealed = self._revealed = revealed
        self._game = game
        if game is not None:
            self.scene.draw(game, canvas)
        same_window = space == self._space or self._space is None
        if self._fresh and same_window:
            zone = canvas.zones.get(self.scene.deal_from) if self._dealt else None
            start = zone[:2] if zone else None
            before = [] if self._dealt else self._where(now)
            quads = canvas.picture.quads
            if self.motion.begin(before, quads, now, start, canvas.back, canvas.sources, canvas.gap):
                self.sound = 'deal' if self._dealt else 'card' if before else ''
        elif not same_window:
            self.motion.trips.clear()
        self._table, self.zones, self._space = canvas.picture, canvas.zones, space
        self._late, self._focus_looks = canvas.late, canvas.focus_looks
        self._glad = {quad: number for number, quad in enumerate(canvas.glad)}
        self._flying = canvas.flying
        self._fresh = self._dealt = False
        self.felt = _lowest((self._table, self._late))

    def _where(self, now: float) -> list[Quad]:
        """All that was painted last, where it is by now."""
        trips = self.motion.trips
        return [
            Quad._make(gliding([quad], [trips[quad.key]], now)[0]) if quad.key in trips else quad
            for quad in self._painted
        ]

    def paint(
        self,
        picture: Picture,
        choice: Choice | None,
        drag: Drag | None,
        focus: str,
        celebrated: float | None = None,
        outlined: Sequence[str] = (),
    ) -> None:
        """Put the table into the picture; its end has been `celebrated` for so many seconds.

        Places that are `outlined` are framed, and so is the one where what is dragged would land.
        """
        picture.texts += self._table.texts
        resting, moving, picture.trips = self.motion.apply(self._table.quads)
        if drag:
            resting, dragged = _split_chosen(resting, drag.choice)
            moving = [*moving, *_lift_shadows(dragged, drag), *_shifted(dragged, drag.dx, drag.dy)]
        elif choice and choice.first is not None and not self.motion.trips:
            resting, chosen = _split_chosen(resting, choice)
            chosen = _shifted(chosen, 0, -LIFT * chosen[0].height) if chosen else chosen
            resting = resting + chosen
        picture.quads += resting
        picture.upper_quads += moving
        if not moving:
            picture.quads += self._late.quads
            picture.texts += self._late.texts
        for place in (self.drop_place(drag),) if drag else () if moving else outlined:
            game = self._game
            first = None if drag or game is None else self.scene.first_grip(game, place)
            self._frame(picture, 'frame-goal', place, first)
        if choice and not drag and not moving:
            self._frame(picture, 'frame-selected', choice.place, choice.first)
        if focus and focus in self._focus_looks:
            picture.quads.append(Quad(self._focus_looks[focus], *self.zones[focus]))
        elif focus and not moving:
            self._frame(picture, 'frame-focus', focus, None)
        if celebrated is not None:
            picture.quads[:] = self._celebrating(picture.quads, celebrated)
        self._painted = [quad for quad in (*resting, *moving) if quad.key is not None]

    @property
    def is_glad(self) -> bool:
        """Whether there is something that leaps or flies at the end of the game."""
        return bool(self._glad or self._flying)

    def _celebrating(self, quads: list[Quad], seconds: float) -> list[Quad]:
        """What is glad leaps; what flies has left its place."""
        leaping_ones = [leaping(quad, self._glad[quad], seconds) if quad in self._glad else quad for quad in quads]
        if not self._flying or self._space is None:
            return leaping_ones
        away = {quad.key for quad in self._flying}
        resting = [quad for quad in leaping_ones if quad.key is None or quad.key not in away]
        return [*resting, *flying(self._flying, self._space, seconds)]

    def _frame(self, picture: Picture, name: str, place: str, first: int | None) -> None:
        quads = [quad for quad in picture.quads if quad.place == place]
        chosen = [] if first is None else [quad for quad in quads if quad.index >= first]
        quads = chosen or quads[-1:]
        if quads:
            x, y = quads[0].x, quads[0].y
            frame(picture.quads, name, (x, y, quads[0].width, quads[-1].y + quads[-1].height - y))

    def drop_place(self, drag: Drag) -> str:
        """The place on which the dragged cards would land; '' when there is none."""
        _, dragged = _split_chosen(self._table.quads, drag.choice)
        if not dragged:
            return ''
        card = _shifted(dragged[:1], drag.dx, drag.dy)[0]
        shared = {place: overlap(card, Quad('', *zone)) for place, zone in self.zones.items()}
        shared.pop(drag.choice.place, None)
        best = max(shared, key=shared.get, default='')  # type: ignore[arg-type]
        return best if best and shared[best] > 0 else ''

    def neighbour(self, rows: Sequence[Sequence[str]], place: str, direction: str) -> str:
        """The place that an arrow key leads to from `place` (or the first one from nowhere)."""
        row = next((index for index, row in enumerate(rows) if place and place in row), None)
        if row is None:
            return self.scene.first_focus or next(row[0] for row in rows if row)
        if direction in ('left', 'right'):
            step = 1 if direction == 'right' else -1
            return rows[row][(rows[row].index(place) + step) % len(rows[row])]
        steps = range(1, len(rows) + 1) if direction == 'down' else range(-1, -len(rows) - 1, -1)
        other = next(rows[(row + step) % len(rows)] for step in steps if rows[(row + step) % len(rows)])
        x = self.zones[place][0]
        return min(other, key=lambda name: abs(self.zones[name][0] - x))


def _split_chosen(quads: list[Quad], choice: Choice) -> tuple[list[Quad], list[Quad]]:
    """The quads without the chosen cards, and those cards."""
    if choice.first is None:
        return quads, []
    kept: list[Quad] = []
    chosen: list[Quad] = []
    for quad in quads:
        taken = quad.place == choice.place and quad.index >= choice.first
        (chosen if taken else kept).append(quad)
    return kept, chosen


def _lowest(pictures: Sequence[Picture]) -> float:
    """Where the lowest thing ends that can be seen."""
    quads = (quad.y + quad.height for picture in pictures for quad in picture.quads if quad.colour[3])
    return max(chain(quads, (text.y + text.size for picture in pictures for text in picture.texts)), default=0.0)


def _shifted(quads: list[Quad], dx: float, dy: float) -> list[Quad]:
    return [quad._replace(x=quad.x + dx, y=quad.y + dy) for quad in quads]


def _lift_shadows(quads: list[Quad], drag: Drag) -> list[Quad]:
    """A shadow under the first card of a drag: it floats."""
    return [
        Quad(
            'shadow-lifted',
            quad.x + drag.dx - quad.width * 28 / 204,
            quad.y + drag.dy - quad.height * 28 / 284,
            quad.width * 260 / 204,
            quad.height * 340 / 284,
        )
        for quad in quads[:1]
    ]
