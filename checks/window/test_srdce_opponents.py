"""The kit's own players of Hearts, its rules, and the comparison of strategies."""

import os
import random

import pytest

from checks.network.serving import LIMIT
from checks.running import ROOT
from checks.window.hearts import SOLUTION, STUB, players, prepared, trick, without
from checks.window.playing import SPACE, implementation
from rozdej.window.games.srdce import friends, measurement
from rozdej.window.games.srdce.friends import INSTEAD_OF_PROGRAM
from rozdej.window.games.srdce.opponents import RANDOM, STRENGTHS, choose
from rozdej.window.games.srdce.rules import (
    DECK,
    PLAYERS,
    allowed,
    cards_text,
    dealt,
    is_card,
    points,
    standings,
    starter,
    taker,
    trick_text,
)
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.cards import card_words
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.play import make_application

ALL = (RANDOM, *STRENGTHS)


def code_of(folder):
    code = StudentCode(implementation(folder, 'srdce'), 'srdce')
    code.load()
    return code


@pytest.fixture
def code():
    """The solution's functions."""
    return code_of(ROOT / 'reseni' / 'srdce')


def on_table(*cards):
    """A trick that Gábi has led."""
    return [{'hrac': name, 'karta': card} for name, card in zip(PLAYERS, cards, strict=False)]


# Rules.


def test_the_highest_card_of_the_suit_led_takes():
    assert taker(on_table(('Ka', 9), ('Ka', 10), ('Sr', 'eso'), ('Ka', 'kluk'))) == 'Soňa'
    assert taker(on_table(('Pi', 2), ('Kr', 3), ('Sr', 4), ('Ka', 5))) == 'Gábi'


def test_what_may_be_played():
    hand = {('Kr', 2), ('Sr', 5), ('Ka', 9), ('Ka', 'eso')}
    assert allowed(hand, None) == [('Kr', 2)]
    assert allowed(hand, 'Ka') == [('Ka', 9), ('Ka', 'eso')]
    assert set(allowed(hand, 'Pi')) == hand
    assert set(allowed(hand - {('Kr', 2)}, None)) == hand - {('Kr', 2)}


def test_points_and_standings():
    stych = on_table(('Pi', 'dama'), ('Pi', 'eso'), ('Sr', 2), ('Sr', 'kral'))
    assert points([stych]) == 15
    table = {name: {'ruka': set(), 'stychy': []} for name in PLAYERS}
    table['Petr']['stychy'] = [stych]
    assert standings(table) == [(0, {'Gábi', 'Pavel', 'Soňa'}), (15, {'Petr'})]


def test_a_deal_has_all_cards_and_a_beginner():
    hands = dealt(3)
    assert sorted(map(DECK.index, (card for one in hands.values() for card in one['ruka']))) == list(range(52))
    assert ('Kr', 2) in hands[starter(hands)]['ruka']
    assert dealt(3) == hands != dealt(4)


@pytest.mark.parametrize('value', [('Kr', True), ('Kr', 1), ('Kr', 2.0), ['Kr', 2], ('Kr', 2, 3), 'Kr', None, ('x', 2)])
def test_what_is_no_card(value):
    assert not is_card(value)


def test_cards_in_words():
    assert card_words(('Pi', 'dama')) == 'piková dáma'
    assert card_words(('Ka', 'eso')) == 'kárové eso'
    assert card_words(('Sr', 'kluk')) == 'srdcový kluk'
    assert cards_text({('Sr', 10), ('Kr', 'eso'), ('Sr', 2)}) == 'Kr eso, Sr 2 10'
    assert trick_text(on_table(('Kr', 2), ('Sr', 'eso'))) == 'Gábi Kr 2, Petr Sr eso'


# Opponents.


