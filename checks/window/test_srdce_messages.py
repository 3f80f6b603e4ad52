"""What the window says about wrong and half-finished programs of Hearts; and that one can go on playing."""

import pytest

from checks.window.hearts import (
    SOLUTION,
    STUB,
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
from rozdej.window.games.srdce.functions import WITHOUT
from rozdej.window.gui.picture import overlap


def deal_with(changes):
    """What deals the prepared cards, and changes them before they are returned."""
    return prepared().replace('def rozdej', 'def pripravene') + f'def rozdej():\n    h = pripravene()\n{changes}\n'


def first_trick(player):
    """Play until four cards lie there, or a message stands in the way."""
    wait_for_turn(player)
    player.type('space')
    player.pass_time(0.3)


# rozdej.


def test_a_deal_that_ends_in_an_error(hearts):
    player = hearts('def rozdej():\n    return {}["Gábi"]\n')
    assert 'Funkce rozdej skončila chybou.' in player.read
    assert 'KeyError' in player.read
    assert 'Karty rozdalo okno.' in player.read
    assert len(hand(player)) == 13
    play_all(player, reads=True, until=1)
    assert tricks(player) == 1


def test_players_without_tricks_and_frozen_hands_are_right(hearts):
    player = hearts(deal_with("    h['Petr']['ruka'] = frozenset(h['Petr']['ruka'])\n    return h"))
    assert player.read == ''
    assert players(player)['Petr'] == {
        'ruka': {('Pi', rank) for _, rank in players(player)['Petr']['ruka']},
        'stychy': [],
    }


NAMED = """
from collections import namedtuple

Karta = namedtuple('Karta', 'barva obraz')
puvodni_rozdej, puvodni_vyloz, puvodni_smi_vylozit = rozdej, vyloz, smi_vylozit


def rozdej():
    return {jmeno: {'ruka': {Karta(*karta) for karta in hrac['ruka']}} for jmeno, hrac in puvodni_rozdej().items()}


def vyloz(ruka, stul):
    return Karta(*puvodni_vyloz(ruka, stul))


def smi_vylozit(ruka, stul):
    return {Karta(*karta) for karta in puvodni_smi_vylozit(ruka, stul)}
"""


def test_cards_that_are_named_tuples_are_right(hearts):
    player = hearts(NAMED)
    assert player.read == ''
    wait_for_turn(player)
    player.type('space')
    wait_for_turn(player)
    before = player.game
    player.screen.close()
    again = hearts(NAMED, seed=None)
    assert again.game == before
    play_all(again, until=2)
    assert tricks(again) == 2
    again.press('act-measure')
    again.pass_time(0.1)
    assert again.game['measure']['done'] > 0


FROZEN = """
puvodni_poradi, puvodni_vyhrava, puvodni_smi_vylozit = poradi, vyhrava, smi_vylozit


def poradi(hraci):
    return [(body_skupiny, frozenset(jmena)) for body_skupiny, jmena in puvodni_poradi(hraci)]


def vyhrava(hraci):
    return frozenset(puvodni_vyhrava(hraci))


def smi_vylozit(ruka, stul):
    return frozenset(puvodni_smi_vylozit(ruka, stul))
"""


def test_frozen_sets_are_sets(hearts):
    player = hearts(prepared() + FROZEN, chair='Soňa')
    play_all(player)
    assert player.screen.state.message is None
    player.pass_time(3)
    assert 'Dělíš se o výhru!' in player.read
    assert '1.–3. místo: Petr, Pavel a Soňa (ty), 0 bodů' in player.read


# Functions with one right answer.


def test_a_fault_at_the_beginning_is_told_once_and_the_game_goes_on(hearts):
    player = hearts(prepared() + 'def smi_vylozit(ruka, stul):\n    return list(ruka)\n')
    play_all(player, reads=True, until=1)
    assert tricks(player) == 1


@pytest.mark.parametrize(
    ('text', 'words'),
    [
        (
            'def bere(stul):\n    return stul[-1]["hrac"]\n',
            ["Čeká se: 'Gábi' (na stole je Gábi Kr 2, Petr Pi", "Přišlo: řetězec (str): 'Soňa'", 'do opravy okno'],
        ),
        ('def bere(stul):\n    stul.pop()\n    return "Gábi"\n', ['parametry zůstanou, jak byly']),
        ('def bere(stul):\n    return 1 // 0\n', ['Funkce bere skončila chybou.', 'return 1 // 0']),
        ('def body(stychy):\n    return 2 * len(stychy)\n', ['Volání: body', 'Body se do opravy nepočítají.']),
    ],
    ids=['last', 'changes', 'error', 'count'],
)
def test_a_fault_after_the_first_trick_is_told_and_the_right_one_takes(hearts, text, words):
    text += 'def vyloz(ruka, stul):\n    return min(smi_vylozit(ruka, stul), key=vyska)\n'
    player = hearts(prepared() + text)
    first_trick(player)
    player.pass_time(1.5)
    for word in words:
        assert word in player.read
    assert len(players(player)['Gábi']['stychy']) == 1
    play_all(player, reads=True, until=3)
    assert len(players(player)['Gábi']['stychy']) == 3


@pytest.mark.parametrize(
    ('text', 'words', 'missing'),
    [
        (
            'vyhraje = {"Petr", "Pavel", "Soňa"}\n\n\ndef vyhrava(hraci):\n    return vyhraje\n\n\n'
            'def poradi(hraci):\n    return [(26, {"Gábi"})]\n',
            ['Funkce poradi udělala něco jiného, než má.', 'Pořadí se do opravy neukazuje.'],
            'Pořadí chybí: funkce poradi má chybu.',
        ),
        (
            'def vyhrava(hraci):\n    return "Petr"\n',
            ['Funkce vyhrava udělala něco jiného, než má.', 'Vítěz se do opravy neukazuje.'],
            'Vítěz chybí: funkce vyhrava má chybu.',
        ),
    ],
    ids=['standings', 'winner'],
)
def test_a_fault_at_the_end_is_read_before_the_end_is_told(hearts, text, words, missing):
    player = hearts(prepared() + text)
    play_all(player)
    player.pass_time(3)
    for word in words:
        assert word in player.told
    assert not player.end
    player.type('escape')
    player.pass_time(3)
    assert missing in player.read


def test_a_mended_function_is_asked_again(hearts):
    player = hearts(prepared() + 'def body(stychy):\n    return None\n')
    assert 'Přišlo: None (nic)' in player.read
    assert '0 bodů' not in player.all_text
    hearts(prepared())
    player.type('f5')
    assert '0 bodů' in player.all_text


# vyloz.

ILLEGAL = 'def vyloz(ruka, stul):\n    return max(ruka, key=nebezpeci)\n'


def test_an_illegal_card_is_told_with_hand_and_trick_and_the_deal_goes_on(hearts):
    player = hearts(ILLEGAL)
    first_trick(player)
    for words in (
        'Funkce vyloz vyložila kartu, kterou nesmí.',
        'Volání: vyloz(ruka, stul)',
        'V ruce: Kr eso, Ka 6 7 8 dama eso, Pi 10 kluk kral, Sr 4 5 6 9',
        'Na stole: Gábi Kr 2',
        'Čeká se: jedna z těchto: Kr eso',
        "Přišlo: ('Sr', 9) (srdcová devítka): barva, která se nevynesla",
        'srdce.py, řádek',
        'Hraje se dál s kartou, kterou vybralo okno.',
    ):
        assert words in player.read
    assert trick(player)[-1] == {'hrac': 'Petr', 'karta': ('Kr', 'eso')}
    player.pass_time(5)
    assert len(trick(player)) == 2, 'nothing happens before it is read'
    player.type('escape')
    player.pass_time(0.5)
    assert 'Funkce vyloz vyložila kartu, kterou nesmí.' in player.read, 'each one is told'
    assert len(trick(player)) == 3


def test_a_card_from_nowhere(hearts):
    player = hearts("def vyloz(ruka, stul):\n    return ('Kr', 2)\n")
    first_trick(player)
    assert "Přišlo: ('Kr', 2) (křížová dvojka): karta, která v ruce vůbec není" in player.read


def test_who_leads_another_card_than_the_two_of_clubs(hearts):
    player = hearts(ILLEGAL, chair='Petr')
    player.pass_time(0.5)
    assert 'vynáší se křížovou dvojkou' in player.read
    assert 'Na stole: prázdný' in player.read
    assert trick(player) == [{'hrac': 'Gábi', 'karta': ('Kr', 2)}]


def test_a_vyloz_that_gives_no_card_is_told_once_and_the_kit_plays(hearts):
    player = hearts('def vyloz(ruka, stul):\n    return smi_vylozit(ruka, stul)\n')
    play_all(player, reads=True, until=2)
    assert tricks(player) == 2
    assert player.screen.state.message is None


def test_an_error_is_told_with_the_hand_as_it_was(hearts):
    player = hearts('def vyloz(ruka, stul):\n    ruka.clear()\n    return min(ruka)\n')
    first_trick(player)
    assert 'Funkce vyloz skončila chybou.' in player.read
    assert 'Volání: vyloz(ruka, stul)' in player.read


# Half-finished programs.


def test_the_untouched_stub_can_be_played(hearts):
    player = hearts(STUB, alone=True)
    assert 'Některé funkce ještě nejsou napsané. Hrát se dá i tak.' in player.read
    assert 'Na řadě je barva. Jak na ni, je v lekci v kapitole' in player.told
    for words in WITHOUT.values():
        assert words in player.read
    player.type('escape')
    assert 'frame-goal-c' not in [quad.name for quad in player.look().quads]
    assert 'bodů' not in player.all_text
    wait_for_turn(player)
    other = next(number for number in range(13) if number not in playable(player))
    player.click(f'ruka-{other}')
    assert 'To nejde.' in player.read, 'the window knows the rules'
    message = [quad for quad in player.look().upper_quads if quad.place == '#message']
    cards = [quad for quad in player.look().quads if quad.place.startswith('ruka-')]
    assert not any(overlap(part, card) for part in message for card in cards), 'no card is hidden'
    play_all(player, reads=True)
    player.pass_time(3)
    assert 'Dohráno' in player.read
    assert 'Vítěz chybí: funkce vyhrava ještě není napsaná.' in player.read
    assert 'průměr' not in player.read


@pytest.mark.whole(reason='plays a deal for each function')
@pytest.mark.parametrize('name', WITHOUT)
def test_each_function_can_be_missing(hearts, name):
    player = hearts(without(name), alone=True)
    if name == 'body':  # poradi, vyhrava and the solution's vyloz do without it, but not the points
        assert 'bodů' not in player.all_text
    assert f'Funkce {name} ještě není napsaná.' in player.read
    assert WITHOUT[name] in player.read
    player.type('escape')
    wait_for_turn(player)
    assert is_yours(player)
    play_all(player, reads=True)
    assert tricks(player) == 13


def test_a_whole_program_has_nothing_to_complain_about(hearts):
    assert SOLUTION
    player = hearts()
    play_all(player)
    assert player.screen.state.message is None
    player.pass_time(3)
    assert player.end
