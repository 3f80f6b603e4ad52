"""Šedesát šest where nothing can be started: the student's server and the computer are in the game's own process."""

import marshal
import random
from itertools import islice

import pytest

from checks.window.playing import Player, sit_down
from checks.window.sixtysix import EXERCISE, allowed, play_all, program, world, written_program
from rozdej.core.system import SYSTEM
from rozdej.network.sedesatsest import opponent_api
from rozdej.network.sedesatsest.opponents import STRENGTHS
from rozdej.network.sedesatsest.player_view import field, is_over, is_won, of_seat, seat_of
from rozdej.network.sedesatsest.scene import Game
from rozdej.network.sedesatsest.texts import HERE
from rozdej.window.gui.canvas import card_name
from rozdej.window.gui.cards import card_words, deck_card
from rozdej.window.gui.layout import Space
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.wire import MouseEvent


@pytest.fixture
def sit(tmp_path, monkeypatch):
    """`sit(text)` is a player at the table, with that text behind the solution's server."""
    monkeypatch.setattr(SYSTEM, 'can_start_processes', False)

    def begin(text='', rival='strong'):
        folder = written_program(tmp_path / 'program', vesmir66=text)
        store = SettingsStore(tmp_path / 'kept')
        store.save_options(EXERCISE, {'trick': 0.7, 'rival': 'strong' if rival == HERE else rival})
        scene = Game()
        player = sit_down(folder, store, seed=None, animation='off', scene=scene, exercise=EXERCISE)
        scene.wake = player.screen.look_outside
        random.seed(7)
        player.press('act-together' if rival == HERE else 'act-start')
        player.pass_time(0.5)
        return player

    return begin


@pytest.mark.parametrize(
    'rival',
    [
        STRENGTHS[0],
        *(pytest.param(rival, marks=pytest.mark.whole(reason='plays another deal')) for rival in STRENGTHS[1:]),
    ],
)
def test_a_deal_is_played_to_its_end(sit, rival):
    player = sit(rival=rival)
    assert world(player)[0].startswith(('hraje', 'cek')) or allowed(player)
    play_all(player)
    assert world(player)[0].startswith(('vyhra', 'prohra', 'z_'))


def test_a_refused_move_is_told(sit):
    player = sit()
    before = world(player)
    player.screen.session.scene._company.send(['vyloz', 99])
    player.pass_time(0.5)
    assert world(player) == before


def test_a_fault_of_the_server_is_told_and_the_game_stays(sit):
    player = sit('\n\ndef pri_zprave(vesmir, jmeno, zprava):\n    return 5\n')
    before = world(player)
    player.screen.session.scene._company.send(['serad'])
    player.pass_time(0.5)
    assert 'pri_zprave' in player.read
    assert world(player) == before


def test_a_mail_that_the_computer_cannot_play_by_is_told(sit):
    player = sit(
        '\n\ndef pri_registraci(vesmir, jmeno):\n'
        '    vesmir = vesmir._replace(svety=[*vesmir.svety, jmeno], jmena=[*vesmir.jmena, jmeno])\n'
        "    return Balik(vesmir, [(jmeno, 5)] if jmeno == 'Počítač' else [], [])\n"
    )
    assert 'Podle toho, co server poslal počítači, se hrát nedá.\nPřišlo: celé číslo (int): 5' in player.read


def test_a_server_that_cannot_be_loaded_is_told_and_tried_again(sit):
    player = sit('\n\ndef pri_registraci(vesmir):\n    return 5\n')
    assert 'pri_registraci' in player.read
    player.press('act-again')
    player.pass_time(0.5)
    assert 'pri_registraci' in player.read


def test_nobody_has_the_name_of_the_computer():
    company = opponent_api.InThisProcess(StudentCode(program(), 'svet66'), {'Počítač': 1}, STRENGTHS[0], lambda: None)
    assert ('welcome',) in company.events()
    assert ('figures', {'Počítač': 1, 'Počítač 2': 0}) in company.events()
    assert not [event for event in company.events() if event[0] in ('trouble', 'broken', 'refused')]


# Two people at this screen.


def hands(player: Player) -> dict[str, list]:
    """The cards of both, as the server has sent them last."""
    views = player.screen.session.scene._company._views
    return {name: of_seat(view, 'ruka', seat_of(view, name)) for name, view in views.items()}


def told_of(player: Player, cards: list) -> list[str]:
    """Which of the cards can be seen or heard."""
    picture = player.look()
    shown = {quad.name for quad in (*picture.quads, *picture.upper_quads)}
    heard = ' '.join([player.all_text, *(thing.label for thing in player.screen.things())])
    names = {card_words(card): card_name(deck_card(card), '') for card in cards}
    return [words for words, name in names.items() if name in shown or words in heard]


def play_together(player: Player):
    """Play the deal to its end, and stop before each step."""
    for _ in range(900):
        yield
        if player.game['covered']:
            player.press('act-uncover')
        elif is_over(world(player)):
            return
        elif not player.screen.automatic.pause and (numbers := allowed(player)):
            player.click(f'ruka-{numbers[0] + 1}')
        player.pass_time(0.3)
    raise AssertionError('the deal does not end')