@pytest.mark.parametrize('strength', ALL)
def test_every_card_is_allowed_and_nothing_is_changed(strength):
    chance = random.Random(1)
    for number in range(300):
        cards = list(DECK)
        chance.shuffle(cards)
        hand, on, seen = set(cards[:9]), cards[9 : 9 + number % 4], cards[13:29]
        before = (set(hand), list(on), list(seen))
        card = choose(strength, random.Random(number), hand, on, seen)
        assert card in allowed(hand, on[0][0] if on else None)
        assert (hand, on, seen) == before
        assert card == choose(strength, random.Random(number), hand, on, seen), 'the same seed, the same card'


@pytest.mark.parametrize(
    ('trick', 'seen', 'card'),
    [
        ([('Ka', 5)], [], ('Ka', 'eso')),  # somebody else has the suit, so it costs nothing
        ([('Ka', 5)], [('Ka', rank) for rank in (2, 3, 4, 6, 7)], ('Ka', 9)),  # hearts will fall on it
        ([('Ka', 5), ('Sr', 3)], [], ('Ka', 9)),  # a heart lies there
        ([('Ka', 5), ('Ka', 6), ('Sr', 3)], [], ('Ka', 'eso')),  # the last one takes anyway
    ],
)
def test_who_must_take_does_so_with_a_high_card_where_it_costs_nothing(trick, seen, card):
    assert choose('strong', random.Random(1), {('Ka', 9), ('Ka', 'eso')}, trick, seen) == card


def test_a_card_that_always_takes_is_thrown_before_a_heart_that_seldom_does():
    hand, trick = {('Ka', 'eso'), ('Sr', 5)}, [('Pi', 9)]
    out = {('Ka', rank) for rank in (6, 7, 8, 9, 10)} | {('Sr', rank) for rank in (2, 3, 6, 8, 10, 'dama', 'eso')}
    seen = [card for card in DECK if card not in {*hand, *trick, *out}]
    assert choose('strong', random.Random(1), hand, trick, seen) == ('Ka', 'eso')


def test_who_has_the_queen_of_spades_does_not_lead_spades():
    hand = {('Pi', 3), ('Pi', 'dama'), ('Kr', 6), ('Sr', 6)}
    out = {('Pi', rank) for rank in (6, 7, 'kral')} | {('Kr', rank) for rank in (2, 4, 7, 'kluk')}
    out |= {('Sr', rank) for rank in (2, 5, 'kral')} | {('Ka', rank) for rank in (5, 'dama')}
    seen = [card for card in DECK if card not in {*hand, *out}]
    assert choose('strong', random.Random(1), hand, [], seen) == ('Kr', 6)


SOME = 150
"""Deals, always the same ones."""


def test_the_stronger_the_fewer_points(code):
    state = measurement.begin(code)
    while state['done'] < SOME:
        measurement.go_on(code, state, SOME)
    means = {way: points / SOME for way, points in state['sums'].items()}
    assert means['strong'] + 0.2 < means['middle'] < means['weak'] - 1 < means[RANDOM] - 1.3
    assert means['student'] < 4


@pytest.mark.parametrize(('better', 'worse'), [('strong', 'middle'), ('middle', 'weak')])
@pytest.mark.whole(reason='plays many games between opponents')
def test_the_stronger_wins_among_the_weaker_too(better, worse):
    total = 0
    for number in range(200):
        hands = [one['ruka'] for one in dealt(1000 + number).values()]
        chance = random.Random(f'chance {number}')

        def play(way, hand, on, seen, chance=chance):
            return choose(way, chance, hand, on, seen)

        ways = [lambda *table, way=better if seat == number % 4 else worse: play(way, *table) for seat in range(4)]
        total += measurement.play_deal(hands, ways)[number % 4]
    assert total / 200 < 6.2


# A measurement.


def count_all(code, deals=20):
    state = measurement.begin(code)
    while state['done'] < deals:
        measurement.go_on(code, state, deals)
    return state


def test_the_same_program_has_the_same_points(code):
    random.seed(5)
    one = count_all(code)['sums']
    random.seed(6)
    assert count_all(code)['sums'] == one
    assert list(one) == ['student', 'random', 'weak', 'middle', 'strong']


def test_a_slice_is_short(code):
    state = measurement.begin(code)
    measurement.go_on(code, state)
    assert 1 <= state['done'] < 200


