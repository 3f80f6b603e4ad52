"""Runs the tests again whenever a student's file is saved, up to the next level if all is green (`pytest --watch`)."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from rozdej.core.feedback import texts
from rozdej.core.system import SYSTEM

OPTION = '--watch'
LEVEL = re.compile(r'(?<=^--level=)\d+$|^\d+$')
"""The number in what asks for a level: one word, or the second of two."""


def run_at_each_save(config: pytest.Config, folder: Path) -> int:
    """Run pytest without the option, and again at every change of a Python file in the folder, until Ctrl+C.

    Each run is a process of its own: nothing of the program as it was before stays. Where all is green, the next one
    goes up to the level that comes next. Who sits at a terminal may ask for a hint. A command that cannot run at all is
    not repeated; its exit code is returned.
    """
    if capture := config.pluginmanager.getplugin('capturemanager'):
        capture.suspend(in_=True)  # the terminal is for who types there, and for the runs
    can_ask = os.isatty(0)
    words = [argument for argument in map(str, config.invocation_params.args) if argument != OPTION]
    is_first = True
    with tempfile.TemporaryDirectory() as name, suppress(KeyboardInterrupt):
        told = Path(name, 'level')
        environment = {**os.environ, texts.WATCHED: str(told), **({texts.HINT_KEY: '1'} if can_ask else {})}
        for hint in _occasions(folder, can_ask):
            command = [sys.executable, '-P', '-m', 'pytest', *words, *hint]
            code = subprocess.call(command, cwd=config.invocation_params.dir, env=environment)
            if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR) and is_first:
                return code
            is_first = False
            if told.exists():
                words = _with_level(words, told.read_text(encoding='utf-8'))
                told.unlink()
            print(texts.WAITING_FOR_A_SAVE_OR_KEY if can_ask else texts.WAITING_FOR_A_SAVE, flush=True)
    return pytest.ExitCode.OK


def go_on_up_to(level: int) -> None:
    """Let the next run of who watches go up to that level."""
    Path(os.environ[texts.WATCHED]).write_text(str(level), encoding='utf-8')


def _with_level(words: list[str], level: str) -> list[str]:
    """The command with another number of a level."""
    before = ['', *words]
    return [
        LEVEL.sub(level, word) if last == '--level' or word.startswith('--level=') else word
        for last, word in zip(before, words, strict=False)
    ]


def _occasions(folder: Path, can_ask: bool) -> Iterator[list[str]]:
    """When to run, now and at each save, with what to add to the command: `--hint` where that was typed."""
    from watchfiles import PythonFilter, watch  # other runs need nothing of it

    is_due = True
    while True:
        # It looks on while the tests run; the first time it says nothing, the first run is due.
        for saved in watch(folder, watch_filter=PythonFilter(), rust_timeout=100, yield_on_timeout=True):
            if saved or is_due:
                is_due = False
                yield []
            elif can_ask and 'h' in SYSTEM.typed_text().lower():
                yield ['--hint']
            if not folder.is_dir():
                break
        else:
            return
        while not folder.is_dir():  # a network drive, or another branch of git: it comes back as another one
            time.sleep(0.2)
        is_due = True
