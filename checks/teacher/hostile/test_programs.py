"""Programs that cheat, hang, crash, eat and spy: none is worth more than its honest part, and nobody else notices."""

import ast
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, cycle
from multiprocessing import resource_tracker

import pytest

from checks.processes import children_of
from checks.running import ROOT
from checks.short_limits import InHaste
from checks.teacher.hostile.collection import BASES, PROGRAMS, SAMPLES, Hostile, base_text, listed
from checks.teacher.hostile.conftest import Grader
from checks.teacher.hostile.surroundings import commands_below, files_in, kit_files, settled_commands
from rozdej.cli import main
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.result import Graded
from rozdej.teacher.tournament import command
from rozdej.teacher.tournament import match as match_module
from rozdej.teacher.tournament.command import PAGE, MatchStore
from rozdej.teacher.tournament.match import Arena, Match, MatchResult, open_arena
from rozdej.teacher.tournament.standings import Standings

pytestmark = pytest.mark.whole(reason='hostile programs are mostly waited for')

CZECH = re.compile(r'[ěščřžýáíéúůďťň]', re.IGNORECASE)


@pytest.mark.usefixtures('unharmed')
@pytest.mark.parametrize('hostile', PROGRAMS, ids=lambda hostile: hostile.name)
def test_deserves_no_more_than_its_honest_part(hostile: Hostile, grader: Grader, honest: dict[str, Graded]):
    graded = grader.grade(hostile.files)
    judge_it(hostile, graded, honest[hostile.base])


def judge_it(hostile: Hostile, graded: Graded, base: Graded) -> None:
    """Compare a hostile submission's results with those of the program without the attack."""
    assert [test.test for test in graded.tests] == [test.test for test in base.tests]
    hit = [test for test in graded.tests if test.level in hostile.hits]
    assert {test.test for test in graded.tests if test.passed} <= {test.test for test in base.tests if test.passed}
    others = {test.test: test.verdict for test in graded.tests if test.level not in hostile.hits}
    assert others == {test.test: test.verdict for test in base.tests if test.level not in hostile.hits}
    lost = [test for test in hit if not test.passed]
    assert bool(lost) == bool(hit)
    assert {str(test.verdict) for test in lost} <= hostile.verdicts
    failed = [test for test in graded.tests if not test.passed]
    assert all(test.verdict is not Verdict.GRADERS_OWN_ERROR for test in failed)
    told = '\n'.join(line for test in lost or failed for line in test.text)
    assert re.search(hostile.says, '\n'.join((told, *graded.notes))), told[:3000]
    check_feedback(graded)


def check_feedback(graded: Graded) -> None:
    """Every lost test is explained in Czech, on lines that can be printed, and within reason."""
    for test in graded.tests:
        assert bool(test.text) != test.passed, test
        assert test.passed or CZECH.search('\n'.join(test.text))
        assert all(line.isprintable() for line in test.text), test.text
    assert sum(len(line) for test in graded.tests for line in test.text) < 1_000_000


# In a tournament. Each attack is put behind a program that plays badly. It is carried out before the first 60 moves of
# a match (a trial has no more) and then before every eleventh, as some take long; every other time what it gives is the
# answer, too. Those whose attack leaves them a move now and then play on after their trial.

CALLS = {
    'popis_balicku': 'vytvor_balicek()',
    'popis_seznam_karet': 'vytvor_balicek()',
    'presun_kartu': '*args, True',
    'rozdej_sloupecky': 'vytvor_balicek()',
    'vypis_sloupecky': 'rozdej_sloupecky(vytvor_balicek())',
    'vytvor_balicek': '',
}
"""With what the functions of Klondike are called that attacks stand in; the arguments of the strategy are `args`."""

STRATEGIES = {
    'srdce': ('vyloz', 'sorted(smi_vylozit(*args), key=str)[0]'),
    'piskvorky': ('navrhni_tah', "[(r, s) for r in range(9) for s in range(9) if args[0][r][s] == '_'][-1]"),
}
PLAYED = list(zip(cycle(STRATEGIES), sorted((SAMPLES / 'programs').glob('*.py')), strict=False))
"""Half of the collection plays the one game, half of it the other."""

AT_ONCE = 20
"""So many of them are in one class, others each day: every attack is judged alone above."""

HOSTILE = """
turns = []

def {strategy}(*args):
    played = {plays}
    turns.append(None)
    if len(turns) > 60 and len(turns) % 11:
        return played
    answer = attack(args)
    return answer if len(turns) % 2 else played

def attack(args):
    answer = None
{calls}
    return answer
"""
LIMITS = Limits(seconds_per_call=0.3, seconds_in_all=3.0, memory_bytes=256 * 1024 * 1024)
"""For a program in a match, ten times what an honest one needs: some attacks take all there is."""

