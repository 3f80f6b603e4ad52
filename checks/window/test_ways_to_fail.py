"""In the window: what each game says of each way to fail, and that its game stays as it was."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from checks.ways_to_fail import DEFINITIONS, ENDLESS, FILES, FUNCTIONS, INTERRUPTS, THE_FUNCTION, Way
from checks.window.hearts import hand, wait_for_turn
from checks.window.playing import Player
from checks.window.sixtysix import server, sit_at_lobby, sit_at_table, world, written_program
from checks.window.twentyone import prepared
from rozdej.core.student import limits


@dataclass(frozen=True)
class Game:
    """A game in which `act` calls the function, once the player is `ready`.

    `state` is what a call that fails leaves as it was. `text` stands behind the right program, `options` are those of
    the window, and `also` is told as well.
    """

    function: str
    act: Callable[[Player], object]
    ready: Callable[[Player], object] = bool
    state: Callable[[Player], object] = lambda player: player.game
    text: str = ''
    options: dict[str, object] = field(default_factory=dict)
    also: str = ''


def lead(player: Player) -> None:
    """Play the first card of the trick in Hearts, to which the program adds one."""
    player.type('space')
    player.pass_time(0.3)


GAMES = {
    'klondike': Game('udelej_tah', lambda player: player.click('U')),
    'piskvorky': Game('zpracuj_prikaz', lambda player: player.click('e5')),
    'blackjack': Game(
        'ber', lambda player: player.type('b'), lambda player: player.type('n'), text=prepared(9, 8, 10, 11)
    ),
    'srdce': Game(
        'vyloz',
        lead,
        wait_for_turn,
        lambda player: len(hand(player)) >= 12,
        options={'seconds': 0.0, 'trick': 1.0},
        also='Do opravy za ni hrají soupeři z okna.',
    ),
}


@pytest.fixture
def sit(sit_at, monkeypatch):
    """`sit('klondike', way)` is a player of that game with a program that fails in this way."""
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.5)

    def begin(exercise: str, way: Way) -> Player:
        game = GAMES[exercise]
        return sit_at(exercise, game.text + way.code_for(game.function), **game.options)

    return begin


def is_told(player: Player, way: Way, function: str, file: str) -> None:
    """Whether the window tells what it should, and the line where it happened can be read in it."""
    assert way.unsaid(player.told, function, file, 'window') == [], player.told
    assert f'{file}, řádek' in player.told
    assert f'Volání: {function}(' in player.told or way in (*DEFINITIONS, *FILES)
    assert THE_FUNCTION.sub(function, way.line) in ' '.join(player.read.split())


@pytest.mark.parametrize('exercise', GAMES)
def test_a_call_that_fails_is_told_and_the_game_stays(exercise, sit, subtests):
    game, file = GAMES[exercise], f'{exercise}.py'
    for way in (*FUNCTIONS, *INTERRUPTS, *ENDLESS, *DEFINITIONS):
        with subtests.test(way.what):
            player = sit(exercise, way)
            game.ready(player)
            before = game.state(player)
            game.act(player)
            is_told(player, way, game.function, file)
            assert game.also in player.told
            assert game.state(player) == before
            player.type('escape')
            assert player.screen.state.message is None
            player.screen.close()


def test_a_function_of_the_window_at_a_server_that_fails_sends_nothing(keeper, tmp_path, subtests, monkeypatch):
    """In Šedesát šest the program is asked what a key means."""
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.5)
    for way in (*FUNCTIONS, *INTERRUPTS, *ENDLESS, *DEFINITIONS):
        with subtests.test(way.what):
            program = written_program(tmp_path / 'sedesatsest', svet66=way.code_for('pri_klavese'))
            player = sit_at_table(keeper, program)
            before = world(player)
            player.click('ruka-2')
            player.pass_time(0.1)
            is_told(player, way, 'pri_klavese', 'svet66.py')
            assert (world(player), server(player).sent) == (before, [])
            player.screen.close()


@pytest.mark.parametrize('exercise', GAMES)
def test_a_file_that_fails_is_told_and_played_all_the_same(exercise, sit, subtests):
    game, file = GAMES[exercise], f'{exercise}.py'
    for way in FILES:
        with subtests.test(way.what):
            player = sit(exercise, way)
            is_told(player, way, '', file)
            player.type('escape')
            if player.screen.session.history is not None:
                game.ready(player)
                game.act(player)
                assert player.read == ''
            player.screen.close()


def test_a_file_of_the_window_at_a_server_that_fails_is_told_before_a_game(keeper, tmp_path, subtests):
    for way in FILES:
        with subtests.test(way.what):
            player = sit_at_lobby(keeper, written_program(tmp_path / 'sedesatsest', svet66=way.code))
            is_told(player, way, '', 'svet66.py')
            player.screen.close()
