"""`pravidla66`: cards as messages, hands, tricks and states."""

from typing import Any

from rozdej.teacher.fresh_cases import Answer, Dice, same_data

from .ground import ENDS, NAMES, RUNNING, STATES, SUITS, VALUES, back, deck, fresh, hand, nearly_a_pair

# pravidla66: cards as messages


@fresh.cases('zakoduj', share=4)
def a_card(dice: Dice) -> tuple:
    return (dice.choice(deck()),)


@fresh.cases('zakoduj')
def a_back(dice: Dice) -> tuple:
    return (back(),)


@fresh.cases('dekoduj', share=4)
def a_coded_card(dice: Dice) -> tuple:
    return (list(dice.choice(deck())),)


@fresh.cases('dekoduj')
def a_coded_back(dice: Dice) -> tuple:
    return (list(back()),)


def nested(dice: Dice, depth: int) -> Any:
    kind = dice.choice(['card', 'card', 'plain', 'list', 'list', 'list'] if depth else ['card', 'plain'])
    if kind == 'card':
        return list(dice.choice([*deck(), back()]))
    if kind == 'plain':
        return dice.choice(['', 'ceka', 'hlasi_trumf', 0, 5, 66])
    return [nested(dice, depth - 1) for _ in range(dice.choice([0, 1, 2, 3, 5]))]


@fresh.cases('dekoduj_vse', share=4)
def lists_in_lists(dice: Dice) -> tuple:
    return ([nested(dice, dice.randint(0, 3)) for _ in range(dice.choice([0, 1, 2, 3, 5]))],)


@fresh.cases('dekoduj_vse', share=2)
def a_single_thing(dice: Dice) -> tuple:
    return (dice.choice(['', 'stych', 'Anna', 'Pavla', 'h0', 0, 1, 24, [], list(back()), list(dice.choice(deck()))]),)


@fresh.cases('dekoduj_vse', share=3)
def four_that_are_no_card(dice: Dice) -> tuple:
    """Names, numbers, and cards: four of anything may stand in a message."""
    names = [dice.sample(NAMES, 4), dice.sample(range(66), 4), [list(card) for card in dice.sample(deck(), 4)]]
    mixed = [dice.choice(NAMES), dice.choice(STATES), dice.randint(0, 66), dice.randint(0, 9)]
    return (dice.choice([*names, mixed, [mixed, list(dice.choice(deck()))]]),)


# pravidla66: what is in a hand


@fresh.cases('ma_par', share=2)
def any_hand(dice: Dice) -> tuple:
    return hand(dice), dice.choice(SUITS)


