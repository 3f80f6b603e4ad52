"""Tests `rozdej questions` over a small class, in the sandbox."""

import html
import re
from concurrent.futures import Future
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import hand_in
from checks.teacher.questions.conftest import pages
from rozdej.teacher.grading.worker_pool import GradingFailed
from rozdej.teacher.questions import command
from rozdej.teacher.questions.questioner import NOT_WRITTEN, NOTHING_SURE

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text('utf-8')
STUB = (ROOT / 'zadani/klondike/klondike.py').read_text('utf-8')
LEVEL = ['--level', '42', '--seed', 'a']
"""Up to a level of which all is quick to ask."""

REMARK = r'<bdi>(.*?)</bdi>(?:[^<]|<a .*</a>)*?[:.]\n\s*(?!<a)(.*)</li>'
"""Who is on the list, and what stands there about the program."""

MANY = pytest.mark.whole(reason='asks about programs again and again')

HOSTILE = """
import os, sys, random
print('Ahoj')
jmeno = input('Jméno? ')


def popis_balicku(balicek):
    print('dlouho')
    while balicek:
        pass
    return random.choice(['[???]', '[   ]'])


def vytvor_balicek():
    open('/tmp/zapis', 'w').write('x')
    return list({'Pi', 'Sr', 'Ka', 'Kr'})
"""


@pytest.fixture(scope='module')
def school(tmp_path_factory):
    """A class: two with one program, two with the stub, one with broken files, one who attacks."""
    files = {'Adam/klondike.py': SOLUTION, 'Berta/klondike.py': SOLUTION, 'Cyril/klondike.py': STUB}
    files['Čeněk/klondike.py'] = STUB
    files |= {'Dana/klondike.py': f'{SOLUTION}\ndef nedopsana(:\n', 'Emil/klondike.py': HOSTILE, 'Fany/x.txt': 'nic'}
    return hand_in(tmp_path_factory.mktemp('school') / 'class', files)


def shows_code_of(page: str, program: str) -> bool:
    """Whether the lines of code on a page are those of the program, under their numbers."""
    lines = program.split('\n')
    shown = re.findall(r'<i>(\d+)</i>(.*)', page)
    return bool(shown) and all(html.unescape(code) == lines[int(line) - 1] for line, code in shown)


def test_a_page_and_a_key_for_each_who_can_be_asked(ask_class, school, tmp_path, monkeypatch):
    out = tmp_path / 'out'
    code, said = ask_class(school, '--out', out, *LEVEL)
    assert (code, said) == (0, f'3 pages with questions, 4 without; see {out / "otazky.html"}\n')
    found = pages(out)
    names = [f'{kind}/{name} klondike.html' for name in ('Adam', 'Berta', 'Dana') for kind in ('otazky', 'klice')]
    assert sorted(found) == sorted([*names, 'otazky.html', 'otazky-vse.html', 'klice-vse.html'])
    for name in ('Adam', 'Berta', 'Dana'):
        page, key = found[f'otazky/{name} klondike.html'], found[f'klice/{name} klondike.html']
        questions = re.findall(r'<p>(\d)\. (.*)</p>', page)
        assert [number for number, _ in questions] == list('12345')
        assert questions == re.findall(r'<p>(\d)\. (.*)</p>', key)
        assert key.count('class="answer"') == 5
        assert 'class="answer"' not in page
        assert shows_code_of(page, SOLUTION)
    listed = re.findall('<bdi>(.*?)</bdi>', found['otazky.html'])
    assert listed == ['Adam', 'Berta', 'Cyril', 'Čeněk', 'Dana', 'Emil', 'Fany']
    told = {name: ' '.join(line.split()) for name, line in re.findall(REMARK, found['otazky.html'])}
    line = len(SOLUTION.splitlines()) + 2
    broken = f'Python nepřečte celý soubor klondike.py, chyba je na řádku {line}.'
    assert told == {
        **dict.fromkeys(('Adam', 'Berta'), ''),
        **dict.fromkeys(('Cyril', 'Čeněk'), NOT_WRITTEN),
        'Dana': broken,
        'Emil': f'Soubor klondike.py se už při importu na něco ptá (input), řádek 4. {NOTHING_SURE}',
        'Fany': 'Chybí soubor klondike.py.',
    }
    assert broken in found['klice/Dana klondike.html']
    assert broken not in found['otazky/Dana klondike.html']
    assert found['otazky/Adam klondike.html'].replace('Adam', 'Berta') != found['otazky/Berta klondike.html']

    monkeypatch.setattr(command, 'open_workers', lambda address, jobs: pytest.fail('nothing is new'))
    assert ask_class(school, '--out', out, '--level', '42') == (0, said)
    assert pages(out) == found