def test_every_deal_has_26_points():
    hands = [one['ruka'] for one in dealt(5).values()]
    ways = [lambda hand, on, seen: choose('middle', random.Random(1), hand, on, seen)] * 4
    assert sum(measurement.play_deal(hands, ways)) == 26
    assert not any(hands)


# In the window.


def chart(player):
    """The numbers at the bars, by their names."""
    texts = [text.text for text in player.look().texts]
    return {name: texts[texts.index(name) + 1] for name in measurement.NAMES.values() if name in texts}


def test_strategies_are_counted_in_the_background(hearts):
    player = hearts()
    player.screen.session.scene.deals = 25
    before = player.game
    player.press('act-measure')
    assert '0 z 25 her' in player.all_text
    assert player.screen.wait(player.now) == 0
    player.pass_time(0.05)
    assert 0 < player.game['measure']['done'] <= 25
    player.pass_time(3)
    assert '25 z 25 her' in player.all_text
    assert 'Hotovo. Kliknutí nebo Esc tě vrátí ke hře.' in player.all_text
    assert list(chart(player)) == ['Tvůj program', 'Náhoda', 'Slabý soupeř', 'Střední soupeř', 'Silný soupeř']
    assert float(chart(player)['Tvůj program'].replace(',', '.')) < float(chart(player)['Náhoda'].replace(',', '.'))
    assert player.screen.wait(player.now) is None
    one = chart(player)
    player.type('space')
    assert player.game == before, 'the deal is as it was'
    player.press('act-measure')
    player.pass_time(3)
    assert chart(player) == one


def test_counting_can_be_stopped_and_undone(hearts):
    player = hearts()
    before = player.game
    player.press('act-measure')
    player.pass_time(0.1)
    assert 0 < player.game['measure']['done'] < 1000
    player.press('act-close')
    assert player.game == before
    player.type('m')
    player.type('m')
    assert player.game == before
    assert player.screen.session.history.moves == 0


def test_counting_goes_on_after_the_window_was_closed(hearts):
    player = hearts(chair='Pavel')
    player.pass_time(0.5)
    player.type('m')
    player.pass_time(0.1)
    done = player.game['measure']['done']
    player.screen.close()
    again = hearts(seed=None)
    assert again.game['measure']['done'] == done
    again.pass_time(0.1)
    assert again.game['measure']['done'] > done


@pytest.mark.parametrize('change', [{'sums': {'strong': 10**400}}, {'seconds': float('inf')}, {'seconds': -1.0}])
def test_a_measurement_with_numbers_that_cannot_be_is_none(hearts, change):
    code = hearts().screen.session.code
    assert measurement.is_sound(measurement.begin(code))
    assert not measurement.is_sound({**measurement.begin(code), **change})


def test_a_mended_program_is_counted_from_the_beginning(hearts):
    player = hearts('def vyloz(ruka, stul):\n    return 1 // 0\n')
    player.press('act-measure')
    player.pass_time(0.2)
    assert 'Funkce vyloz skončila chybou.' in player.read
    assert 'ZeroDivisionError' in player.read
    assert player.game['measure']['done'] == 0
    player.type('escape')
    player.pass_time(2)
    assert player.game['measure']['done'] == 0, 'it has stopped'
    hearts()  # writes the file anew
    player.type('f5')
    player.pass_time(0.2)
    assert player.game['measure']['done'] > 0
    assert player.read in ('', 'Hraje se dál s novým kódem.')


WORKS = """    import time
    end = time.process_time() + 0.03
    while time.process_time() < end:
        pass
"""


