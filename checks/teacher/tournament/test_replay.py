"""The most telling games: which they are, and how they are shown again, in the window and on the page."""

import json
import re
from itertools import count

import pytest

from checks.browser import Browser
from checks.running import ROOT
from checks.teacher.tournament.test_match import kit
from checks.window.playing import Player
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.command_line import Impossible
from rozdej.teacher.tournament.match import Arena, Entrant, Match, MatchResult, discipline
from rozdej.teacher.tournament.page import choose_games, page
from rozdej.teacher.tournament.standings import Standings
from rozdej.window import play
from rozdej.window.gui.replay import NoRecord, Replay
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.table_screen import TableScreen

NAMES = ('Anna', 'Eva', 'Jan', 'Petr')


@pytest.fixture(scope='module', params=['srdce', 'piskvorky', 'sedesatsest'])
def played(request):
    """The name of an exercise, and a match in it."""
    arena = Arena(Exercise(request.param, ROOT), sandboxed=True)
    match = Match('seed', tuple(kit('middle', name) for name in NAMES[: discipline(request.param).SEATS]), 1)
    yield request.param, match, arena.play(match)
    arena.close()


@pytest.fixture
def record(played) -> dict:
    _, _, outcome = played
    names = [NAMES[number] for number in outcome.game['order']]
    return json.loads(json.dumps({'title': 'Finále', 'why': 'Proto.', **outcome.game, 'names': names}))


@pytest.fixture
def shown(played, record, tmp_path):
    """`shown()` is a player before the window that `--replay` opens, with the program of that folder."""
    (tmp_path / 'final.json').write_text(json.dumps(record), encoding='utf-8')

    def show(folder=ROOT / 'reseni') -> Player:
        arguments = [played[0], '--impl', str(folder), '--replay', str(tmp_path / 'final.json')]
        application = play.make_application(arguments, SettingsStore(tmp_path / 'kept'))
        application.begin()
        assert isinstance(application.screen, TableScreen)
        return Player(application.screen)

    return show


def read(player: Player) -> str:
    picture = player.look()
    return '\n'.join(text.text for text in (*picture.texts, *picture.upper_texts))


def test_the_steps_are_those_of_the_game(played, record):
    name, _, outcome = played
    game = discipline(name)
    steps = [game.shown(step) for step in game.replayed(record['names'], record['moves'])]
    best = max(game.WORTH * points for points in outcome.game['points'])
    winners = [seat for seat, points in enumerate(outcome.game['points']) if game.WORTH * points == best]
    assert steps[-1]['winners'] == (winners if len(winners) < 2 or name == 'srdce' else [])
    assert steps[-1]['turn'] == -1
    assert steps[0]['turn'] == record['moves'][0][0][0]
    if name == 'sedesatsest':
        assert all(len(step['hands'][seat]) <= 6 for step in steps for seat in range(2))
        tricks = sum(len(step['trick']) == 2 for step in steps)
        assert 0 < tricks == sum(' bere ' in step['says'] for step in steps)
        assert len(steps) == 1 + sum(map(len, record['moves'][1:])) + tricks
        assert steps[0]['stock'] == [record['moves'][0][12][1], 12]
    elif name == 'srdce':
        assert steps[-1]['points'] == outcome.game['points']
        assert len(steps) == 1 + 13 * 5
    else:
        assert len(steps) == 1 + sum(map(len, record['moves']))


def test_the_window_goes_forward_and_back_and_keeps_nothing(played, shown, record, tmp_path):
    player = shown()
    first = read(player)
    assert all(name in first for name in record['names'])
    assert 'Krok 0 z ' in first
    seat, move = record['moves'][played[0] == 'sedesatsest'][0]  # there, the first row is the deal
    player.type('right')
    assert f'{record["names"][seat]}: {move}' in read(player)
    player.type('right left left')
    assert 'Krok 0 z ' in read(player)
    player.type('space')
    player.pass_time(5)
    assert player.game['step'] > 1
    assert player.game['runs']
    player.type('space')
    step = player.game['step']
    player.pass_time(5)
    assert player.game == {'step': step, 'runs': False}
    player.type('end')
    last = player.game['step']
    assert f'Krok {last} z {last}' in read(player)
    player.type('right home')
    assert player.game['step'] == 0
    player.screen.close()
    assert not (tmp_path / 'kept').exists()


def test_a_program_that_does_not_even_load_is_not_asked(played, shown, tmp_path):
    folder = tmp_path / 'own' / played[0]
    folder.mkdir(parents=True)
    (folder / f'{played[0]}.py').write_text('raise KeyError\n', encoding='utf-8')
    player = shown(tmp_path / 'own')
    player.type('end')
    assert player.screen.state.message is None


WRONG = {
    'names': lambda record: record | {'names': ['Anna']},
    'no moves': lambda record: record | {'moves': []},
    'the end is missing': lambda record: record | {'moves': record['moves'][:-1]},
    'a move twice': lambda record: record | {'moves': [record['moves'][0], *record['moves']]},
    'no such move': lambda record: record | {'moves': [[[0, 'x z9']], *record['moves'][1:]]},
    'numbers': lambda record: record | {'moves': 7},
    'nothing': lambda record: {},
}


