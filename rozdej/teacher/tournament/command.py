"""Runs the command `rozdej tournament`."""

import argparse
import ast
import hashlib
import json
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.teacher.commands import ProgressLine, add_student, positive
from rozdej.teacher.grading.archive_tree import Unreadable
from rozdej.teacher.grading.fingerprint import kit_fingerprint, tests_fingerprint
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.run import amount, check_out, first_done, need, open_workers
from rozdej.teacher.grading.submissions import UNREADABLE, Submission, find_submissions
from rozdej.teacher.grading.worker_pool import GradingFailed, Task
from rozdej.teacher.tournament.match import (
    LIMITS,
    MARKS,
    Entrant,
    Match,
    MatchResult,
    MatchWork,
    discipline,
    open_arena,
)

if TYPE_CHECKING:
    from rozdej.teacher.tournament.standings import Standings

MATCHES = 'matches.jsonl'
"""The file with a line for each played match. The next run does not play these again."""

PAGE = 'turnaj.html'
MINUTES = 5.0
LEAST_ROUNDS = 4
"""Number of rounds before which the order is never settled."""

MOST_REASONS = 5
"""Most reasons that are listed when nobody plays."""

SOMEBODY = 'Někdo'
"""The name of a student without a program on an anonymous page."""

Play = Callable[[Match], 'Future[Any]']


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument('submissions', type=Path, help='folder, zip or file with what students handed in')
    command.add_argument('--exercise', metavar='NAME', required=True, help='whose strategy plays')
    add_student(command)
    command.add_argument('--out', type=Path, default=Path('tournament'), metavar='DIR', help='where results go')
    command.add_argument(
        '--minutes',
        type=amount('minutes', 7 * 24 * 60),
        default=MINUTES,
        help=f'begin no round after these (default {MINUTES:g})',
    )
    command.add_argument('--rounds', type=positive, metavar='N', help='exactly so many rounds, however long they take')
    command.add_argument('--seed', metavar='WORD', default='', help='the same cards and tables as a run with this seed')
    command.add_argument('--jobs', type=positive, metavar='N', help='processes to use (default: one per core)')
    command.add_argument('--cluster', metavar='ADDRESS', help='send matches to dask.distributed (tcp://host:port)')
    command.add_argument('--anonymous', action='store_true', help='no names on the page')
    command.add_argument('--no-sandbox', action='store_true', help='without bubblewrap, if you trust the programs')