@MANY
def test_a_seed_chooses_and_the_roster_names_those_who_are_missing(ask_class, school, tmp_path):
    one, two = tmp_path / 'one', tmp_path / 'two'
    (tmp_path / 'roster.csv').write_text('name\nAdam\nBerta\nZoja Malá\n', encoding='utf-8')
    for out, seed in ((one, 'a'), (two, 'b')):
        more = ['--level', '42', '--seed', seed, '--roster', tmp_path / 'roster.csv']
        code, said = ask_class(school, '--out', out, *more)
        assert (code, '3 pages with questions, 5 without' in said) == (0, True), said
    assert 'Zoja Malá' in pages(one)['otazky.html']
    assert 'Nic odevzdaného tu není.' in pages(one)['otazky.html']
    assert pages(one)['otazky-vse.html'] != pages(two)['otazky-vse.html']


@MANY
def test_only_functions_of_levels_that_were_asked_for(ask_class, school, tmp_path):
    ask_class(school, '--out', tmp_path / 'out', '--level', '23', '--seed', 'a')
    [page] = [text for name, text in pages(tmp_path / 'out').items() if name == 'otazky/Adam klondike.html']
    assert set(re.findall(r'</i>def (\w+)', page)) <= {'popis_balicku', 'vytvor_balicek'}


@MANY
def test_a_program_that_cannot_be_asked_is_told_and_asked_again_later(ask_class, school, tmp_path, monkeypatch):
    class Failing(Future):
        def __init__(self, work):
            super().__init__()
            self.set_exception(GradingFailed('it ended'))

    @contextmanager
    def failing(address, jobs):
        yield SimpleNamespace(submit=Failing)

    out = tmp_path / 'out'
    with monkeypatch.context() as patch:
        patch.setattr(command, 'open_workers', failing)
        code, said = ask_class(school, '--out', out, *LEVEL)
    assert code == 1
    assert '0 pages with questions' in said
    assert 'Dana: it ended' in said
    assert 'Tenhle program se nepodařilo spustit.' in pages(out)['otazky.html']
    code, said = ask_class(school, '--out', out, *LEVEL)
    assert (code, '3 pages' in said) == (0, True)


@MANY
def test_pages_of_programs_that_are_gone_go_as_well(ask_class, tmp_path):
    folder, out = tmp_path / 'class', tmp_path / 'out'
    hand_in(folder, {'Adam/klondike.py': SOLUTION, 'Berta/klondike.py': f'{SOLUTION}# Berta\n'})
    ask_class(folder, '--out', out, *LEVEL)
    before = pages(out)
    (folder / 'Berta/klondike.py').unlink()
    changed = f'# Nový řádek.\n{SOLUTION}'
    hand_in(folder, {'Adam/klondike.py': changed})
    ask_class(folder, '--out', out, *LEVEL)
    after = pages(out)
    assert before.keys() - after.keys() == {'otazky/Berta klondike.html', 'klice/Berta klondike.html'}
    assert shows_code_of(after['otazky/Adam klondike.html'], changed)
    assert not shows_code_of(after['otazky/Adam klondike.html'], SOLUTION)


def test_what_cannot_be_done_is_one_sentence(ask_class, school, tmp_path):
    (tmp_path / 'empty').mkdir()
    for words, sentence in (
        ([tmp_path / 'empty', '--out', tmp_path / 'out'], 'empty holds no submissions'),
        ([school, '--out', school / 'inside'], 'lies among the submissions: choose another folder with --out'),
        ([school, '--out', tmp_path / 'out', '--roster', tmp_path / 'neni.csv'], 'No such file or directory'),
    ):
        code, said = ask_class(*words)
        assert code == 2
        assert said.startswith('rozdej questions: ')
        assert sentence in said
        assert said.count('\n') == 1
