"""An exercise without a scene of its own: its functions are called one by one in the window."""

import textwrap

import pytest

from checks.window.playing import Player
from rozdej.exercises import Exercise
from rozdej.games.klondike import Game
from rozdej.student.implementation import Implementation
from rozdej.table.default_scene import DefaultScene
from rozdej.table.events import MouseEvent
from rozdej.table.keeping import Settings
from rozdej.table.offers import Offer, scene_of
from rozdej.table.session import Session
from rozdej.table.space import Space
from rozdej.table.table_screen import TableScreen

LESSON = '''
---
poradi: 10
---

# Mince

## Placení

```python
def soucet(mince):
    """Vrátí, kolik dají mince dohromady.

    >>> soucet([5, 2, 2])
    9
    """

def zaplat(mince, cena):
    """Odebere ze seznamu mince, kterými jde zaplatit cenu, a vrátí je.

    Když to nejde, vyvolá ValueError.
    """

def penezenka():
    """Vrátí nový seznam mincí."""

def vypis(mince):
    """Vypíše mince, každou na řádek."""

def kurz():
    """Vrátí, kolik stojí jedno euro."""
```

* level 10: Funkce `soucet` vrátí součet.
* level 20: Funkce `zaplat` vrátí mince.
* level 30: Funkce `penezenka` vrátí seznam mincí.
* level 40: Funkce `vypis` vypíše mince.
* level 50: Funkce `kurz` vrátí kurz eura.

```pycon
>>> vypis([1, 2])
1
2
```
'''

STUB = '''
def soucet(mince):
    """Vrátí, kolik dají mince dohromady."""

def zaplat(mince, cena):
    """Odebere mince."""

def penezenka():
    """Vrátí nový seznam mincí."""

def vypis(mince):
    """Vypíše mince, každou na řádek."""
'''

WRITTEN = """
import smenarna


def soucet(mince):
    return sum(mince)

def zaplat(mince, cena):
    if cena not in mince:
        raise ValueError('Tolik nemáš.')
    mince.remove(cena)
    return [cena]

def penezenka():
    return [1, 2, 5]

def vypis(mince):
    for jedna in mince:
        print('  ', jedna)
"""

EXCHANGE = 'import mince\n\n\ndef kurz():\n    return 25\n'


@pytest.fixture
def exercise(tmp_path):
    """A small exercise of two modules, without a scene."""
    given = tmp_path / 'kit' / 'zadani' / 'mince'
    given.mkdir(parents=True)
    (given / 'lekce.md').write_text(LESSON.lstrip(), encoding='utf-8')
    (given / 'mince.py').write_text(STUB, encoding='utf-8')
    (given / 'smenarna.py').write_text('def kurz():\n    """Vrátí kurz."""\n', encoding='utf-8')
    return Exercise('mince', tmp_path / 'kit')


@pytest.fixture
def try_out(exercise, tmp_path, keeper):
    """`try_out(text)` is a player before the window, with the functions as they are or with that text behind them."""

    def begin(text: str = '', *, written: str = WRITTEN) -> Player:
        folder = tmp_path / 'mince'
        folder.mkdir(exist_ok=True)
        (folder / 'mince.py').write_text(written + textwrap.dedent(text), encoding='utf-8')
        (folder / 'smenarna.py').write_text(EXCHANGE, encoding='utf-8')
        session = Session(DefaultScene(exercise), Implementation(exercise, folder))
        screen = TableScreen(session, Settings(animation='off'), keeper, lambda: None)
        screen.playing.begin(7)
        return Player(screen)

    return begin


def call(player: Player, line: str) -> list[str]:
    """Type the line in place of what stands there, and what came of it."""
    count = len(player.game['calls'])
    player.type('escape escape')
    player.write(line)
    player.type('enter')
    return player.game['calls'][-1]['lines'] if len(player.game['calls']) > count else []


def test_an_exercise_has_it_when_it_has_no_scene(exercise):
    assert isinstance(scene_of(exercise), DefaultScene)
    assert isinstance(scene_of(Exercise('klondike', exercise.root)), Game)
    assert Offer(exercise, Implementation(exercise, exercise.given)).can_play


def test_functions_are_offered_in_the_order_of_the_lesson(try_out):
    player = try_out()
    picture = player.look()
    places = list(dict.fromkeys(quad.place for quad in picture.quads if quad.place and not quad.place.startswith('#')))
    assert places == ['soucet', 'zaplat', 'penezenka', 'vypis', 'kurz']
    assert player.screen.state.line.text == 'soucet([5, 2, 2])', 'the first example of the lesson is ready to be called'
    assert 'Vyber funkci' in player.all_text


