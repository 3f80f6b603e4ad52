"""The log of calls: what stands in it, the way back to a game, and tests made of calls."""

import re
import subprocess
import sys

import pytest

from checks.running import ROOT
from checks.window.sixtysix import sit_at_table
from rozdej.window.gui.call_log import CALLS_KEPT, MOST_ALIKE
from rozdej.window.gui.layout import Space

WIDE = Space(1280, 760)
TALKING = """
puvodni = udelej_tah


def udelej_tah(hra, odkud, kam):
    print('tah', odkud, kam)
    return puvodni(hra, odkud, kam)
"""


def entries(player, name=''):
    """The calls in the log, or those of one function, the last one first."""
    return [entry for entry in reversed(player.screen.session.log.entries) if name in ('', entry.function)]


def panel(player):
    """What stands in the panel."""
    return [text.text for text in player.look().texts if text.x > player.space.table_width]


@pytest.fixture
def talking(play):
    player = play(TALKING)
    player.space = WIDE
    player.look()
    return player


# What stands there.


def test_each_call_is_shown_with_what_came_back_and_what_it_printed(talking):
    talking.type('u v a b')
    shown = panel(talking)
    assert "udelej_tah(hra, 'U', 'V')" in shown
    assert '→ None; změnila: hra' in shown
    assert 'vypsala: tah U V' in shown
    assert any(line.startswith('✗ ValueError: Z A na B') for line in shown)
    assert shown.index("udelej_tah(hra, 'A', 'B')") < shown.index("udelej_tah(hra, 'U', 'V')"), 'the last one above'


def test_where_there_is_no_room_beside_the_table_nothing_is_shown(talking):
    talking.type('u v')
    talking.space = Space(900, 900)
    assert 'vypsala: tah U V' not in talking.all_text
    talking.type('f9')
    assert 'vypsala: tah U V' in talking.all_text


@pytest.mark.parametrize('game', ['board', 'gamble', 'hearts'])
def test_beside_a_table_that_is_too_narrow_there_is_no_log(request, game):
    player = request.getfixturevalue(game)()
    player.space = Space(400, 300)
    player.look()
    player.type('f9')
    assert player.told == 'Záznam se ukáže, až bude okno širší.'
    player.type('escape')
    for width in (400, 590):
        player.space = Space(width, 300)
        texts, end = player.look().texts, player.screen.view.space.table_width
        assert [text.text for text in texts if text.x < end and text.text.endswith('…')] == []
    assert 'Volání' in [text.text for text in texts if text.x > end]


def test_what_is_only_asked_is_shown_when_it_is_wanted(hearts):
    player = hearts(watch=True)
    player.space = WIDE
    player.pass_time(1)
    assert 'body([])' not in panel(player)
    assert any(line.startswith('vyloz(') for line in panel(player))
    player.press('log-all')
    player.pass_time(0.1)
    assert 'body([])' in panel(player)


def test_trying_moves_out_leaves_no_trace(talking):
    before = len(entries(talking))
    talking.type('f4')
    assert len(entries(talking)) == before


def test_a_function_that_is_called_a_thousand_times_does_not_fill_the_log(hearts):
    player = hearts()
    player.space = WIDE
    player.press('act-measure')
    player.pass_time(1)
    assert 0 < len(entries(player, 'vyloz')) <= 2 * MOST_ALIKE
    assert len(entries(player)) <= CALLS_KEPT


@pytest.mark.whole(reason='waits for the limit of a call')
def test_a_call_that_never_ends_is_in_it(play):
    player = play('def hrac_vyhral(hra):\n    while True:\n        pass\n')
    player.type('u v')
    [entry] = entries(player, 'hrac_vyhral')
    assert entry.is_bad
    assert entry.test is None


@pytest.mark.parametrize(
    'space', [Space(640, 480, has_log=True), WIDE, Space(1920, 1080), Space(2560, 1600, 2)], ids=str
)
def test_what_is_shown_lies_in_the_panel(talking, space):
    talking.type('u v u v a b')
    talking.screen.preferences.set('log', 'on')
    talking.space = space
    talking.press(f'call-{entries(talking)[1].number}')
    picture = talking.look()
    calls = [quad for quad in picture.quads if quad.place.startswith('#call-')]
    messages = [quad for quad in picture.upper_quads if quad.place == '#message']
    assert calls
    for quad in calls:
        assert quad.x >= talking.screen.view.space.table_width
        assert quad.x + quad.width <= space.width
        assert quad.y + quad.height <= min(part.y for part in messages)


def test_older_calls_are_reached(talking):
    for _ in range(20):
        talking.type('u v')
    first = entries(talking)[-1]
    assert f'#call-{first.number}' not in {quad.place for quad in talking.look().quads}
    for _ in range(10):
        talking.press('log-older')
    assert f'#call-{first.number}' in {quad.place for quad in talking.look().quads}
    for _ in range(10):
        talking.press('log-newer')
    assert f'#call-{entries(talking)[0].number}' in {quad.place for quad in talking.look().quads}


# The way back.


