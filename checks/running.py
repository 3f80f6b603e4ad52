"""Real runs of pytest and other commands, as students and teachers start them."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TIME_LIMIT = 900
"""Seconds for one started process: many times what the slowest needs (`rozdej check`), also on a busy machine."""


@dataclass
class Run:
    """A finished process: everything it printed, and its exit code."""

    output: str
    code: int

    @property
    def lines(self) -> list[str]:
        return self.output.rstrip('\n').split('\n')


def run(*command: object, cwd: Path = ROOT, encoding: str = 'utf-8', stdin: str = '', **environment: str) -> Run:
    """Run a command to its end, with what it prints in the given encoding."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(('PYTEST_', 'PYTHON'))}
    if not cwd.is_relative_to(ROOT):  # a copy for one test; here, what is compiled serves the next run, as a student's
        variables['PYTHONDONTWRITEBYTECODE'] = '1'
    variables |= {'PYTHONIOENCODING': encoding, **environment}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        input=stdin.encode(encoding),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=TIME_LIMIT,
        env=variables,
    )
    return Run(done.stdout.decode(encoding).replace('\r\n', '\n'), done.returncode)


def run_pytest(*arguments: object, **how) -> Run:
    """Run pytest as a student does: without the plugins that only authors have installed."""
    plain = ('-p', 'no:randomly', '-p', 'no:xdist', '-p', 'no:cacheprovider')
    return run(sys.executable, '-m', 'pytest', *plain, *arguments, **how)
