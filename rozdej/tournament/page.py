"""`turnaj.html`: the tournament on one page that needs nothing else. The text is in `page.html.jinja`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from rozdej.tournament.match import Match, MatchResult
from rozdej.tournament.standings import Standings

MOST_IN_THE_MATRIX = 40
WIDTH, HEIGHT = 640, 220
"""Of the picture of the course, in its own units."""

NAMED = 3
"""So many of the first are told apart in the picture."""


def write_page(
    path: Path,
    title: str,
    points: str,
    standings: Standings,
    telling: Sequence[tuple[Match, MatchResult]],
    left_out: list,
) -> None:
    """Write the page: `points` are points in words, `telling` some games, `left_out` the names of who did not play."""
    environment = Environment(
        loader=PackageLoader('rozdej.tournament', '.'), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.filters['number'] = lambda value, digits=1: f'{value:.{digits}f}'.replace('.', ',').replace('-', '−')
    table = standings.table
    low = min(one.interval[0] for one in table)
    span = max(one.interval[1] for one in table) - low or 1.0
    text = environment.get_template('page.html.jinja').render(
        title=title,
        points=points,
        table=table,
        sureness=standings.sureness,
        sure=standings.sure,
        rounds=standings.rounds,
        games=sum(one.games for one in table) // standings.seats,
        seed=standings.seed,
        per_cent=lambda strength: round(100 * (strength - low) / span, 1),
        duel=lambda one, other: _share(standings.duels.get((one.entrant.key, other.entrant.key), [])),
        has_matrix=len(table) <= MOST_IN_THE_MATRIX,
        course=_course(standings),
        size=(WIDTH, HEIGHT),
        telling=[_game(match, outcome) for match, outcome in telling],
        left_out=left_out,
    )
    path.touch(mode=0o600)
    path.write_text(text, encoding='utf-8', newline='\n')


def _share(duel: list[float]) -> float | None:
    """How often the first was better, in hundredths; None where they have not met."""
    return round(100 * sum(duel) / len(duel)) if duel else None


def _course(standings: Standings) -> list[dict[str, Any]]:
    """A line for each entrant, the first ones last, so that they lie on top."""
    table = standings.table
    values = [value for one in table for value in one.course]
    low, span = min(values), max(values) - min(values) or 1.0
    step = WIDTH / max(1, standings.rounds - 1)

    def height(value: float) -> float:
        return HEIGHT - HEIGHT * (value - low) / span

    lines = []
    for place, one in enumerate(table):
        points = [f'{number * step:.1f},{height(value):.1f}' for number, value in enumerate(one.course)]
        points = points if len(points) > 1 else [*points, f'{WIDTH},{height(one.course[-1]):.1f}']
        lines.append({'name': one.entrant.name, 'points': ' '.join(points), 'place': place, 'is_named': place < NAMED})
    return lines[::-1]


def _game(match: Match, outcome: MatchResult) -> dict[str, Any]:
    """A game: who sat where, with what points, and rows of moves."""
    names = [match.entrants[number].name for number in outcome.game['order']]
    points = outcome.game['points']
    return {'seats': list(zip(names, points, strict=True)), 'moves': outcome.game['moves'], 'names': names}
