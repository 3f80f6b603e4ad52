"""The whole games of level 500, looked at from behind: what they reach, and what the players learn in them."""

import importlib.util
from collections import Counter
from types import SimpleNamespace

import pytest

from checks.running import ROOT
from rozdej.exercises import find_exercises
from rozdej.student.facade import Facade, importable
from rozdej.student.implementation import Implementation
from rozdej.student.program import LocalProgram

[EXERCISE] = [exercise for exercise in find_exercises(ROOT) if exercise.name == 'sedesatsest']
SOLUTION = EXERCISE.solution
RIGHT = sorted((ROOT / 'checks' / 'sedesatsest' / 'right').glob('*/'))

COMMON = (
    *('hraje', 'hraje!', 'vzal', 'vzal!', 'hlasi', 'hlasi!', 'hlasi_trumf', 'hlasi_trumf!'),
    *('ceka', 'ceka!', 'ztratil', 'ztratil!', 'slysi', 'slysi!', 'slysi_trumf', 'slysi_trumf!', 'stych'),
    *('vyhra1t', 'vyhra2t', 'vyhra3t', 'vyhra3f', 'vyhra_posledni', 'z_vyhra3f'),
    *('prohra1t', 'prohra2t', 'prohra3t', 'prohra3f', 'prohra_posledni', 'z_prohra3f'),
)
"""States that two hundred random games must come through; a closed game is seldom won by chance."""

WORDS = ('vyloz', 'serad', 'vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci', 'znovu', 'rozhodni')


@pytest.fixture(scope='module')
def level():
    """The test file of level 500 as a module."""
    spec = importlib.util.spec_from_file_location('whole_games', EXERCISE.tests / 'test_500_cele_hry.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def evenings(level, folder, numbers, look):
    """Play the evenings with the program in the folder; `look` sees each bundle and the message that led to it."""
    program = LocalProgram(Implementation(EXERCISE, folder))
    with importable(program):
        vesmir66, svet66 = Facade(program, 'vesmir66'), Facade(program, 'svet66')

        def on_message(state, name, message):
            bundle = vesmir66.pri_zprave(state, name, message)
            look(bundle, message)
            return bundle

        watched = SimpleNamespace(
            novy_vesmir=vesmir66.novy_vesmir, pri_registraci=vesmir66.pri_registraci, pri_zprave=on_message
        )
        for number in numbers:
            program.reset()
            level.odehraj_vecer_u_jednoho_stolu(watched, svet66, number)


def test_the_games_come_through_all_there_is(level):
    states, words = Counter(), Counter()

    def look(bundle, message):
        if bundle.posty:
            states.update(bundle.vesmir.stavy)
            words[message[0]] += 1

    evenings(level, SOLUTION, range(20), look)
    assert words['znovu'] == 200
    assert [word for word in WORDS if words[word] < 5] == []
    assert [state for state in COMMON if states[state] < 3] == []


@pytest.mark.parametrize('folder', [SOLUTION, *RIGHT], ids=lambda folder: folder.name)
def test_a_view_never_contains_a_card_its_player_may_not_know(level, folder):
    seen = []

    def look(bundle, message):
        state = bundle.vesmir
        for name, mail in bundle.posty:
            other_hand = state.ruka2 if name == state.jmena[0] else state.ruka1
            hidden = {card.razeni for card in [*other_hand, *state.balicek[1:]]}
            readable = numbers_of_cards(mail)
            assert not readable & hidden, f'{name} can read {readable & hidden} after {message}'
            seen.append(len(readable))

    evenings(level, folder, range(100, 103), look)
    assert sum(seen) > 5 * len(seen) > 500


def numbers_of_cards(mail):
    """The numbers (1–24) of all cards that stand anywhere in the mail, however deep."""
    if not isinstance(mail, list | tuple):
        return set()
    is_card = len(mail) == 4 and mail[0] in ('Kr', 'Pi', 'Sr', 'Ka')
    return {mail[3]} if is_card else set().union(*map(numbers_of_cards, mail))
