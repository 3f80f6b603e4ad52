"""Tests `rozdej questions` over a small class, in the sandbox."""

import html
import re

import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import hand_in
from checks.teacher.questions.conftest import pages
from rozdej.teacher.questions import command

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text('utf-8')
STUB = (ROOT / 'zadani/klondike/klondike.py').read_text('utf-8')
LEVEL = ['--level', '42', '--seed', 'a']
"""Up to a level of which all is quick to ask."""

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
    """A class: two with one program, one with the stub, one with broken files, one who attacks."""
    files = {'Adam/klondike.py': SOLUTION, 'Berta/klondike.py': SOLUTION, 'Cyril/klondike.py': STUB}
    files |= {'Dana/klondike.py': f'{SOLUTION}\ndef nedopsana(:\n', 'Emil/klondike.py': HOSTILE, 'Fany/x.txt': 'nic'}
    return hand_in(tmp_path_factory.mktemp('school') / 'class', files)


def test_a_page_and_a_key_for_each_who_can_be_asked(ask_class, school, tmp_path, monkeypatch):
    out = tmp_path / 'out'
    code, said = ask_class(school, '--out', out, *LEVEL)
    assert (code, said) == (0, f'3 pages with questions, 3 without; see {out / "otazky.html"}\n')
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
        for line, code in re.findall(r'<i>(\d+)</i>(.*)', page):
            text = SOLUTION.split('\n')[int(line) - 1]
            assert html.unescape(code) == text
    for name in ('Cyril', 'Emil', 'Fany'):
        [line] = re.findall(rf'<bdi>{name}</bdi>[^<]*', found['otazky.html'])
        assert ' '.join(line.split()).endswith('.'), line
    assert found['otazky/Adam klondike.html'].replace('Adam', 'Berta') != found['otazky/Berta klondike.html']

    monkeypatch.setattr(command, 'open_workers', lambda address, jobs: pytest.fail('nothing is new'))
    assert ask_class(school, '--out', out, '--level', '42') == (0, said)
    assert pages(out) == found
