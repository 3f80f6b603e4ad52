"""The whole games of level 500, looked at from behind: what they reach, and what the players learn in them."""

import importlib.util
import re
from collections import Counter
from copy import copy
from random import Random
from types import SimpleNamespace

import pytest

from checks.running import ROOT
from rozdej.core.exercises import find_exercises
from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram

[EXERCISE] = [exercise for exercise in find_exercises(ROOT) if exercise.name == 'sedesatsest']
SOLUTION = EXERCISE.solution

RARE = {
    'a refused card, for each reason there is': (
        *('vyloz: not on turn', 'vyloz: no such card', 'vyloz: not of the pair'),
        *('vyloz: suit when closed', 'vyloz: suit when drawn out'),
    ),
    'a trick trumped, and one that another suit does not take': ('trumped', 'thrown away'),
    'the turned card is drawn': ('turned card drawn',),
    'the nine swapped, and refused': ('vymen', 'vymen: refused'),
    'each announcement, refused ones, both in one game': (
        *('hlas', 'hlas: refused', 'hlas_trumf', 'hlas_trumf: refused', 'both announcements'),
        *('hlas: drawn out or closed', 'hlas_trumf: drawn out or closed', 'hlas: a pair, but not on turn'),
        *('hlas: two pairs', 'hlas: the trump pair as well', 'vyloz: of two pairs'),
        'hlas: again when drawn out or closed',
    ),
    'each player closes; closing refused': ('zavri by 1', 'zavri by 2', 'zavri: refused'),
    'each way to end': (
        *('vyhra1t', 'vyhra2t', 'vyhra3t', 'vyhra3f', 'vyhra_posledni'),
        *('z_vyhra1t', 'z_vyhra2t', 'z_vyhra3t', 'z_vyhra3f'),
    ),
    'an end at the border of what it counts': (
        *('64 or 65 points', '66 or 67 points', 'loser has 31 or 32', 'loser has 33 or 34'),
        *('loser has a trick for nothing', 'loser has announced only'),
    ),
    'each player begins a later game': ('begun by 1', 'begun by 2'),
    'messages out of turn': (
        *('skonci: refused', 'znovu: refused', 'rozhodni: refused', 'tancuj: refused'),
        *('serad on turn', 'serad not on turn'),
    ),
}
"""What has to happen at least three times, and the events that tell of it."""


