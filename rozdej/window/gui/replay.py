"""Shows a recorded game step by step at its own table: `python ui.py srdce --replay FILE`.

The file comes from a tournament, or from a table at a server (see `rozdej.network.recording`). `Scene.replayed` turns
its record into steps. No function of the student is called.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Move, Option, Outcome, Pause, ReplayedStep
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError

LONGEST_RECORD = 5_000_000
"""Bytes; a server's has four million, a tournament's game a few thousand."""


class NoRecord(ValueError):
    """The file contains no game that can be shown."""


def read_record(path: Path) -> dict[str, Any]:
    """What is recorded in the file. Raises `NoRecord`, `OSError`."""
    with path.open('rb') as file:
        data = file.read(LONGEST_RECORD + 1)
    if len(data) > LONGEST_RECORD:
        raise NoRecord
    try:
        record = {'steps': read_steps(data)} if path.suffix == '.jsonl' else json.loads(data)
    except (ValueError, RecursionError):
        raise NoRecord from None
    if not isinstance(record, dict):
        raise NoRecord
    return record


def read_steps(data: bytes) -> list[dict[str, Any]]:
    """The steps in a file's lines; a last line that is not whole is left out. Raises `ValueError`."""
    steps = [json.loads(line) for line in data.decode('utf-8', 'replace').split('\n')[:-1]]
    if not all(
        type(step) is dict and type(step.get('mails')) is dict and {'what', 'mails', 'trouble'} <= step.keys()
        for step in steps
    ):
        raise ValueError('no steps of a game')
    return steps


class Replay(Scene):
    """The game is `{'step': the step shown, 'runs': whether the next ones follow by themselves}`.

    `scene` draws them, `step` is shown first. Raises `NoRecord` when `scene` cannot read the record.
    """

    is_kept = False
    has_strip = True
    buttons = ()
    help = (
        'Tohle je záznam hry, která už je odehraná. Šipka doprava ukáže další krok, šipka doleva předchozí.',
        'Home je začátek, End konec. Mezerník záznam pustí a zase zastaví, tempo je v nastavení (F10).',
    )

    def __init__(self, scene: Scene, record: dict[str, Any], step: int = 0):
        super().__init__()
        self._scene = scene
        self._first = step
        self.has_cards, self.columns, self.tall = scene.has_cards, scene.columns, scene.tall
        try:
            self._steps: Sequence[ReplayedStep] = scene.replayed(record)
        except (LookupError, TypeError, ValueError, AttributeError):
            self._steps = ()
        if not self._steps:
            raise NoRecord

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        return {'step': min(self._first, len(self._steps) - 1), 'runs': False}, None

    def play(self, code: StudentCode, game: dict, move: Move) -> Outcome:
        step, runs = move
        return Outcome({'step': min(max(step, 0), len(self._steps) - 1), 'runs': runs}, replaces=True)

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        return [Option('seconds', 'Tempo', {1.2: 'střední', 2.5: 'pomalu', 0.5: 'rychle'})]

    def pause(self, game: dict) -> Pause | None:
        if not game['runs'] or game['step'] == len(self._steps) - 1:
            return None
        return Pause(self.options['seconds'], self.status(game))

    def automatic_move(self, code: StudentCode, game: dict) -> Move:
        return game['step'] + 1, True

    def actions(self, game: dict) -> Sequence[Action]:
        step, last = game['step'], len(self._steps) - 1
        runs = game['runs'] and step < last
        again = 0 if step == last else step
        label, hint = ('Zastavit', 'zastaví přehrávání') if runs else ('Přehrát', 'pustí další kroky po sobě')
        return [
            Action('first', 'Začátek', 'home', 'první krok', (0, False), enabled=step > 0),
            Action('back', 'Zpět', 'left', 'předchozí krok', (step - 1, False), enabled=step > 0),
            Action('run', label, 'space', hint, (again, not runs), is_main=True),
            Action('forward', 'Dál', 'right', 'další krok', (step + 1, False), enabled=step < last),
            Action('last', 'Konec', 'end', 'poslední krok', (last, False), enabled=step < last),
        ]

    def status(self, game: dict) -> str:
        return f'Krok {game["step"]} z {len(self._steps) - 1}    {self._steps[game["step"]].says}'

    def shows_calls(self, game: dict) -> bool:
        return False

    def draw(self, game: dict, canvas: Canvas) -> None:
        step = self._steps[game['step']]
        self._scene.facts = step.facts
        self._scene.draw(step.game, canvas)

    def explain(self, game: dict, place: str, index: int) -> str:
        return self._scene.explain(self._steps[game['step']].game, place, index)