def tournament(options: argparse.Namespace, exercises: list[Exercise]) -> int:
    """Play a tournament. Returns the exit code: 0, 2 when it fails, 130 when it was stopped."""
    try:
        return Tournament(options, exercises).carry_out()
    except (CannotRun, GradingFailed, Unreadable) as error:
        print(f'rozdej tournament: {error}', file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print('\nStopped. What was played is kept: the same command goes on from here.', file=sys.stderr)
        return 130


class Tournament:
    """One run of the command. Raises `CannotRun`."""

    def __init__(self, options: argparse.Namespace, exercises: list[Exercise]):
        need('openskill', 'jinja2', 'rich')
        able = {one.name: one for one in exercises if discipline(one.name)}
        if options.exercise not in able:
            raise CannotRun(f'no strategies in {options.exercise!r}; there are in: {", ".join(able)}')
        check_out(options.out, options.submissions)
        self.options = options
        self._exercises = exercises
        self.exercise = able[options.exercise]
        self.game = discipline(self.exercise.name)
        self._progress = ProgressLine()
        self.left_out: list[tuple[str, str, str]] = []
        """Names of those who do not play, and why: in English, and as a Czech sentence for the page."""

    def carry_out(self) -> int:
        """Find the programs, play and write the page. Returns the exit code."""
        from rozdej.teacher.tournament.page import choose_games, page
        from rozdej.teacher.tournament.standings import Standings

        marks = [Entrant(f'/{strength}', name, strength) for strength, name in MARKS.items()]
        out: Path = self.options.out
        out.mkdir(mode=0o700, parents=True, exist_ok=True)
        played = MatchStore(
            out / MATCHES, self.options.seed, f'{kit_fingerprint(self.exercise.name)} {self.options.no_sandbox}'
        )
        games: list[tuple[Match, MatchResult]] = []
        task = self._task
        try:
            students = self._students(played.seed)
            with open_workers(self.options.cluster, self.options.jobs or os.cpu_count() or 1) as workers:

                def play(match: Match) -> 'Future[Any]':
                    return workers.submit(MatchWork(task, {}, match))

                self._progress.tell(f'trying {len(students)} programs')
                able = self._able(students, marks, play, played)
                standings = Standings([*able, *marks], self.game.SEATS, self.game.WORTH, played.seed)
                for known in self._known(standings):
                    matches = standings.next_round()
                    round_played = []
                    for one in zip(matches, played.all(matches, play), strict=True):
                        round_played.append(one)
                        done = f'{len(round_played)} of {len(matches)} matches'
                        self._progress.tell(f'round {standings.rounds + 1}: {done}{known}')
                    standings.add_round(round_played)
                    games += round_played
                final = standings.final
                [outcome] = played.all([final], play)
        finally:
            self._progress.clear()
            played.close()
        left_out = [(name, sentence) for name, _, sentence in self.left_out]
        telling = choose_games(standings, games, (final, outcome), self.game.WORTH)
        folder = ReportFolder(out)
        for name, record in telling.items():
            folder.write(name, json.dumps({'exercise': self.exercise.name, **record}, ensure_ascii=False))
        folder.write(PAGE, page(self.exercise, self.game, standings, telling, left_out))
        self._print_standings(standings)
        return 0

    def _students(self, seed: str) -> list[Entrant]:
        """Find the programs that were handed in, in the same order in every run."""
        where, whose = self.options.submissions, self.options.student
        found: list[Submission] = find_submissions(where, self._exercises, self.exercise, whose)
        entrants = []
        namesakes = Counter(one.name for one in found)
        for one in sorted(found, key=lambda one: one.student):
            own = one.name if namesakes[one.name] == 1 else one.student
            name = SOMEBODY if self.options.anonymous else own
            try:
                files = one.read()
            except Unreadable as error:
                self.left_out.append((name, str(error), UNREADABLE))
                continue
            if files:
                entrants.append(Entrant(one.student, own, files=files))
            else:
                self.left_out.append((name, one.problem, one.notes[0]))
        if not entrants:
            raise CannotRun(f'{self.options.submissions} holds no programs of {self.exercise.name}')
        if self.options.anonymous:
            # Drawn by the contents of programs, which the others in the class do not know.
            drawn = sorted(entrants, key=lambda one: _fingerprint(Match(seed, (one,)), ''))
            numbers = {one.key: number for number, one in enumerate(drawn, start=1)}
            entrants = [Entrant(one.key, f'Hráč {numbers[one.key]}', files=one.files) for one in entrants]
        return merge_equal(entrants)

    def _able(self, students: list[Entrant], marks: list[Entrant], play: Play, played: 'MatchStore') -> list[Entrant]:
        """Return those who make at least one legal move in a deal against computer players."""
        trials = [
            Match(f'trial {one.key}', (one, *(marks * self.game.SEATS)[: self.game.SEATS - 1]), 1) for one in students
        ]
        able = []
        for one, outcome in zip(students, played.all(trials, play), strict=True):
            if sum(outcome.faults[0].values()) < outcome.questions[0]:
                able.append(one)
            else:
                why = max(outcome.faults[0], key=outcome.faults[0].__getitem__, default='na nic se nešlo zeptat')
                sentence = f'Program ve zkušební hře nezahrál ani jeden tah podle pravidel: {why}.'
                self.left_out.append((one.name, f'no allowed move (“{why}”)', sentence))
        if not able:
            reasons = '; '.join(f'{name}: {why}' for name, why, _ in self.left_out[:MOST_REASONS])
            raise CannotRun(f'nobody of {len(self.left_out)} has a strategy that plays ({reasons})')
        return able

    @property
    def _task(self) -> Task:
        """The task for all matches. Its time limit is that of all programs at a table together."""
        exercise, sandboxed = self.exercise, not self.options.no_sandbox
        limits = replace(LIMITS, seconds_in_all=LIMITS.seconds_in_all * self.game.SEATS)
        tests, kit = tests_fingerprint(exercise), kit_fingerprint()
        return Task(str(exercise.root), exercise.name, tests, kit, open_arena, limits, sandboxed)

    def _known(self, standings: 'Standings') -> Iterator[str]:
        """Yield what is known before each round, until the time is up or the order is settled."""
        end = time.monotonic() + self.options.minutes * 60
        known = ''
        while True:
            yield known
            left = '' if self.options.rounds else f', {max(0, end - time.monotonic()):.0f} s left'
            known = f', {standings.sure} of {len(standings.certainties)} places sure{left}'
            if self.options.rounds:
                if standings.rounds >= self.options.rounds:
                    return
            elif time.monotonic() > end or (standings.rounds >= LEAST_ROUNDS and standings.is_settled):
                return

    def _print_standings(self, standings: 'Standings') -> None:
        """Print the final table."""
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table()
        points = 'points a game' if self.game.WORTH > 0 else 'points a game (fewest win)'
        for heading in ('place', 'name', 'strength', points, 'faults'):
            table.add_column(heading, justify='left' if heading == 'name' else 'right')
        for place, one in zip(standings.places, standings.table, strict=True):
            strength = f'{one.strength:.1f} ± {(one.interval[1] - one.strength):.1f}'
            mean = '–' if one.mean is None else f'{one.mean:.2f}'
            cells = str(place) if one.games else '–', one.entrant.name, strength, mean, str(sum(one.faults.values()))
            table.add_row(*map(Text, cells))
        console = Console(width=None if sys.stdout.isatty() else 100)
        console.print(table)
        for name, why, _ in self.left_out:
            console.print(Text(f'{name} does not play: {why}'))
        sure = standings.sure
        rounds = '1 round' if standings.rounds == 1 else f'{standings.rounds} rounds'
        print(f'{rounds}; the order of {sure} of {len(standings.certainties)} neighbours is sure.')
        print(f'See {self.options.out / PAGE}')


class MatchStore:
    """Keeps played matches in a file. `seed` is the one asked for, else that of the earlier run, else a new one.

    `settings` describe the kit and all else on which a match depends. Matches with other settings are ignored.
    """

    def __init__(self, path: Path, seed: str, settings: str):
        self._settings = settings
        self._known: dict[str, MatchResult] = {}
        lines = path.read_text(encoding='utf-8').splitlines() if path.exists() else []
        for line in lines:
            with suppress(ValueError, TypeError, KeyError):  # the last line may be incomplete after a kill
                entry = json.loads(line)
                if 'seed' in entry:
                    self.seed = entry['seed']
                else:
                    self._known[entry['match']] = MatchResult(**entry['outcome'])
        earlier = getattr(self, 'seed', '')
        self.seed = seed or earlier or secrets.token_hex(4)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._file = os.fdopen(descriptor, 'a', encoding='utf-8')
        if self.seed != earlier:
            self._write({'seed': self.seed})

    def _write(self, what: dict) -> None:
        self._file.write('\n' + json.dumps(what))  # on a new line, also after an incomplete one
        self._file.flush()

    def all(self, matches: Sequence[Match], play: Play) -> Iterator[MatchResult]:
        """Yield the results of the matches, in this order. Unknown ones are played."""
        keys = [_fingerprint(match, self._settings) for match in matches]
        waiting = {key: play(match) for key, match in zip(keys, matches, strict=True) if key not in self._known}
        for key in keys:
            if key in waiting:
                first_done([waiting[key]])
                outcome = waiting[key].result()
                self._known[key] = outcome
                self._write({'match': key, 'outcome': asdict(outcome)})
            yield self._known[key]

    def close(self) -> None:
        self._file.close()


def merge_equal(entrants: Sequence[Entrant]) -> list[Entrant]:
    """Return the entrants, with equal programs as one under all their names, as none of them can be better."""
    equal: dict[Any, list[Entrant]] = {}
    for one in entrants:
        equal.setdefault(tuple(sorted((name, _syntax(text)) for name, text in one.files.items())), []).append(one)
    return [replace(those[0], name=', '.join(one.name for one in those)) for those in equal.values()]


def _syntax(text: bytes) -> str | bytes:
    """Return a program without its spaces and comments, for comparison."""
    try:
        return ast.dump(ast.parse(text))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return text


def _fingerprint(match: Match, settings: str) -> str:
    """Return the fingerprint of a match: of its settings, its seed, and all bytes of its programs."""
    digest = hashlib.sha256(f'{settings}\n{match.seed}\n{match.deals}'.encode())
    for one in match.entrants:
        digest.update(f'\n{one.key}\n{one.strength}'.encode())
        for module, content in sorted(one.files.items()):
            digest.update(f'\n{module} {len(content)}\n'.encode() + content)
    return digest.hexdigest()