@fresh.cases('ma_par', share=2)
def a_pair(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return hand(dice, 2, 6, (suit,)), suit


@fresh.cases('ma_par', share=2)
def another_pair(dice: Dice) -> tuple:
    suit, other = dice.sample(SUITS, 2)
    return hand(dice, 2, 6, (other,)), suit


@fresh.cases('ma_par', share=2)
def half_a_pair(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return nearly_a_pair(dice, suit), suit


def with_a_card_of(dice: Dice, cards: list) -> tuple:
    return cards, dice.choice(cards)


@fresh.cases('je_z_paru', share=2)
def of_any_hand(dice: Dice) -> tuple:
    return with_a_card_of(dice, hand(dice, 1))


@fresh.cases('je_z_paru', share=4)
def of_a_hand_with_pairs(dice: Dice) -> tuple:
    pairs = tuple(dice.sample(SUITS, dice.choice([1, 2])))
    cards = hand(dice, 4, 6, pairs)
    named = [card for card in cards if card.barva in pairs]
    return cards, dice.choice(dice.choice([cards, named]))


@fresh.cases('je_z_paru', share=2)
def of_half_a_pair(dice: Dice) -> tuple:
    return with_a_card_of(dice, nearly_a_pair(dice, dice.choice(SUITS)))


def hands_with_pairs(function: str) -> None:
    @fresh.cases(function)
    def no_pair_perhaps(dice: Dice) -> tuple:
        return dice.choice(SUITS), hand(dice)

    @fresh.cases(function, share=2)
    def one_pair(dice: Dice) -> tuple:
        return dice.choice(SUITS), hand(dice, 2, 6, (dice.choice(SUITS),))

    @fresh.cases(function, share=2)
    def the_trump_pair(dice: Dice) -> tuple:
        suit = dice.choice(SUITS)
        return suit, hand(dice, 2, 6, (suit,))

    @fresh.cases(function)
    def two_pairs(dice: Dice) -> tuple:
        suits = dice.sample(SUITS, 2)
        return dice.choice(suits), hand(dice, 4, 6, tuple(suits))

    @fresh.cases(function, share=2)
    def only_half_of_it(dice: Dice) -> tuple:
        suit = dice.choice(SUITS)
        return dice.choice([suit, dice.choice(SUITS)]), nearly_a_pair(dice, suit)


hands_with_pairs('ma_hlasku')
hands_with_pairs('ma_trumfovou_hlasku')


@fresh.cases('trumfova_devitka', share=2)
def a_nine_perhaps(dice: Dice) -> tuple:
    return dice.choice(SUITS), hand(dice)


@fresh.cases('trumfova_devitka', share=3)
def nines_in_the_hand(dice: Dice) -> tuple:
    nines = dice.sample([card for card in deck() if card.jmeno == '9'], dice.randint(1, 3))
    rest = [card for card in deck() if card.jmeno != '9']
    return dice.choice(SUITS), dice.sample([*nines, *dice.sample(rest, 3)], len(nines) + 3)


@fresh.cases('trumfova_devitka', share=4)
def the_nine_of_trumps(dice: Dice) -> tuple:
    nine = dice.choice([card for card in deck() if card.jmeno == '9'])
    return nine.barva, dice.sample(cards := [nine, *(card for card in hand(dice, 1, 5) if card != nine)], len(cards))


@fresh.cases('ma_barvu', share=4)
def cards_in_the_middle(dice: Dice) -> tuple:
    cards = hand(dice, 1, 9)
    count = dice.choice([1, 1, 1, 2])
    return cards[:count], cards[count : count + 6]


@fresh.cases('ma_barvu')
def an_empty_middle(dice: Dice) -> tuple:
    return [], hand(dice)


def in_any_order(given: tuple, expected: Answer, got: Answer) -> bool:
    """Of the cards that may be laid, no order is said."""
    same = isinstance(got.result, list) and same_data(sorted(expected.result), sorted(got.result))
    return same and not got.error and not got.printed and same_data(expected.arguments, got.arguments)


@fresh.cases('smi_vylozit', share=3, allows=in_any_order)
def second_to_play(dice: Dice) -> tuple:
    cards = hand(dice, 2, 7)
    return cards[1:], cards[:1], dice.choice(['hraje', 'hraje!', 'hraje!'])


@fresh.cases('smi_vylozit', share=2, allows=in_any_order)
def higher_and_lower_ones_of_the_suit(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    led, *own = dice.sample([card for card in deck() if card.barva == suit], dice.randint(3, 5))
    others = [card for card in deck() if card.barva != suit]
    return dice.sample([*own, *others[: 6 - len(own)]], 6), [led], 'hraje!'


@fresh.cases('smi_vylozit', allows=in_any_order)
def first_to_play(dice: Dice) -> tuple:
    return hand(dice, 1), [], dice.choice(['hraje', 'vzal', 'hraje!', 'vzal!'])


@fresh.cases('smi_vylozit', share=3, allows=in_any_order)
def after_an_announcement(dice: Dice) -> tuple:
    pairs = tuple(dice.sample(SUITS, dice.choice([1, 1, 2])))
    mark = dice.choice(['', '!'])
    return hand(dice, 2, 6, pairs), [], dice.choice(['hlasi', 'hlasi_trumf']) + mark


# pravidla66: tricks and states


@fresh.cases('kdo_bere', share=2)
def two_cards(dice: Dice) -> tuple:
    return dice.sample(deck(), 2), dice.choice(SUITS)


@fresh.cases('kdo_bere', share=3)
def of_one_suit(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return dice.sample([card for card in deck() if card.barva == suit], 2), dice.choice([suit, dice.choice(SUITS)])


@fresh.cases('kdo_bere', share=2)
def one_is_a_trump(dice: Dice) -> tuple:
    cards = dice.sample(deck(), 2)
    return cards, dice.choice(cards).barva


@fresh.cases('hodnota_stychu', share=3)
def a_trick(dice: Dice) -> tuple:
    return (dice.sample(deck(), 2),)


@fresh.cases('hodnota_stychu')
def equal_values(dice: Dice) -> tuple:
    name = dice.choice(list(VALUES))
    return (dice.sample([card for card in deck() if card.jmeno == name], 2),)


@fresh.cases('serad')
def a_hand_to_sort(dice: Dice) -> tuple:
    return (hand(dice, 0, 8),)


@fresh.cases('vyherni_body', share=2)
def points_and_tricks(dice: Dice) -> tuple:
    tricks = [dice.sample(deck(), 2) for _ in range(dice.choice([0, 1, 2]))]
    return dice.choice([0, 20, 30, 31, 32, 33, 34, 65, dice.randint(0, 90)]), tricks


@fresh.cases('vyherni_body')
def a_trick_worth_nothing(dice: Dice) -> tuple:
    return 0, [dice.sample([card for card in deck() if card.jmeno == '9'], 2)]


def states_of(function: str) -> None:
    @fresh.cases(function)
    def any_state(dice: Dice) -> tuple:
        return (dice.choice(STATES),)

    @fresh.cases(function)
    def an_end(dice: Dice) -> tuple:
        return (dice.choice(ENDS),)

    @fresh.cases(function)
    def on_turn_or_waiting(dice: Dice) -> tuple:
        return (dice.choice([dice.choice(RUNNING), dice.choice(RUNNING), 'stych', 'odmitnut']),)


for name in ('je_na_tahu', 'je_vyhra', 'je_prohra', 'je_konec'):
    states_of(name)
