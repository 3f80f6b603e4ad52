"""Computes animation: things travel from their old position to the new one.

A motion compares two pictures. What has the same key in both but another position travels. The picture holds the
trips, and the display plays them. Times are in seconds and come from the caller.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from rozdej.window.gui.picture import Quad, Rectangle, Trip

TRAVEL = 0.22
"""Seconds that a card needs from place to place."""

NUDGE, NUDGE_PART = 4.0, 0.04
"""Pixels, and widths of the thing, that are no way to travel: the cards of a pile make room for one another."""

STAGGER, LONGEST_STAGGER = 0.018, 0.45
"""Seconds between the starts of things that set off together, and between the first and the last of them."""


def gliding(things: Sequence[tuple], trips: Sequence[Trip], now: float) -> list[tuple]:
    """The things (name, rectangle, and what belongs to them) where they are now; the first ones have trips.

    Written for speed: it is done for each frame.
    """
    found = list(things)
    for number, (from_x, from_y, from_width, from_height, before, start, seconds) in enumerate(trips):
        thing = things[number]
        name, x, y, width, height = thing[:5]
        part = (now - start) / seconds
        if part >= 1:
            continue
        left = (1 - part) ** 3 if part > 0 else 1.0
        x += (from_x - x) * left
        y += (from_y - y) * left
        width += (from_width - width) * left
        height += (from_height - height) * left
        if before:  # a card turns over: it gets narrow, and wide again with its other side
            narrow = abs(1 - 2 * part) if part > 0 else 1.0
            x, width = x + width * (1 - narrow) / 2, width * narrow
            name = before if part < 0.5 else name
        found[number] = (name, x, y, width, height, *thing[5:])
    return found


@dataclass
class Motion:
    """All trips under way. `speed` 1 is normal, 2 is twice as fast, 0 switches animation off."""

    speed: float = 1.0
    trips: dict[Hashable, Trip] = field(default_factory=dict)

    def begin(
        self,
        before: list[Quad],
        after: list[Quad],
        now: float,
        source: tuple[float, float] | None = None,
        hidden: str = '',
        sources: Mapping[Hashable, tuple[float, float]] | None = None,
        gap: float = 0.0,
    ) -> bool:
        """Start trips for all that lies elsewhere in `after`, each `gap` seconds after the one before.

        Returns whether anything lies elsewhere, or was not there before.

        What was not there before comes from `source`, where it looked like `hidden`; or, if
        `sources` has its key, from the point that stands there.
        """
        self.trips.clear()
        old = {quad.key: quad for quad in before if quad.key is not None}
        moved: list[tuple[Quad, Rectangle, str]] = []
        is_new = False
        for quad in after:
            if quad.key is None:
                continue
            was = old.get(quad.key)
            is_new = is_new or was is None
            if was is not None and (was.name != quad.name or _is_elsewhere(was, quad)):
                moved.append((quad, was[1:5], was.name if was.name != quad.name else ''))
            elif was is None and source is not None:
                moved.append((quad, (*source, quad.width, quad.height), hidden if hidden != quad.name else ''))
            elif was is None and sources and quad.key in sources:
                moved.append((quad, (*sources[quad.key], quad.width, quad.height), ''))
        step = min(STAGGER, LONGEST_STAGGER / max(1, len(moved))) if source is not None else gap
        for order, (quad, box, name) in enumerate(moved if self.speed else ()):
            self.trips[quad.key] = Trip(*box, name, now + order * step / self.speed, TRAVEL / self.speed)
        return bool(moved) or is_new

    def running(self, now: float) -> bool:
        """Whether anything is still on its way; what has arrived is forgotten."""
        if not self.speed:  # switched off while something was on its way
            self.trips = {}
        self.trips = {key: trip for key, trip in self.trips.items() if trip.left(now) > 0}
        return bool(self.trips)

    def left(self, now: float) -> float:
        """Seconds until everything has arrived."""
        return max((trip.left(now) for trip in self.trips.values()), default=0.0)

    def apply(self, quads: list[Quad]) -> tuple[list[Quad], list[Quad], list[Trip]]:
        """The quads that rest, and those that move, where they are going to be, with their ways."""
        if not self.trips or not self.speed:
            return quads, [], []
        resting, moving, trips = [], [], []
        for quad in quads:
            trip = self.trips.get(quad.key) if quad.key is not None else None
            if trip is None:
                resting.append(quad)
            else:
                moving.append(quad)
                trips.append(trip)
        return resting, moving, trips


def _is_elsewhere(was: Quad, quad: Quad) -> bool:
    return abs(was.x - quad.x) + abs(was.y - quad.y) > max(NUDGE, NUDGE_PART * quad.width)
