"""The start screen: pictures, how far each game and the whole course are, and which games can be played."""

import pytest

from checks.running import ROOT
from checks.window.playing import implementation
from rozdej.core.exercises import find_exercises
from rozdej.window.gui import start_screen
from rozdej.window.gui.layout import Space, text_width
from rozdej.window.gui.picture import overlap
from rozdej.window.gui.start_screen import Offer, StartScreen
from rozdej.window.play import offers

WINDOWS = [Space(400, 300), Space(640, 480), Space(1280, 800), Space(1920, 1080), Space(2560, 1600, 2)]
GAMES = {'klondike': 'udelej_tah', 'piskvorky': 'vyhral', 'blackjack': 'zacni_hru', 'srdce': 'vyloz'}


@pytest.fixture
def screen():
    """`screen(folder)` is the start screen with the programs of `zadani` or `reseni`."""

    def begin(folder='zadani') -> StartScreen:
        exercises = find_exercises(ROOT)
        return StartScreen(lambda: offers(ROOT / folder, exercises), lambda exercise: None)

    return begin


def test_only_what_can_be_played_has_a_play_icon(screen):
    for folder, count in (('zadani', 0), ('reseni', 5)):
        names = [quad.name for quad in screen(folder).picture(Space(1280, 800), 0).quads]
        assert names.count('icon-play') == count
        assert names.count('icon-right') == 5 - count


@pytest.mark.parametrize('game', GAMES)
def test_a_game_can_be_played_with_its_last_function(game, tmp_path):
    text = (ROOT / 'reseni' / game / f'{game}.py').read_text(encoding='utf-8')
    path = tmp_path / f'{game}.py'
    path.write_text(text, encoding='utf-8')
    program = implementation(tmp_path, game)
    assert Offer(program.exercise, program).is_a_game
    path.write_text(text + f'\n\ndef {GAMES[game]}(*vsechno):\n    """Nic."""\n', encoding='utf-8')
    program = implementation(tmp_path, game)
    needed = [program.exercise.lesson.function_of(level) for level in program.exercise.lesson.milestones]
    assert Offer(program.exercise, program).is_a_game == (GAMES[game] not in needed)


def test_the_course_is_seen_at_a_glance(screen, monkeypatch):
    passed = {'klondike': 12, 'piskvorky': 0}
    monkeypatch.setattr(start_screen, 'reached_level', lambda exercise, folder: passed.get(exercise.name, 0))
    begun = screen('reseni')
    total = sum(not level.is_voluntary for offer in begun.offers for level in offer.exercise.lesson.levels.values())
    words = [text.text for text in begun.picture(Space(1280, 800), 0).texts]
    assert f'hotové levely: 4 z {total}' in words
    assert 'hotovo do levelu 12 (z 131)' in words


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_pictures_words_and_icons_are_apart(screen, space):
    picture = screen('reseni').picture(space, 0)
    for number in range(5):
        row = [quad for quad in picture.quads if quad.place == f'#{number}']
        ground = [quad for quad in row if quad.name.startswith('panel-') and 'dark' not in quad.name]
        top, bottom = min(part.y for part in ground), max(part.y + part.height for part in ground)
        assert bottom <= space.height
        [icon] = [quad for quad in row if quad.name == 'icon-play']
        pictures = [quad for quad in row if not quad.name.startswith(('panel', 'icon'))]
        assert len(pictures) >= 2
        assert all(top < quad.y and quad.y + quad.height < bottom for quad in pictures)
        texts = [text for text in picture.texts if top < text.y < bottom]
        assert len(texts) == 2
        for text in texts:
            assert text.x > max(quad.x + quad.width for quad in pictures)
            assert text.x + text_width(text.text, text.size, text.bold) < icon.x
        assert texts[1].y - texts[0].y >= (texts[0].size + texts[1].size) * 0.5
        assert not any(overlap(icon, quad) for quad in pictures)
