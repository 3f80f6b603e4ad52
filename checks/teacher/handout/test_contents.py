"""What is in a handout, and above all what is not."""

import ast
import hashlib
import re
import zipfile
from itertools import pairwise
from pathlib import PurePosixPath

import pytest

from checks.running import ROOT
from checks.teacher.handout.conftest import hand_out
from rozdej.teacher.handout.contents import PAGES, TEACHERS, student_modules
from rozdej.teacher.handout.writing import TOP

KEPT = ('author', 'teacher', 'cli')
NAMES = sorted(path.parent.name for path in ROOT.glob('zadani/*/lekce.md'))


def texts(folder):
    """The texts of a handout by their paths."""
    found = (path for path in folder.rglob('*') if path.is_file() and path.suffix != '.png')
    return {path.relative_to(folder).as_posix(): path.read_text(encoding='utf-8') for path in found}


@pytest.mark.whole(reason='writes whole handouts, each with its pages')
def test_the_same_input_gives_the_same_bytes(zipped_with_pages, tmp_path):
    again = tmp_path / 'jinak.zip'
    elsewhere = {'TZ': 'Asia/Tokyo', 'LC_ALL': 'C', 'SOURCE_DATE_EPOCH': '1', 'PYTHONHASHSEED': '7'}
    assert hand_out('sedesatsest', 'klondike', '--out', again, cwd=ROOT / 'docs', **elsewhere).code == 0
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(zipped_with_pages.read_bytes()).digest()


def test_zip_has_one_folder_and_files_that_can_be_written(zipped):
    with zipfile.ZipFile(zipped) as archive:
        assert {PurePosixPath(entry.filename).parts[0] for entry in archive.infolist()} == {TOP}
        assert {entry.external_attr >> 16 for entry in archive.infolist()} == {0o100644}
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}, (
            'the earliest that zip knows'
        )


@pytest.fixture(scope='module')
def nodes(unpacked):
    """All parts of the kit's modules in it, by their files."""
    return {path: [*ast.walk(ast.parse(path.read_bytes()))] for path in (unpacked / 'rozdej').rglob('*.py')}


def test_every_module_that_is_started_as_a_process_is_there(unpacked, nodes):
    started = set()
    for inside in nodes.values():
        for node in inside:
            words = [getattr(word, 'value', None) for word in getattr(node, 'elts', ())]
            started |= {after for before, after in pairwise(words) if before == '-m' and type(after) is str}
    assert 'rozdej.network.server_process' in started
    ours = {name for name in started if name.startswith('rozdej.')}
    missing = [name for name in ours if not (unpacked / f'{name.replace(".", "/")}.py').exists()]
    assert not missing, 'see contents.ENTRANCES'


def test_layout_is_the_same_as_here(unpacked):
    made = {'README.md', 'requirements.txt', '.rozdej.json', 'pyproject.toml'}
    for path in (path for path in texts(unpacked).keys() - made if not path.startswith(f'{PAGES}/')):
        assert (ROOT / path).read_bytes() == (unpacked / path).read_bytes(), path
    assert {path.name for path in (unpacked / 'zadani').iterdir()} == {'klondike', 'sedesatsest'}
    assert {path.name for path in (unpacked / 'tests').iterdir()} == {'klondike', 'sedesatsest'}
    for top in ('zadani', 'tests'):
        for name in ('klondike', 'sedesatsest'):
            here = {p.name for p in (ROOT / top / name).rglob('*') if '__pycache__' not in p.parts}
            assert {p.name for p in (unpacked / top / name).rglob('*')} == here


@pytest.mark.whole(reason='reads everything that can be handed out')
def test_no_solution_is_in_it(unpacked_with_pages):
    """No line of code that only the solutions have, in any exercise's."""
    public = ''.join(p.read_text(encoding='utf-8') for top in ('zadani', 'tests', 'rozdej') for p in every(top))
    kept = secret(public)
    for path, text in texts(unpacked_with_pages).items():
        lines = {line.strip() for line in text.splitlines()}
        assert not lines & kept, path


def every(top):
    return [path for path in (ROOT / top).rglob('*') if path.suffix in ('.py', '.md')]


def secret(public):
    """Lines of the solutions that say something and stand nowhere else."""
    known = {line.strip() for line in public.splitlines()}
    lines = {line.strip() for path in every('reseni') for line in path.read_text(encoding='utf-8').splitlines()}
    found = {line for line in lines if len(line) > 20} - known
    assert len(found) > 100  # the net has meshes to catch with
    return found


def test_no_part_of_the_teachers_is_in_it(unpacked):
    assert not [
        path for path in ('reseni', 'samples', 'checks', 'bench', 'docs', 'static/make') if (unpacked / path).exists()
    ]
    assert not list((unpacked / 'static').rglob('*.svg'))
    own = [name for name in KEPT if (unpacked / 'rozdej' / name).exists() or (unpacked / f'rozdej/{name}.py').exists()]
    assert own == []
    for path, text in texts(unpacked).items():
        told = re.findall(r'rozdej[./](?:author|teacher)\b|rozdej (?:grade|check|handout)\b', text)
        assert not told, path


def test_every_import_of_the_students_part_is_in_it(unpacked, nodes):
    for path, inside in nodes.items():
        for node in inside:
            if (
                isinstance(node, ast.ImportFrom)
                and (node.module or '').startswith('rozdej')
                and node.module != TEACHERS
            ):
                for name in (node.module, *(f'{node.module}.{alias.name}' for alias in node.names)):
                    assert not is_module(ROOT, name) or is_module(unpacked, name), f'{path} imports {name}'


def is_module(root, name):
    place = root.joinpath(*name.split('.'))
    return place.with_suffix('.py').is_file() or (place / '__init__.py').is_file()


def test_a_game_brings_only_its_own_modules():
    klondike = {path.as_posix() for path in student_modules(ROOT, ['klondike'])}
    assert 'rozdej/window/games/klondike/scene.py' in klondike
    assert not [path for path in klondike if re.match(r'rozdej/(network|\w+/games/(srdce|blackjack|piskvorky))/', path)]
    everything = {path.as_posix() for path in student_modules(ROOT, NAMES)}
    folders = (ROOT / 'rozdej/window/games', ROOT / 'rozdej/network/sedesatsest')
    games = {path.relative_to(ROOT).as_posix() for folder in folders for path in folder.rglob('*.py')}
    assert games <= everything


def test_links_lead_somewhere(unpacked):
    for path, text in texts(unpacked).items():
        if not path.endswith('.md'):
            continue
        for target in re.findall(r'\]\(([^)#\s]+)[^)]*\)', re.sub(r'```.*?```', '', text, flags=re.DOTALL)):
            if ('://' not in target and not target[0].isupper() and '/' in target) or target.endswith(('.md', '.py')):
                assert (unpacked / path).parent.joinpath(target).exists(), f'{path}: {target}'
