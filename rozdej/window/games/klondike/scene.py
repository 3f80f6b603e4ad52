"""The Klondike table: what lies where, and which move a click means. The student's program decides the rules."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.cards import DECK, cards_of, lost_or_found, shared_list, wrong_shape, wrong_type
from rozdej.window.gui.history import freeze, thaw
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Ending, Move, Option
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import NotWritten, StudentCodeError, describe_value
from rozdej.window.gui.texts import WON, clock

STOCK, WASTE, FOUNDATIONS, COLUMNS = 'U', 'V', 'WXYZ', 'ABCDEFG'

ASIDE = 0.42
"""How far apart the three cards of the waste lie, in widths of a card."""

SHOW_END = 1.5
"""Seconds before the message of the end."""


class Game(Scene):
    """Seven columns, four foundations, stock and waste."""

    module = 'klondike'
    places = COLUMNS + STOCK + WASTE + FOUNDATIONS
    rows = (STOCK + WASTE + FOUNDATIONS, COLUMNS)
    columns = 7
    tall = 3.45
    deal_from = STOCK
    allows = 'udelej_tah'
    numbers_counted = (3,)
    kinds: Mapping[str, str] = {'1': 'Po jedné kartě', '3': 'Po třech kartách'}
    help = (
        'Kartu přetáhni myší, nebo klikni na ni a potom na místo, kam má jít.',
        'Kliknutí na U otočí další kartu. Dvojklik pošle kartu na hromádku.',
        'Z klávesnice: písmenko odkud a písmenko kam, třeba U V. Nebo šipky a Enter.',
        'Mezerník otočí kartu z U (nebo potvrdí, co je vybrané šipkami). Esc zruší výběr.',
        'Na hromádky W–Z patří karty jedné barvy od esa po krále, '
        'na sloupečky A–G vždycky o jednu nižší, červená na černou a naopak.',
    )

    def can_draw(self, game: Any) -> bool:
        return wrong_shape(game, self.places) is None

    def draw(self, game: dict, canvas: Canvas) -> None:
        canvas.pile(STOCK, game[STOCK], column=0, empty='slot-recycle')
        canvas.pile(WASTE, game[WASTE], column=1, aside=ASIDE if self._drawn == 3 else 0.0)
        for column, name in enumerate(FOUNDATIONS, start=3):
            canvas.pile(name, game[name], column, empty='slot-ace')
        for column, name in enumerate(COLUMNS):
            canvas.fan(name, game[name], column, row=1, empty='slot-king')
        for rank in range(max(len(game[name]) for name in FOUNDATIONS)):
            for column, name in enumerate(FOUNDATIONS, start=3):
                canvas.fly(game[name][rank : rank + 1], column)

    # What the mouse and the keyboard mean.

    def grip(self, game: dict, place: str, index: int) -> int | None:
        cards = game[place]
        if place == STOCK or not cards:
            return None
        if place not in COLUMNS:
            return len(cards) - 1
        return index if all(face_up for _, _, face_up in cards[index:]) else None

    def click_move(self, game: dict, place: str) -> Move | None:
        return self.stock_move(game) if place == STOCK else None

    def stock_move(self, game: dict) -> Move:
        return (WASTE, STOCK) if game[WASTE] and not game[STOCK] else (STOCK, WASTE)

    def first_grip(self, game: dict, place: str) -> int | None:
        indices = range(len(game[place]))
        return next((index for index in indices if self.grip(game, place, index) is not None), None)

    def home_moves(self, game: dict, place: str) -> Iterable[Move]:
        if place in COLUMNS + WASTE and game[place]:
            return [(place, foundation) for foundation in FOUNDATIONS]
        return ()

    def finishing_moves(self, game: dict) -> Iterable[Move]:
        certain = all(face_up for name in COLUMNS for _, _, face_up in game[name])
        if not certain or all(len(game[name]) == 13 for name in FOUNDATIONS):
            return ()
        sources = [name for name in COLUMNS + WASTE if game[name]]
        return [
            *((name, foundation) for name in sources for foundation in FOUNDATIONS),
            *([self.stock_move(game)] if game[STOCK] or game[WASTE] else []),
        ]

    def thinkable_moves(self, game: dict) -> Iterable[Move]:
        yield self.stock_move(game)
        for source in COLUMNS + WASTE + FOUNDATIONS:
            if game[source]:
                yield from ((source, target) for target in FOUNDATIONS + COLUMNS if target != source)

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        return [Option('drawn', 'Z balíčku se otáčí', {1: 'po jedné', 3: 'po třech'})]

    @property
    def _drawn(self) -> int:
        return self.options.get('drawn', 1)

    # What is counted: games won, the shortest time in seconds, the fewest moves.

    @property
    def kind(self) -> str:
        return str(self._drawn)

    def counted(self, game: dict, moves: int, seconds: float) -> dict[str, Sequence[int]]:
        won, time, fewest = self.counts.get(self.kind, (0, int(seconds), moves))
        return {**self.counts, self.kind: [won + 1, min(time, int(seconds)), min(fewest, moves)]}

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        won, time, fewest = counts
        return f'Výhry: {won}, nejkratší čas: {clock(time)}, nejméně tahů: {fewest}'

    # The student's functions.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        try:
            game = code.answer('udelej_hru')
        except NotWritten as missing:
            note = 'Než ji napíšeš, rozdává za tebe okno.'
            return dealt_by_the_window(seed), NotWritten(missing.title, note, *missing.lines)
        if mismatch := wrong_shape(game, self.places) or shared_list(game, self.places):
            raise code.unexpected('udelej_hru', (), *mismatch)
        if mismatch := lost_or_found(DECK, cards_of(game)):
            return game, code.unexpected('udelej_hru', (), '52 různých karet', mismatch[1])
        return game, None

    def play(self, code: StudentCode, game: dict, move: Move) -> None:
        self._move(code, game, move)
        for _ in range(self._drawn - 1 if tuple(move) == (STOCK, WASTE) else 0):
            if game[STOCK]:
                self._move(code, game, move)

    def _move(self, code: StudentCode, game: dict, move: Move) -> None:
        before = thaw(freeze(game))
        arguments = (game, *move)
        result = code.call('udelej_tah', *arguments)
        mismatch = wrong_shape(game, self.places) or lost_or_found(cards_of(before), cards_of(game))
        if mismatch is None and game == before:
            mismatch = untouched(result)
        if mismatch:
            raise code.unexpected('udelej_tah', arguments, *mismatch)

    def ending(self, code: StudentCode, game: dict) -> Ending | None:
        try:
            result = code.answer('hrac_vyhral', game, wrong=lambda result: wrong_type(result, bool))
        except NotWritten:
            return None  # one can play, but nobody congratulates
        return Ending(WON, delay=SHOW_END) if result else None


def untouched(result: Any) -> tuple[str, str]:
    """Expected and got for a move that was neither made nor refused."""
    expected = 'karty se přesunou, nebo funkce vyhodí ValueError'
    if result is None:
        return expected, 'nic se nestalo'
    return expected, f'hra se nezměnila a funkce vrátila {describe_value(result)}'


def dealt_by_the_window(seed: int) -> dict:
    """A deal for those whose `udelej_hru` is not written yet."""
    deck = [(rank, suit, False) for rank, suit in DECK]
    random.Random(seed).shuffle(deck)
    game: dict[str, list] = {name: [] for name in Game.places}
    for number, name in enumerate(COLUMNS):
        game[name] = [deck.pop() for _ in range(number + 1)]
        rank, suit, _ = game[name][-1]
        game[name][-1] = (rank, suit, True)
    game[STOCK] = deck
    return game
