"""In the window: what each game says of each way to fail and of wrong results, and that its game stays as it was."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest

from checks.short_limits import HASTY
from checks.ways_to_fail import DEFINITIONS, ENDLESS, FILES, FUNCTIONS, INTERRUPTS, THE_FUNCTION, Way
from checks.window.hearts import hand, wait_for_turn
from checks.window.hearts import prepared as dealt_by_hand
from checks.window.playing import Player, exercise_named
from checks.window.sixtysix import server, sit_at_lobby, sit_at_table, world, written_program
from checks.window.twentyone import prepared
from rozdej.core.student import limits

WRONG_RESULTS = Path(__file__).with_name('wrong_results.txt')


@dataclass(frozen=True)
class Game:
    """A game in which `act` calls a function of the file, once the player is `ready`.

    `state` is what a call that fails leaves as it was. `text` stands behind the right program, `options` are those of
    the window, and `also` is told as well.
    """

    act: Callable[[Player], object] = bool
    ready: Callable[[Player], object] = bool
    state: Callable[[Player], object] = lambda player: player.game
    text: str = ''
    options: dict[str, object] = field(default_factory=dict)
    also: str = ''
    file: str = ''


def lead(player: Player) -> None:
    """Play the first card of the trick in Hearts, to which the program adds one."""
    player.type('space')
    player.pass_time(0.3)


def press_two(player: Player) -> None:
    """Choose the second card in Šedesát šest, by a key."""
    player.click('ruka-2')
    player.pass_time(0.1)


def let_rival_move(player: Player) -> None:
    """Play against the program in five in a row."""
    player.click('e5')
    player.pass_time(1)


def nothing(player: Player) -> None:
    """What there is of a game that did not begin."""
    return player.screen.session.history


WINDOW_AT_SERVER = 'svet66.py'
HEARTS = {'seconds': 0.0, 'trick': 1.0}
CALLED = {
    'klondike udelej_tah': Game(lambda player: player.click('U')),
    'piskvorky zpracuj_prikaz': Game(lambda player: player.click('e5')),
    'blackjack ber': Game(
        lambda player: player.type('b'), lambda player: player.type('n'), text=prepared(9, 8, 10, 11)
    ),
    'srdce vyloz': Game(
        lead,
        wait_for_turn,
        lambda player: len(hand(player)) >= 12,
        options=HEARTS,
        also='Do opravy za ni hrají soupeři z okna.',
    ),
    'sedesatsest pri_klavese': Game(
        press_two, state=lambda player: (world(player), [*server(player).sent]), file=WINDOW_AT_SERVER
    ),
}
"""The function of each game that is asked about every way to fail."""

OTHERS = {
    'srdce rozdej': Game(
        text=dealt_by_hand().replace('def rozdej', 'def pripravene'), options=HEARTS, also='Karty rozdalo okno.'
    ),
    **{f'srdce {name}': Game(text=dealt_by_hand(), options=HEARTS) for name in ('zacina', 'smi_vylozit', 'body')},
    'klondike udelej_hru': Game(state=nothing, also='Oprav program a ulož ho.'),
    'piskvorky nova_hra': Game(state=nothing),
    'piskvorky navrhni_tah': Game(let_rival_move, state=lambda player: 1, options={'rival': 'student'}),
    'sedesatsest pri_prijeti': Game(state=lambda player: 1, also='Zkusit znovu', file=WINDOW_AT_SERVER),
    'sedesatsest popis_stavu': Game(file=WINDOW_AT_SERVER),
}


@pytest.fixture
def sit(sit_at, store, tmp_path, monkeypatch):
    """`sit('klondike', game, text)` is a player of that game with that text behind the right program."""
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', HASTY['SHORTEST_WAITING_SECONDS'])

    def begin(exercise: str, game: Game, text: str) -> Player:
        if game.file:
            return sit_at_table(store, written_program(tmp_path / exercise, svet66=text))
        return sit_at(exercise, game.text + text, **game.options)

    return begin


def is_told(player: Player, way: Way, function: str, file: str) -> None:
    """Whether the window tells what it should, and the line where it happened can be read in it."""
    assert way.unsaid(player.told, function, file, 'window') == [], player.told
    assert f'{file}, řádek' in player.told
    assert f'Volání: {function}(' in player.told or way in (*DEFINITIONS, *FILES)
    assert THE_FUNCTION.sub(function, way.line) in ' '.join(player.read.split())


@pytest.mark.parametrize('called', CALLED)
def test_a_call_that_fails_is_told_and_the_game_stays(called, sit, subtests):
    exercise, function = called.split()
    game = CALLED[called]
    for way in (*FUNCTIONS, *INTERRUPTS, *ENDLESS, *DEFINITIONS):
        with subtests.test(way.what):
            player = sit(exercise, game, way.code_for(function))
            game.ready(player)
            before = game.state(player)
            game.act(player)
            is_told(player, way, function, game.file or f'{exercise}.py')
            assert game.also in player.told
            assert game.state(player) == before
            player.type('escape')
            assert player.screen.state.message is None
            player.screen.close()


class Wrong(NamedTuple):
    """One entry of the table of wrong results: what is wrong, the body of the function, and what is told."""

    what: str
    body: str
    said: list[str]


def wrong_results(called: str) -> Iterator[Wrong]:
    """Those of a function of a game."""
    for entry in WRONG_RESULTS.read_text(encoding='utf-8').split('\n\n'):
        head, *lines = entry.strip('\n').split('\n')
        if head.startswith(f'{called}: '):
            body = [line for line in lines if not line.startswith('> ')]
            said = [piece for line in lines if line.startswith('> ') for piece in line.removeprefix('> ').split(' | ')]
            yield Wrong(head.partition(': ')[2], '\n'.join(body), said)


@pytest.mark.parametrize('called', [*CALLED, *OTHERS])
def test_a_wrong_result_is_told_and_the_game_stays(called, sit, subtests):
    exercise, function = called.split()
    game = {**CALLED, **OTHERS}[called]
    parameters = ', '.join(exercise_named(exercise).lesson.signatures[function].parameters)
    for wrong in wrong_results(called):
        with subtests.test(wrong.what):
            player = sit(exercise, game, f'\n\ndef {function}({parameters}):\n{wrong.body}\n')
            game.ready(player)
            before = game.state(player)
            game.act(player)
            told = ' '.join(player.read.split())
            assert [piece for piece in wrong.said if piece not in told] == [], told
            assert player.told.startswith((f'Funkce {function} ', 'Hru z takových hodnot okno neumí uchovat.'))
            assert game.also in told
            assert game.state(player) == before
            player.type('escape')
            player.screen.close()


@pytest.mark.parametrize('called', CALLED)
def test_a_file_that_fails_is_told_and_played_all_the_same(called, sit, store, tmp_path, subtests):
    exercise, _ = called.split()
    game = CALLED[called]
    for way in FILES:
        with subtests.test(way.what):
            if game.file:
                player = sit_at_lobby(store, written_program(tmp_path / exercise, svet66=way.code))
            else:
                player = sit(exercise, game, way.code_for(''))
            is_told(player, way, '', game.file or f'{exercise}.py')
            player.type('escape')
            if player.screen.session.history is not None and not game.file:
                game.ready(player)
                game.act(player)
                assert player.read == ''
            player.screen.close()
