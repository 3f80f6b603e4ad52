"""`rozdej tournament` with a small class, from what was handed in to the page."""

import json
import re
import shutil
from dataclasses import replace

import pytest

from checks.running import ROOT
from checks.short_limits import InHaste
from rozdej.cli import main
from rozdej.teacher.grading import fingerprint
from rozdej.teacher.tournament import command, match
from rozdej.teacher.tournament.command import MATCHES, PAGE
from rozdej.teacher.tournament.match import Entrant
from rozdej.window.games.srdce import tournament as srdce_tournament

SOLUTION = (ROOT / 'reseni/srdce/srdce.py').read_text(encoding='utf-8')
CLASS = {
    'Anna': SOLUTION,
    'Petr': SOLUTION + '\ndef vyloz(ruka, stul):\n    return sorted(smi_vylozit(ruka, stul), key=str)[0]\n',
    'Igor': SOLUTION + '\ndef vyloz(ruka, stul):\n    while True: pass\n',
    'Eva': (ROOT / 'zadani/srdce/srdce.py').read_text(encoding='utf-8'),
    'Ota': 'Zapomněl jsem.',
}
NOT_PLAYING = {
    'Igor': 'Program ve zkušební hře nezahrál ani jeden tah podle pravidel: odpověď nepřišla včas.',
    'Eva': 'Program ve zkušební hře nezahrál ani jeden tah podle pravidel: funkce vyloz není napsaná.',
    'Ota': 'Chybí soubor srdce.py.',
    'Iva': 'Chybí soubor srdce.py.',
}
"""Who does not play, and what the page says about it."""

SETTINGS = (
    (match.__name__, 'LIMITS', replace(match.LIMITS, seconds_per_call=0.3)),
    (srdce_tournament.__name__, 'DEALS', 3),
)
"""Short matches, in which a program that hangs is waited for less."""


@pytest.fixture
def handed_in(bubblewrap, tmp_path, monkeypatch):
    monkeypatch.setattr(command, 'open_arena', InHaste(match.open_arena, SETTINGS))
    for name, text in CLASS.items():
        (tmp_path / 'class' / name).mkdir(parents=True)
        file = 'srdce.py' if 'def' in text else 'tajné.txt'
        (tmp_path / 'class' / name / file).write_text(text, encoding='utf-8')
    for name in ('Petr', 'Iva'):  # a folder for each exercise
        (tmp_path / 'class' / name / 'klondike').mkdir(parents=True)
        shutil.copy(ROOT / 'reseni/klondike/klondike.py', tmp_path / 'class' / name / 'klondike')
    (tmp_path / 'class/Petr/srdce').mkdir()
    (tmp_path / 'class/Petr/srdce.py').rename(tmp_path / 'class/Petr/srdce/srdce.py')
    return tmp_path / 'class'


def play(handed_in, out, *more: str) -> int:
    return main(['tournament', str(handed_in), '--exercise', 'srdce', '--out', str(out), '--rounds', '2', *more])


