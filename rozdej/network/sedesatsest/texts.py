"""What the window of Šedesát šest says and offers: the start screen, the status line, buttons with their keys."""

from collections.abc import Iterator, Mapping, Sequence

from rozdej.network.sedesatsest.game import Game, is_undecided
from rozdej.network.sedesatsest.picture import FIGURE, HAND, LAST, STOCK, TRUMP, names_of
from rozdej.network.sedesatsest.player_view import (
    ENOUGH,
    TRUMP_WORDS,
    field,
    is_closed,
    is_over,
    is_won,
    of_seat,
    state,
    takes,
)
from rozdej.window.gui.cards import card_words
from rozdej.window.gui.layout import NO_BREAK
from rozdej.window.gui.scene_types import Action, Seat
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import next_in_lesson
from rozdej.window.gui.widgets import Button, Message

RIVALS = {'middle': 'střední', 'strong': 'silný', 'weak': 'slabý'}
HERE = 'here'
"""In the place of a rival: somebody else at this screen."""

DEFAULT_NAME = 'Hráč'
FIGURE_NAMES = ('Kocour', 'Liška', 'Sova', 'Medvěd')
LETTERS = 'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž' + 'äĺľôŕ' + 'ąćęłńśźż' + 'öőüűß'
"""Those of a name: Czech ones, and what Slovak, Polish, German and Hungarian ones have besides."""

LONGEST_NAME = 12
"""More than this does not fit on the table."""

PEOPLE = 'people'
KINDS = {**{rival: f'Proti počítači ({name})' for rival, name in RIVALS.items()}, PEOPLE: 'Ve dvou nebo po síti'}
"""What deals are counted apart by: who sits at the other end of a network, person or computer, is not told."""
CONNECTING = 'Připojuju se k serveru…'

SERVE, CONNECT = (
    command.replace(' ', NO_BREAK)
    for command in ('python -m rozdej serve sedesatsest --host 0.0.0.0', 'python ui.py sedesatsest --connect ADRESA')
)
FAR_AWAY = f'Přes síť: tady {SERVE}, jinde {CONNECT}. Dvě okna tady: --two.'

OWN_HINTS = {
    'S': ('Seřadit', 'srovná karty v ruce'),
    'T': ('Vyměnit trumf', 'vymění trumfovou devítku za otočený trumf'),
    'H': ('Hlásit', 'ohlásí pár za 20 bodů'),
    'J': ('Trumfový pár', 'ohlásí trumfový pár za 30 bodů'),
    'Z': ('Zavřít', 'zavře balíček'),
    'Enter': ('Skončit', 'zastaví hru, když máš 66 bodů'),
}
"""Keys that the student's function understands, what stands on their buttons, and what they do."""


