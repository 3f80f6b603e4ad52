"""Matches: fair deals, and programs that cannot win by anything but their moves."""

import random
from dataclasses import replace

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise
from rozdej.teacher.isolation.time_budget import Deadline
from rozdej.teacher.tournament.match import LIMITS, NO_TIME, Arena, Entrant, Match, discipline

FILES = {
    name: {path.stem: path.read_bytes() for path in (ROOT / 'reseni' / name).glob('*.py')}
    for name in ('srdce', 'piskvorky', 'sedesatsest')
}
HEARTS = FILES['srdce']['srdce'].decode()
SUMS = {'srdce': {26.0}, 'piskvorky': {1.0}, 'sedesatsest': {1.0, 2.0, 3.0}}
"""What the points of a game come to."""
FAULTS = {
    'no answer': ('return None', 'funkce vyloz vrátila None'),
    'a card of somebody else': ["return ('Zelené', 'svršek')", 'tah proti pravidlům'],
    'another number': ('return (2.0, 3.0)', 'tah proti pravidlům'),
    'exception': ("raise KeyError('nic')", 'chyba KeyError na řádku 2 souboru srdce.py'),
    'interrupts': ('raise KeyboardInterrupt', 'chyba KeyboardInterrupt na řádku 2 souboru srdce.py'),
    'loop': ('while True: pass', 'odpověď nepřišla včas'),
    'end': ('import os; os._exit(0)', 'proces skončil'),
}
SPY = """
import os
def vyloz(ruka, stul):
    for top in ('/program', '/rooms', '/tmp', '/home'):
        for folder, _, files in os.walk(top):
            for name in files:
                try:
                    with open(os.path.join(folder, name), encoding='utf-8', errors='replace') as file:
                        if 'TAJNÁ' + ' STRATEGIE' in file.read():
                            return 'found'
                except OSError:
                    pass
    karta = sorted(smi_vylozit(ruka, stul), key=str)[0]
    ruka.clear(), stul.clear()
    return karta
"""


FREE = """
def volna(plan):
    return [(i, j) for i, rada in enumerate(plan) for j, policko in enumerate(rada) if policko == '_']
"""


def student(key: str, text: str, module: str = 'srdce') -> Entrant:
    return Entrant(key, key, files={module: text.encode()})


def kit(strength: str, key: str = '') -> Entrant:
    return Entrant(key or strength, strength, strength)


@pytest.fixture(scope='module', params=FILES)
def arena(request):
    made = Arena(Exercise(request.param, ROOT), sandboxed=True)
    yield made
    made.close()


@pytest.fixture(scope='module')
def hearts():
    made = Arena(Exercise('srdce', ROOT), sandboxed=True)
    yield made
    made.close()


@pytest.fixture(scope='module')
def sixty_six():
    made = Arena(Exercise('sedesatsest', ROOT), sandboxed=True)
    yield made
    made.close()


def marks(arena: Arena) -> list[Entrant]:
    return [kit('middle'), kit('weak'), kit('random')][: discipline(arena.exercise.name).SEATS - 1]


def test_the_same_games_have_the_same_fingerprints_whoever_is_named_first():
    arena = Arena(Exercise('piskvorky', ROOT), sandboxed=True)
    players = [
        student(name, 'def navrhni_tah(plan, hrac):\n    return min(volna(plan))\n' + FREE, 'piskvorky')
        for name in 'AB'
    ]
    one, again, other = (
        arena.play(Match(seed, tuple(order), 1)).prints
        for seed, order in (('seed', players), ('seed', players[::-1]), ('other', players))
    )
    arena.close()
    assert one == again != other


def test_a_match_can_be_repeated_and_all_points_are_given(arena):
    name = arena.exercise.name
    game = discipline(name)
    match = Match('seed', (Entrant('Anna', 'Anna', files=FILES[name]), *marks(arena)), 2)
    outcome = arena.play(match)
    assert outcome == arena.play(match)
    assert not any(outcome.faults)
    assert outcome.questions[0] > 2 * game.SEATS
    assert len(outcome.prints) == len(set(outcome.prints)) == 2
    assert len(outcome.points) == 2 * game.SEATS
    assert {sum(points) for points in outcome.points} <= SUMS[name]
    assert outcome.points != arena.play(Match('another', match.entrants, 2)).points


def test_who_plays_alike_has_as_many_points_from_all_seats_together(hearts):
    """The strong one plays without chance."""
    outcome = hearts.play(Match('seed', tuple(kit('strong', str(number)) for number in range(4)), 3))
    for first in range(0, 12, 4):
        assert [sum(points) for points in zip(*outcome.points[first : first + 4], strict=True)] == [26.0] * 4


@pytest.mark.whole(reason='plays a match for each fault')
@pytest.mark.parametrize('how', FAULTS)
def test_what_is_no_move_is_replaced_and_counted(hearts, monkeypatch, how):
    monkeypatch.setattr('rozdej.teacher.tournament.match.LIMITS', replace(LIMITS, seconds_per_call=0.3))
    body, reason = FAULTS[how]
    entrant = student('Petr', f'def vyloz(ruka, stul):\n    {body}\n')
    outcome = hearts.play(Match('seed', (entrant, *marks(hearts)), 1))
    assert set(outcome.faults[0]) == {reason}
    assert outcome.faults[0][reason] == outcome.questions[0] > 0
    assert not any(outcome.faults[1:])


