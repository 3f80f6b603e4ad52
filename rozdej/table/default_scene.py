"""The scene of an exercise that has none of its own: its functions to choose from, and a line to call them in."""

import ast
import copy
import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

from rozdej.exercises import Exercise
from rozdej.exercises.lesson import Level
from rozdej.feedback.values import labelled, text_block
from rozdej.table.canvas import Canvas
from rozdej.table.history import NotPlain, freeze
from rozdej.table.picture import WHITE, Colour, Quad, Rectangle, Text
from rozdej.table.scene import Scene
from rozdej.table.space import BOLD, NO_BREAK, shortened, text_width, wrapped
from rozdej.table.student_code import Refused, StudentCode
from rozdej.table.terms import Action, Entry, Move, Outcome
from rozdej.table.trouble import NotWritten, Trouble
from rozdej.table.typed_call import TypedCall, check_call, example, read, value_of
from rozdej.table.widgets import FAINT_INK, INK, LINE, PALE

LONGEST_LINE = 400
"""Characters of a call."""

MOST_CALLS = 30
"""How many calls are kept to be looked at."""

MOST_LINES = 10
"""How many lines of a result are shown, and of what was printed."""

FEW_LINES = 4
"""How many lines are shown of an earlier call, and of an argument that was changed."""

ROW, LEAST_ROW = 2.2, 1.45
"""How high the row of a function is, in heights of text, and how high at least."""

EDGES, PADDING, GAP = 0.9, 0.8, 0.35
"""Space above and below a call together, beside it on each side, and between two calls, in heights of text."""

FAINT: Colour = (190, 214, 198, 255)
"""The colour of what is said about a function that is not written."""

EARLIER: Colour = (190, 210, 194, 255)
"""The tint of all calls but the last one."""

WELCOME = {
    'typed': 'Vyzkoušej si, co tvoje funkce dělají',
    'lines': [
        'Vyber funkci, dole uprav hodnoty v závorce a stiskni Enter.',
        'Výsledek si můžeš pojmenovat a použít v dalším volání: vysledek = …',
    ],
}
"""What stands in the place of calls before there is any."""

UNKEPT = 'Pojmenovat tenhle výsledek okno neumí, jen ho ukázat.'


