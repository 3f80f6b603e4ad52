"""The folder with the pages: what is in it, what is not, what it is written over, and whether their code is sound.

`.venv/bin/python -m checks.teacher.web.tools` formats their JavaScript.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from checks.running import ROOT, run
from checks.teacher.web.tools import CONFIGURATION, biome, tools
from rozdej import CannotRun
from rozdej.cli import main
from rozdej.core.exercises import find_exercises
from rozdej.teacher.handout.contents import SERVING
from rozdej.teacher.web import site as sites
from rozdej.teacher.web.site import write_site
from rozdej.teacher.web.vendored import BUNDLE, EDITOR, HERE, LISTS, PAGES, PYODIDE, WHEELS, fetch_parts

NPM = pytest.mark.whole(reason='needs what npm fetches')
EXERCISES = [exercise for exercise in find_exercises(ROOT) if exercise.name in ('klondike', 'sedesatsest')]


@pytest.fixture(scope='module')
def fetched(tmp_path_factory):
    """Stands for what comes from npm and PyPI."""
    folder = tmp_path_factory.mktemp('parts')
    for path in (*(f'pyodide/{name}' for name in PYODIDE), *BUNDLE):
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(path)
    (folder / 'wheels').mkdir()
    with zipfile.ZipFile(folder / 'wheels/pytest-9-py3-none-any.whl', 'w') as wheel:
        wheel.writestr('pytest/__init__.py', 'x = 1\n')
        wheel.writestr('pygments/lexers/cobol.py', 'x = 2\n')
    return folder


@pytest.fixture(scope='module')
def site(fetched, tmp_path_factory):
    """The pages of two exercises."""
    folder = tmp_path_factory.mktemp('web') / 'site'
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sites, 'fetch_parts', lambda lock: fetched)
        write_site(ROOT, EXERCISES, None, folder)
    return folder


def in_zip(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_nothing_of_teachers_is_in_it(site):
    names = [path.relative_to(site).as_posix() for path in site.rglob('*')] + list(in_zip(site / 'kit.zip'))
    of_teachers = r'reseni|grading|isolation|author|checks|fresh_cases|display'
    assert not [name for name in names if re.search(of_teachers, name)]
    solution = (ROOT / 'reseni/klondike/klondike.py').read_bytes()
    kit = in_zip(site / 'kit.zip')
    assert solution not in kit.values()
    assert 'zadani/klondike/klondike.py' in kit
    assert any(name.startswith('tests/sedesatsest') for name in kit)
    assert not any('blackjack' in name for name in kit if name.startswith(('zadani', 'tests')))
    assert in_zip(site / 'libraries.zip') == {'pytest/__init__.py': b'x = 1\n'}


def test_all_that_python_imports_there_is_there(site):
    kit = in_zip(site / 'kit.zip')
    wanted = re.findall(
        r'^\s*from (rozdej[\w.]*) import',
        '\n'.join(data.decode() for name, data in kit.items() if name.startswith('rozdej') and name.endswith('.py')),
        re.MULTILINE,
    )
    there = {name.removesuffix('/__init__.py').removesuffix('.py').replace('/', '.') for name in kit}
    assert {name for name in wanted if name not in there} <= {'rozdej.window.display.main', 'rozdej.cli'}


class Reader(HTMLParser):
    """The addresses in a page, its names (`id`), and how many elements are left open."""

    def __init__(self):
        super().__init__()
        self.links, self.names = [], []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.links += [found[name] for name in ('href', 'src') if name in found]
        self.names += [found['id']] if 'id' in found else []


@pytest.mark.parametrize('page', ['index.html', 'klondike.html', 'sedesatsest.html'])
def test_pages_lead_only_to_what_is_there(site, page):
    reader = Reader()
    reader.feed((site / page).read_text(encoding='utf-8'))
    for link in reader.links:
        there = link[1:] in reader.names if link[0] == '#' else link == 'data:,' or (site / link).is_file()
        assert there, link
    assert len(reader.names) == len(set(reader.names))
    if page != 'index.html':
        wanted = set(re.findall(r"\$\('([\w-]+)'\)", (PAGES / 'app.js').read_text(encoding='utf-8')))
        assert wanted <= set(reader.names)


def test_a_page_knows_its_files_levels_and_tests(site):
    page = (site / 'sedesatsest.html').read_text(encoding='utf-8')
    data = json.loads(re.search(r'id="exercise">(.*?)</script>', page)[1])
    assert data['files'] == sorted(data['files'], key=page.index)
    assert {'pravidla66.py', 'svet66.py', 'vesmir66.py'} <= set(data['files'])
    assert data['levels'][0] < data['levels'][-1]
    assert all((ROOT / name).is_file() for name in data['tests'])
    assert data['tests']['tests/sedesatsest/test_001_soubor.py'] == 'První test'
    given = json.loads((site / 'sedesatsest.json').read_text(encoding='utf-8'))
    assert given == {name: (ROOT / 'zadani/sedesatsest' / name).read_text(encoding='utf-8') for name in data['files']}


@pytest.mark.whole(reason='writes the site once more')
def test_all_files_are_kept_for_later_and_an_edition_is_its_files(site, fetched, tmp_path, monkeypatch):
    text = (site / 'offline.js').read_text(encoding='utf-8')
    kept = set(json.loads(re.search(r'FILES = (\[.*?\]);', text)[1]))
    there = {path.relative_to(site).as_posix() for path in site.rglob('*') if path.is_file()}
    assert kept == there - {'offline.js'} | {'./'}
    monkeypatch.setattr(sites, 'fetch_parts', lambda lock: fetched)
    write_site(ROOT, EXERCISES, None, tmp_path / 'again')
    assert (tmp_path / 'again/offline.js').read_text(encoding='utf-8') == text


def test_up_to_a_level(fetched, tmp_path, monkeypatch):
    monkeypatch.setattr(sites, 'fetch_parts', lambda lock: fetched)
    write_site(ROOT, EXERCISES[:1], 31, tmp_path / 'site')
    page = (tmp_path / 'site/klondike.html').read_text(encoding='utf-8')
    assert '<option value="31">31</option></select>' in page
    assert not any('udelej_tah' in name for name in in_zip(tmp_path / 'site/kit.zip'))


def test_a_folder_with_something_else_stays_as_it_is(fetched, tmp_path, monkeypatch):
    monkeypatch.setattr(sites, 'fetch_parts', lambda lock: fetched)
    (tmp_path / 'photo.jpg').write_bytes(b'x')
    with pytest.raises(CannotRun, match='holds something else'):
        write_site(ROOT, EXERCISES, None, tmp_path)
    with pytest.raises(CannotRun, match='is a file'):
        write_site(ROOT, EXERCISES, None, tmp_path / 'photo.jpg')
    assert [path.name for path in tmp_path.iterdir()] == ['photo.jpg']


def test_the_command_says_what_is_missing(tmp_path, monkeypatch, capsys):
    assert main(['web']) == 1
    assert 'say where' in capsys.readouterr().out
    monkeypatch.setattr('rozdej.teacher.web.vendored.user_cache_path', lambda *a, **k: tmp_path / 'cache')
    monkeypatch.setattr('rozdej.teacher.web.vendored.shutil.which', lambda name: None)
    assert main(['web', 'klondike', '--out', str(tmp_path / 'site')]) == 1
    assert 'npm is needed once' in capsys.readouterr().out
    assert not (tmp_path / 'site').exists()


@pytest.mark.whole(reason='makes a handout four times')
def test_a_handout_may_hold_the_pages(fetched, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sites, 'fetch_parts', lambda lock: fetched)
    out = tmp_path / 'kurz'
    typed = ['handout', '--uncommitted', 'klondike', '--until', '31']
    assert main([*typed, '--web', '--out', str(out)]) == 0
    there = {path.relative_to(out).as_posix() for path in out.rglob('*') if path.is_file()}
    assert {'prohlizec/index.html', 'prohlizec/klondike.html', 'prohlizec/kit.zip', *SERVING} <= there
    assert '<option value="31">31</option></select>' in (out / 'prohlizec/klondike.html').read_text(encoding='utf-8')
    readme = (out / 'README.md').read_text(encoding='utf-8')
    assert readme.index('python start.py --web') < readme.index('## Tři příkazy na začátek')
    assert 'Bez instalace, v prohlížeči' in (out / 'stranky/zacatek.html').read_text(encoding='utf-8')
    (out / 'prohlizec/app.js').unlink()
    assert main(['handout', '--uncommitted', '--update', str(out)]) == 0
    assert (out / 'prohlizec/app.js').is_file()
    assert main([*typed, '--out', str(tmp_path / 'without')]) == 0
    without = {path.relative_to(tmp_path / 'without').as_posix() for path in (tmp_path / 'without').rglob('*')}
    assert not [name for name in without if 'prohlizec' in name or name in SERVING]
    assert '--web' not in (tmp_path / 'without/README.md').read_text(encoding='utf-8')

    def missing(lock):
        raise CannotRun('npm is needed once')

    monkeypatch.setattr(sites, 'fetch_parts', missing)
    capsys.readouterr()
    assert main([*typed, '--web', '--out', str(tmp_path / 'none')]) == 1
    assert capsys.readouterr().out == 'rozdej handout: npm is needed once\n'
    assert not (tmp_path / 'none').exists()


def test_a_student_opens_pages_that_were_handed_out(site, tmp_path):
    """Without any library, as for who has installed nothing."""
    for name in ('rozdej/__init__.py', *SERVING):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    opening = f'sys.exit(page_server.open_pages({str(site)!r}, int(sys.argv[1])))'
    typed = f'import sys; from rozdej.window.browser import page_server; {opening}'
    command = [sys.executable, '-S', '-c', typed]
    environment = {**os.environ, 'BROWSER': 'true', 'PYTHONPATH': str(tmp_path)}
    how = {'cwd': tmp_path, 'env': environment, 'stdout': subprocess.PIPE, 'stderr': subprocess.STDOUT, 'text': True}
    with subprocess.Popen([*command, '0'], **how) as pages:
        try:
            port = re.search(r'http://127\.0\.0\.1:(\d+)/', pages.stdout.readline())[1]
            for name, kind in ('', 'text/html'), ('app.js', 'text/javascript'):
                with urllib.request.urlopen(f'http://127.0.0.1:{port}/{name}', timeout=300) as answer:
                    assert answer.headers['Content-Type'] == kind
            again = subprocess.run([*command, port], **how, timeout=300)
            assert (again.returncode, again.stdout.startswith(f'Na adrese http://127.0.0.1:{port}/')) == (1, True)
        finally:
            pages.send_signal(signal.SIGINT)
        assert (pages.communicate(timeout=300)[0], pages.returncode) == ('\n', 0)


def test_a_port_that_is_taken_is_told_before_the_work(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr('rozdej.teacher.web.command.write_site', lambda *_: pytest.fail('the work was done'))
    with socket.create_server(('127.0.0.1', 0)) as taken:
        port = taken.getsockname()[1]
        assert main(['web', '--serve', '--port', str(port)]) == 1
    assert main(['web', '--serve', '--port', '70000']) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.startswith('rozdej web: cannot serve at 127.0.0.1, port ') for line in said] == [True, True]
    assert all('choose another --port' in line for line in said)


def test_parts_are_fetched_once(tmp_path, monkeypatch):
    monkeypatch.setattr('rozdej.teacher.web.vendored.user_cache_path', lambda *a, **k: tmp_path)
    calls = []

    def fetch(work, made):
        calls.append(work)
        (made / 'pyodide').mkdir()

    monkeypatch.setattr('rozdej.teacher.web.vendored._from_npm', fetch)
    monkeypatch.setattr('rozdej.teacher.web.vendored._wheels', lambda lock, folder: folder.mkdir())
    monkeypatch.setattr('rozdej.teacher.web.vendored._compile', lambda work, made: None)
    lock = ROOT / 'requirements.lock'
    assert fetch_parts(lock) == fetch_parts(lock)
    assert len(calls) == 1
    assert [path.name for path in (tmp_path / 'web').iterdir()] == [fetch_parts(lock).name]

    def fail(work, made):
        raise CannotRun('no')

    monkeypatch.setattr('rozdej.teacher.web.vendored._from_npm', fail)
    other = tmp_path / 'other.lock'
    other.write_text('pytest==1\n')
    with pytest.raises(CannotRun):
        fetch_parts(other)
    assert len(list((tmp_path / 'web').iterdir())) == 1


@NPM
def test_what_python_needs_at_its_start_is_compiled():
    with zipfile.ZipFile(fetch_parts(ROOT / 'requirements.lock') / 'pyodide/python_stdlib.zip') as archive:
        names = set(archive.namelist())
    assert {'inspect.pyc', 'encodings/utf_8.pyc', 'asyncio/__init__.pyc', 'argparse.pyc', 'doctest.py'} <= names
    assert not [name for name in names if f'{name}c' in names]


def test_every_version_is_in_a_lock():
    pinned = re.findall(r'^([\w.-]+)==', (ROOT / 'requirements.lock').read_text(encoding='utf-8'), re.MULTILINE)
    assert set(WHEELS) <= set(pinned)
    wanted, locked = (json.loads((HERE / name).read_text(encoding='utf-8')) for name in LISTS)
    for kind in 'dependencies', 'devDependencies':
        assert locked['packages'][''][kind] == wanted[kind]
    imported = set(re.findall(r"from '(@?[\w-]+(?:/[\w-]+)?)'", EDITOR.read_text(encoding='utf-8')))
    assert imported <= set(wanted['dependencies'])
    assert not any('resolved' in package for package in locked['packages'].values())


# The pages' JavaScript: formatted, without what the linter warns of, and with types that agree.

BUNDLED = {'fflate.js': 'fflate', 'pyodide/pyodide.mjs': 'pyodide'}
"""What the pages find beside them, and the packages that it is made of."""


@NPM
def test_it_is_formatted_and_the_linter_finds_nothing():
    done = biome('ci')
    assert done.returncode == 0, done.stdout + done.stderr


def types(folder: Path, extra: str = '') -> subprocess.CompletedProcess[str]:
    """What the checker of types says of the pages, with `extra` at the end of one of them."""
    shutil.copytree(PAGES, folder / 'pages')
    shutil.copy(CONFIGURATION / 'tsconfig.json', folder)
    (folder / 'node_modules').symlink_to(tools() / 'node_modules')
    for name, package in BUNDLED.items():
        path = folder / 'pages' / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"export * from '{package}';\n")
    with (folder / 'pages/store.js').open('a') as file:
        file.write(extra)
    compiler = tools() / 'node_modules/.bin/tsc'
    return subprocess.run([compiler, '-p', folder], capture_output=True, text=True, timeout=300)


GOING_ON = """
const { Table } = await import(`${process.argv[1]}/table.js`);
const { Ended } = await import(`${process.argv[1]}/python.js`);
const get = (_, name) => (name === Symbol.toPrimitive ? () => 0 : any);
const any = new Proxy(function () {}, { get, apply: () => any, construct: () => any, set: () => true });
Object.assign(globalThis, { document: any, window: any, addEventListener: any, ResizeObserver: any });
const [asked, waiting] = [[], []];
const ask = (kind) => asked.push(kind) && new Promise((resolve, reject) => waiting.push({ resolve, reject }));
const what = { exercise: 'klondike', beforeBegin: async () => {}, beforeLook: async () => {}, isTesting: () => true };
const table = new Table(any, { ask }, any, what);
const turn = () => new Promise((resolve) => setTimeout(resolve));
table.begin();
await turn();
waiting.pop().resolve('{"limit": 1, "sounds": {}}');
await turn();
table.goOn('itself');
waiting.shift().reject(new Ended());
await turn();
table.tell('tick', []);
console.log(asked.join(' '));
process.exit();
"""
"""A table without a page: Python ends while it is asked, another one begins, and time goes on meanwhile."""


@NPM
def test_a_table_asks_nothing_before_a_new_python_has_begun():
    node = ['node', '--input-type=module', '--eval', GOING_ON, PAGES.as_uri()]
    done = subprocess.run(node, capture_output=True, text=True, timeout=60)
    assert done.stdout == 'begin tell begin\n', done.stderr


@NPM
def test_types_agree(tmp_path):
    done = types(tmp_path)
    assert done.returncode == 0, done.stdout


@NPM
def test_types_that_do_not_agree_are_found(tmp_path):
    done = types(tmp_path, 'Store.open().then((store) => store.read(1));\n')
    assert 'store.js' in done.stdout
    assert 'TS2345' in done.stdout


def test_neither_keys_of_the_browser_nor_a_terminal_are_named():
    """In the game's Python there."""
    script = (
        "import sys; sys.platform = 'emscripten'; from rozdej.window.gui import texts;"
        'print(texts.help_keys(lambda name: True, {}), texts.SHORTCUTS, texts.LOAD_WITH_KEY, texts.REST_IN_TERMINAL)'
    )
    told = run(sys.executable, '-c', script).output
    assert 'Ctrl+Z' in told
    assert not re.search(r'F5|F11|Ctrl\+[HR]|terminál', told)
