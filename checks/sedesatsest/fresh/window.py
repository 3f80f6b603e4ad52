"""`svet66`: what arrives, keys, clicks and sentences."""

from itertools import combinations
from typing import Any

from rozdej.fresh import Dice, Functions

from .ground import ENDS, NAMES, RUNNING, STATES, TURN, WAITING, back, coded, fresh
from .positions import any_position

# svet66


def world(dice: Dice, state: str = '') -> Any:
    """The view of a player, with this state where one is named."""
    from karty66 import Svet

    universe, _ = any_position(dice)
    other = [back()] * len(universe.ruka2)
    deck_seen = universe.balicek[:1] + [back()] * len(universe.balicek[1:])
    view = Svet(universe.stavy[0], *universe[1:15])._replace(ruka2=other, balicek=deck_seen)
    return view._replace(stav=state) if state else view


@fresh.cases('novy_svet')
def a_new_world(dice: Dice) -> tuple:
    return ()


@fresh.cases('pri_prijeti', share=4)
def a_view_arrives(dice: Dice) -> tuple:
    return world(dice, dice.choice(['', 'stych', 'ceka'])), coded(
        world(dice, dice.choice(['', '', 'stych', 'odmitnut']))
    )


@fresh.cases('pri_prijeti', share=3)
def a_view_in_any_state(dice: Dice) -> tuple:
    return world(dice), coded(world(dice, dice.choice([*RUNNING, *ENDS])))


@fresh.cases('pri_prijeti', share=3)
def a_view_after_the_last_trick(dice: Dice) -> tuple:
    view = world(dice, dice.choice(['vyhra_posledni', 'prohra_posledni', 'z_vyhra1t', 'z_prohra3f', 'ceka']))
    return world(dice, 'stych'), coded(view._replace(ruka1=[], ruka2=[], stred=[]))


@fresh.cases('pri_prijeti')
def one_too_many_or_few(dice: Dice) -> tuple:
    view = coded(world(dice))
    return world(dice), dice.choice([view[:14], [*view, 0], [*view, 0, 1]])


@fresh.cases('pri_prijeti', share=2)
def nonsense_arrives(dice: Dice) -> tuple:
    view = coded(world(dice))
    wrong = [view[:14], [*view, 0], view[:1], [], 'patnáct písmen', 'stych', 15, None, {}, ['stych'], 'x' * 15]
    return world(dice), dice.choice(wrong)


@fresh.cases('pri_klavese', share=30)
def a_key_on_turn(dice: Dice) -> tuple:
    return world(dice, dice.choice(TURN) + dice.choice(['', '!'])), dice.choice([*'123456STHJZ', 'Enter'])


@fresh.cases('pri_klavese', share=10)
def a_key_out_of_turn(dice: Dice) -> tuple:
    waiting = [state for state in STATES if state.rstrip('!') not in TURN]
    return world(dice, dice.choice(waiting)), dice.choice([*'123456STHJZSS', 'Enter'])


@fresh.cases('pri_klavese', share=5)
def sorting_at_any_time(dice: Dice) -> tuple:
    return world(dice, dice.choice([*STATES, 'stych', 'stych', 'stych'])), 'S'


@fresh.cases('pri_klavese', share=10)
def another_key(dice: Dice) -> tuple:
    keys = ['0', '7', '9', 'X', 'A', 'mezera', 'Escape', 'Tab', 'nahoru', '+', 'Q']
    return world(dice, dice.choice(STATES[:8])), dice.choice(keys)


def place(dice: Dice) -> tuple[int, int]:
    return dice.choice([(0, 0), (0, dice.randint(1, 400)), (dice.randint(1, 700), 0), (dice.randint(1, 700), 55)])


@fresh.cases('pri_mysi', share=2)
def a_click_at_the_end(dice: Dice) -> tuple:
    return world(dice, dice.choice(ENDS)), *place(dice), 'klik'


@fresh.cases('pri_mysi')
def another_event(dice: Dice) -> tuple:
    return world(dice, dice.choice(ENDS)), *place(dice), dice.choice(['pohyb', 'pusteni', 'tah'])


@fresh.cases('pri_mysi')
def a_click_when_refused(dice: Dice) -> tuple:
    return world(dice, 'odmitnut'), *place(dice), 'klik'


@fresh.cases('pri_mysi')
def a_click_in_a_game(dice: Dice) -> tuple:
    return world(dice, dice.choice([*RUNNING, 'stych', 'odmitnut'])), *place(dice), 'klik'


# popis_stavu: "how the sentences sound is up to you"; what they have to tell is asked, and which of them differ.


@fresh.plays('popis_stavu')
def sentences(dice: Dice, program: Functions) -> None:
    names = dice.sample(NAMES, 2)
    own, other = dice.sample(names, 2)
    view = world(dice)._replace(jmena=names)

    def told(state: str, **parts: Any) -> str:
        text = program.popis_stavu(view._replace(stav=state, **parts), own)
        is_sentence = isinstance(text, str) and bool(text.strip()) and '\n' not in text
        assert is_sentence, f'Ve stavu {state} má být popis věta.'
        assert not program.printed, 'Věta se má vrátit, ne vypsat.'
        return text

    for state in STATES:
        text = told(state)
        assert other in text or state.rstrip('!') not in WAITING, f'Ve stavu {state} má být v popisu jméno soupeře.'
        points = next((one for one in '123' if one in state), '1')
        assert points in text or state not in ENDS, f'Ve stavu {state} mají být v popisu výherní body číslicí.'
    for group in DIFFERENT:
        for one, two in combinations(group, 2):
            assert told(one) != told(two), f'Ve stavech {one} a {two} má být popis jiný.'
    told('ceka', jmena=[own])
    told('odmitnut', jmena=[])
    told('ceka', jmena=[])


DIFFERENT = [
    ('hraje', 'ceka', 'vyhra1t', 'prohra1t', 'odmitnut'),
    *((f'z_vyhra{end}', f'z_prohra{end}') for end in ('1t', '2t', '3t', '3f')),
    *((state, f'{state}!') for state in ('hraje', 'ceka')),
    ('hraje', 'hlasi', 'hlasi_trumf'),
    ('ceka', 'slysi', 'slysi_trumf'),
]