def test_a_slow_program_plays_on_until_it_has_used_its_time_for_the_match(hearts, monkeypatch):
    monkeypatch.setattr(Deadline, 'taken', LIMITS.seconds_in_all / 9)  # whatever it takes on this machine
    outcome = hearts.play(Match('seed', (student('Petr', HEARTS), *marks(hearts)), 1))
    assert set(outcome.faults[0]) == {NO_TIME}
    assert 1 < outcome.questions[0] - outcome.faults[0][NO_TIME] < 10


NO_MESSAGES = {
    "return ['serad']": 'tah proti pravidlům',
    "return svet, ['vyloz', 0]": 'tah proti pravidlům',
    "return ['vyloz', True]": 'tah proti pravidlům',
    'return svet.ruka1[6].barva or []': 'chyba IndexError na řádku 2 souboru svet66.py',
    'svet.ruka1.clear(), svet.ruka2.clear()': 'funkce zahraj vrátila None',
}


@pytest.mark.parametrize('body', NO_MESSAGES)
def test_what_is_no_message_is_replaced_by_a_card(sixty_six, body):
    """And not by the end of the deal, with which a random message would lose most games."""
    files = FILES['sedesatsest'] | {'svet66': f'def zahraj(svet):\n    {body}\n'.encode()}
    outcome = sixty_six.play(Match('seed', (Entrant('Petr', 'Petr', files=files), kit('random')), 2))
    assert outcome.faults == [{NO_MESSAGES[body]: outcome.questions[0]}, {}]
    assert {text for row in outcome.game['moves'][1:] for _, text in row}.isdisjoint({'končí', 'zavírá'})


NO_STRATEGY = {
    'funkce vyloz není napsaná': 'def vyloz(ruka, stul):\n    """Vrátí kartu."""\n',
    'chybí funkce vyloz': 'def vylozit(ruka, stul):\n    return None\n',
    'soubor srdce.py nejde celý spustit: SyntaxError na řádku 3': '\n\ndef vyloz(ruka, stul)\n    return None\n',
    'soubor srdce.py nejde celý spustit: NameError na řádku 2': 'import random\nHRACI = hraci\n',
    'soubor srdce.py nejde celý spustit: ModuleNotFoundError na řádku 1': 'from prsi import vyloz\n',
    'funkci nejde zavolat': 'def vyloz():\n    return None\n',
}


@pytest.mark.parametrize('why', NO_STRATEGY)
def test_what_is_no_strategy_is_told_apart(hearts, why):
    outcome = hearts.play(Match('seed', (student('Petr', NO_STRATEGY[why]), *marks(hearts)), 1))
    assert outcome.faults[0] == {why: outcome.questions[0]}


def test_a_missing_file_is_told_and_not_the_name_that_is_missing_then(hearts):
    helped = 'from pomocne import smi\n\ndef vyloz(ruka, stul):\n    return smi(ruka, stul)\n'
    outcome = hearts.play(Match('seed', (student('Petr', helped), *marks(hearts)), 1))
    [why] = outcome.faults[0]
    assert why == 'soubor srdce.py nejde celý spustit: ModuleNotFoundError na řádku 1'


def test_what_a_program_prints_is_nowhere_to_be_seen(hearts, capsys):
    loud = student('Petr', "def vyloz(ruka, stul):\n    print('\\x1b[2J')\n    return vyber(ruka, stul)\n")
    hearts.play(Match('seed', (loud, *marks(hearts)), 1))
    assert capsys.readouterr() == ('', '')


def test_modules_from_folders_of_a_program_come_along_for_its_match_only(hearts):
    own = 'from pomocne.vse import prvni\n\ndef vyloz(ruka, stul):\n    return prvni(smi_vylozit(ruka, stul))\n'
    files = {
        'srdce': f'{HEARTS}\n{own}',
        'pomocne/vse': 'def prvni(karty):\n    return min(karty, key=str)\n',
    }
    entrant = Entrant('Anna', 'Anna', files={name: text.encode() for name, text in files.items()})
    assert not any(hearts.play(Match('seed', (entrant, *marks(hearts)), 1)).faults)
    without = hearts.play(Match('seed', (student('Petr', files['srdce']), *marks(hearts)), 1))
    assert sum(without.faults[0].values()) == without.questions[0] > 0


def test_a_program_sees_nothing_of_the_others_and_changes_nothing_of_the_game(hearts):
    spy = HEARTS + SPY
    secret = HEARTS + '\n# TAJNÁ STRATEGIE\n'
    outcome = hearts.play(Match('seed', (student('Igor', spy), student('Eva', secret), kit('weak'), kit('random')), 1))
    assert not any(outcome.faults)
    assert {sum(points) for points in outcome.points} == {26.0}


def test_what_a_program_does_to_chance_changes_no_cards(arena):
    game = discipline(arena.exercise.name)
    dealt = game.deal(random.Random('x'))
    random.seed(5)
    assert dealt == game.deal(random.Random('x'))


def test_where_the_process_that_makes_rooms_ends_the_match_has_no_games(hearts, monkeypatch):
    monkeypatch.setattr(hearts._pool, 'renew', lambda: True)
    outcome = hearts.play(Match('seed', (student('Petr', HEARTS), *marks(hearts)), 1))
    assert (outcome.points, outcome.questions, outcome.game) == ([], [0] * 4, {})
