"""What a student reads of a failed call can be typed in Python, or stands ready in a file that the message names."""

import re
import subprocess
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

from checks.explanations import CALL_SECONDS
from checks.running import ROOT, run, run_pytest
from rozdej.author.check.program_runner import Job, run_jobs
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.core.exercises import Exercise
from rozdej.core.feedback import diagnosis
from rozdej.core.feedback.pasting import Pasting, Typing, Untypable, ready_call
from rozdej.core.student.failures import CallAborted

EXERCISES = 'klondike', 'piskvorky', 'blackjack', 'srdce', 'sedesatsest'
LONGEST = pytest.mark.whole(reason='most functions and levels of all')

MOST = 12
"""So many wrong programs of an exercise are looked at, each day others."""

TIME_LIMIT = 60.0
"""Seconds for one call: many times what it needs."""

NOT_KNOWN = re.compile(
    r'File "(?:<stdin>|[^"]*volani\.py)", line \d+.*\n(?:    .*\n)*(?:NameError|SyntaxError|ImportError)'
)
"""What was typed, or the file with the call, is to blame: not a function that was called."""


@pytest.mark.parametrize(
    'value',
    [
        None,
        True,
        -3,
        2.5,
        'a\n"\'',
        [],
        [[1], (2,), ()],
        {'a': {1: [2]}},
        {(1, 'Pi'), (2, 'Sr')},
        set(),
        frozenset({1}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_are_written_as_python_reads_them(value):
    assert repr(eval(Typing().typed(value))) == repr(value)


@pytest.mark.parametrize(
    'value',
    [len, object(), [lambda: 1], {1: print}, type('Seznam', (list,), {})()],
    ids=lambda value: type(value).__name__,
)
def test_what_nobody_can_write_down_is_not_written(value):
    with pytest.raises(Untypable):
        Typing().typed(value)


@dataclass
class Shown:
    """A call as a student is shown it: lines to be typed below a file."""

    program: str
    file: Path
    lines: str


@pytest.fixture
def shown_calls(tmp_path, monkeypatch):
    """`shown_calls(exercise, programs)`: the first failed call of each program, and how many nobody can type."""
    now: list[Path] = []
    found: list[Shown] = []
    untypable: list[str] = []
    explain = diagnosis.diagnose

    def noted(evidence):
        told = explain(evidence)
        call, lines = evidence.call, evidence.shown_call()
        if call is None or not set(lines) <= set(told.lines) or isinstance(evidence.exception, CallAborted):
            return told
        folder = now[-1]
        try:
            is_as = Pasting(evidence, call).is_as(lines)
        except Untypable:
            untypable.append(folder.name)
            return told
        if is_as:
            found.append(Shown(folder.name, folder / f'{call.module}.py', textwrap.dedent('\n'.join(lines))))
        else:
            ready = folder / 'volani.py'
            ready.write_text(ready_call(evidence, told.lines), encoding='utf-8')
            [typed] = re.findall("Zavolej:  (.*)'", ready.read_text(encoding='utf-8'))
            found.append(Shown(folder.name, ready, typed))
        return told

    def make(exercise: Exercise, programs: list[Expectation]) -> tuple[list[Shown], list[str]]:
        for number, program in enumerate(programs):
            now.append(tmp_path / f'{number} {re.sub(r"[^a-z0-9]+", "_", program.name.lower())}')
            run_jobs(exercise, [Job(program.name, program.write(now[-1]))], CALL_SECONDS)
        return found, untypable

    monkeypatch.setattr(diagnosis, 'diagnose', noted)
    return make


@pytest.mark.parametrize('name', [*EXERCISES[:-1], pytest.param(EXERCISES[-1], marks=LONGEST)])
def test_every_failed_call_can_be_typed(name, draw, shown_calls):
    exercise = Exercise(name, ROOT)
    wrong = [program for program in expectations(exercise) if program.line]
    drawn = draw(wrong, most=MOST)
    shown, untypable = shown_calls(exercise, drawn)
    assert shown or len(drawn) < MOST, 'only of a part there may be no call to show'
    for call in shown:
        typed = f'{call.lines}\nprint("konec")\n'
        # As `python -i` does, without the game that a file may play then, maybe for ever.
        file = call.file.name
        loaded = f'__name__ = __file__ = {file!r}; exec(compile(open({file!r}).read(), {file!r}, "exec"))'
        done = subprocess.run(
            [sys.executable, '-B', '-X', 'utf8', '-i', '-c', loaded],
            cwd=call.file.parent,
            input=typed,
            capture_output=True,
            encoding='utf-8',
            timeout=TIME_LIMIT,
            check=False,
        )
        assert not NOT_KNOWN.search(done.stderr), (call, done.stderr)
    assert len(untypable) <= len(shown) / 5, 'only functions of a test cannot be written down'


DEALS = """

def rozdej_sloupecky(balicek):
    return [[balicek.pop(0)] for _ in range(7)]
"""

CUT = """

def hrac_vyhral(hra):
    return False
"""


def test_a_call_that_does_not_fit_stands_in_a_file_that_the_message_names(submission, kit):
    folder = submission(CUT, on='solution')
    tests = 'tests/klondike/test_090_hrac_vyhral.py'
    done = run_pytest('-p', 'cacheprovider', tests, '--impl', folder, cwd=kit)
    [command] = re.findall(r'vyzkoušej takhle:  python (-i \S+)', done.output)
    tried = run(sys.executable, *command.split(), cwd=kit, stdin="print(len(hra['W']))\nhrac_vyhral(hra)\n")
    assert 'Zavolej:  hrac_vyhral(hra)' in tried.output
    assert '13\nFalse' in re.sub(r'>>> ', '', tried.output)
    assert 'Error' not in tried.output


def test_a_call_that_fits_needs_no_file(submission, kit):
    folder = submission('def popis_balicku(balicek):\n    return "?"\n', on='solution')
    done = run_pytest('-p', 'cacheprovider', 'tests/klondike', '--impl', folder, '--level', 11, cwd=kit)
    assert '  popis_balicku([' in done.output
    assert 'volani.py' not in done.output


def test_no_module_stands_before_a_name_that_the_session_knows_without_it(submission):
    folder = submission('def vytvor_balicek():\n    return []\n', on='solution')
    done = run_pytest('tests/klondike', '--impl', folder, '--level', 21)
    assert '  len(vytvor_balicek())\n' in done.output
    assert 'klondike.vytvor_balicek' not in done.output


def test_what_is_compared_is_said_with_what_was_typed_and_without_helpers_of_the_test(submission):
    """Here the test looks at the first column only, by a function of its own."""
    folder = submission(DEALS, on='solution')
    done = run_pytest('tests/klondike', '--impl', folder, '--level', 31)
    assert '  sloupecky = rozdej_sloupecky(balicek)\n  [karta[:2] for karta in sloupecky[0]]\n' in done.output


def test_a_result_that_is_compared_itself_is_seen_when_the_call_is_typed(submission, run_test):
    test = "def test_a(klondike):\n    popis = klondike.popis_balicku([])\n    assert popis == '[ ]'\n"
    done = run_test(test, '--impl', submission('', on='solution'))
    assert '\n  popis_balicku([])\n  mělo vrátit:' in done.output


def test_a_failure_is_not_about_a_given_function_that_made_the_data(submission, run_test):
    test = (
        'def test_a(klondike, karty):\n    popis = klondike.popis_balicku([])\n'
        "    assert popis == karty.popis_kartu((1, 'Sr', True))\n"
    )
    done = run_test(test, '--impl', submission('', on='solution'))
    assert "\n  popis_balicku([])\n  mělo vrátit:  '[A ♥]'\n" in done.output