def test_two_people_play_in_turn_and_neither_sees_the_cards_of_the_other(sit):
    player = sit(rival=HERE)
    seen, covers = {'Hráč': set(), 'Soused': set()}, []
    for _ in play_together(player):
        name, view = player.game['name'], world(player)[0]
        [other] = seen.keys() - {name}
        taken = field(world(player), 'balicek')[:1]  # the trump, which lay there for all to see
        hand = of_seat(world(player), 'ruka', seat_of(world(player), name))
        own = [*hands(player)[name], *hand]
        others = [card for card in hands(player)[other] if card not in taken]
        told = set(told_of(player, [*own, *others]))
        assert told.isdisjoint(map(card_words, others))
        if player.game['covered']:
            covers += [name] if covers[-1:] != [name] else []
            assert told.isdisjoint(map(card_words, own))
            assert f'Na tahu je {name}' in player.all_text
            assert not player.screen.state.message
        else:
            seen[name].add(view.removesuffix('!'))
            assert told.issuperset(map(card_words, hand))
    assert len(covers) > 6
    for states in seen.values():  # also what had happened while the other one looked
        assert {'hraje', 'stych', 'vzal', 'ztratil'} <= states
    winner = player.game['name'] if is_won(world(player)) else player.game['aside']['name']
    assert f'Vyhrává {winner}!' in player.all_text
    assert player.screen.session.scene.counts['people'][:2] == [1, int(winner == 'Hráč')]
    player.press('act-next')
    player.pass_time(3)
    assert player.game['covered'] or allowed(player)
    assert player.screen.session.scene.counts['people'][0] == 1


def test_no_log_of_calls_tells_what_the_other_one_held(sit):
    for rival, is_shown in ((HERE, False), ('weak', True)):
        player = sit(rival=rival)
        player.space = Space(1900, 1000, 1.0)
        player.pass_time(0.3)
        if rival == HERE:
            player.press('act-uncover')
            player.pass_time(0.3)
        assert player.screen.session.log.entries
        assert bool(player.screen.view.space.side) is is_shown


def test_a_click_where_cards_lay_does_not_uncover_those_of_the_other(sit):
    player = sit(rival=HERE)
    player.press('act-uncover')
    player.pass_time(0.3)
    first = player.game['name']
    x, y = player.point('ruka-3')
    player.click('ruka-3')
    player.pass_time(2)
    assert player.game['covered']
    assert player.game['name'] != first
    player.screen.handle(MouseEvent('press', x, y), player.now)
    player.screen.handle(MouseEvent('release', x, y), player.now)
    assert player.game['covered']
    player.type('1 6 s space')
    assert player.game['covered']
    player.type('enter')
    assert not player.game['covered']


def test_the_game_of_a_process_that_has_ended_goes_on(sit, tmp_path):
    player = sit(rival=HERE)
    steps = play_together(player)
    for _ in range(20):
        next(steps)
    memory = marshal.loads(marshal.dumps(player.screen.controller.memory()))
    fresh = sit_down(tmp_path / 'program', SettingsStore(tmp_path / 'kept'), scene=Game(), exercise=EXERCISE)
    fresh.screen.session.scene.wake = fresh.screen.look_outside
    fresh.screen.controller.go_on(memory, 0.0, None)
    fresh.pass_time(3)
    assert {fresh.game['name'], fresh.game['aside']['name']} == {'Hráč', 'Soused'}
    assert hands(fresh) == hands(player)
    for _ in islice(play_together(fresh), 20):
        pass
    assert hands(fresh) != hands(player)


def test_new_functions_of_the_server_go_on_with_the_game(sit, tmp_path):
    player = sit()
    before = world(player)
    written_program(tmp_path / 'program', vesmir66='def pri_zprave(vesmir, jmeno, zprava):\n    return 5')
    player.type('f5')
    player.type('s')
    player.pass_time(0.5)
    assert 'pri_zprave' in player.read
    assert world(player) == before


FAILS_FOR_THE_COMPUTER = """
spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    if jmeno == 'Počítač':
        raise ValueError
    return spravne(vesmir, jmeno, zprava)
"""


def test_the_computer_tries_again_when_a_function_that_had_failed_is_mended(sit, tmp_path):
    player = sit(FAILS_FOR_THE_COMPUTER)
    [first, *_] = allowed(player)
    player.screen.session.scene._company.send(['vyloz', player.game['order'][first]])
    player.pass_time(2)
    assert 'pri_zprave' in player.read
    before = world(player)
    written_program(tmp_path / 'program', vesmir66='def rozbita(:')
    player.type('f5')
    player.pass_time(0.5)
    assert 'vesmir66.py' in player.read
    written_program(tmp_path / 'program')
    player.type('f5')
    player.pass_time(2)
    assert world(player) != before
