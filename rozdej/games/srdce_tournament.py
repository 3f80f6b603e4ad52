"""A game of Hearts for a tournament: four programs, each of which is asked for its cards by `vyloz`.

The rules are the kit's own. See `rozdej.tournament.match` for what the names mean.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from rozdej.games.srdce_opponents import choose, is_highest
from rozdej.games.srdce_rules import DECK, FIRST_CARD, PLAYERS, POINTS, ROUNDS, Card, allowed, is_card, plain

FUNCTION = 'srdce', 'vyloz'
SEATS = len(PLAYERS)
DEALS = 13
MARKS = {'random': 'Náhoda', 'weak': 'Slabý soupeř', 'middle': 'Střední soupeř', 'strong': 'Silný soupeř'}
POINTS_IN_WORDS = 'body za hru (méně je líp)'
WORTH = -1

SYMBOLS = {'Kr': '♣', 'Ka': '♦', 'Pi': '♠', 'Sr': '♥'}
LETTERS = {'kluk': 'J', 'dama': 'Q', 'kral': 'K', 'eso': 'A'}


def deal(chance: random.Random) -> list[list[Card]]:
    """Four hands."""
    cards = list(DECK)
    chance.shuffle(cards)
    return [cards[seat::SEATS] for seat in range(SEATS)]


def play(hands: list[list[Card]], ask: Callable[..., Any]) -> tuple[list[float], list[list[tuple[int, str]]]]:
    """Points of each seat, and the tricks: seat and card in the order played."""
    hands = [list(hand) for hand in hands]
    points = [0.0] * SEATS
    first = next(seat for seat, hand in enumerate(hands) if FIRST_CARD in hand)
    seen: list[Card] = []
    tricks = []
    for _ in range(ROUNDS):
        trick: list[tuple[int, Card]] = []
        taker = first
        for seat in (*range(first, SEATS), *range(first)):
            cards = [card for _, card in trick]
            options = allowed(hands[seat], cards[0][0] if cards else None)
            table = [{'hrac': PLAYERS[one], 'karta': card} for one, card in trick]
            kit = partial(_kit, hands[seat], cards, seen)
            card = ask(seat, (set(hands[seat]), table), _card, options, kit)
            hands[seat].remove(card)
            taker = seat if is_highest(card, cards) else taker
            trick.append((seat, card))
        points[taker] += sum(POINTS[card] for _, card in trick)
        seen += [card for _, card in trick]
        tricks.append([(seat, f'{SYMBOLS[card[0]]} {LETTERS.get(card[1], card[1])}') for seat, card in trick])
        first = taker
    return points, tricks


def _card(value: Any) -> Card | None:
    return plain(value) if is_card(value) else None


def _kit(hand: list[Card], trick: list[Card], seen: list[Card], strength: str, chance: random.Random) -> Card:
    return choose(strength, hand, trick, seen, chance)
