"""What Python does within a page, asked here as the page asks it."""

import json
import os
import random
import sys
from types import ModuleType

import pytest

from checks.running import ROOT, run, run_pytest
from rozdej.window.browser.pyodide_bridge import PyodideBridge

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')


class Page:
    """Keeps what Python tells."""

    def __init__(self):
        self.told = []

    def post(self, kind, data):
        self.told.append((kind, data))

    def all(self, kind):
        return [data for one, data in self.told if one == kind]

    @property
    def text(self):
        return ''.join(self.all('text'))


@pytest.fixture
def page():
    return Page()


@pytest.fixture
def inside(kit, page, tmp_path, monkeypatch):
    """All that a page asks for, with the solution of Klondike."""
    monkeypatch.setenv('XDG_DATA_HOME', str(tmp_path / 'home'))
    monkeypatch.setattr(sys, 'path', list(sys.path))
    monkeypatch.chdir(kit)
    made = PyodideBridge(str(kit), page.post)
    made.write('zadani/klondike/klondike.py', SOLUTION)
    return made


def begun(inside, seed=7, memory=b'', work=b'', why=''):
    limits = json.loads(inside.begin('klondike', seed, memory, work, 5.0, why))
    assert 0 < limits['patience'] < limits['limit'] < 10
    return tell(inside, 'space', [1280, 800, 1.0])


def tell(inside, kind, parts, now=1.0):
    reply = json.loads(inside.tell(now, kind, json.dumps(parts)))
    if reply['picture']:
        reply['words'] = json.loads(inside.tell(now, 'words', '[]'))['words']
    return reply


def labels(reply):
    return [thing[1] for thing in reply['words']]


def test_a_game_is_played_by_names_of_things(inside, page):
    reply = begun(inside)
    assert reply['title'].startswith('Klondike')
    assert 'Rozdání č. 7' in ' '.join(labels(reply))
    [stock] = [thing for thing in reply['words'] if thing[3] == 'U'][-1:]
    moved = tell(inside, 'choose', [stock[3], stock[4]])
    assert 'Tahy: 1' in ' '.join(labels(moved))
    assert ['klondike.udelej_tah', 'udelej_tah', ''] in map(json.loads, page.all('calling'))
    assert len(page.all('calling')) == len(page.all('work')) >= len(page.all('returned')) > 0
    again = tell(inside, 'mouse', ['move', 5, 5])
    assert again['picture'] is None or again['picture']['quads']
    inside.leave()
    assert inside.application is None
    kept = dict(map(json.loads, page.all('kept')))
    [name] = [name for name in kept if 'klondike-' in name]
    assert kept == {name: (inside.root / name).read_text(encoding='utf-8')}


def test_a_page_that_is_loaded_again_goes_on_with_the_game(inside, page):
    begun(inside)
    tell(inside, 'key', ['space', False, False])
    tell(inside, 'look', [], now=3.0)
    for path, _ in map(json.loads, page.all('kept')):
        (inside.root / path).unlink()
    inside.application = None
    for path, text in map(json.loads, page.all('kept')):
        inside.write(path, text)
    assert 'Tahy: 1' in ' '.join(labels(begun(inside, None)))


def test_another_python_goes_on_from_what_was_told(inside, page):
    begun(inside)
    tell(inside, 'key', ['space', False, False])
    tell(inside, 'key', ['space', False, False])
    memory, work = page.all('memory')[-1], page.all('work')[-1]
    inside.application = None
    reply = begun(inside, None, memory, work, 'limit')
    read = ' '.join(labels(reply))
    assert 'neskončila ani za' in read
    [entry] = [entry for entry in inside.application.screen.session.log.entries if entry.is_bad]
    assert entry.result == '✗ neskončila sama'
    assert 'Tahy: 1' in read or 'Tahy: 2' in read


def test_when_no_call_was_to_blame_nothing_is_said(inside, page):
    begun(inside)
    tell(inside, 'key', ['space', False, False])
    tell(inside, 'key', ['space', False, False])
    inside.application = None
    read = ' '.join(labels(begun(inside, None, page.all('memory')[-1])))
    assert 'Tahy: 1' in read or 'Tahy: 2' in read
    assert 'klondike.py' not in read


def test_without_memory_a_game_begins(inside):
    assert 'Tahy: 0' in ' '.join(labels(begun(inside, work=b'', why='itself')))


def test_new_code_is_offered_to_the_game(inside):
    begun(inside)
    inside.write('zadani/klondike/klondike.py', SOLUTION + '\n\nDALSI = 1\n')
    path = inside.root / 'zadani/klondike/klondike.py'
    os.utime(path, (1, 1))
    shown = [tell(inside, 'look', [], now=now) for now in (5.0, 6.0, 7.0)]
    read = [label for reply in shown if reply['picture'] for label in labels(reply)]
    assert any('kód' in label for label in read), read


def test_a_file_that_is_the_same_is_not_written_again(inside):
    path = inside.root / 'zadani/klondike/klondike.py'
    os.utime(path, (1, 1))
    inside.write('zadani/klondike/klondike.py', SOLUTION)
    assert path.stat().st_mtime == 1


