"""Plays Hearts in a tournament: four programs, each of which gives its cards by `vyloz`.

The rules are the kit's own. `rozdej/teacher/tournament/match.py` describes the names that a game defines.
"""

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

from rozdej.window.games.srdce.functions import TrickFacts
from rozdej.window.games.srdce.measurement import play_deal, trick_before
from rozdej.window.games.srdce.opponents import choose
from rozdej.window.games.srdce.rules import (
    DECK,
    PLAYERS,
    Card,
    after,
    allowed,
    in_order,
    is_card,
    is_over,
    is_sound,
    plain,
    points,
    taker,
)
from rozdej.window.gui.cards import card_text
from rozdej.window.gui.scene_types import ReplayedStep

FUNCTION = 'srdce', 'vyloz'
SEATS = len(PLAYERS)
DEALS = 13
POINTS_IN_WORDS = 'body za hru (méně je líp)'
WORTH = -1


def deal(chance: random.Random) -> list[list[Card]]:
    """Four hands."""
    cards = list(DECK)
    chance.shuffle(cards)
    return [cards[seat::SEATS] for seat in range(SEATS)]


def play(hands: list[list[Card]], ask: Callable[..., Any]) -> tuple[list[float], list[list[tuple[int, str]]]]:
    """Points of each seat, and the tricks: seat and card in the order played."""
    tricks: list[list[tuple[int, str]]] = []

    def way(seat: int, hand: set[Card], trick: list[Card], seen: list[Card]) -> Card:
        options, table = allowed(hand, trick[0][0] if trick else None), (set(hand), trick_before(seat, trick))
        card = ask(seat, table, _card, options, lambda strength, chance: choose(strength, chance, hand, trick, seen))
        if not trick:
            tricks.append([])
        tricks[-1].append((seat, card_text(card)))
        return card

    won = play_deal([set(hand) for hand in hands], [partial(way, seat) for seat in range(SEATS)])
    return [*map(float, won)], tricks


def replayed(names: Sequence[str], rows: Sequence[Sequence[tuple[int, str]]]) -> list[ReplayedStep]:
    """The game of `play` again, as the window has it, from who sat where and its tricks; says who does what."""
    if [*map(type, names)] != [str] * SEATS or sorted(text for row in rows for _, text in row) != sorted(CARDS):
        raise ValueError('not all cards, or not all players')
    hands = {name: {CARDS[text] for row in rows for seat, text in row if PLAYERS[seat] == name} for name in PLAYERS}
    game: dict[str, Any] = {
        'hraci': {name: {'ruka': hand, 'stychy': []} for name, hand in hands.items()},
        'stul': [],
        'turn': PLAYERS[rows[0][0][0]],
        'seed': 0,
        'view': False,
        'measure': None,
    }
    steps: list[ReplayedStep] = []

    def add(says: str) -> None:
        if not is_sound(game['hraci'], game['stul'], game['turn']):
            raise ValueError('not played in turn')
        taken = {name: points(player['stychy']) for name, player in game['hraci'].items()}
        fewest = {name for name in PLAYERS if taken[name] == min(taken.values())}
        facts = TrickFacts(points=taken, winners=fewest if is_over(game['hraci'], game['stul']) else None)
        steps.append(ReplayedStep(deepcopy(game), facts, says))

    add('Karty jsou rozdané.')
    for row in rows:
        for seat, text in row:
            game['hraci'][PLAYERS[seat]]['ruka'].remove(CARDS[text])
            game['stul'].append({'hrac': PLAYERS[seat], 'karta': CARDS[text]})
            game['turn'] = after(PLAYERS[seat])
            add(f'{names[seat]}: {text}')
        name = taker(game['stul'])
        game['hraci'][name]['stychy'].append(game['stul'])
        game['stul'], game['turn'] = [], name
        add(f'Štych bere {names[PLAYERS.index(name)]}.')
    return steps


def shown(step: ReplayedStep) -> dict[str, Any]:
    """The same step for a page: hands and trick as texts, points, who is on turn or, at the end, who has won."""
    players, trick = step.game['hraci'], step.game['stul']
    winners = step.facts.winners or ()
    return {
        'hands': [[card_text(card) for card in in_order(players[name]['ruka'])] for name in PLAYERS],
        'trick': [[PLAYERS.index(one['hrac']), card_text(one['karta'])] for one in trick],
        'points': [step.facts.points[name] for name in PLAYERS],
        'turn': -1 if winners or len(trick) == SEATS else PLAYERS.index(step.game['turn']),
        'winners': [seat for seat, name in enumerate(PLAYERS) if name in winners],
        'says': step.says,
    }


CARDS = {card_text(card): card for card in DECK}


def _card(value: Any) -> Card | None:
    return plain(value) if is_card(value) else None