@pytest.mark.whole(reason='plays two rounds of a tournament, three times')
def test_from_submissions_to_a_page_and_on_from_where_it_was(handed_in, tmp_path, capsys):
    out = tmp_path / 'out'
    assert play(handed_in, out, '--seed', 'abc') == 0
    said = capsys.readouterr().out
    assert 'Igor does not play: no allowed move (“odpověď nepřišla včas”)' in said
    assert 'Eva does not play: no allowed move (“funkce vyloz není napsaná”)' in said
    assert 'Ota does not play: no file srdce.py here, only tajné.txt' in said
    assert 'Iva does not play: no file srdce.py here, only klondike.py' in said
    page = (out / PAGE).read_bytes()
    assert all(name.encode() in page for name in CLASS)
    reasons = re.findall(r'<th scope="row"><bdi>(.*)</bdi></th><td>([^<]*)</td>', page.decode())
    assert dict(reasons) == NOT_PLAYING
    played = (out / MATCHES).read_text(encoding='utf-8')
    assert {path.stat().st_mode & 0o077 for path in (out / PAGE, out / MATCHES)} == {0}

    assert play(handed_in, out) == 0
    assert (out / PAGE).read_bytes() == page
    assert (out / MATCHES).read_text(encoding='utf-8') == played, 'nothing was played again'

    # As a killed run leaves it: a line is cut off. What is missing is played again, with the same result.
    cut = played[: len(played) * 2 // 3]
    (out / MATCHES).write_text(cut, encoding='utf-8')
    (out / PAGE).unlink()
    assert play(handed_in, out) == 0
    assert (out / PAGE).read_bytes() == page

    assert play(handed_in, tmp_path / 'elsewhere', '--seed', 'abc', '--jobs', '1', '--anonymous') == 0
    other = (tmp_path / 'elsewhere' / PAGE).read_text(encoding='utf-8')
    assert not any(name in other for name in CLASS)
    assert 'Hráč ' in other
    assert all(reason in other for reason in NOT_PLAYING.values())
    assert 'tajné' not in other
    results = [json.loads(line) for line in played.splitlines() if line]
    again = [json.loads(line) for line in (tmp_path / 'elsewhere' / MATCHES).read_text().splitlines() if line]
    assert results == again


@pytest.mark.parametrize(
    ('arguments', 'said'),
    [
        (['--exercise', 'srdce', '--out', 'class/out'], 'lies among the submissions'),
        (['--exercise', 'srdce', '--out', 'pyproject.toml'], 'pyproject.toml is a file: give a folder with --out'),
        (['--exercise', 'piskvorky'], 'holds no programs of piskvorky'),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(handed_in, tmp_path, monkeypatch, capsys, arguments, said):
    monkeypatch.chdir(ROOT)
    arguments = [str(tmp_path / word) if '/' in word else word for word in arguments]
    out = [] if '--out' in arguments else ['--out', str(tmp_path / 'out')]
    assert main(['tournament', str(handed_in), *arguments, *out]) == 2
    assert said in capsys.readouterr().err


def test_a_class_in_which_nobody_has_a_strategy(handed_in, tmp_path, capsys):
    for name in ('Anna', 'Petr', 'Igor'):
        shutil.rmtree(handed_in / name)
    assert play(handed_in, tmp_path / 'out') == 2
    assert 'nobody of 3 has a strategy that plays (Iva: no file srdce.py here' in capsys.readouterr().err


def test_equal_programs_play_as_one():
    own = 'def vyloz(ruka, stul):\n    return min(ruka)\n'
    copied = own.replace('ruka', 'ruka ').replace('return', '# moje!\n    return')
    texts = {'Adam': own, 'Eva': own.replace('min', 'max'), 'Jan': copied, 'Zoe': 'x = ', 'Ota': 'x = ', 'Iva': 'x  = '}
    entrants = [Entrant(name, name, files={'srdce': text.encode()}) for name, text in texts.items()]
    found = command.merge_equal(entrants)
    assert [one.name for one in found] == ['Adam, Jan', 'Eva', 'Zoe, Ota', 'Iva']
    assert [one.key for one in found] == ['Adam', 'Eva', 'Zoe', 'Iva']


def test_other_rules_or_opponents_make_other_matches(tmp_path, monkeypatch):
    """Matches that were played by those of yesterday counted as today's."""
    monkeypatch.setattr(fingerprint, 'KIT', tmp_path)
    scene = tmp_path / 'rozdej/window/games/srdce/scene.py'
    scene.parent.mkdir(parents=True)
    scene.touch()
    rules = scene.with_name('tournament.py')
    found = []
    for text in 'x = 1', 'x = 2':
        rules.write_text(text, encoding='utf-8')
        found.append([fingerprint.kit_fingerprint(*games) for games in ((), ('klondike',), ('srdce',))])
    assert found[0][:2] == found[1][:2]
    assert found[0][2] != found[1][2]
