"""Things that move from where they were to where they are.

A motion knows nothing of games: it compares two pictures, and whatever has the same key in
both but another position travels. Time comes from outside, in seconds.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from rozdej.table.picture import Quad

TRAVEL = 0.22
"""Seconds that a card needs from place to place."""

NUDGE, NUDGE_PART = 4.0, 0.04
"""Pixels, and widths of the thing, that are no way to travel: the cards of a pile make room for one another."""

STAGGER, LONGEST_STAGGER = 0.018, 0.45
"""Seconds between the starts of things that set off together, and between the first and the last of them."""


@dataclass
class Trip:
    """One thing's way: from a point, at a time; what it looked like before, and how large it was, if that differs."""

    x: float
    y: float
    start: float
    before: str = ''
    size: tuple[float, float] | None = None


@dataclass
class Motion:
    """All trips under way. `speed` 1 is normal, 2 twice as fast, 0 means that nothing travels."""

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
        moved: list[tuple[Quad, float, float, str, tuple[float, float] | None]] = []
        is_new = False
        for quad in after:
            if quad.key is None:
                continue
            was = old.get(quad.key)
            is_new = is_new or was is None
            if was is not None and (was.name != quad.name or _is_elsewhere(was, quad)):
                before_it = was.name if was.name != quad.name else ''
                moved.append((quad, was.x, was.y, before_it, (was.width, was.height)))
            elif was is None and source is not None:
                moved.append((quad, *source, hidden if hidden != quad.name else '', None))
            elif was is None and sources and quad.key in sources:
                moved.append((quad, *sources[quad.key], '', None))
        step = min(STAGGER, LONGEST_STAGGER / max(1, len(moved))) if source is not None else gap
        for order, (quad, x, y, name, size) in enumerate(moved if self.speed else ()):
            self.trips[quad.key] = Trip(x, y, now + order * step / self.speed, name, size)
        return bool(moved) or is_new

    def running(self, now: float) -> bool:
        """Whether anything is still on its way; what has arrived is forgotten."""
        if not self.speed:  # switched off while something was on its way
            self.trips = {}
        if self.trips:
            length = TRAVEL / self.speed
            self.trips = {key: trip for key, trip in self.trips.items() if now - trip.start < length}
        return bool(self.trips)

    def apply(self, quads: list[Quad], now: float) -> tuple[list[Quad], list[Quad]]:
        """The quads that rest, and those that move, where they are on their way."""
        if not self.trips or not self.speed:
            return quads, []
        resting, moving = [], []
        for quad in quads:
            trip = self.trips.get(quad.key) if quad.key is not None else None
            if trip is None:
                resting.append(quad)
            else:
                moving.append(_under_way(quad, trip, (now - trip.start) * self.speed / TRAVEL))
        return resting, moving


def _is_elsewhere(was: Quad, quad: Quad) -> bool:
    return abs(was.x - quad.x) + abs(was.y - quad.y) > max(NUDGE, NUDGE_PART * quad.width)


def _under_way(quad: Quad, trip: Trip, part: float) -> Quad:
    name, x, y, width, height = quad[:5]
    part = min(1.0, max(0.0, part))
    eased = 1 - (1 - part) ** 3
    x, y = trip.x + (x - trip.x) * eased, trip.y + (y - trip.y) * eased
    if trip.size:
        width = trip.size[0] + (width - trip.size[0]) * eased
        height = trip.size[1] + (height - trip.size[1]) * eased
    if trip.before:  # a card turns over: it gets narrow, and wide again with its other side
        narrow = abs(1 - 2 * part)
        x, width = x + width * (1 - narrow) / 2, width * narrow
        name = trip.before if part < 0.5 else name
    return quad._replace(name=name, x=x, y=y, width=width, height=height)
