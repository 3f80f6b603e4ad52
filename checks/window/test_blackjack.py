"""Blackjack played by mouse and by keyboard: bets, hands, money, and what the table remembers."""

import pytest

from checks.window.twentyone import ENDS, bet, hra, offered, prepared
from rozdej.window.gui.wire import MouseEvent

TWENTY_TO_NINETEEN = prepared(9, 8, 10, 11)
"""The dealer has a ten and a nine, the player two figures."""


# Whole games.


def test_an_evening_by_mouse_alone(gamble):
    player = gamble(prepared(*ENDS['player over'][0]))
    player.press('act-nova')
    player.press('act-ber')
    assert 'Přes 21, prohráváš.' in player.all_text
    assert 'Peníze 990' in player.all_text
    for place in ('bez-sazky', 'mince-500', 'mince-500', 'mince-1'):
        player.click(place)
    assert hra(player)['sazka'] == 990.0
    while hra(player)['penize'] > 0:
        player.press('act-nova')
        while hra(player)['hraje_se']:
            player.press('act-ber')
    assert 'Peníze 0' in player.all_text
    assert offered(player) == ['Dobij peníze', 'Nová hra']
    assert not any(quad.place.startswith(('mince', '#entry')) for quad in player.look().quads)
    player.press('act-dobij')
    assert hra(player)['penize'] == 1000.0
    player.click('balicek')
    assert len(hra(player)['hrac']) == 2
    player.click('balicek')
    assert len(hra(player)['hrac']) == 3


def test_an_evening_by_keyboard_alone(gamble):
    player = gamble(prepared(*ENDS['dealer over'][0]))
    player.write('990')
    player.type('enter')
    assert hra(player)['sazka'] == 990.0
    player.write('n')
    assert hra(player)['hraje_se']
    player.write('s')
    assert 'Krupiér má přes 21, vyhráváš!' in player.all_text
    assert hra(player)['penize'] == 1990.0
    assert player.screen.state.line == '', 'the letter stood for the button'
    player.write('1990')
    player.type('enter space')
    while hra(player)['penize'] > 0:
        while hra(player)['hraje_se']:
            player.write('b')
        if hra(player)['penize'] > 0:
            player.write('9999')
            player.type('enter')
            player.write('n')
    player.write('d')
    assert hra(player)['penize'] == 1000.0
    assert player.screen.state.line == ''


