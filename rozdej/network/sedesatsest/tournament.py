"""A game of Šedesát šest for a tournament: two programs, each of which is asked for its messages by `zahraj`.

The rules are the kit's own. What the names mean is told where tournaments are played, in `match.py`.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from rozdej.network.sedesatsest.functions import is_message, of_classes
from rozdej.network.sedesatsest.game import Game, lobby, next_game
from rozdej.network.sedesatsest.opponents import message, moves
from rozdej.network.sedesatsest.player_view import (
    BACK,
    CARDS,
    HAND,
    SUITS,
    TRUMP_WORDS,
    field,
    is_on_turn,
    is_over,
    is_won,
    of_seat,
)
from rozdej.network.sedesatsest.rules import CLOSE, PLAIN, STOP, SWAP, TRUMP, Deal, Move
from rozdej.window.gui.cards import card_text
from rozdej.window.gui.scene_types import ReplayedStep

FUNCTION = 'svet66', 'zahraj'
SEATS = 2
DEALS = 50
POINTS_IN_WORDS = 'výherní body za hru'
WORTH = 1

NAMES = ['První', 'Druhý']
"""What the players are called in the views: who the other one is, nobody shall know."""

TEXTS = [card_text(card) for card in CARDS]
WORDS = {SWAP: 'mění devítku', CLOSE: 'zavírá', STOP: 'končí', PLAIN: 'hlásí 20', TRUMP: 'hlásí 30'}
MOVES: dict[str, Move] = {text: card for card, text in enumerate(TEXTS)} | {said: word for word, said in WORDS.items()}
"""Moves by how they are written in a list of moves."""


class RememberedDeal:
    """A deal in play, with what `Deal` does not remember: the tricks that were taken."""

    def __init__(self, cards: Sequence[int], names: Sequence[str] = NAMES):
        self.names = names
        self.stopped: int | None = None
        self.deal = Deal((cards[:HAND], cards[HAND : 2 * HAND]), cards[2 * HAND :], cards[2 * HAND] // HAND)
        self.taken: tuple[list[list[int]], list[list[int]]] = ([], [])
        self.last: list[int] = []

    def make(self, move: Move) -> None:
        """Make the move of the player on turn."""
        deal, led, before = self.deal, self.deal.middle, list(self.deal.tricks)
        self.stopped = deal.turn if move == STOP else None
        deal.make(move)
        if led is not None and isinstance(move, int):
            self.last = [led, move]
            self.taken[deal.tricks[0] == before[0]].append(self.last)

    def view(self, seat: int, laid: int | None = None, is_open: bool = False) -> list[Any]:
        """The encoded Svet of a player; `is_open` shows both hands, as somebody sees who only watches.

        With `laid`, the second card of the trick, as it lies there before anybody takes the trick.
        """
        deal = self.deal
        hands = [_coded(hand) if one == seat or is_open else [BACK] * len(hand) for one, hand in enumerate(deal.hands)]
        if laid is not None:
            hands[deal.turn].remove(CARDS[laid])
        result = deal.result or 0
        return [
            'stych' if laid is not None else self._state(seat),
            *hands,
            *([_coded(trick) for trick in self.taken[0]], deal.points[0]),
            *([_coded(trick) for trick in self.taken[1]], deal.points[1]),
            _coded([card for card in (deal.middle, laid) if card is not None]),
            _coded(deal.deck[:1]) + [BACK] * len(deal.deck[1:]),
            _coded(self.last),
            'h0' if deal.closer is None else f'h{deal.closer + 1}',
            *(max(0, result), max(0, -result), SUITS[deal.trump], list(self.names)),
        ]

    def _state(self, seat: int) -> str:
        deal = self.deal
        if deal.result is not None:
            won = (deal.result > 0) == (seat == 0)
            word = 'vyhra' if won else 'prohra'
            judged = deal.closer if self.stopped is None else self.stopped
            if judged is None:
                return f'{word}_posledni'
            how = 't' if (deal.result > 0) == (judged == 0) else 'f'
            return f'{"z_" if self.stopped is None else ""}{word}{abs(deal.result)}{how}'
        if deal.announced:
            words = ('hlasi', 'slysi') if deal.announced == PLAIN else ('hlasi_trumf', 'slysi_trumf')
        else:
            words = ('vzal', 'ztratil') if self.last and deal.middle is None else ('hraje', 'ceka')
        return words[seat != deal.turn] + '!' * deal.must_follow

    @property
    def points(self) -> list[float]:
        """What each seat has won."""
        result = self.deal.result or 0
        return [float(max(0, result)), float(max(0, -result))]


def deal(chance: random.Random) -> list[int]:
    """All cards: the hand of the first one, that of the second, and the deck."""
    return chance.sample(range(len(CARDS)), len(CARDS))


def play(cards: list[int], ask: Callable[..., Any]) -> tuple[list[float], list[list[tuple[int, str]]]]:
    """What each seat has won, and the moves: first the cards as they were dealt, then a row for each trick."""
    game = RememberedDeal(cards)
    rows: list[list[tuple[int, str]]] = [[(int(place >= HAND), TEXTS[card]) for place, card in enumerate(cards)]]
    tricks = -1
    while game.deal.result is None:
        seat, options = game.deal.turn, game.deal.moves()
        view = game.view(seat)
        messages = [message(view, NAMES[seat], move) for move in options]
        move = options[messages.index(ask(seat, (view,), _message, messages, _kit(view, NAMES[seat], messages)))]
        if sum(game.deal.tricks) > tricks:
            tricks = sum(game.deal.tricks)
            rows.append([])
        game.make(move)
        rows[-1].append((seat, WORDS[move] if isinstance(move, str) else TEXTS[move]))
    return game.points, rows


def replayed(names: Sequence[str], rows: Sequence[Sequence[tuple[int, str]]]) -> list[ReplayedStep]:
    """The game of `play` again, as the window has it, from who sat where and its rows; says who does what."""
    cards = [MOVES[text] for _, text in rows[0]]
    if [*map(type, names)] != [str] * SEATS or sorted(cards, key=str) != sorted(range(len(CARDS)), key=str):
        raise ValueError('not all cards, or not two players')
    game = RememberedDeal([card for card in cards if isinstance(card, int)], names)
    table: Game = {**lobby(), 'phase': 'table', 'open': True}
    steps: list[ReplayedStep] = []

    def add(says: str, laid: int | None = None) -> None:
        nonlocal table
        table = {**next_game(table, game.view(0, laid, is_open=True)), 'open': True, 'looked': True}
        steps.append(ReplayedStep(table, says, says))

    add(f'Karty jsou rozdané, trumfy jsou {TRUMP_WORDS[SUITS[game.deal.trump]]}.')
    for seat, text in (move for row in rows[1:] for move in row):
        deal, move = game.deal, MOVES[text]
        if deal.result is not None or seat != deal.turn or move not in deal.moves():
            raise ValueError('not played in turn')
        if deal.middle is not None and isinstance(move, int):
            add(f'{names[seat]}: {text}', move)
            taken = deal.tricks[0]
            game.make(move)
            add(f'Štych bere {names[deal.tricks[0] == taken]}.')
        else:
            game.make(move)
            add(f'{names[seat]}: {text}')
    if game.deal.result is None:
        raise ValueError('not played to its end')
    return steps


def shown(step: ReplayedStep) -> dict[str, Any]:
    """The same step for a page: hands, trick and stock as texts, points, who is on turn or, at the end, who has won."""
    world = step.game['world']
    stock, ended = field(world, 'balicek'), is_over(world)
    laid = [*zip((int(not mine) for mine in step.game['mine']), map(_text, field(world, 'stred')), strict=True)]
    turn = -1 if ended or len(laid) == SEATS else int(not is_on_turn(world))
    return {
        'hands': [[*map(_text, sorted(of_seat(world, 'ruka', seat), key=CARDS.index))] for seat in range(SEATS)],
        'trick': laid,
        'stock': [_text(stock[0]), len(stock)] if stock else [],
        'points': [of_seat(world, 'body', seat) for seat in range(SEATS)],
        'turn': turn,
        'winners': [int(not is_won(world))] if ended else [],
        'says': step.says,
    }


def _text(card: list[Any]) -> str:
    return TEXTS[CARDS.index(card)]


def given(program: Any, view: list[Any]) -> tuple[Any]:
    """What the function is called with: the view as a Svet of the student's own karty66. Raises `Unusable`."""
    return (of_classes(program.attribute('karty66', 'Svet'), program.attribute('karty66', 'Karta'), view),)


def _message(value: Any) -> list[Any] | None:
    return value if is_message(value) else None


def _kit(view: list[Any], name: str, options: list[Any]) -> Callable[[str, random.Random], list[Any]]:
    def move(strength: str, chance: random.Random) -> list[Any]:
        if strength == 'random':  # any card: who stops or closes by chance has lost
            return chance.choice([one for one in options if one[0] == 'vyloz'])
        return moves(strength, view, name, chance)[0]

    return move


def _coded(cards: Sequence[int]) -> list[list[Any]]:
    return [list(CARDS[card]) for card in cards]
