"""The functions of the window logic (svet66): calling them, and finding out whether what they give is usable.

Between calls a world is plain data (`sedesatsest_view`); the functions get and give the named tuples of karty66.
"""

from collections.abc import Sequence
from typing import Any

from rozdej.core.student.failures import Unusable
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile
from rozdej.network.sedesatsest.player_view import BACK, CARDS, FIELDS, World, wrong_world
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError, describe_value, unusable

Message = list[Any]

NOT_DESCRIBED = 'Větu o tom, co se děje, sem napíše tvoje funkce popis_stavu.'
"""What stands in the place of the sentence as long as there is none."""

DEEPEST = 5
"""So deep is a view nested: lists of its parts, of tricks, of cards, and of what a card is."""

SENT_BY = 'Posílají to funkce serveru: pohled, pri_registraci, pri_zprave, pri_odpojeni.'


def given(code: StudentCode, name: str) -> Any:
    """A class from karty66, the file that the student was given. Raises `StudentCodeError`."""
    try:
        return code.program.attribute('karty66', name)
    except Unusable as error:
        raise unusable(code.program, error) from None


def dressed(code: StudentCode, world: World) -> Any:
    """The world as the student's functions know it: a `Svet` with cards of `Karta`."""
    return of_classes(given(code, 'Svet'), given(code, 'Karta'), world)


def of_classes(world_class: Any, card_class: Any, world: World) -> Any:
    """The world as one of these classes."""

    def dress(value: Any) -> Any:
        if type(value) is not list:
            return value
        return card_class(*value) if value == BACK or value in CARDS else [dress(item) for item in value]

    return world_class(*(dress(part) for part in world))


def bare(value: Any, deep: int = DEEPEST) -> Any:
    """The same as lists only, which is how it travels and is kept; what is nested deeper is no view, and left so."""
    return [bare(item, deep - 1) for item in value] if deep and isinstance(value, (list, tuple)) else value


def wrong_svet(code: StudentCode, value: Any) -> tuple[str, str] | None:
    """What was expected and what came, when the value is no `Svet`."""
    if not isinstance(value, given(code, 'Svet')):
        return 'svět (Svet)', describe_value(value)
    return wrong_world(bare(value)) or _undressed(code, value)


def _undressed(code: StudentCode, value: Any) -> tuple[str, str] | None:
    """Cards that are still lists, as they came through the network."""
    card_class = given(code, 'Karta')

    def cards(item: Any) -> list[Any]:
        if isinstance(item, card_class):
            return [item]
        if isinstance(item, (list, tuple)):
            return [item] if bare(item) in CARDS else [card for part in item for card in cards(part)]
        return []

    for name, part in zip(FIELDS, value, strict=True):
        for card in cards(part):
            if not isinstance(card, card_class):
                return 'karty jako Karta (převede je dekoduj_vse)', f'v {name} je {describe_value(card)}'
    return None


def new_world(code: StudentCode) -> World:
    """What `novy_svet` gives. Raises `StudentCodeError`."""
    return bare(code.answer('novy_svet', wrong=lambda value: wrong_svet(code, value)))


def wrong_mail(content: Any) -> StudentCodeError | None:
    """What is wrong with a mail that is no view at all; the functions at the server are to blame for it."""
    mismatch = wrong_world(content)
    if mismatch is None:
        return None
    expected, got = mismatch
    return StudentCodeError(
        'Ze serveru přišlo něco jiného než svět.',
        f'Čeká se: {expected}',
        f'Přišlo: {got}',
        SENT_BY,
    )


def handled(code: StudentCode, name: str, world: World, *arguments: Any) -> tuple[World, Message | None]:
    """Call a function `pri_…`; return the new world and the message it sends. Raises `StudentCodeError`."""
    svet = dressed(code, world)
    value = code.answer(name, svet, *arguments)
    if bare(svet) != world:
        raise code.unexpected(name, (svet, *arguments), 'svět zůstane, jak byl, a vrátí se nový', 'funkce ho změnila')
    message = None
    if type(value) is tuple and len(value) == 2:
        value, message = value
        if not is_message(message):
            raise code.unexpected(
                name, (svet, *arguments), "ve dvojici zpráva jako ['serad'] nebo ['vyloz', 2]", describe_value(message)
            )
    if mismatch := wrong_svet(code, value):
        expected, got = mismatch
        expected = 'svět (Svet), nebo dvojice (svět, zpráva)' if expected == 'svět (Svet)' else expected
        raise code.unexpected(name, (svet, *arguments), expected, got)
    return bare(value), message


def is_message(value: Any) -> bool:
    """Whether the value can be a message to the server: a list with a word, and perhaps a number."""
    return (
        type(value) is list
        and len(value) in (1, 2)
        and type(value[0]) is str
        and (all(type(item) is int for item in value[1:]))
    )


def sentence_of(code: StudentCode, world: World, name: str) -> str | None:
    """What `popis_stavu` says, if anything. Faults go into `code.faults`."""

    def wrong(value: Any) -> tuple[str, str] | None:
        return None if type(value) is str and value.strip() else ('věta (str)', describe_value(value))

    return code.ask('popis_stavu', dressed(code, world), name, wrong=wrong, instead='Do opravy okno mlčí.')


SERVER_FUNCTIONS = ('rozdej', 'novy_vesmir', 'pohled', 'pri_registraci', 'pri_zprave', 'pri_odpojeni')
"""What a server cannot do without; the other functions are only moves."""


def missing(implementation: Implementation, module: str, names: Sequence[str] = ()) -> list[str]:
    """Functions of the lesson that still wait to be written in the module (of these names, or all)."""
    source = implementation.source(module)
    given = SourceFile(implementation.exercise.given / f'{module}.py')
    lesson = implementation.exercise.lesson
    wanted = names or [name for name in lesson.signatures if name in given.functions and lesson.is_needed(name)]
    if source is None or not source.is_readable:  # the server will say what is wrong with the file
        return []
    return [name for name in wanted if not implementation.is_written(name, module)]
