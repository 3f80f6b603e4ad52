"""Runs the level tests on wrong files of students, and reads parts of the output."""

import re
from pathlib import Path

from checks.running import ROOT, Run, run_pytest
from rozdej.author.check.program_runner import Job, run_jobs
from rozdej.core.exercises import Exercise

MOST_LINES = 25
CALL_SECONDS = 0.15
"""Seconds for a call of tests that run in this process; a right one needs a hundredth of it."""


def explained(folder, *arguments, tests=('',), **how) -> Run:
    """Run the level tests of Klondike, or these files of them, and check what holds for every explanation."""
    named = [f'tests/klondike/{name}' for name in tests]
    result = run_pytest(*named, '--impl', folder, *arguments, **how)
    assert result.code == 1, result.output
    assert 'Traceback' not in result.output
    assert 'INTERNALERROR' not in result.output
    assert len(explanation(result)) <= MOST_LINES, result.output
    return result


def told(folder: Path, level: int) -> str:
    """Return the text of the first failure up to this level. Runs in this process, which is many times faster."""
    [done] = run_jobs(Exercise('klondike', ROOT), [Job(folder.name, folder)], CALL_SECONDS)
    assert done.first_red is not None, 'no test failed'
    assert done.first_red <= level, done.text
    assert 'Traceback' not in done.text
    assert done.text.count('\n') < MOST_LINES, done.text
    return done.text


def explanation(result: Run) -> list[str]:
    """Return the first failure, from its headline to the empty line below it."""
    start = next(index for index, line in enumerate(result.lines) if line.startswith('✗'))
    text = result.lines[start:]
    body = text.index('') + 1  # the rule ends with an empty line, the explanation with the next
    return text[: text.index('', body)]


def red_levels(result: Run) -> list[int]:
    """Return the levels that the overview marks as failed."""
    return [int(number) for number in re.findall(r'✗(\d+)', result.output)]


def passed(result: Run) -> int:
    """Return how many tests passed."""
    found = re.search(r'(\d+) passed', result.lines[-1])
    return int(found[1]) if found else 0


def line_of(folder, text: str, file: str = 'klondike.py') -> int:
    """Return the number of the last line of the student's file that contains the text."""
    lines = (folder / file).read_text(encoding='utf-8').splitlines()
    return max(number for number, line in enumerate(lines, start=1) if text in line)