class DefaultScene(Scene):
    """The functions of an exercise, to be called one by one.

    The game is `{'chosen': a function, 'line': what stands in the line, 'values': {name: value}, 'calls': […]}`,
    a call `{'typed': text, 'lines': [what came of it, …]}`.
    """

    is_kept = False  # what was kept would come from a program of another day
    has_strip = True
    has_cards = False
    buttons = ('undo', 'redo', 'new')
    labels: Mapping[str, str] = {'new': 'Začít znovu'}
    help = (
        'Vyber funkci myší nebo šipkami nahoru a dolů. Hodnoty v závorce uprav a stiskni Enter.',
        'Hodnoty se píšou jako v Pythonu: čísla, texty v uvozovkách, seznamy, n-tice, slovníky.',
        'Výsledek si pojmenuješ rovnítkem (vysledek = …). Jméno pak můžeš napsat místo hodnoty; '
        'když ho napíšeš samotné, ukáže se, co znamená.',
    )

    def __init__(self, exercise: Exercise):
        super().__init__()
        self.lesson = exercise.lesson
        self.modules = exercise.modules
        named_so = exercise.name in exercise.modules or not exercise.modules
        self.module = exercise.name if named_so else exercise.modules[0]

    @cached_property
    def examples(self) -> dict[str, str]:
        """What each function's line begins with, by their names in the order of the lesson."""
        return {name: example(self.lesson, name) for name in self.lesson.signatures}

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, Trouble | None]:
        first = next(iter(self.examples), '')
        return {'chosen': first, 'line': self.examples.get(first, ''), 'values': {}, 'calls': []}, None

    def look(self, code: StudentCode, game: dict) -> set[str]:
        """The functions that are written."""
        return {name for name in self.examples if self._at(code, name).is_written(name)}

    def play(self, code: StudentCode, game: dict, move: Move) -> Outcome | None:
        kind, text = move
        if kind == 'choose':
            return Outcome({**game, 'chosen': text, 'line': self.examples[text]}, replaces=True)
        typed = read(text)
        lines = self._work_out(code, game, typed)
        call = {'typed': text.strip(), 'lines': lines}
        game |= {
            'chosen': typed.function or game['chosen'],
            'line': text,
            'calls': [*game['calls'], call][-MOST_CALLS:],
        }
        return None

    def _work_out(self, code: StudentCode, game: dict, typed: TypedCall) -> list[str]:
        """Make the call, keep the result if it has a name, say what came of it. Raises `Refused` and `Trouble`."""

        def call(name: str, arguments: tuple[Any, ...]) -> Any:
            check_call(self.lesson, name, len(arguments))
            try:
                return self._at(code, name).call(name, *arguments)
            except NotWritten as missing:
                level = self._level_of(name)
                raise NotWritten(missing.title, *missing.lines, *([waits_for(level)] if level else [])) from None

        if not typed.function:
            result = value_of(typed.expression, game['values'], call)
            return [*shown('', result), *_keep(game, typed.target, result)]
        arguments = tuple(value_of(argument, game['values'], call) for argument in typed.arguments)
        check_call(self.lesson, typed.function, len(arguments))
        before = copy.deepcopy(arguments)
        try:
            result = call(typed.function, arguments)
        except Refused as refusal:
            lines = [f'vyhodilo:  ValueError: {refusal}'.rstrip(': ')]
        else:
            lines = [*shown('vrátilo:  ', result), *_keep(game, typed.target, result)]
        printed = code.take_printed()
        return [
            *(['vypsalo:', *text_block(printed, MOST_LINES, 0)] if printed else []),
            *lines,
            *self._changed(typed, before, arguments),
        ]

    def _changed(self, typed: TypedCall, before: tuple[Any, ...], after: tuple[Any, ...]) -> list[str]:
        """What the function has done to its arguments, each by the name it was given by, or by the parameter's."""
        parameters = self.lesson.signatures[typed.function].parameters
        changes = zip(typed.arguments, parameters, before, after, strict=False)  # without `*others`
        return [
            line
            for node, parameter, one, other in changes
            if one != other
            for line in shown(f'{node.id if isinstance(node, ast.Name) else parameter} je teď:  ', other, FEW_LINES)
        ]

    def _at(self, code: StudentCode, name: str) -> StudentCode:
        """The code, at the module that has the function, which is loaded if it can be."""
        code.module = self._module_of(code, name)
        with suppress(Trouble):  # it is told when the function is called
            code.load()
        return code

    def _module_of(self, code: StudentCode, name: str) -> str:
        """The module with the function; one that cannot be read when no other has it."""
        unknown = self.module
        for module in self.modules:
            source = code.implementation.source(module)
            try:
                if source is not None and name in source.functions:
                    return module
            except (SyntaxError, ValueError, OSError):
                unknown = module
        return unknown

    def _level_of(self, name: str) -> Level | None:
        """The first level that speaks of the function."""
        return next((level for level in self.lesson.levels.values() if f'`{name}`' in level.sentence), None)

    # What the mouse and the keyboard mean.

    def click_move(self, game: dict, place: str) -> Move | None:
        return ('choose', place) if place in self.examples else None

    def key_move(self, game: dict, key: str) -> Move | None:
        names = list(self.examples)
        if key not in ('up', 'down') or not names:
            return None
        step = 1 if key == 'down' else -1
        return ('choose', names[(names.index(game['chosen']) + step) % len(names)])

    def actions(self, game: dict) -> Sequence[Action]:
        return [Action('call', 'Zavolej', hint='zavolá funkci (Enter)', icon='play', enters=True)]

    def entry(self, game: dict) -> Entry | None:
        return Entry('', 'funkce(hodnoty)', limit=LONGEST_LINE, text=game['line'])

    def entered(self, game: dict, text: str) -> Move | None:
        return ('call', text) if text.strip() else None

    # The picture.

    def status(self, game: dict) -> str:
        return f'Pojmenováno: {", ".join(game["values"])}' if game['values'] else ''

    def explain(self, game: dict, place: str, index: int) -> str:
        signature = self.lesson.signatures.get(place)
        return (signature.docstring or '').partition('\n')[0] if signature else ''

    def draw(self, game: dict, canvas: Canvas) -> None:
        x, y, width, height = canvas.room
        beside = self._draw_functions(game, canvas, (x, y, width * 0.45, height)) + canvas.space.text
        below = self._draw_chosen(game, canvas, (x + beside, y, width - beside, height))
        draw_calls(canvas, game['calls'] or [WELCOME], (x + beside, below, width - beside, y + height - below))

    def _draw_functions(self, game: dict, canvas: Canvas, box: Rectangle) -> float:
        """The functions in as many columns as it takes; returns how wide they are."""
        x, y, width, height = box
        size = canvas.space.text
        columns = max(1, math.ceil(len(self.examples) * LEAST_ROW * size / height))
        rows = math.ceil(len(self.examples) / columns)
        row = min(ROW * size, height / max(1, rows))
        widest = max((text_width(name, size, bold=True) for name in self.examples), default=0.0) + size * 3
        wide = min(widest, width / columns)
        for number, name in enumerate(self.examples):
            column, line = divmod(number, rows)
            place = (x + column * wide, y + line * row, wide - size * 0.2, row * 0.92)
            self._draw_function(canvas, name, place, name == game['chosen'])
        return columns * wide

    def _draw_function(self, canvas: Canvas, name: str, box: Rectangle, is_chosen: bool) -> None:
        x, y, width, height = box
        size = min(canvas.space.text, height * 0.62)
        is_written = name in (self.facts or ())
        look = 'banner' if is_chosen else 'panel' if is_written else 'panel-dark'
        canvas.panel(look, box, height * 0.28, name)
        ink = INK if is_chosen or is_written else PALE
        text = shortened(name, size * (BOLD if is_chosen else 1), width - size * 2.6)
        icon = size * 1.05
        icon_name = 'icon-play' if is_written else 'icon-lock'
        canvas.picture.quads.append(
            Quad(icon_name, x + size * 0.5, y + (height - icon) / 2, icon, icon, name, colour=ink)
        )
        canvas.picture.texts.append(Text(text, x + size * 1.9, y + height * 0.48, size, ink, bold=is_chosen))

    def _draw_chosen(self, game: dict, canvas: Canvas, box: Rectangle) -> float:
        """What the chosen function is for; returns where the next thing may stand."""
        x, y, width, height = box
        name, size = game['chosen'], canvas.space.text
        signature = self.lesson.signatures.get(name)
        if signature is None:
            return y
        y = canvas.label(signature.header, (x, y, width, size * LINE * 2.4), 1.15, bold=True)
        lines = (signature.docstring or '').partition('\n\n')[0].splitlines()
        words = ' '.join(map(str.strip, lines)).replace('  ', NO_BREAK * 2)  # as in `[   ]`
        y = canvas.label(words, (x, y, width, max(size * LINE, height * 0.2)))
        if name not in (self.facts or ()):
            level = self._level_of(name)
            y = canvas.label(
                f'Zatím není napsaná. {waits_for(level) if level else ""}', (x, y, width, size * LINE * 2), colour=FAINT
            )
        return y + size * 0.6


