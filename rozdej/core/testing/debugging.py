"""Gives `breakpoint()`, `--pdb` and `--trace` a prompt as in plain pytest, without limits from then on."""

import builtins
import os
import pdb
import sys
from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from rozdej.core.student.guard import Keyboard
from rozdej.core.student.watchdog import Clock
from rozdej.core.testing.hard_timeout import HardTimeout
from rozdej.core.testing.programs_under_test import ProgramsUnderTest

INPUT = builtins.input


class Debugging:
    """Gives the debugger the terminal while it asks, and the program its time back."""

    def __init__(self, under_test: ProgramsUnderTest, config: pytest.Config, hard_timeout: HardTimeout):
        self._under_test = under_test
        self._hard_timeout = hard_timeout
        capture = config.pluginmanager.getplugin('capturemanager')
        if capture:
            capture.suspend(in_=True)
        Keyboard.has_terminal = os.isatty(0)
        if capture:
            capture.resume()
            capture.suspend()  # as it was: output is not captured yet
        config.add_cleanup(self._over)

    def _over(self) -> None:
        Keyboard.has_terminal = Clock.stands_still = False

    def pytest_enter_pdb(self, pdb: 'pdb.Pdb') -> None:
        Clock.stands_still = True
        for program in self._under_test.programs.values():
            program.seconds_per_test = inf
        self._hard_timeout.give_up()
        pdb.stdout = sys.__stdout__  # type: ignore[assignment]  # what it was made with is the program's
        pdb.do_EOF = pdb.do_quit  # type: ignore[method-assign]  # its own lets a test of `--trace` pass
        pdb.skip = {'rozdej.*'}  # what calls the student's function is the test
        pdb.interaction = _at_terminal(pdb.interaction)  # type: ignore[method-assign]


def _at_terminal(ask: Callable[..., Any]) -> Callable[..., Any]:
    """The function, called where input and output are those of the terminal; the program has others."""

    def asked(*arguments: Any, **keywords: Any) -> Any:
        before = sys.stdin, sys.stdout, builtins.input
        sys.stdin, sys.stdout, builtins.input = sys.__stdin__, sys.__stdout__, INPUT
        try:
            return ask(*arguments, **keywords)
        finally:
            sys.stdin, sys.stdout, builtins.input = before

    return asked