HASTY_ARENA = InHaste(open_arena, ((match_module.__name__, 'LIMITS', LIMITS),))
HONEST = 'adam', 'hana', 'olga', 'zita'
"""From all over the class: they are tried before, after and between the others."""

DEALS = {'srdce': 4, 'piskvorky': 8}
"""A third of a match, also of the final: after sixteen games who has won all of them is surely the stronger one."""


def hostile_files(exercise: str, files: dict[str, str]) -> dict[str, str]:
    """The files of a submission with this attack."""
    strategy, plays = STRATEGIES[exercise]
    there = {node.name for node in ast.parse(files['']).body if isinstance(node, ast.FunctionDef)}
    calls = '\n'.join(f'    answer = {name}({given})' for name, given in CALLS.items() if name in there)
    end = HOSTILE.format(strategy=strategy, plays=plays, calls=calls or '    answer = 0')
    own = '\n\n'.join((base_text('right'), solution(exercise), files[''], end))
    cards = (BASES['right'].parent / 'karty.py').read_text(encoding='utf-8')
    return {'karty': cards, **{name: text for name, text in files.items() if name}, exercise: own}


def solution(exercise: str) -> str:
    return (ROOT / 'reseni' / exercise / f'{exercise}.py').read_text(encoding='utf-8')


@pytest.fixture
def around(tmp_path, monkeypatch) -> Iterator[None]:
    """A temporary folder and a home that nobody else uses; nothing is left there, nor of processes."""
    tmp_path.chmod(0o711)
    for name in ('tmp', 'home'):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(tempfile, 'tempdir', str(tmp_path / 'tmp'))
    monkeypatch.setenv('TMPDIR', str(tmp_path / 'tmp'))
    monkeypatch.setenv('HOME', str(tmp_path / 'home'))
    resource_tracker.ensure_running()  # of multiprocessing: it ends with this process
    others = children_of(os.getpid())
    files, processes = kit_files(), commands_below(os.getpid(), others)
    yield
    assert settled_commands(os.getpid(), processes, besides=others) == processes
    assert kit_files() == files
    assert not files_in(tmp_path / 'tmp')
    assert not files_in(tmp_path / 'home')


@pytest.mark.usefixtures('around')
@pytest.mark.parametrize('exercise', STRATEGIES)
def test_wins_only_by_its_moves_and_disturbs_nobody(exercise, tmp_path, monkeypatch, draw):
    # Each says another thing: programs that do the same in the same words play as one.
    honest = {name: {exercise: f'{solution(exercise)}\nJMENO = {name!r}\n'} for name in HONEST}
    lists = chain.from_iterable(listed(path) for game, path in PLAYED if game == exercise)
    attacks = {name: hostile_files(exercise, files) for name, _, files in draw(lists, most=AT_ONCE)}
    for name, texts in (honest | attacks).items():
        (tmp_path / 'class' / name).mkdir(parents=True)
        for module, text in texts.items():
            (tmp_path / 'class' / name / f'{module}.py').write_text(text, encoding='utf-8')
    played: list[tuple[Match, MatchResult]] = []
    tables: list[Standings] = []
    in_all = MatchStore.all
    add_round, next_round, final = Standings.add_round, Standings.next_round, Standings.final.fget

    def listen(self, matches, *others):
        for match, outcome in zip(matches, in_all(self, matches, *others), strict=True):
            played.append((match, outcome))
            yield outcome

    def keep(self, round_played):
        add_round(self, round_played)
        tables[:] = [self]

    def shorten(self):
        return [replace(match, deals=DEALS[exercise]) for match in next_round(self)]

    monkeypatch.setattr(command, 'open_arena', HASTY_ARENA)
    monkeypatch.setattr(Standings, 'final', property(lambda self: replace(final(self), deals=DEALS[exercise])))
    monkeypatch.setattr(MatchStore, 'all', listen)
    monkeypatch.setattr(Standings, 'next_round', shorten)
    monkeypatch.setattr(Standings, 'add_round', keep)
    out = tmp_path / 'out'
    arguments = ['--exercise', exercise, '--out', str(out), '--rounds', '1', '--seed', 'abc']
    assert main(['tournament', str(tmp_path / 'class'), *arguments]) == 0
    assert (out / PAGE).exists()

    [standings] = tables
    highest = min(standings.by_key[name].interval[1] for name in HONEST)
    assert all(standings.by_key[name].interval[0] <= highest for name in attacks.keys() & standings.by_key.keys())
    arena = Arena(Exercise(exercise, ROOT), sandboxed=True)
    try:
        untouched = [
            (match, outcome) for match, outcome in played if not {one.key for one in match.entrants} & set(attacks)
        ]
        assert {one.key for match, _ in untouched for one in match.entrants} >= set(HONEST)
        assert all(arena.play(match) == outcome for match, outcome in untouched)
    finally:
        arena.close()
    for match, outcome in played:
        for one, faults in zip(match.entrants, outcome.faults, strict=True):
            assert one.key in attacks or not faults
