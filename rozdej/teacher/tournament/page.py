"""Writes `turnaj.html`, the tournament on one self-contained page. The template is `page.html.jinja`."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.teacher.templates import page_templates
from rozdej.teacher.tournament.match import Match, MatchResult
from rozdej.teacher.tournament.standings import Standings

PlayedMatch = tuple[Match, MatchResult]

MOST_IN_THE_MATRIX = 40
WIDTH, HEIGHT = 640, 220
"""Size of the picture of strengths over the rounds, in its own units."""

NAMED = 3
"""Number of the first places whose lines are named in the picture."""


def page(
    exercise: Exercise,
    game: Any,
    standings: Standings,
    telling: Mapping[str, dict[str, Any]],
    left_out: Sequence[tuple[str, str]],
) -> str:
    """Make the page.

    `game` is the game's module `tournament`, `telling` are some games by the names of their files, `left_out` those who
    do not play, and why.
    """
    environment = page_templates('rozdej.teacher.tournament')
    environment.globals['zip'] = zip
    environment.filters['fingerprint'] = _fingerprint
    environment.filters['number'] = lambda value, digits=1: f'{value:.{digits}f}'.replace('.', ',').replace('-', '−')
    table = standings.table
    low = min(one.interval[0] for one in table)
    span = max(one.interval[1] for one in table) - low or 1.0
    return environment.get_template('page.html.jinja').render(
        title=exercise.lesson.title,
        exercise=exercise.name,
        points=game.POINTS_IN_WORDS,
        table=table,
        places=standings.places,
        certainties=standings.certainties,
        sure=standings.sure,
        rounds=standings.rounds,
        games=sum(one.games for one in table) // standings.seats,
        seed=standings.seed,
        per_cent=lambda strength: round(100 * (strength - low) / span, 1),
        duel=lambda one, other: _share(standings.duels.get((one.entrant.key, other.entrant.key), [])),
        has_matrix=len(table) <= MOST_IN_THE_MATRIX,
        course=_course(standings),
        size=(WIDTH, HEIGHT),
        telling=telling,
        steps={
            file: [game.shown(step) for step in game.replayed(record['names'], record['moves'])]
            for file, record in telling.items()
        },
        left_out=left_out,
    )


def _fingerprint(script: str) -> str:
    """The hash of a script for the page's content security policy."""
    return b64encode(sha256(script.encode()).digest()).decode()


def choose_games(
    standings: Standings, games: Sequence[PlayedMatch], final: PlayedMatch, worth: int
) -> dict[str, dict[str, Any]]:
    """Choose interesting games. Returns names, points, moves, title and reason by the names of their files."""
    games = [played for played in games if played[1].game]
    found = {'final.json': ('Finále', 'Ti nejlepší proti sobě.', final)} if final[1].game else {}
    surprise = max(games, key=lambda played: _surprise(standings, played, worth), default=None)
    if surprise and _surprise(standings, surprise, worth) > 0:
        best = 'svým soupeřem' if len(surprise[0].entrants) == 2 else 'nejlepším ze svých soupeřů'
        why = f'Tuhle hru vyhrál někdo, kdo je v celém turnaji za {best}.'
        found['surprise.json'] = 'Překvapení', why, surprise
    farthest = max(games, key=lambda played: (_spread(played), _length(played)), default=None)
    if farthest and min(map(_spread, games)) < _spread(farthest):
        found['difference.json'] = 'Největší rozdíl', 'Tady byli hráči na konci nejdál od sebe.', farthest
    elif farthest and min(map(_length, games)) < _length(farthest):
        found['longest.json'] = 'Nejdelší hra', 'Tady trvalo nejdéle, než někdo vyhrál.', farthest
    return {file: {'title': title, 'why': why, **_record(*played)} for file, (title, why, played) in found.items()}


def _spread(played: PlayedMatch) -> float:
    """The difference between the most and the fewest points in the game."""
    points = played[1].game['points']
    return max(points) - min(points)


def _length(played: PlayedMatch) -> int:
    return len(played[1].game['moves'])


def _surprise(standings: Standings, played: PlayedMatch, worth: int) -> float:
    """How much stronger the strongest player is than the winner of the game; 0 when there are several winners."""
    match, game = played[0], played[1].game
    strengths = [standings.by_key[match.entrants[number].key].strength for number in game['order']]
    points = [worth * number for number in game['points']]
    best = max(points)
    return max(strengths) - strengths[points.index(best)] if points.count(best) == 1 else 0.0


def _record(match: Match, outcome: MatchResult) -> dict[str, Any]:
    game = outcome.game
    names = [match.entrants[number].name for number in game['order']]
    return {'names': names, 'points': game['points'], 'moves': game['moves']}


def _share(duel: list[float]) -> float | None:
    """How often the first one was better, in per cent; None when they have not met."""
    return round(100 * sum(duel) / len(duel)) if duel else None


def _course(standings: Standings) -> list[dict[str, Any]]:
    """Make a line for each entrant. The first ones come last, so that they are drawn on top."""
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
