"""Hearts played by mouse and by keyboard, watched, undone, kept; and the end with its ties."""

import pytest

from checks.window.hearts import (
    hand,
    is_yours,
    play_all,
    playable,
    players,
    prepared,
    trick,
    tricks,
    wait_for_turn,
    without,
)
from rozdej.window.games.srdce.functions import TrickFacts
from rozdej.window.games.srdce.rules import PLAYERS, points
from rozdej.window.games.srdce.scene import Game, standings_lines, title_of


def names(player):
    """Names of all pictures on the table."""
    return [quad.name for quad in player.look().quads]


# Whole deals.


@pytest.mark.parametrize(
    'chair',
    [
        PLAYERS[0],
        *(pytest.param(chair, marks=pytest.mark.whole(reason='plays another deal')) for chair in PLAYERS[1:]),
    ],
)
def test_a_deal_by_mouse_alone(hearts, chair):
    player = hearts(chair=chair)
    for _ in range(200):
        if player.screen.session.ending:
            break
        if is_yours(player):
            player.click(f'ruka-{playable(player)[-1]}')
        else:
            player.click('stul' if len(trick(player)) < 4 else f'stul-{chair}')
    assert tricks(player) == 13
    assert sum(points(one['stychy']) for one in players(player).values()) == 26
    player.pass_time(3)
    assert 'místo' in player.read
    assert f'{chair} (ty)' in player.read


def test_a_deal_by_keyboard_alone(hearts):
    player = hearts(trick=None)
    for _ in range(200):
        if player.screen.session.ending:
            break
        if not is_yours(player):
            player.type('space')
            continue
        player.type('right')
        while int(player.screen.state.focus.removeprefix('ruka-')) not in playable(player):
            player.type('right')
        player.type('enter')
    assert tricks(player) == 13
    player.pass_time(3)
    player.type('enter')
    assert tricks(player) == 0, 'a new deal'


def test_space_plays_the_only_card_allowed(hearts):
    player = hearts()
    wait_for_turn(player)
    assert len(playable(player)) == 1
    player.type('space')
    assert len(hand(player)) == 12
    player.type('space')
    wait_for_turn(player)
    while len(playable(player)) == 1:
        player.type('space')
        wait_for_turn(player)
    before = player.game
    player.type('space')
    assert player.game == before, 'there is something to choose'


def test_a_card_can_be_dragged_to_the_middle(hearts):
    player = hearts()
    wait_for_turn(player)
    number = playable(player)[0]
    card = hand(player)[number]
    player.drag(f'ruka-{number}', 'stul')
    assert card not in hand(player)
    player.press('undo')
    wait_for_turn(player)
    player.drag(f'ruka-{number}', f'ruka-{(number + 3) % 13}')
    assert len(hand(player)) == 13


def test_watching_plays_by_itself_and_shows_all_hands(hearts):
    player = hearts(watch=True)
    assert names(player).count('back-blue') == 0
    player.pass_time(12)
    assert tricks(player) == 13
    player.pass_time(3)
    assert '(ty)' not in player.read
    assert player.screen.session.scene.record is None
    assert not player.screen.session.history.can_undo


def test_hands_of_the_others_are_hidden(hearts):
    player = hearts()
    assert names(player).count('back-blue') == 39
    seen = {quad.key for quad in player.look().quads if quad.key}
    assert len(seen) == 13


def test_speed_of_watching(hearts):
    player = hearts(watch=True, seconds=2.0)
    player.pass_time(5)
    assert (tricks(player), len(trick(player))) == (0, 2)
    player.type('p')
    assert 'Tempo: rychlé' in player.all_text
    player.pass_time(5)
    assert tricks(player) >= 1


# Undo, keeping, options.