def draw_calls(canvas: Canvas, calls: Sequence[dict], box: Rectangle) -> None:
    """As many of the last calls as fit, the newest at the bottom and whole."""
    x, y, width, height = box
    size = canvas.space.text
    room = height / size
    cards: list[list[tuple[str, bool]]] = []
    for call in reversed(calls):
        most = int((room - EDGES) / LINE)
        if cards:
            most = min(most, FEW_LINES)
            if most < 2:
                break
        cards.append(_rows(call, size, width - 2 * PADDING * size, max(1, most)))
        room -= len(cards[-1]) * LINE + EDGES + GAP
    for age, rows in reversed(list(enumerate(cards))):
        high = (len(rows) * LINE + EDGES) * size
        canvas.panel('panel', (x, y, width, high), size * 0.5, colour=EARLIER if age else WHITE)
        for index, (text, is_bold) in enumerate(rows):
            middle = y + (EDGES / 2 + (index + 0.5) * LINE) * size
            ink = FAINT_INK if age and not is_bold else INK
            canvas.picture.texts.append(Text(text, x + PADDING * size, middle, size, ink, bold=is_bold))
        y += high + GAP * size


def _rows(call: dict, size: float, width: float, most: int) -> list[tuple[str, bool]]:
    """A call as lines that fit into the width, at most so many, and whether each is bold."""
    rows = [(row, True) for row in wrapped(call['typed'], size * BOLD, width)]
    for line in call['lines']:
        fits = text_width(line, size) <= width  # then its spaces stay as they are
        rows += [(row, False) for row in ([line] if fits else wrapped(line, size, width))]
    return rows if len(rows) <= most else [*rows[: most - 1], ('…', False)]


def shown(label: str, value: Any, most: int = MOST_LINES) -> list[str]:
    """The value as feedback shows it."""
    return labelled(label, value, most, indent=0)


def waits_for(level: Level) -> str:
    """Where the lesson begins with a function."""
    return f'Čeká na level {level.number}: {level.sentence.replace("`", "")}'


def _keep(game: dict, name: str, value: Any) -> list[str]:
    """Give the value a name; says so when that cannot be done."""
    if not name:
        return []
    try:
        freeze(value)
    except NotPlain:
        return [UNKEPT]
    game['values'][name] = value
    return []
