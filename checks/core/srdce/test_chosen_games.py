"""The games of level 140, looked at from behind: whatever is rare happens in them, with every right program."""

import importlib.util
from collections import Counter

import pytest

from checks.running import ROOT
from rozdej.author.check.sample_programs import right_programs
from rozdej.core.exercises import Exercise
from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram

SRDCE = Exercise('srdce', ROOT)
RIGHT = {'solution': (SRDCE.solution / 'srdce.py').read_text('utf-8')} | {
    program.name: program.files['srdce.py'] for program in right_programs(SRDCE)
}

RARE = {
    'each of the four begins': ('begins Gábi', 'begins Petr', 'begins Pavel', 'begins Soňa'),
    'each place at the table takes': ('place 1 takes', 'place 2 takes', 'place 3 takes', 'place 4 takes'),
    'only the leader has the suit': ('nobody follows',),
    'a higher card of another suit does not take': ('higher in another suit',),
    'points in the first trick': ('points at once',),
    'the queen of spades in the first trick, late, led, thrown on another suit': (
        *('queen at once', 'queen late', 'queen led', 'queen thrown'),
    ),
    'hearts are led': ('hearts led',),
    'a player without points, without tricks, with eight tricks or more, with all points': (
        *('no points', 'no tricks', 'most tricks', 'all points'),
    ),
}
"""What has to happen at least three times, and the events that tell of it."""

QUEEN = ('Pi', 'dama')

KEPT = 'queen kept'
"""Whoever has the queen of spades in the ninth round must follow another suit. It hangs on the strategy who has it."""


@pytest.fixture(scope='module')
def level():
    """The test file of level 140 as a module."""
    spec = importlib.util.spec_from_file_location('chosen_games', SRDCE.tests / 'test_140_hry_s_rozhodcim.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tricks_of_games(level, folder, monkeypatch):
    """The tricks of each game, with who takes them, as the referee sees them."""
    games, judge_trick = [], level.over_tahy

    def watched(trick, hands, leader, when):
        if when.endswith(', 1. kolo'):
            games.append([])
        judge_trick(trick, hands, leader, when)
        games[-1].append((trick, level.kdo_bere(trick)))

    monkeypatch.setattr(level, 'over_tahy', watched)
    program = LocalProgram(Implementation(SRDCE, folder))
    with installed_in_sys_modules(program):
        level.test_vybrane_hry(Facade(program, 'srdce'))
    return games


def events_of_trick(level, number, trick, taker):
    cards = level.karty_na_stole(trick)
    place = [played['hrac'] for played in trick].index(taker)
    suit, height = cards[0][0], level.OBRAZY.index(cards[place][1])
    yield f'place {place + 1} takes'
    if number < 13 and all(card[0] != suit for card in cards[1:]):
        yield 'nobody follows'
    if any(card[0] != suit and level.OBRAZY.index(card[1]) > height for card in cards):
        yield 'higher in another suit'
    if suit == 'Sr':
        yield 'hearts led'
    if number == 1 and level.soucet_bodu([trick]):
        yield 'points at once'
    if QUEEN in cards:
        yield from ['queen at once'] if number == 1 else ['queen late'] if number >= 11 else []
        yield from ['queen led'] if cards[0] == QUEEN else ['queen thrown'] if suit != 'Pi' else []


def keeps_queen(game):
    """Whether the player with the queen of spades must follow another suit with five cards in hand."""
    ninth = game[8][0]
    holders = [played['hrac'] for trick, _ in game[9:] for played in trick if played['karta'] == QUEEN]
    followed = [played['karta'][0] for played in ninth[1:] if played['hrac'] in holders]
    return followed == [ninth[0]['karta'][0]] != ['Pi']


def events_of_game(level, game):
    yield f'begins {game[0][0][0]["hrac"]}'
    yield from [KEPT] if keeps_queen(game) else []
    for number, (trick, taker) in enumerate(game, 1):
        yield from events_of_trick(level, number, trick, taker)
    for name in level.HRACI:
        taken = [trick for trick, taker in game if taker == name]
        points = level.soucet_bodu(taken)
        yield from ['no points'] if not points else ['all points'] if points == 26 else []
        yield from ['no tricks'] if not taken else ['most tricks'] if len(taken) >= 8 else []


@pytest.mark.parametrize('name', RIGHT)
def test_what_is_rare_happens_in_three_games_or_more(level, name, tmp_path, monkeypatch):
    (tmp_path / 'srdce.py').write_text(RIGHT[name], 'utf-8')
    games = tricks_of_games(level, tmp_path, monkeypatch)
    assert [len(game) for game in games] == [13] * len(level.VYBRANE_HRY)
    counts = Counter(event for game in games for event in set(events_of_game(level, game)))
    missing = {title for title, events in RARE.items() if any(counts[event] < 3 for event in events)}
    assert missing == set(), counts
    assert counts[KEPT] >= 3 or name != 'solution'