def test_a_click_chooses_and_the_button_calls(try_out):
    player = try_out()
    player.click('vypis')
    assert player.screen.state.line.text == 'vypis([1, 2])', 'the example stands in the lesson'
    player.press('act-call')
    assert player.game['calls'] == [
        {'typed': 'vypis([1, 2])', 'lines': ['vypsalo:', '  │   1', '  │   2', 'vrátilo:  None']}
    ]
    assert '  │   1' in player.all_text, 'spaces stay'
    assert not player.told, 'what was printed is told once'
    player.click('zaplat')
    assert player.screen.state.line.text == 'zaplat(', 'there is no example of it'
    assert 'Odebere ze seznamu mince' in player.all_text


def test_the_keyboard_chooses_and_calls(try_out):
    player = try_out()
    player.type('enter')
    player.type('down down enter')
    player.type('up up up')
    assert player.game['chosen'] == 'kurz'
    assert player.screen.session.scene.key_move(player.game, 'tab') is None
    player.type('enter')
    assert [(made['typed'], made['lines']) for made in player.game['calls']] == [
        ('soucet([5, 2, 2])', ['vrátilo:  9']),
        ('penezenka()', ['vrátilo:  [1, 2, 5]']),
        ('kurz()', ['vrátilo:  25']),
    ]


def test_the_line_has_a_caret(try_out):
    player = try_out()
    player.type('home right right')
    player.write('X Ž1')
    assert player.screen.state.line.text == 'soX Ž1ucet([5, 2, 2])', 'letters and spaces go in where the caret is'
    player.type('backspace backspace space')
    assert player.screen.state.line.text == 'soX ucet([5, 2, 2])'
    player.type('left left delete end backspace')
    assert player.screen.state.line.text == 'soucet([5, 2, 2]'.replace('so', 'so ', 1)
    player.type('home left delete delete delete end right delete')
    assert player.screen.state.line.text == 'ucet([5, 2, 2]'
    assert 'ucet([5, 2, 2]|' in player.all_text
    player.type('home')
    assert '|ucet([5, 2, 2]' in player.all_text


def test_a_long_line_is_seen_around_its_caret(try_out):
    player = try_out()
    call(player, f'soucet([{", ".join(map(str, range(60)))}])')
    assert player.game['calls'][-1]['lines'] == ['vrátilo:  1770']
    assert '59])|' in player.all_text
    player.type('home')
    assert '|soucet([0, 1' in player.all_text


def test_results_have_names(try_out):
    player = try_out()
    call(player, 'moje = penezenka()')
    assert player.game['values'] == {'moje': [1, 2, 5]}
    assert 'Pojmenováno: moje' in player.all_text
    assert call(player, 'zaplat(moje, 2)') == ['vrátilo:  [2]', 'moje je teď:  [1, 5]']
    assert call(player, 'zaplat([1, 2], 2)') == ['vrátilo:  [2]', 'mince je teď:  [1]']
    assert call(player, 'moje') == ['[1, 5]']
    assert call(player, 'soucet(zaplat(moje, 5))') == ['vrátilo:  5'], 'a call may stand in a call'
    assert call(player, 'kolik = 3') == ['3']
    assert player.game['values'] == {'moje': [1], 'kolik': 3}


def test_a_value_error_is_a_result(try_out):
    player = try_out()
    assert call(player, 'zaplat([1], 2)') == ['vyhodilo:  ValueError: Tolik nemáš.']
    assert not player.told


@pytest.mark.parametrize(
    ('line', 'answer'),
    [
        ('soucet(1', 'AttributeError'),
        ('soucet([1, 2', 'Nechybí v něm závorka'),
        ('soucet(', 'Volá se soucet(mince). Počet hodnot v závorce: 1, ne 0.'),
        ('souct([1])', 'Funkce souct v lekci není. Nemá to být soucet?'),
        ('soucet(moje)', 'Nic se tu nejmenuje moje. Jestli je to text, patří do uvozovek.'),
        ('zaplat([1], cena=1)', 'bez jmen a rovnítek'),
        ('soucet([1] + [2])', 'Sem patří volání funkce, nebo hodnota'),
        ('__import__("os").system("true")', 'Sem patří volání funkce, nebo hodnota'),
        ('().__class__', 'Sem patří volání funkce, nebo hodnota'),
        ('import os', 'Sem patří volání funkce, nebo hodnota'),
        ('soucet([[1], 2]); kurz()', 'Sem patří volání funkce, nebo hodnota'),
        ('{[1]: 2}', 'Sem patří volání funkce, nebo hodnota'),
        ('f"{1}"', 'Sem patří volání funkce, nebo hodnota'),
        ('(' * 300, 'Nechybí v něm závorka'),
    ],
)
def test_what_cannot_be_called_is_told_and_stays_in_the_line(try_out, line, answer):
    player = try_out('def soucet(mince):\n    return mince.pop() + 1\n')
    assert call(player, line) == []
    assert answer in player.told
    assert player.screen.state.line.text == line
    assert player.game['values'] == {}