@pytest.mark.parametrize(
    ('body', 'words'),
    [
        ('    return list(ruka)[0][0]\n', ["Čeká se: jedna karta, třeba ('Pi', 'dama')"]),
        ('    return None\n', ['Přišlo: None (nic)']),
        ('    ruka.pop()\n    return ruka.pop()\n', ['parametry zůstanou, jak byly']),
        ('    return max(ruka, key=nebezpeci)\n', ['Funkce vyloz vyložila kartu, kterou nesmí.', 'V ruce:']),
        (f'{WORKS}    return nejlepsi(ruka, stul)\n', ['moc pomalá', 'ms, celé by to']),
    ],
    ids=['no card', 'nothing', 'changed', 'illegal', 'slow'],
)
def test_a_strategy_that_cannot_be_counted_is_told_and_it_stops(hearts, body, words, monkeypatch):
    monkeypatch.setattr(measurement, 'LOOK_AFTER', 0.1)
    player = hearts(f'nejlepsi = vyloz\n\n\ndef vyloz(ruka, stul):\n{body}')
    player.press('act-measure')
    for _ in range(60):
        player.pass_time(0.05)
        if player.read:
            break
    for word in words:
        assert word in player.read
    done = player.game['measure']['done']
    player.type('escape')
    player.pass_time(0.5)
    assert player.game['measure']['done'] == done
    player.type('m')
    assert player.game['measure'] is None


def test_what_a_strategy_prints_a_thousand_times_is_not_shown(hearts):
    player = hearts('chytre = vyloz\n\n\ndef vyloz(ruka, stul):\n    print("hm")\n    return chytre(ruka, stul)\n')
    player.screen.session.scene.deals = 4
    player.press('act-measure')
    player.pass_time(2)
    assert player.game['measure']['done'] == 4
    assert player.read == ''


def test_without_vyloz_only_the_kits_are_counted(hearts):
    player = hearts(without('vyloz'), alone=True)
    player.screen.session.scene.deals = 4
    player.press('act-measure')
    player.pass_time(1)
    assert 'Tvůj program tu bude, až napíšeš funkci vyloz.' in player.all_text
    assert 'Tvůj program' not in chart(player)
    assert chart(player)['Náhoda']


def test_the_stub_can_be_watched(hearts):
    player = hearts(STUB, alone=True, watch=True)
    player.type('escape')
    player.pass_time(10)
    assert sum(points(one['stychy']) for one in players(player).values()) == 26
    assert trick(player) == []
    player.pass_time(3)
    assert 'Pořadí chybí: funkce poradi ještě není napsaná.' in player.read
    assert prepared().startswith('def rozdej')


# Friends.


@pytest.fixture
def table(tmp_path, monkeypatch):
    """Opens the game with friends, whose programs are given by the names of their files; `turn` plays one card.

    What they do not end themselves ends with their processes, and a busy machine may take long to start these.
    """
    monkeypatch.setattr(friends, 'SECONDS', LIMIT)
    games = []

    def opened(**friends):
        for name, program in friends.items():
            file = tmp_path / f'{name}.py'
            file.write_text(program, encoding='utf-8')
        words = [word for name in friends for word in ('--friend', str(tmp_path / f'{name}.py'))]
        application = make_application(
            ['srdce', '--impl', str(ROOT / 'reseni'), *words], SettingsStore(tmp_path / 'kept')
        )
        application.begin()
        games.append(application)
        scene = application.screen.session.scene
        scene.options |= {'watch': True, 'seconds': 0.0}
        return scene, application.screen.session.code, application.screen.session.game

    yield opened
    for application in games:
        application.close()


def play_round(scene, code, game):
    """A whole trick; what is told of the programs meanwhile."""
    for _ in range(5):
        game = scene.play(code, game, scene.automatic_move(code, game)).game
    told, code.faults = code.faults, []
    return game, told


ENDS = """

class Ends:
    def __eq__(self, other):
        import os
        os._exit(3)
"""


def with_line(line: str) -> str:
    """The solution, whose `vyloz` begins with that line."""
    head = 'def vyloz(ruka, stul):\n'
    assert head in SOLUTION
    return SOLUTION.replace(head, f'{head}    {line}\n')