def test_everything_by_tab_and_enter(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('tab enter')
    assert hra(player)['hraje_se']
    player.type('tab tab enter')
    assert 'Vyhráváš!' in player.all_text


def test_enter_deals_but_takes_no_card(gamble):
    player = gamble()
    player.type('enter')
    assert hra(player)['hraje_se']
    cards = len(hra(player)['hrac'])
    player.type('enter')
    assert len(hra(player)['hrac']) == cards
    main = [button for button in player.screen.toolbar.action_buttons() if button.is_main]
    assert [button.key for button in main] == ['B', 'S']
    assert len({button.icon for button in (*main, *player.screen.toolbar.buttons())}) == 2 + 7


def test_how_it_is_played_stands_there_until_there_is_something_to_remember(gamble):
    player = gamble(prepared(*ENDS['higher'][0]))
    assert 'Vyhrává, kdo má víc' in player.all_text
    player.type('n s')
    player.pass_time(1)
    assert 'Vyhrává, kdo má víc' not in player.all_text
    assert 'Jak šly peníze' in player.all_text


def test_space_deals_only_between_games(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('space')
    before = player.game
    player.type('space')
    assert player.game == before


@pytest.mark.parametrize('end', ENDS)
def test_each_end_is_worded_counted_and_coloured(gamble, end):
    cards, keys, message, won = ENDS[end]
    player = gamble(prepared(*cards))
    player.type('n')
    for key in keys:
        player.type(key)
    texts = player.look().texts
    assert max((text for text in texts if text.text == message), key=lambda text: text.size).bold
    change = {-10.0: '−10', 0.0: '±0', 10.0: '+10', 15.0: '+15'}[won]
    assert [text.text for text in texts].count(change) == 2, 'large and in the list'
    assert player.game['last'] == [(message, won)]
    assert player.game['money'] == [1000.0, 1000.0 + won]
    plates = {quad.colour for quad in player.look().quads if quad.name == 'panel-c'}
    assert len(plates & {(255, 226, 140, 255), (150, 44, 36, 255), (226, 230, 222, 255)}) >= 1
    assert any(quad.name == 'trophy' for quad in player.look().quads) == (won > 0)
    mood = 'sad' if won > 0 else 'glad' if won < 0 else 'calm'
    assert [quad.name for quad in player.look().quads if quad.name.startswith('person')][-1] == f'person-3-{mood}'


# Buttons, bets.


def test_buttons_are_there_only_when_they_mean_something(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    assert offered(player) == ['Nová hra']
    assert 'Sázka:' in player.all_text
    player.type('n')
    assert offered(player) == ['Ber', 'Stůj']
    assert not any(quad.place.startswith(('mince', 'bez', '#entry')) for quad in player.look().quads)
    player.type('s')
    assert offered(player) == ['Nová hra']
    assert [button.label for button in player.screen.toolbar.buttons()] == [
        'Hry',
        'Zpět',
        'Znovu',
        'Od začátku',
        'Totéž rozdání',
        'Nastavení',
        'Nápověda',
    ]


@pytest.mark.parametrize(
    ('text', 'sum_', 'note'),
    [
        ('12,5', 12.5, ''),
        ('12.5', 12.5, ''),
        ('60', 60.0, ''),
        ('deset', 0.0, 'z textu „deset“'),
        ('nan', 0.0, 'z textu „nan“'),
        ('-5', 0.0, 'z textu „-5“'),
        ('5000', 1000.0, 'z textu „5000“'),
    ],
)
def test_a_typed_bet_goes_to_zmen_sazku_as_it_is(gamble, text, sum_, note):
    player = gamble()
    bet(player, text)
    assert hra(player)['sazka'] == sum_
    assert player.game['note'] == note
    assert note in player.all_text
    assert f'Sázka {str(sum_).removesuffix(".0").replace(".", ",")}' in player.all_text
    assert player.screen.state.line == ''


def test_coins_add_to_the_bet_and_the_cross_takes_it_off(gamble):
    player = gamble()
    bet(player, '12,5')
    player.click('mince-50')
    assert hra(player)['sazka'] == 62.5
    assert player.game['note'] == ''
    player.click('bez-sazky')
    assert hra(player)['sazka'] == 0
    assert not any(quad.place == 'bez-sazky' for quad in player.look().quads)


def test_arrows_walk_over_coins_and_cards(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('down right')
    assert player.screen.state.focus == 'mince-1'
    assert 'přidá k sázce 1' in player.all_text
    player.type('right enter')
    assert hra(player)['sazka'] == 15.0
    player.type('n down')
    assert player.screen.state.focus == 'krupier-0'
    assert 'křížová desítka' in player.all_text
    player.type('right')
    assert 'karta rubem nahoru' in player.all_text
    player.type('down left')
    assert player.screen.state.focus == 'hrac-0'
    assert 'křížový kluk' in player.all_text
    before = player.game
    player.type('enter')
    assert player.game == before, 'a card does nothing'


def test_cards_and_piles_under_the_mouse_have_names(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('n')
    for place, words in (
        ('hrac-1', 'křížová dáma'),
        ('krupier-1', 'karta rubem nahoru'),
        ('balicek', 'balíček, karet: 48 (kliknutí vezme kartu)'),
        ('odhoz', 'odhoz, karet: 0'),
    ):
        player.screen.handle(MouseEvent('move', *player.point(place)), 0.0)
        assert words in player.all_text


# Hands.


def test_the_total_of_the_dealer_gives_nothing_away(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('n')
    assert '10 + ?' in player.all_text
    assert 'jedna karta rubem nahoru' in player.all_text
    assert '19' not in [text.text for text in player.look().texts]
    assert [quad.name for quad in player.look().quads if quad.place == 'krupier-1'] == ['back-blue']
    player.type('s')
    texts = [text.text for text in player.look().texts]
    assert '19' in texts
    assert '20' in texts
    assert [quad.name for quad in player.look().quads if quad.place == 'krupier-1'] == ['Kr-9']


def test_totals_are_worded(gamble):
    player = gamble(prepared(*ENDS['blackjack'][0]))
    player.type('n')
    assert 'blackjack' in [text.text for text in player.look().texts]
    player = gamble(prepared(*ENDS['player over'][0]))
    player.type('n b')
    assert 'přes 21' in [text.text for text in player.look().texts]


def test_all_52_cards_have_their_pictures(gamble):
    suits = {'křížov': 'Kr', 'károv': 'Ka', 'srdcov': 'Sr', 'pikov': 'Pi'}
    ranks = ('eso', 'dvojka', 'trojka', 'čtyřka', 'pětka', 'šestka', 'sedmička', 'osmička', 'devítka')
    ranks += ('desítka', 'kluk', 'dáma', 'král')
    seen = set()
    for first in range(0, 52, 4):
        player = gamble(prepared(*range(first, first + 4)))
        player.type('n')
        while hra(player)['hraje_se']:
            player.type('s')
        for quad in [quad for quad in player.look().quads if quad.place.startswith(('hrac', 'krupier'))]:
            colour, rank = player.screen.session.scene.facts.names[quad.place].split()
            assert quad.name == f'{suits[colour[:-1]]}-{ranks.index(rank) + 1}'
            seen.add(quad.name)
    assert len(seen) == 52


def test_the_card_turns_over_and_only_then_it_is_said_who_won(gamble):
    player = gamble(prepared(9, 2, 10, 11, 5), animation='normal')
    player.type('n')
    player.pass_time(2)
    player.type('s')
    seen = []
    for _ in range(40):
        player.now += 0.02
        picture = player.look()
        moving = [quad for quad in picture.upper_quads if quad.place == 'krupier-1']
        seen += [(quad.name, round(quad.width)) for quad in moving]
        if picture.upper_quads:
            assert 'Vyhráváš!' not in [text.text for text in picture.texts if text.bold]
    assert [name for name, _ in seen[:2]] == ['back-blue', 'back-blue']
    assert seen[-1][0] == 'Kr-3'
    widths = [width for _, width in seen]
    assert min(widths) < widths[0] / 3
    assert 'Vyhráváš!' in [text.text for text in player.look().texts if text.bold]
    assert player.screen.wait(player.now) is None, 'nothing goes on'


def test_cards_are_dealt_one_after_another_from_the_deck(gamble):
    player = gamble(TWENTY_TO_NINETEEN, animation='normal')
    player.type('n')
    player.now += 0.1
    deck = player.screen.table.zones['balicek']
    flying = [quad for quad in player.look().upper_quads if quad.place.startswith(('krupier', 'hrac'))]
    away = [quad.x + quad.width / 2 < deck[0] for quad in flying]
    assert away == [True, False, False, False]


# Undo, memory, files.


def test_undo_takes_back_cards_money_and_memory(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('n')
    in_play = player.game
    player.type('s')
    assert player.game['games'] == 1
    player.type('z', ctrl=True)
    assert player.game == in_play
    assert 'Peníze 1000' in player.all_text
    assert '10 + ?' in player.all_text
    player.type('y', ctrl=True)
    assert 'Peníze 1010' in player.all_text
    assert player.game['last'] == [('Vyhráváš!', 10.0)]


def test_from_the_beginning_and_the_same_deal_again(gamble):
    player = gamble()
    deck = hra(player)['balicek']
    player.type('n')
    while hra(player)['hraje_se']:
        player.type('s')
    player.type('r', ctrl=True)
    assert hra(player)['balicek'] == deck
    assert player.game['money'] == [1000.0]
    player.type('f2')
    assert hra(player)['balicek'] != deck
    assert f'Rozdání č. {player.screen.session.seed}' in player.all_text
    assert gamble(seed=7).game['hra']['balicek'] == deck


def test_the_table_remembers_the_last_games_and_the_money(gamble, monkeypatch):
    monkeypatch.setattr('rozdej.window.games.blackjack.scene.LAST_SUMS', 15)
    player = gamble()
    for _ in range(18):
        player.type('n')
        while hra(player)['hraje_se']:
            player.type('s')
    game = player.game
    assert game['games'] == 18
    assert len(game['last']) == 12
    assert len(game['money']) == 15
    assert game['money'][-1] == hra(player)['penize']
    assert 'Hry: 18' in player.all_text
    listed = [text.text for text in player.look().texts if text.text in {message for message, _ in game['last']}]
    assert len(listed) >= 5


def test_a_game_is_kept_and_continued(gamble):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('n s n')
    before = player.game
    player.screen.close()
    again = gamble(TWENTY_TO_NINETEEN, seed=None)
    assert again.game == before
    assert 'Pokračuje rozehraná hra.' in again.read
    again.type('z', ctrl=True)
    assert again.game['last'] == [('Vyhráváš!', 10.0)]
    assert '20' in [text.text for text in again.look().texts], 'totals are there without a move'


@pytest.mark.parametrize(
    'spoil',
    [
        lambda game: game['hra'].pop('odhoz'),
        lambda game: game['hra']['hrac'].append((60, 'licem')),
        lambda game: game.pop('money'),
        lambda game: game['last'].append('Vyhráváš!'),
        lambda game: game.update(won='hodně'),
        lambda game: game.update(seed=None),
    ],
    ids=['no discard', 'no card', 'no money', 'no sum', 'words for a sum', 'no number'],
)
def test_a_kept_game_that_was_spoilt_is_dealt_anew(gamble, store, spoil):
    player = gamble(TWENTY_TO_NINETEEN)
    player.type('n')
    game, screen = player.game, player.screen
    spoil(game)
    folder = screen.session.implementation.folder
    history = {'steps': [repr(game)], 'decisions': [True], 'position': 0}
    store.save_game('blackjack', folder, {'seed': 1, 'seconds': 0, 'history': history})
    again = gamble(TWENTY_TO_NINETEEN, seed=None)
    assert again.told == 'Rozehraná hra nejde přečíst, tak začíná nová.'
    assert again.game['games'] == 0
    assert len(hra(again)['balicek']) == 52


def test_a_mended_function_plays_the_same_hand_again(gamble, tmp_path):
    """Why undo goes back over a bet that was lost."""
    player = gamble(TWENTY_TO_NINETEEN + 'def vyhodnot_ruku(ruka):\n    return len(ruka), "ok"\n')
    player.type('n s')
    assert '2' in [text.text for text in player.look().texts]
    gamble(TWENTY_TO_NINETEEN)
    player.type('z', ctrl=True)
    player.type('f5')
    assert '20' in [text.text for text in player.look().texts]
    player.type('s')
    assert 'Vyhráváš!' in player.all_text