def test_a_click_goes_back_to_the_game_of_the_call(talking):
    before = talking.game
    talking.type('u v u v')
    after = talking.game
    talking.press(f'call-{entries(talking, "udelej_tah")[-1].number}')
    assert talking.game == before
    assert 'Hra je tam, kde se funkce volala.' in talking.told
    talking.press('redo')
    talking.press('redo')
    assert talking.game == after


def test_a_call_of_another_game_leads_nowhere(talking):
    talking.type('u v u v')
    number = entries(talking, 'udelej_tah')[0].number
    talking.press('new')
    before = talking.game
    talking.press(f'call-{number}')
    assert talking.game == before
    assert 'Tohle volání do téhle hry nepatří.' in talking.told


def test_going_back_takes_the_end_back(board, store):
    player = board()
    player.space = WIDE
    for cell in ('e5', 'd5', 'e6', 'd6', 'e7', 'd7', 'e8', 'd8', 'e9'):
        player.click(cell)
    assert store.record('piskvorky')
    player.press(f'call-{entries(player, "zpracuj_prikaz")[0].number}')
    assert store.record('piskvorky') is None
    assert not player.game['hra']['konec']


# Line by line.


def test_a_call_is_shown_line_by_line(talking):
    talking.type('u v')
    talking.press(f'call-{entries(talking, "udelej_tah")[0].number}')
    talking.press('log-steps')
    dialog = talking.screen.state.dialog
    code, effects = dialog.columns
    assert dialog.title == 'Řádek po řádku'
    [printing] = [place for place, line in enumerate(code) if "    print('tah', odkud, kam)" in line]
    assert effects[printing] == "vypíše 'tah U V\\n'"
    assert any('def presun_kartu' in line for line in code)
    heard = next(thing.label for thing in talking.screen.things() if thing.role == 'dialog')
    assert "print('tah', odkud, kam) vypíše 'tah U V\\n'" in heard
    talking.press('close')
    assert talking.screen.state.dialog is None


def test_a_call_that_nobody_can_type_is_not_shown_line_by_line(talking):
    talking.type('u v')
    log = talking.screen.session.log
    entry = entries(talking, 'udelej_tah')[0]
    log.entries[log.entries.index(entry)] = entry._replace(test=None)
    talking.press(f'call-{entry.number}')
    talking.press('log-steps')
    assert talking.told == 'Tohle volání řádek po řádku ukázat nejde.'


# Tests.


def copied(player, name, index=0):
    """The test that is made of a call."""
    player.press(f'call-{entries(player, name)[index].number}')
    player.press('log-test')
    return player.screen.copied


def test_a_test_has_the_call_and_the_answer(board):
    player = board()
    player.space = WIDE
    player.click('e5')
    text = copied(player, 'zpracuj_prikaz')
    assert re.match(r'def test_zpracuj_prikaz_\d+\(piskvorky\):\n    hra = \{', text)
    assert "    assert piskvorky.zpracuj_prikaz(hra, 'e5') == ({" in text
    assert 'Vlož ho do nového souboru, třeba tests/piskvorky/test_moje.py.' in player.told
    assert player.screen.copied == '', 'it is told once'


def test_a_refusal_and_a_changed_argument_are_in_the_test(talking):
    talking.type('a b u v')
    refused, moved = copied(talking, 'udelej_tah', 1), copied(talking, 'udelej_tah', 0)
    assert refused.startswith('import pytest\n\n\n')
    assert "    with pytest.raises(ValueError):\n        klondike.udelej_tah(hra, 'A', 'B')\n" in refused
    assert "    assert klondike.udelej_tah(hra, 'U', 'V') is None\n    assert hra == {" in moved
    before, after = re.findall(r'^    (?:assert )?hra ==? (.*)$', moved, re.MULTILINE)
    assert before != after


@pytest.mark.whole(reason='runs pytest')
@pytest.mark.parametrize('game', ['klondike', 'piskvorky', 'srdce', 'sedesatsest'])
def test_made_tests_pass_for_the_program_that_they_were_made_of(request, store, tmp_path, game):
    if game == 'sedesatsest':
        player = sit_at_table(store)
        player.click('ruka-1')
        player.pass_time(1)
    else:
        player = request.getfixturevalue({'klondike': 'play', 'piskvorky': 'board', 'srdce': 'hearts'}[game])()
        player.type('u v a b' if game == 'klondike' else 'escape')
        if game == 'piskvorky':
            player.click('e5')
        player.pass_time(3)
    dealing = ('udelej_hru', 'rozdej')
    made = [entry.test for entry in entries(player) if entry.function not in dealing]
    texts = [text for text in made if text]
    assert texts
    folder = tmp_path / 'tests' / game
    folder.mkdir(parents=True)
    (folder / 'test_moje.py').write_text('\n\n'.join(texts), encoding='utf-8')
    command = [
        sys.executable,
        '-m',
        'pytest',
        '-q',
        str(folder),
        '--impl',
        str(ROOT / 'reseni'),
        '--rootdir',
        str(ROOT),
    ]
    run = subprocess.run(
        [*command, '-c', str(ROOT / 'pyproject.toml'), '-p', 'no:cacheprovider', '--confcutdir', str(ROOT)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding='utf-8',
        timeout=120,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f'{len(texts)} passed' in run.stdout