def test_friends_play_a_whole_game_each_in_a_process_of_their_own(table):
    scene, code, game = table(anicka=SOLUTION, pepa=with_line('return min(smi_vylozit(ruka, stul), key=str)'))
    assert dict(scene._names) == {'Petr': 'anicka', 'Pavel': 'pepa'}
    assert scene.explain(game, 'hrac-Petr', 0) == 'anicka (židle Petr), štychy: 0 (ukáže je kliknutí)'
    assert scene.explain(game, 'hrac-Soňa', 0) == 'Soňa, štychy: 0 (ukáže je kliknutí)'
    for _ in range(13):
        game, told = play_round(scene, code, game)
        assert not told
    children = [friend._child for friend in scene._friends]
    assert len({child.pid for child in children}) == 2
    canvas = Canvas(SPACE, scene.columns, scene.tall)
    scene.draw({**game, 'view': True}, canvas)
    assert any(text.text.startswith('anicka') for text in canvas.picture.texts)
    ending = scene.ending(code, game)
    assert 'anicka' in ' '.join(ending.lines)
    assert 'Pavel' not in ' '.join(ending.lines)
    scene.leave()
    assert all(child.code is not None for child in children)


@pytest.mark.whole(reason='starts a process for each friend')
@pytest.mark.parametrize(
    ('program', 'title', 'line'),
    [
        (
            with_line('import os; os._exit(3)'),
            'Funkce vyloz ukončila celý proces Pythonu',
            INSTEAD_OF_PROGRAM,
        ),
        (
            f'{SOLUTION}import os; os._exit(3)\n',
            f'Soubor pepa.py se nenačetl celý. {INSTEAD_OF_PROGRAM}',
            'Takový příkaz patří pod',
        ),
        (
            with_line(
                'karta = min(smi_vylozit(ruka, stul), key=str); stul[:1] = [Ends() for _ in stul[:1]]; return karta'
            )
            + ENDS,
            'Program skončil.',
            INSTEAD_OF_PROGRAM,
        ),
        pytest.param(
            with_line('return sum(range(10**12))'),
            'Funkce vyloz neskončila ani za ',
            'return sum(range(10**12))',
            marks=pytest.mark.whole(reason='waits for the limit of a process'),
        ),
        pytest.param(
            f'import time\n{with_line("time.sleep(60)")}',
            'Funkce vyloz neskončila ani za ',
            'time.sleep(60)',
            marks=pytest.mark.whole(reason='waits for the limit of a process'),
        ),
        (with_line('return 7'), 'Funkce vyloz udělala něco jiného, než má.', 'Čeká se: jedna karta'),
        (with_line('return ruka.pop()'), 'Funkce vyloz', 'parametry zůstanou, jak byly'),
        (without('vyloz'), 'Funkce vyloz ještě není napsaná.', INSTEAD_OF_PROGRAM),
        ('def vyloz(ruka, stul:\n', 'Python nepřečte soubor', 'Závorka, která tu začíná, nikde nekončí.'),
    ],
)
def test_what_a_friends_program_does_wrong_is_told_once_and_the_game_goes_on(table, program, title, line):
    scene, code, game = table(anicka=SOLUTION, pepa=program)
    game, told = play_round(scene, code, game)
    for _ in range(3):
        game, more = play_round(scene, code, game)
        told += more
    assert [one.title.startswith(f'pepa: {title}') for one in told] == [True], [one.text for one in told]
    assert line in told[0].text


def test_a_friends_program_that_ends_between_two_cards_is_told_so(table):
    scene, code, game = table(pepa=SOLUTION)
    game, told = play_round(scene, code, game)
    assert not told
    [friend] = scene._friends
    friend._child.kill()
    assert friend._child.wait(60)
    game, told = play_round(scene, code, game)
    assert [one.text for one in told] == [f'pepa: Program skončil.\n  {INSTEAD_OF_PROGRAM}']


def test_a_friends_program_that_was_saved_plays_as_it_is_now(table, tmp_path):
    scene, code, game = table(pepa=with_line('import os; os._exit(3)'))
    game, told = play_round(scene, code, game)
    assert len(told) == 1
    file = tmp_path / 'pepa.py'
    file.write_text(with_line('return 7'), encoding='utf-8')
    os.utime(file, (1, 1))
    game, told = play_round(scene, code, game)
    assert 'jedna karta' in told[0].text