def test_undo_goes_back_to_your_last_decision(hearts):
    player = hearts()
    wait_for_turn(player)
    first = player.game
    player.type('space')
    wait_for_turn(player)
    second = player.game
    assert tricks(player) == 1
    player.click(f'ruka-{playable(player)[0]}')
    player.press('undo')
    assert player.game == second
    player.press('undo')
    assert player.game == first
    player.press('redo')
    assert player.game == second


def test_a_deal_is_kept_and_goes_on(hearts):
    player = hearts()
    wait_for_turn(player)
    player.type('space')
    wait_for_turn(player)
    player.press('act-view')
    before = player.game
    player.screen.close()
    again = hearts(seed=None)
    assert again.game == before
    again.click('hrac-Petr') if not again.game['view'] else again.type('t')
    again.press('undo')
    assert tricks(again) == 0


@pytest.mark.parametrize('opens', ['act-view', 'act-measure'])
def test_escape_leads_back_to_the_table(hearts, opens):
    player = hearts()
    player.screen.session.scene.deals = 1
    wait_for_turn(player)
    before = player.game
    player.press(opens)
    player.pass_time(1)
    assert player.game != before
    player.type('escape')
    assert player.game == before


def lay(game, *lying, turn='Petr'):
    """Let these lay a card each."""
    for name in lying:
        game['stul'].append({'hrac': name, 'karta': game['hraci'][name]['ruka'].pop()})
    game['turn'] = turn


def measured(**wrong):
    """A measurement with something wrong in it."""
    return {'done': 3, 'sums': {'random': 20}, 'program': 1, 'seconds': 0.5, 'cards': 39, **wrong}


@pytest.mark.parametrize(
    'spoil',
    [
        lambda game: game.pop('turn'),
        lambda game: game['hraci']['Petr']['ruka'].pop(),
        lambda game: game['hraci']['Petr']['ruka'].add(('Kr', 1)),
        lambda game: game['hraci'].pop('Soňa'),
        lambda game: game.update(turn='Karel'),
        lambda game: game.update(stul=7),
        lambda game: game.update(measure={'done': 3}),
        lambda game: game.update(seed='x'),
        lambda game: game.update(hraci=set()),
        lambda game: game['hraci'].update(Petr=[]),
        lambda game: game['hraci']['Petr'].update(ruka=list(game['hraci']['Petr']['ruka'])),
        lambda game: game['hraci']['Petr'].update(stychy=''),
        lambda game: game['hraci']['Petr']['ruka'].add(game['hraci']['Soňa']['ruka'].pop()),
        lambda game: lay(game, 'Petr', 'Soňa'),
        lambda game: lay(game, 'Petr', 'Pavel', turn='Gábi'),
        lambda game: game.update(measure=measured(done='3')),
        lambda game: game.update(measure=measured(sums={'Karel': 3})),
        lambda game: game.update(measure=measured(sums={'random': None})),
        lambda game: game.update(measure=measured(cards=0, seconds='x')),
        lambda game: game.update(view=None),
    ],
    ids=[
        'no turn',
        'a card less',
        'no card',
        'three',
        'stranger',
        'no trick',
        'half a measurement',
        'no number',
        'no players',
        'no player',
        'list',
        'text for tricks',
        'unequal hands',
        'left out',
        'out of turn',
        'done',
        'strange strategy',
        'no sum',
        'no time',
        'neither',
    ],
)
def test_a_kept_deal_that_was_spoilt_is_dealt_anew(hearts, store, spoil):
    player = hearts()
    game, folder = player.game, player.screen.session.implementation.folder
    spoil(game)
    history = {'steps': [repr(game)], 'decisions': [True], 'position': 0}
    store.save_game('srdce', folder, {'seed': 1, 'seconds': 0, 'history': history})
    again = hearts(seed=None)
    assert again.told == 'Rozehraná hra nejde přečíst, tak začíná nová.'
    assert tricks(again) == 0
    assert len(hand(again)) == 13


