"""Plays a turn with the student's smaller functions, as long as `zpracuj_prikaz` is not written.

So the game can be played as soon as `tah` exists. Each written function is used; the window does the rest.
"""

from typing import Any

from rozdej.window.games.piskvorky.rules import (
    EMPTY,
    POSITIONS,
    is_full,
    new_game,
    other,
    wrong_new_game,
    wrong_plan,
    wrong_stone,
)
from rozdej.window.gui.cards import Mismatch, wrong_type
from rozdej.window.gui.history import freeze, thaw
from rozdej.window.gui.student_code import Refused, StudentCode, Wrong
from rozdej.window.gui.student_code_errors import NotWritten, describe_value

NOTE = 'Než ji napíšeš, skládá okno tah z toho, co už máš: z funkce tah, a když jsou hotové, i z vyhral, je_plno …'
PLAN_KEPT = ('plán v parametru zůstane, jak byl', 'funkce ho změnila')
TOO_EARLY = 'Na plán se zatím můžeš jen dívat. Hrát půjde, jakmile napíšeš funkci tah.'


def step(code: StudentCode, game: dict, command: str) -> tuple[dict | None, str]:
    """What `zpracuj_prikaz` would return. Raises `NotWritten` or another `StudentCodeError`."""
    if command == 'new':
        return begin(code)[0], 'Nová hra'
    if command in ('quit', 'board'):
        return (None, 'Na shledanou') if command == 'quit' else (game, _plan_text(code, game['plan']))
    if not _is_position(code, command):
        return game, 'Tah ve špatném formátu'
    if game['konec']:
        return game, 'Hra je dokončená, dej "new" pro novou'
    plan, player, position = game['plan'], game['hrac'], POSITIONS[command]
    if _is_taken(code, plan, position):
        return game, 'Pole je zabrané, hraj znovu'
    after = _with_stone(code, plan, player, command)
    if _ask(code, 'vyhral', False, after, player, position):
        return {'plan': after, 'hrac': player, 'konec': True}, f'Výhra! Gratuluji hráči {player}'
    if _ask(code, 'je_plno', is_full(after), after):
        return {'plan': after, 'hrac': player, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': after, 'hrac': _next_player(code, player), 'konec': False}, 'Ok'


def begin(code: StudentCode) -> tuple[dict, NotWritten | None]:
    """A new game by `nova_hra`, or by the window, if that is not written; then there is something to be said."""
    try:
        return called(code, 'nova_hra', expected='nová hra', wrong=wrong_new_game), None
    except NotWritten as missing:
        return new_game(), NotWritten(missing.title, 'Než ji napíšeš, chystá prázdný plán okno.', *missing.lines)


def _plan_text(code: StudentCode, plan: list[list[str]]) -> str:
    if not code.is_written('popis_plan'):
        return 'Funkce popis_plan ještě není napsaná.'
    return called(code, 'popis_plan', plan, wrong=lambda text: wrong_type(text, str))


def _is_position(code: StudentCode, command: str) -> bool:
    """Whether the command is a cell, by `pozice_z_prikazu` if that is written."""
    expected = POSITIONS.get(command)
    name = 'pozice_z_prikazu'
    if not code.is_written(name):
        return expected is not None
    try:
        result = code.call(name, command, wordless=True)
    except Refused:
        if expected is None:
            return False
        raise code.unexpected(name, (command,), str(expected), 'ValueError') from None
    if result != expected:
        raise code.unexpected(name, (command,), str(expected or 'ValueError'), describe_value(result))
    return True


def _is_taken(code: StudentCode, plan: list[list[str]], position: tuple[int, int]) -> bool:
    row, column = position
    return _ask(code, 'je_obsazeno', plan[row][column] != EMPTY, plan, position)


def _ask(code: StudentCode, name: str, otherwise: bool, *arguments: Any) -> bool:
    """What a function says that answers yes or no; `otherwise`, if it is not written."""
    if not code.is_written(name):
        return otherwise
    return called(code, name, *arguments, wrong=lambda result: wrong_type(result, bool))


def _with_stone(code: StudentCode, plan: list[list[str]], player: str, command: str) -> list[list[str]]:
    arguments = (plan, player, POSITIONS[command])
    if not code.is_written('tah'):
        try:
            code.call('tah', *arguments)
        except NotWritten as missing:
            raise NotWritten(missing.title, TOO_EARLY, *missing.lines) from None
    return called(
        code, 'tah', *arguments, wrong=lambda after: wrong_plan(after) or wrong_stone(plan, after, player, command)
    )


def _next_player(code: StudentCode, player: str) -> str:
    if not code.is_written('dalsi_hrac'):
        return other(player)
    result = code.call('dalsi_hrac', player)
    if result != other(player):
        raise code.unexpected('dalsi_hrac', (player,), repr(other(player)), describe_value(result))
    return result


def called(
    code: StudentCode,
    name: str,
    *arguments: Any,
    wrong: Wrong = lambda result: None,
    expected: str = 'výsledek',
    kept: Mismatch = PLAN_KEPT,
) -> Any:
    """What the function returns; there is nothing that it may refuse, and it must leave its arguments as they are.

    `expected` says in Czech what should have come, `kept` what is wrong when an argument changes, `wrong` what is
    with the result. Raises `NotWritten` or another `StudentCodeError`.
    """
    before = freeze(arguments)
    try:
        result = code.call(name, *arguments)
    except Refused as refusal:
        raise code.unexpected(name, arguments, expected, f'ValueError: {refusal}') from None
    if arguments != thaw(before):
        raise code.unexpected(name, thaw(before), *kept)
    if mismatch := wrong(result):
        raise code.unexpected(name, arguments, *mismatch)
    return result
