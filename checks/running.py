"""Runs pytest and other commands as students and teachers start them."""

import math
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from rozdej.core.student.guard import Guard

ROOT = Path(__file__).resolve().parent.parent
TIME_LIMIT = 900
"""Seconds for one process: many times what the slowest (`rozdej check`) needs on a busy machine."""


def copy_solution(exercise: str, folder: Path) -> Path:
    """Copy the reference solution into the folder, where a test may change it, and return the folder."""
    return shutil.copytree(ROOT / 'reseni' / exercise, folder, ignore=shutil.ignore_patterns('__pycache__'))


SHELL = Path('/bin/sh')


@dataclass
class Run:
    """A finished process: its output, its exit code, and its processor time in seconds, if known."""

    output: str
    code: int
    seconds: float = field(default=math.nan, compare=False)

    @property
    def lines(self) -> list[str]:
        return self.output.rstrip('\n').split('\n')


PLAIN = ('-p', 'no:randomly', '-p', 'no:xdist', '-p', 'no:cacheprovider')
"""Options that leave out plugins that only authors have installed."""


def run(*command: object, cwd: Path = ROOT, encoding: str = 'utf-8', stdin: str = '', **environment: str) -> Run:
    """Run a command to its end and decode its output."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        input=stdin.encode(encoding),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=TIME_LIMIT,
        env=_variables(cwd) | {'PYTHONIOENCODING': encoding, **environment},
    )
    return Run(done.stdout.decode(encoding).replace('\r\n', '\n'), done.returncode)


def _variables(cwd: Path) -> dict[str, str]:
    """Return this environment without the settings of this run of pytest and of its Python."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(('PYTEST_', 'PYTHON'))}
    if not cwd.is_relative_to(ROOT):  # a copy for one test; here, what is compiled serves the next run, as a student's
        variables['PYTHONDONTWRITEBYTECODE'] = '1'
    return variables


def run_pytest_afresh(*arguments: object, **how) -> Run:
    """Run pytest as a student does, in a new process."""
    return run(sys.executable, '-m', 'pytest', *PLAIN, *arguments, **how)


def limit_calls(seconds: float) -> None:
    """Set the limit of a call in seconds, for tests with an endless call that do not test the limit."""
    Guard.__init__.__defaults__ = (seconds, *Guard.__init__.__defaults__[1:])


def run_pytest(*arguments: object, cwd: Path = ROOT, before: Callable = bool, **environment: str) -> Run:
    """Run pytest as a student does, in a fork of a process that has imported it.

    Not for tests about how Python starts, the encoding of a console, or another copy of `checks`. `before` is called
    in that process, for which it has to be pickled; there is none where a process cannot be forked.
    """
    other_kit = cwd != ROOT and (cwd / 'rozdej').is_dir()
    if other_kit or 'forkserver' not in multiprocessing.get_all_start_methods():
        return run_pytest_afresh(*arguments, cwd=cwd, **environment)
    context = multiprocessing.get_context('forkserver')
    context.set_forkserver_preload(['checks.warm'])
    with tempfile.TemporaryDirectory() as folder:
        output, seconds = Path(folder) / 'output', Path(folder) / 'seconds'
        words = [str(argument) for argument in (*PLAIN, *arguments)]
        variables = _variables(cwd) | {'PYTHONIOENCODING': 'utf-8', **environment}
        what = (words, cwd, output, seconds, variables, before)
        process = context.Process(target=_pytest_process, args=what)
        seconds.touch()
        process.start()
        process.join(TIME_LIMIT)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(words, TIME_LIMIT)
        known = map(float, seconds.read_text(encoding='utf-8').split())
        return Run(output.read_text(encoding='utf-8'), process.exitcode, *known)


def _pytest_process(
    arguments: list[str], cwd: Path, output: Path, seconds: Path, environment: dict[str, str], before: Callable
) -> None:
    """Do in a fork what `python -m pytest` does in a new process, and write its output to the file."""
    descriptor = os.open(output, os.O_WRONLY | os.O_CREAT)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    sys.stdout.reconfigure(encoding='utf-8', errors='strict')
    sys.stderr.reconfigure(encoding='utf-8', errors='backslashreplace')
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(cwd)
    sys.dont_write_bytecode = 'PYTHONDONTWRITEBYTECODE' in environment
    sys.path.insert(0, str(cwd))
    sys.argv = ['pytest', *arguments]
    before()
    begun = time.process_time()
    code = pytest.console_main()
    seconds.write_text(str(time.process_time() - begun), encoding='utf-8')
    sys.exit(code)


class Person:
    """Somebody at a command line, with an empty home and an own virtual environment.

    Nothing is installed in that yet, and no network is needed.
    """

    def __init__(self, folder: Path, home: Path):
        if not SHELL.exists():
            pytest.skip(f'needs {SHELL}')
        self.folder = folder
        self.home = home
        home.mkdir()
        environment = folder / '.venv'
        venv.create(environment, symlinks=True)
        self.bin = environment / 'bin'
        (self.packages,) = environment.glob('lib/python*/site-packages')

    def add_command(self, name: str, options: str) -> None:
        """Add a command to the environment that starts Python with these options."""
        script = self.bin / name
        script.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/python" {options} "$@"\n', newline='\n')
        script.chmod(0o755)

    @property
    def variables(self) -> dict[str, str]:
        """Return the environment variables of their processes, with the virtual environment active."""
        ours = re.compile('PY|ROZDEJ|XDG|GIT|VIRTUAL')
        kept = {name: value for name, value in os.environ.items() if not ours.match(name)}
        path = f'{self.bin}{os.pathsep}{os.environ["PATH"]}'
        own = {'PATH': path, 'HOME': str(self.home), 'LC_ALL': 'C.UTF-8'}
        return {**kept, **own, 'PYTHONIOENCODING': 'utf-8', 'PYTHONDONTWRITEBYTECODE': '1'}

    def types(self, line: str, *, where: str = '.', **more: str) -> Run:
        """Run a typed line in the folder, or in one inside it."""
        done = subprocess.run(
            [SHELL, '-c', line],
            cwd=self.folder / where,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=TIME_LIMIT,
            env={**self.variables, **more},
        )
        return Run(done.stdout.decode().replace('\r\n', '\n'), done.returncode)