def test_the_same_deal_again_and_a_new_one(hearts):
    player = hearts()
    first = players(player)
    player.press('again')
    assert players(player) == first
    player.press('new')
    assert players(player) != first
    assert players(hearts()) == first, 'the same number, the same cards'


@pytest.mark.whole(reason='plays whole deals')
@pytest.mark.parametrize('others', ['student', 'weak', 'middle', 'strong', 'random'])
def test_each_kind_of_others_plays_a_deal_to_its_end(hearts, others):
    player = hearts(watch=True, others=others)
    player.pass_time(8)
    assert tricks(player) == 13
    again = hearts(watch=True, others=others)
    again.pass_time(8)
    assert players(again) == players(player), 'the same number, the same deal'


# The end.


def test_the_winner_is_congratulated_and_the_mean_is_kept(hearts, store):
    player = hearts(prepared(), chair='Soňa', animation='fast')
    play_all(player)
    player.pass_time(3)
    assert 'Dělíš se o výhru!' in player.read
    assert '1.–3. místo: Petr, Pavel a Soňa (ty), 0 bodů' in player.read
    assert '4. místo: Gábi, 26 bodů' in player.read
    assert 'Tvůj průměr: 0 b. (her: 1), nejméně 0 b., nejrychlejší výhra 0:' in player.read
    assert store.record('srdce')['student'][:3] == [1, 0, 0]
    assert 'person-4-glad' in names(player)
    player.press('message')
    assert 'Konec hry' in player.all_text
    player.type('f1')
    assert 'Soupeři: tvůj program · Tvůj průměr: 0 b.' in player.read, 'against whom'
    player.type('escape')
    player.press('act-view')
    assert 'Gábi · 26 bodů · štychy: 13' in player.all_text
    player.type('t')
    assert 'Konec hry' in player.all_text
    player.press('undo')
    assert store.record('srdce') is None


def test_a_deal_lost_is_no_win(hearts):
    player = hearts(prepared(), animation='fast')
    play_all(player)
    player.pass_time(3)
    assert 'O výhru se dělí Petr, Pavel a Soňa' in player.read
    assert '4. místo: Gábi (ty), 26 bodů' in player.read
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    assert list(player.screen.session.scene.counts.values()) == [[1, 26, 26]], 'without a fastest win'


def test_ties_are_shown_as_ties():
    facts = TrickFacts(standings=[(3, {'Soňa', 'Gábi'}), (10, {'Pavel', 'Petr'})], winners={'Soňa', 'Gábi'})
    assert standings_lines(facts, 'Petr', str) == [
        '1.–2. místo: Gábi a Soňa, 3 body',
        '3.–4. místo: Petr (ty) a Pavel, 10 bodů',
    ]
    assert title_of(facts.winners, 'Petr', str) == 'O výhru se dělí Gábi a Soňa'
    assert title_of(facts.winners, 'Gábi', str) == 'Dělíš se o výhru!'
    assert title_of({'Gábi'}, 'Gábi', str) == 'Vyhráváš!'
    assert title_of({'Petr'}, None, str) == 'Vyhrává Petr'
    assert title_of(None, 'Petr', str) == 'Dohráno'


def test_help_and_settings_are_there(hearts):
    player = hearts()
    player.type('f1')
    assert 'Kdo má nejmíň, vyhrává.' in player.read
    player.type('escape f10')
    for label in ('Tvoje židle: Gábi', 'Soupeři: tvůj program', 'Jen se dívat: ne', 'Štych zůstane ležet: krátce'):
        assert label in player.read
    player.press('option-chair')
    player.type('escape')
    assert 'Petr (ty)' in player.all_text
    assert Game.module == 'srdce'


def test_without_vyloz_the_others_are_the_kits(hearts):
    player = hearts(without('vyloz'), alone=True)
    assert 'Funkce vyloz ještě není napsaná.' in player.read
    assert 'Za ostatní hrají soupeři z okna' in player.read
    assert 'Soupeři: slabí' in player.all_text
