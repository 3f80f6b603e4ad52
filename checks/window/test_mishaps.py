"""Mistakes and mishaps that once closed the window, froze it, or lost a game."""

import shutil
from pathlib import Path

import pytest

from checks.window.five import command, draw
from checks.window.playing import SPACE, application_of
from rozdej.window.gui import layout
from rozdej.window.gui.application import Application
from rozdej.window.gui.inputs import Command
from rozdej.window.gui.layout import LONGEST_LINE, shorten, text_width
from rozdej.window.gui.start_screen import StartScreen
from rozdej.window.gui.wire import MouseEvent

# Five in a row.


def test_a_full_board_that_the_program_does_not_notice(board):
    player = board('def je_plno(plan):\n    return False\n')
    of = draw()
    for turn in range(80):
        command(player, of['xo'[turn % 2]][turn // 2])
    for rival in ('weak', 'middle', 'strong', 'student'):
        player.screen.session.scene.options['rival'] = rival
        command(player, of['x'][40])
        player.pass_time(5)
        assert 'Plán je plný a program si toho nevšiml.' in player.read
        player.type('escape')
        player.pass_time(5)
        player.type('z', ctrl=True)
        assert str(player.game['hra']['plan']).count('_') == 1


# The program is gone, or another one than the window has loaded.


@pytest.fixture
def application(submission, store):
    """`application(text)` is the window's inside with the solution and that text, begun with Klondike."""

    def begin(text: str = '', *, exercise: str | None = 'klondike') -> tuple[Application, Path]:
        folder = submission(text, on='solution')
        begun = application_of(folder, store, exercise)
        begun.begin()
        return begun, folder

    return begin


def test_home_after_the_program_was_renamed(application):
    window, folder = application()
    away = (folder / 'klondike.py').rename(folder / 'neco.txt')
    window.screen.act(Command('home'), 1.0)
    texts = [text.text for text in window.picture(SPACE, 1.0).texts]
    assert texts.count('program tu není') == len(window.offers)
    away.rename(folder / 'klondike.py')
    window.screen.look_around(2.0)
    assert 'program tu není' not in window.screen.offers[klondike(window)].state
    choose_klondike(window)
    assert window.screen.session.game


def klondike(window: Application) -> int:
    return [offer.exercise.name for offer in window.offers].index('klondike')


def choose_klondike(window: Application) -> None:
    """Click on it on the start screen."""
    targets = window.picture(SPACE, 3.0).targets()
    quad = next(quad for quad in targets if quad.place == f'#{klondike(window)}')
    for kind in ('press', 'release'):
        window.screen.handle(MouseEvent(kind, quad.x + 1, quad.y + 1), 3.0)


def test_the_program_goes_while_the_start_screen_is_open(application):
    window, folder = application(exercise=None)
    (folder / 'klondike.py').unlink()
    window.screen.look_around(1.0)
    window.screen.look_around(2.0)
    assert not any(offer.can_play for offer in window.screen.offers)


def test_a_game_is_chosen_whose_folder_has_just_gone(application):
    window, folder = application(exercise=None)
    shutil.rmtree(folder)
    choose_klondike(window)
    assert isinstance(window.screen, StartScreen)
    assert 'program tu není' in [text.text for text in window.picture(SPACE, 1.0).texts]


BROKEN_MOVE = 'def udelej_tah(hra, a, b):\n    return hra["Q"]\n'


def test_a_mistake_in_a_file_that_is_not_there_any_more(play, tmp_path, capsys):
    player = play(BROKEN_MOVE)
    (tmp_path / 'odevzdano' / 'klondike.py').unlink()
    player.click('U')
    assert 'return hra["Q"]' in player.read
    assert '    return hra["Q"]\n' in capsys.readouterr().err


def test_a_mistake_is_shown_as_it_was_loaded(play, submission, capsys):
    player = play(BROKEN_MOVE)
    submission('# jiné\n' * 400 + BROKEN_MOVE, on='solution')
    player.click('U')
    assert 'return hra["Q"]' in player.read
    assert '# jiné' not in player.read + capsys.readouterr().err


# Functions that wait, and values that are hard to show.

MOVE = 'def udelej_tah(hra, a, b):\n'


@pytest.mark.parametrize('text', ['x' * 1_000_000, 'i' * 30_000, 'W' * 30_000, 'kratší text ' * 9])
def test_a_long_text_is_shortened_and_measured_as_a_whole_only_once(text, monkeypatch):
    measured = []

    def noted_width(part: str, size: float) -> float:
        measured.append(len(part))
        return text_width(part, size)

    monkeypatch.setattr(layout, 'text_width', noted_width)
    short = shorten(text, 15, 400)
    assert sum(measured) <= len(text) + 20 * LONGEST_LINE
    assert short.endswith('…')
    assert text_width(short, 15) <= 400 < text_width(text[: len(short) + 1] + '…', 15)


MUTE = """
class Nemluva({kind}):
    def __str__(self):
        return 1 / 0

    __repr__ = __str__
"""


def test_a_refusal_that_cannot_say_what_it_is(play):
    player = play(MUTE.format(kind='ValueError') + MOVE + '    raise Nemluva\n')
    player.click('U')
    assert 'Tenhle tah' in player.read


@pytest.mark.parametrize('kind', ['Exception', 'ValueError'])
def test_such_an_exception_at_import_and_at_the_deal(play, kind):
    player = play(MUTE.format(kind=kind) + 'def udelej_hru():\n    raise Nemluva\nraise Nemluva\n')
    assert 'Funkce udelej_hru skončila chybou.' in player.read


@pytest.mark.parametrize('money', ['10 ** 400', '10 ** 5000', '-10 ** 400'])
def test_money_without_end(gamble, money):
    player = gamble(f"puvodni = nova_hra\ndef nova_hra():\n    return {{**puvodni(), 'penize': {money}}}\n")
    assert "Čeká se: pod 'penize' číslo (menší než bilion)" in player.read


FLAKY_DEAL = """
puvodni = udelej_hru
poprve = []
def udelej_hru():
    poprve.append(1)
    return puvodni() if len(poprve) == 1 else None
"""


def test_a_new_deal_fails_while_a_card_is_held(play):
    player = play(FLAKY_DEAL)
    x, y = player.point('A')
    player.screen.handle(MouseEvent('press', x, y), 1.0)
    player.type('f2')
    player.screen.handle(MouseEvent('drag', x + 90, y + 90), 2.0)
    player.screen.handle(MouseEvent('release', x + 90, y + 90), 2.0)
    assert 'Funkce udelej_hru udělala něco jiného, než má.' in player.read