def test_a_mistake_of_the_program_is_told_as_everywhere(try_out):
    player = try_out('def kurz_dolaru():\n    return 1 / 0\n\ndef soucet(mince):\n    return kurz_dolaru()\n')
    assert call(player, 'soucet([1])') == []
    assert player.told.startswith('Funkce soucet skončila chybou.\nVolání: soucet([1])\nZeroDivisionError')
    player = try_out('def soucet(mince):\n    while True:\n        pass\n')
    assert call(player, 'soucet([1])') == []
    assert 'neskončila' in player.told


def test_what_is_not_written_says_so_and_when_it_will_be(try_out):
    player = try_out(written='def soucet(mince):\n    """Vrátí, kolik dají mince dohromady."""\n')
    assert 'Zatím není napsaná. Čeká na level 10: Funkce soucet vrátí součet.' in player.all_text.replace('\n', ' ')
    player.type('enter')
    assert 'Funkce soucet ještě není napsaná.' in player.told
    assert 'Čeká na level 10: Funkce soucet vrátí součet.' in player.told
    assert call(player, 'vypis([1])') == []
    assert 'Čeká na level 40' in player.told


def test_long_values_take_their_room_and_no_more(try_out):
    player = try_out('def penezenka():\n    return list(range(5000))\n')
    lines = call(player, 'moje = penezenka()')
    assert len(lines) == 10
    assert lines[-1].endswith('…')
    for width, height in ((1280, 800), (640, 1200), (640, 480)):
        player.space = Space(width, height)
        picture = player.look()
        assert all(0 <= text.y <= height for text in picture.texts)
    for _ in range(8):
        player.type('enter')
    texts = [text for text in player.look().texts if text.text == 'moje = penezenka()']
    assert 1 < len(texts) < 9, 'earlier calls are shown in short, as far as there is room'
    assert player.screen.state.line.text == 'moje = penezenka()'


def test_a_value_of_a_class_is_shown_and_gets_no_name(try_out):
    player = try_out(
        'class Mince:\n    def __repr__(self):\n        return "zlaťák"\n\ndef penezenka():\n    return Mince()\n'
    )
    assert call(player, 'm = penezenka()') == [
        'vrátilo:  zlaťák',
        'Pojmenovat tenhle výsledek okno neumí, jen ho ukázat.',
    ]
    assert player.game['values'] == {}


def test_calls_are_taken_back_and_made_anew(try_out):
    player = try_out()
    call(player, 'moje = penezenka()')
    call(player, 'zaplat(moje, 2)')
    player.type('z', ctrl=True)
    assert player.game['values'] == {'moje': [1, 2, 5]}
    assert player.screen.state.line.text == 'moje = penezenka()'
    player.type('y', ctrl=True)
    assert player.game['values'] == {'moje': [1, 5]}
    player.press('new')
    assert player.game['calls'] == []
    assert player.screen.state.line.text == 'soucet([5, 2, 2])'


def test_new_code_is_called_and_the_line_stays(try_out, tmp_path):
    player = try_out()
    player.write('  ')
    (tmp_path / 'mince' / 'mince.py').write_text('def soucet(mince):\n    return 0\n', encoding='utf-8')
    player.type('f5')
    assert player.screen.state.line.text == 'soucet([5, 2, 2])  '
    player.type('enter')
    assert player.game['calls'][-1]['lines'] == ['vrátilo:  0']


def test_a_module_that_cannot_be_read_is_told(try_out, tmp_path):
    player = try_out()
    (tmp_path / 'mince' / 'smenarna.py').write_text('def kurz(:\n', encoding='utf-8')
    player.type('f5')
    call(player, 'kurz()')
    assert 'smenarna.py' in player.told
    assert call(player, 'penezenka()') == ['vrátilo:  [1, 2, 5]'], 'the other one can be used'


def test_words_under_the_mouse_say_what_a_function_does(try_out):
    player = try_out()
    x, y = player.point('kurz')
    player.screen.handle(MouseEvent('move', x, y), player.now)
    assert 'Vrátí, kolik stojí jedno euro.' in player.all_text


def test_nothing_is_missed_in_new_code_that_is_in_another_module(try_out):
    player = try_out()
    player.type('f5')
    assert player.read == 'Hraje se dál s novým kódem.'
