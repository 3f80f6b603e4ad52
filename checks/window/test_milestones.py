"""The lesson invites to the window at the level from which it shows what the student's own functions make."""

from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from checks.window.playing import exercise_named
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Level
from rozdej.core.exercises.stubs import beginnings
from rozdej.core.student.implementation import Implementation
from rozdej.network.sedesatsest.functions import SERVER_FUNCTIONS, handled, missing, new_world
from rozdej.window.games.blackjack.functions import after
from rozdej.window.games.klondike.scene import Game as Klondike
from rozdej.window.games.piskvorky.composed_turn import step
from rozdej.window.games.piskvorky.rules import new_game as empty_plan
from rozdej.window.games.srdce.functions import new_players
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import NotWritten


def with_server(code: StudentCode) -> Any:
    """What the window does when the first mail comes."""
    assert missing(code.implementation, 'vesmir66', SERVER_FUNCTIONS) == []
    world = new_world(code)
    return handled(code, 'pri_prijeti', world, world)[0]


FIRST_LOOK: dict[str, tuple[str, str, Callable[[StudentCode], Any]]] = {
    'klondike': ('klondike', 'udelej_hru', lambda code: Klondike().deal(code, 1)),
    'piskvorky': ('piskvorky', 'tah', lambda code: step(code, empty_plan(), 'e5')),
    'blackjack': ('blackjack', 'zacni_hru', lambda code: after(code, 'zacni_hru', code.answer('nova_hra'))),
    'srdce': ('srdce', 'rozdej', lambda code: new_players(code, 1)),
    'sedesatsest': ('svet66', 'pri_prijeti', with_server),
}
"""Of each exercise: the module, the function that brings cards to the table, and what the window does first."""


@cache
def programs(exercise: Exercise) -> dict[str, Expectation]:
    """All that is expected of parts of the solution, by name."""
    return {one.name: one for one in expectations(exercise)}


def written_until(exercise: Exercise, name: str, folder: Path) -> Implementation:
    """The solution with stubs from the function on."""
    program = programs(exercise)[f'written up to {name}']
    return Implementation(exercise, program.write(folder))


@pytest.mark.parametrize('name', FIRST_LOOK)
def test_first_invitation_is_when_the_window_shows_ones_own(name, tmp_path):
    module, function, look = FIRST_LOOK[name]
    exercise = exercise_named(name)
    milestone = min(exercise.lesson.milestones)
    begun = beginnings(exercise)
    about = [one for one, level in begun.items() if level <= milestone][-1]
    assert about == function
    assert milestone == min(n for n, level in exercise.lesson.levels.items() if n >= begun[function] and is_work(level))
    following = next(one for one, level in begun.items() if level > milestone)
    for last, is_shown in ((function, False), (following, True)):
        folder = tmp_path / last
        folder.mkdir()
        code = StudentCode(written_until(exercise, last, folder), module)
        code.load()
        called = []
        code.program.call = watched(code.program.call, called)
        with nullcontext() if is_shown else suppress(NotWritten):
            look(code)
        assert (function in called) is is_shown


def is_work(level: Level) -> bool:
    """Whether the level asks for more than a stub."""
    return level.only_exists is None


def watched(call: Callable[..., Any], called: list[str]) -> Callable[..., Any]:
    """The same, writing down which functions are called."""

    def watching(module: str, name: str, *arguments: Any) -> Any:
        called.append(name)
        return call(module, name, *arguments)

    return watching