def lobby_lines(at: Seat, name: str, rival: str, missing: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What is going to be played, and functions that are `missing`, by whom they are missed."""
    if at.server:
        yield f'Hraješ na serveru {at.server}' + (f', stůl {at.table}.' if at.table else '.')
    elif at.two:
        yield 'Server poběží tady a pro druhého hráče se otevře druhé okno.'
    else:
        yield f'Server poběží tady. Soupeř: počítač, {RIVALS[rival]}.'
    yield f'Tvoje jméno: {name}'
    for whom, names in missing.items():
        if names:
            more = f' a další ({len(names) - 3})' if len(names) > 4 else ''
            shown = names[:3] if more else names
            yield f'Ještě chybí {whom}: {", ".join(shown)}{more}'


def rules_come_first(code: StudentCode, missing: Sequence[str]) -> list[str]:
    """Where to begin when functions of the rules are `missing`: the server needs them."""
    first = next_in_lesson(code.program, missing)
    return ['Napřed ale napiš pravidla (pravidla66.py).', *first] if first else []


def away(name: str) -> str:
    """What is said when the other player has lost the connection; '' without a name."""
    return f'{name} tu teď není. Čeká se, až se vrátí.' if name else ''


def status_line(game: Game, seat: int, name: str) -> str:
    """Who plays with whom, and how the deck is."""
    if game['phase'] == 'lobby':
        return 'Vyber postavu a pusť se do hry.'
    if game['covered']:
        return f'Na tahu: {name}'
    if not game['open']:
        return game['link']
    world = game['world']
    mine, other = names_of(world, seat)
    if not other:
        return f'{mine or name} čeká na soupeře'
    trump = field(world, 'trumf')
    parts = [f'{mine} – {other}', f'trumf: {TRUMP_WORDS[trump]}' if trump else '']
    parts.append('balíček je zavřený' if is_closed(world) else f'v balíčku: {len(field(world, "balicek"))}')
    return '    '.join(filter(None, parts))


def counted(counts: Sequence[int], won: bool) -> list[int]:
    """One more deal: how many there were, how many were won, how many of those in a row until now, and at most."""
    games, good, run, longest = [*counts, 0, 0, 0, 0][:4]
    run = run + 1 if won else 0
    return [games + 1, good + won, run, max(run, longest)]


def counts_text(counts: Sequence[int]) -> str:
    """That in Czech; what older kits have written counts nothing in a row."""
    longest = f', nejvíc výher za sebou: {counts[3]}' if counts[3:] and counts[3] > 1 else ''
    return f'Hry: {counts[0]}, výhry: {counts[1]}{longest}'


def end_title(game: Game, seat: int) -> str:
    """Who has won; two who look at the same screen are called by their names."""
    won = is_won(game['world'])
    if game['aside']:
        return f'Vyhrává {names_of(game["world"], seat)[not won]}!'
    return 'Vyhráváš!' if won else 'Tentokrát vyhrává soupeř.'


def end_message(line: str, figure: int, won: bool) -> Message:
    """What is told beside the tricks at the end of a deal."""
    icon = f'figure-{figure}-{"glad" if won else "sad"}'
    return Message('Konec hry', [line], 'end', [Button('act-next', 'Hrát znovu', 'play')], icon)


def trick_words(game: Game, seat: int) -> str:
    """Who takes the trick that lies there."""
    world = game['world']
    is_mine = game['mine'][takes(field(world, 'stred'), field(world, 'trumf'))]
    return f'Štych bere {names_of(world, seat)[not is_mine]}.'


def too_early(points: int) -> Message:
    """The question before somebody stops the deal who would lose it."""
    lines = [f'Bodů máš {points} ze {ENOUGH}. Když hru zastavíš teď, soupeř dostane 3 výherní body.']
    return Message('Opravdu skončit?', lines, 'refusal', [Button('act-Enter', 'Přesto skončit')])


def place_words(game: Game, seat: int, place: str) -> str:
    """What lies at a place of the table."""
    world = game['world']
    if place.startswith(FIGURE):
        number = int(place.removeprefix(FIGURE))
        return 'odkryje karty' if game['covered'] else FIGURE_NAMES[number - 1]
    if game['covered']:
        return ''
    if place.startswith(HAND) and game['phase'] == 'table':
        number = int(place.removeprefix(HAND)) - 1
        hand = of_seat(world, 'ruka', seat)
        return card_words(hand[game['order'][number]]) if number < len(hand) else ''
    if place == TRUMP and field(world, 'balicek'):
        return f'trumf: {card_words(field(world, "balicek")[0])}'
    if place == STOCK and field(world, 'balicek'):
        return f'balíček, karet: {len(field(world, "balicek"))}'
    if place == LAST:
        return 'poslední štych: ' + ' a '.join(map(card_words, field(world, 'posledni_stych')))
    if place.startswith('stychy-'):
        whose = seat if place == 'stychy-moje' else 1 - seat
        return f'štychy hráče {names_of(world, whose)[0]}: {len(of_seat(world, "stychy", whose))}'
    return ''


def lobby_actions(at: Seat, rival: str) -> list[Action]:
    """Buttons of the start screen."""
    start = Action('start', 'Hrát', 'enter', 'začne hru', ('start',), icon='play', is_main=True)
    choice = Action('rival', f'Soupeř: {RIVALS[rival]}', 'ctrl+s', 'vybere soupeře', option='rival')
    hint = 'dva u téhle obrazovky: kdo není na tahu, nedívá se'
    together = Action('together', 'Hrát ve dvou', '', hint, ('start', HERE), icon='play')
    return [start] if at.server or at.two else [start, together, choice]


def table_actions(game: Game) -> list[Action]:
    """Buttons at the table: one for each key of the student's function."""
    if game['covered']:
        label = f'{game["name"]}: ukázat karty'
        return [Action('uncover', label, 'enter', 'odkryje karty', ('uncover',), icon='play', is_main=True)]
    if not game['open']:
        can_try = game['link'] != CONNECTING
        return [
            Action('again', 'Připojit znovu', 'p', 'zkusí server najít', ('again',), '', 'reload', can_try),
            Action('back', 'Jiné jméno', 'j', 'vrátí se na začátek', ('back',), icon='left'),
        ]
    if game['helped'] and (game['free'] or len(field(game['world'], 'jmena')) < 2):
        hint = 'přivolá ke stolu počítač'
        return [Action('computer', 'Hrát proti počítači', 'p', hint, ('computer',), icon='play', is_main=True)]
    if is_over(game['world']):
        return [Action('next', 'Hrát znovu', 'enter', 'rozdá novou hru', ('click',), icon='play', is_main=True)]
    if is_undecided(game):
        undecided = Action('again', 'Rozhodnout štych', 'p', 'ještě jednou se zeptá serveru', ('again',), '', 'reload')
        return [undecided, Action('S', OWN_HINTS['S'][0], 's', OWN_HINTS['S'][1], ('key', 'S'))]
    hints = OWN_HINTS | ({'Enter': ('Přesto skončit', 'zastaví hru')} if game['sure'] else {})
    return [
        Action(key, label, key.lower(), hint, ('key', key), enabled=state(game['world']) != 'odmitnut')
        for key, (label, hint) in hints.items()
    ]