@pytest.fixture(scope='module')
def level():
    """The test file of level 500 as a module."""
    spec = importlib.util.spec_from_file_location('whole_games', EXERCISE.tests / 'test_500_cele_hry.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def evenings(level, folder, numbers, look=lambda bundle, message: None):
    """Play the evenings with the program in the folder; `look` sees each bundle and the message that led to it."""
    program = LocalProgram(Implementation(EXERCISE, folder))
    with installed_in_sys_modules(program):
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
            vesmir66.rozdej = level.rozdavej(Random(number))
            level.odehraj_vecer_u_jednoho_stolu(watched, svet66, number)


def events(level, before, after, player, message):
    """What happened, by the notes of the referee before and after a message of a player."""
    word = message[0]
    if word == 'vyloz' and after['ruce'] == before['ruce']:
        yield f'vyloz: {why_refused(level, before, player, message[1])}'
    elif word == 'rozhodni' and len(before['stred']) == 2:
        yield from events_of_trick(before, after)
    elif word == 'serad':
        yield 'serad on turn' if before['stavy'][player] in level.NA_TAHU else 'serad not on turn'
    elif after == before:
        yield f'{word}: refused'
    else:
        yield f'zavri by {player}' if word == 'zavri' else word
    yield from events_of_pairs(level, before, after, player, word)
    if after['vyhral'] and not before['vyhral']:
        yield from events_of_end(after, player, word)


def events_of_trick(before, after):
    first, second = before['stred']
    if second.barva != first.barva:
        yield 'trumped' if second.barva == after['trumf'] else 'thrown away'
    if 'dobira' in after and len(after['nevidene']) <= 1:
        yield 'turned card drawn'


def events_of_pairs(level, before, after, player, word):
    """What is rare about announcements, and about cards played after one."""
    pairs = [suit for suit in ('Kr', 'Pi', 'Sr', 'Ka') if level.ma_par(before, player, suit)]
    if word in ('hlas', 'hlas_trumf') and after['stavy'] != before['stavy']:
        if level.cti_se_barva(before):
            yield f'{word}: drawn out or closed'
        if word == 'hlas' and len(pairs) > 1:
            yield 'hlas: the trump pair as well' if before['trumf'] in pairs else 'hlas: two pairs'
    elif word in ('hlas', 'hlas_trumf') and before['stavy'][player].startswith('hlasi'):
        if level.cti_se_barva(before):
            yield 'hlas: again when drawn out or closed'
    elif word in ('hlas', 'hlas_trumf') and pairs and before['stavy'][player] not in level.NA_TAHU:
        yield 'hlas: a pair, but not on turn'
    elif len(pairs) > 1 and before['stavy'][player].startswith('hlasi') and after['ruce'] != before['ruce']:
        yield 'vyloz: of two pairs'


def events_of_end(after, player, word):
    """How the game ended, and what is rare about the points."""
    winner = after['vyhral']
    yield after['stavy'][winner]
    if word == 'skonci' and 64 <= (points := after['body'][player]) <= 67:
        yield '64 or 65 points' if points < 66 else '66 or 67 points'
    if after['stavy'][winner].endswith(('1t', '2t', '3t')):
        points, tricks = after['body'][3 - winner], after['stychy'][3 - winner]
        if 31 <= points <= 34:
            yield 'loser has 31 or 32' if points < 33 else 'loser has 33 or 34'
        if bool(points) != bool(tricks):
            yield 'loser has a trick for nothing' if tricks else 'loser has announced only'


def why_refused(level, before, player, place):
    """Why the card at that place of the hand may not be played."""
    if before['stavy'][player] not in level.NA_TAHU:
        return 'not on turn'
    if not 0 <= place < len(before['ruce'][player]):
        return 'no such card'
    if before['stavy'][player].startswith('hlasi'):
        return 'not of the pair'
    return 'suit when closed' if before['zavrel'] else 'suit when drawn out'


def test_what_is_rare_happens_three_times_or_more(level, monkeypatch):
    counts, games, carry_out, new_notes = Counter(), [], level.proved, level.novy_zapis

    def on_new_game(worlds, player, *others):
        games.append(set())
        counts[f'begun by {player}'] += len(games) % 3 != 1
        return new_notes(worlds, player, *others)

    def on_message(notes, player, message):
        before = {key: copy(value) for key, value in notes.items()}
        carry_out(notes, player, message)
        found = set(events(level, before, notes, player, message))
        counts.update(found)
        games[-1] |= found

    monkeypatch.setattr(level, 'novy_zapis', on_new_game)
    monkeypatch.setattr(level, 'proved', on_message)
    evenings(level, SOLUTION, level.VYBRANE_VECERY)
    assert len(games) == 3 * len(level.VYBRANE_VECERY)
    counts['both announcements'] = sum({'hlas', 'hlas_trumf'} <= game for game in games)
    missing = {title for title, names in RARE.items() if any(counts[name] < 3 for name in names)}
    assert missing == set(), counts


@pytest.mark.whole(reason='plays whole games')
def test_a_view_never_contains_a_card_its_player_may_not_know(level):
    seen = []

    def look(bundle, message):
        state = bundle.vesmir
        for name, mail in bundle.posty:
            other_hand = state.ruka2 if name == state.jmena[0] else state.ruka1
            hidden = {card.razeni for card in [*other_hand, *state.balicek[1:]]}
            readable = numbers_of_cards(mail)
            assert not readable & hidden, f'{name} can read {readable & hidden} after {message}'
            seen.append(len(readable))

    evenings(level, SOLUTION, range(100, 110), look)
    assert sum(seen) > 5 * len(seen) > 500


def numbers_of_cards(mail):
    """The numbers (1–24) of all cards that stand anywhere in the mail, however deep."""
    if not isinstance(mail, list | tuple):
        return set()
    is_card = len(mail) == 4 and mail[0] in ('Kr', 'Pi', 'Sr', 'Ka')
    return {mail[3]} if is_card else set().union(*map(numbers_of_cards, mail))


MISTAKES = {
    'hlas_trumf': ('vesmir66', 's_body(vesmir, hrac, 30)', 's_body(vesmir, hrac, 30 - len(vesmir.stychy1))'),
    'vymen_trumf': ('vesmir66', '[devitka] + vesmir.balicek[1:]', '[devitka] + vesmir.balicek[2:]'),
    'rozhodni_stych': ('vesmir66', "'vzal' + vykricnik(novy)", "'vzal'"),
    'vyloz': (
        'vesmir66',
        'def smi_vylozit_index(vesmir, hrac, index):\n',
        '\\g<0>    index = index if vesmir.stred else 0\n',
    ),
    'pohled': ('vesmir66', 'vesmir.balicek[:1] + rubem', 'vesmir.balicek[: 1 - len(vesmir.stred)] + rubem'),
    'pri_zprave': (
        'vesmir66',
        'Balik(novy, rozesli(novy), [])',
        'Balik(novy, rozesli(novy)[: 1 + len(novy.balicek) % 5], [])',
    ),
    'pri_prijeti': ('svet66', 'Svet(*dekoduj_vse(zprava))', '\\g<0>._replace(body1=len(zprava[3]) and zprava[4] - 1)'),
}
"""By the function that answers wrongly: its file, words of the solution, and what stands for them."""


@pytest.mark.parametrize('name', MISTAKES)
def test_function_with_the_wrong_answer_is_the_one_that_is_shown(level, tmp_path, name):
    module, words, others = MISTAKES[name]
    text = (SOLUTION / f'{module}.py').read_text(encoding='utf-8')
    changed, count = re.subn(re.escape(words), others, text)
    assert count
    (tmp_path / f'{module}.py').write_text(changed, encoding='utf-8')
    for other in {'pravidla66', 'svet66', 'vesmir66'} - {module}:
        (tmp_path / f'{other}.py').write_text((SOLUTION / f'{other}.py').read_text(encoding='utf-8'), encoding='utf-8')
    program = LocalProgram(Implementation(EXERCISE, tmp_path))
    with installed_in_sys_modules(program), pytest.raises(AssertionError):
        level.test_vybrane_hry(Facade(program, 'vesmir66'), Facade(program, 'svet66'))
    assert program.log.calls[-1].function == name