TESTS = """
WRONG = 'def popis_balicku(balicek):\\n    karta = balicek[0]\\n    return karta\\n'
import json, sys
sys.path.insert(0, '.')
from rozdej.window.browser.pyodide_bridge import PyodideBridge
told = []
inside = PyodideBridge('.', lambda kind, data: told.append((kind, data)))
code = inside.test('klondike', 11)
hints = [inside.test('klondike', 11, '--hint') for _ in range(2)]
from rozdej.core.system import SYSTEM
SYSTEM.can_start_processes = False  # as in a browser
inside.write('zadani/klondike/klondike.py', WRONG)
inside.test('klondike', 11, '--trace-call')
print(json.dumps([code, told]))
"""


def test_tests_answer_as_in_a_terminal(kit):
    """In a process of its own: pytest within pytest is another thing."""
    terminal = run_pytest('tests/klondike', '--level', '11', cwd=kit).output
    done = run(sys.executable, '-c', TESTS, cwd=kit)
    code, told = json.loads(done.lines[-1])
    said = ''.join(data for kind, data in told if kind == 'text')
    assert code == 1
    assert '✗ level 11 · Klondike: Popis balíčku' in said
    assert next(data for kind, data in told if kind == 'test').startswith('tests/klondike/test_001')
    assert said.count('Nápověda k levelu 11') == 2
    steps = said.partition('Volání ještě jednou, řádek po řádku:')[2]
    assert "2     karta = balicek[0]      │ karta = (12, 'Sr', True)" in steps
    assert "3     return karta            │ vrací (12, 'Sr', True)" in steps
    assert 'Nápověda' not in said[: said.index('1 failed')]
    begin, end = '✗ level 11', '1 failed'
    assert said[said.index(begin) : said.index(end)].strip('= \n') in terminal


@pytest.fixture
def console(inside, page):
    """`console(text, *lines)` plays `hra.py` of Klondike with that program and gives what was printed, and the end."""

    def played(text, *lines, file='hra.py', seed=7):
        inside.write(f'zadani/klondike/{file}', text)
        return json.loads(inside.console('klondike', file, seed, json.dumps(lines)))

    return played


BARE = "while True:\n    try:\n        int(input('? '))\n    except:\n        print('číslo!')\n"
GAME = (ROOT / 'reseni/klondike/hra.py').read_text(encoding='utf-8')


def test_a_console_game_goes_on_with_each_line(inside, console):
    first, end = console(GAME)
    assert first.endswith('Tah? ')
    assert end == ''
    second, end = console(GAME, 'UV')
    assert second.startswith(f'{first}UV\n')
    assert second.endswith('Tah? ')
    third, end = console(GAME, 'UV', 'ahoj')
    assert third.startswith(f'{second}ahoj\n')
    assert 'Napiš dvě písmenka' in third
    assert (end, 'Konec hry' in third) == ('', False)
    other, _ = console(GAME, seed=8)
    assert other != first


def test_a_console_game_takes_the_files_as_they_are_and_no_module_of_before(inside, console, monkeypatch):
    monkeypatch.setitem(sys.modules, 'klondike', before := ModuleType('klondike'))
    text, _ = console(GAME)
    assert text.endswith('Tah? ')
    assert sys.modules['klondike'] is before


def test_chance_is_as_before_a_console_game(console):
    random.seed(3)
    luck = random.random()
    random.seed(3)
    console('import random\nrandom.random()\n')
    assert random.random() == luck


@pytest.mark.parametrize(
    ('text', 'lines', 'printed', 'told'),
    [
        ("print('ahoj')\n", (), 'ahoj\n', 'Program skončil.'),
        ('', (), '', 'Program skončil a nic nevypsal.'),
        ("print(int(input('Kolik? ')))\n", ('x',), 'Kolik? x\n', 'Program skončil chybou ValueError: invalid literal'),
        ("print('a')\nprint(1 / 0)\n", (), 'a\n', 'hra.py, řádek 2'),
        (BARE, ('x',), '? x\nčíslo!\n? ', ''),
        ('import sys\nprint(sys.stdin.readline() * 2)\nsys.stdin.readline()\n', ('b',), 'b\nb\nb\n\n', ''),
        ('while True:\n    print("a" * 1000)\n', (), 'a' * 10, 'vypisuje pořád dokola'),
        ('def f():\n    return f()\nf()\n', (), '', 'Program skončil chybou RecursionError'),
        ('x = []\nraise MemoryError\n', (), '', 'Došla paměť.'),
        ('import os\ninput("a")\n', (), 'a', ''),
        ('def f()\n    return 1\n', (), '', 'hra.py, řádek 1:\n  def f()\nNa konci řádku chybí dvojtečka.'),
        ('exec("if")', (), '', 'SyntaxError'),
    ],
)
def test_what_becomes_of_a_console_game_is_told(console, text, lines, printed, told):
    text, end = console(text, *lines)
    assert text.startswith(printed)
    assert told in end
    assert bool(end) is bool(told)
    assert len(text) <= 100_000


def test_an_endless_console_game_is_stopped(console, monkeypatch):
    monkeypatch.setattr('rozdej.window.browser.console_game.SCRIPT_SECONDS', 0.2)
    text, end = console("print('ahoj')\nwhile True:\n    try:\n        pass\n    except:\n        pass\n")
    assert text == 'ahoj\n'
    assert end.startswith('Program neskončil ani za 0 s a na nic se nezeptal')


def test_a_file_that_is_not_there_is_told(inside):
    assert json.loads(inside.console('klondike', 'nic.py', 7, '[]')) == ['', 'Chybí soubor nic.py.']