@pytest.mark.parametrize('wrong', WRONG)
def test_what_is_no_game_is_not_shown(played, record, wrong):
    scene = play.scene_of(Exercise(played[0], ROOT))
    with pytest.raises(NoRecord):
        Replay(scene, WRONG[wrong](record))


@pytest.mark.parametrize(
    ('content', 'arguments', 'said'),
    [
        (None, ['srdce'], 'nejde přečíst'),
        (b'{}', ['srdce'], 'není záznam hry srdce'),
        (b'\xff[', ['srdce'], 'není záznam hry srdce'),
        (b'{}', ['klondike'], 'není záznam hry klondike'),
        (b'{}', [], 'Napiš i hru'),
    ],
)
def test_wrong_files_are_told_in_a_sentence(tmp_path, content, arguments, said):
    path = tmp_path / 'hra.json'
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Impossible, match=said):
        play.make_application([*arguments, '--impl', str(ROOT / 'reseni'), '--replay', str(path)])


def test_the_most_telling_games_are_the_final_the_greatest_surprise_and_the_greatest_difference():
    numbers = count()

    def game(seed: str, entrants: list[Entrant], points: list[float], length: int) -> tuple[Match, MatchResult]:
        told = {'order': [0, 1], 'points': points, 'moves': [[(0, seed)]] * length}
        return Match(seed, tuple(entrants)), MatchResult([points], [str(next(numbers))], [{}, {}], [1, 1], told)

    weak, middle, strong = students = [Entrant(name, name, files={'piskvorky': b''}) for name in NAMES[:3]]
    standings = Standings(students, 2, 1, 'seed')
    first = [
        *(game('usual', [strong, weak], [1.0, 0.0], 5) for _ in range(5)),
        *(game('usual', [strong, middle], [1.0, 0.0], 5) for _ in range(3)),
        *(game('usual', [middle, weak], [1.0, 0.0], 5) for _ in range(5)),
    ]
    games = [*first, game('small', [strong, middle], [0.0, 1.0], 5), game('great', [strong, weak], [0.0, 1.0], 5)]
    standings.add_round(games)
    assert [one.key for one in standings.final.entrants] == [strong.key, middle.key]
    final = game('final', [strong, middle], [1.0, 0.0], 5)
    long = game('long', [strong, weak], [1.0, 0.0], 9)

    def chosen(*games: tuple[Match, MatchResult]) -> dict[str, str]:
        return {file: record['moves'][0][0][1] for file, record in choose_games(standings, games, final, 1).items()}

    surprise = choose_games(standings, games, final, 1)['surprise.json']
    assert surprise['why'] == 'Tuhle hru vyhrál někdo, kdo je v celém turnaji za svým soupeřem.'
    assert chosen(*games, long) == {'final.json': 'final', 'surprise.json': 'great', 'longest.json': 'long'}
    draw = game('draw', [strong, weak], [0.5, 0.5], 9)
    assert chosen(first[0]) == {'final.json': 'final'}, 'all are alike'
    assert chosen(first[0], draw) == {'final.json': 'final', 'difference.json': 'usual'}


@pytest.fixture
def told_page(played, record) -> str:
    """The page of a tournament of one game."""
    name, match, outcome = played
    standings = Standings(match.entrants, len(match.entrants), discipline(name).WORTH, 'seed')
    standings.add_round([(match, outcome)])
    return page(Exercise(name, ROOT), discipline(name), standings, {'final.json': record}, [('Ota', 'Chybí soubor.')])


def test_the_page_names_who_played_with_their_points(told_page, record):
    told = re.findall(r'<li><bdi>(.*)</bdi> <b>(.*)</b></li>', told_page)
    points = [str(number).removesuffix('.0').replace('.', ',') for number in record['points']]
    assert told == list(zip(record['names'], points, strict=True))


@pytest.mark.whole(reason='opens a page in a browser')
def test_the_page_plays_the_game(played, told_page, record, tmp_path):
    name, _, _ = played
    (tmp_path / 'turnaj.html').write_text(told_page, encoding='utf-8')
    address = (tmp_path / 'turnaj.html').as_uri()
    with Browser(tmp_path / 'browser') as browser:
        browser.open(address)
        assert not browser.run("document.getElementById('player').open")
        browser.run("document.querySelector('[data-game]').click()")
        browser.until("document.getElementById('count').textContent.startsWith('krok 1 ')")  # it plays by itself
        browser.press('Space')
        step = browser.run("document.getElementById('count').textContent")
        browser.run("document.getElementById('back').click()")
        assert browser.run("document.getElementById('count').textContent") != step
        browser.run("document.getElementById('last').click()")
        winners = browser.run("[...document.querySelectorAll('.winner bdi')].map((one) => one.textContent)")
        assert winners == [record['names'][seat] for seat in _winners(name, record)]
        browser.press('Escape')
        browser.until("!document.getElementById('player').open")
        browser.open(f'{address}#final.json')
        browser.until("document.getElementById('player').open")
        assert not browser.errors
        assert {asked.partition('#')[0] for asked in browser.requests} == {address}


def _winners(name: str, record: dict) -> list[int]:
    game = discipline(name)
    return game.shown(game.replayed(record['names'], record['moves'])[-1])['winners']
