"""What the window says around the games, in Czech."""

import math
from collections.abc import Callable, Mapping, Sequence

from rozdej.core.system import SYSTEM

WINDOW_TITLE = 'Rozdej!'

HOME, UNDO, REDO, NEW, AGAIN = 'Hry', 'Zpět', 'Znovu', 'Nová hra', 'Totéž rozdání'
FINISH, MOVES = 'Dohrát', 'Možné tahy'
SETTINGS, HELP, CLOSE, LOAD, RETRY = 'Nastavení', 'Nápověda', 'Zavřít', 'Načíst', 'Zkusit znovu'

KEYS_OF_BROWSERS = set[str]() if SYSTEM.can_start_processes else {'F5', 'F11', 'Ctrl+H', 'Ctrl+R'}
"""Keys that a browser has for itself: a table in a page does not hear them."""

LOAD_WITH_KEY = LOAD if 'F5' in KEYS_OF_BROWSERS else f'{LOAD} (F5)'

KEY_SIGNS = {'left': '←', 'right': '→', 'space': 'mezerník'}
"""What stands on a button for a key that is not called as in Czech."""

KEYS = (
    ('help', 'F1', 'nápověda'),
    ('log', 'F9', 'záznam vedle stolu'),
    ('settings', 'F10', 'nastavení'),
    ('load', 'F5', 'načíst změněný program'),
    ('', 'F11', 'celá obrazovka'),
    ('undo', 'Ctrl+Z', 'zpět'),
    ('redo', 'Ctrl+Y', 'znovu'),
    ('new', 'F2', 'nová hra'),
    ('again', 'Ctrl+R', 'totéž rozdání'),
    ('deal', 'Ctrl+G', 'číslo rozdání'),
    ('finish', 'Ctrl+D', 'dohrát'),
    ('moves', 'F4', 'možné tahy'),
    ('', 'Tab', 'tlačítka'),
    ('home', 'Ctrl+H', ''),
)
"""Which button a key stands for, the key, and what the help says of it."""

SHORTCUTS = {name: key for name, key, _ in KEYS if name and key not in KEYS_OF_BROWSERS}
"""The keys that are named, by their buttons."""

HELP_COLUMNS = 3

ARROW = '\xa0→\xa0'
NO_REASON = 'Tenhle tah pravidla nedovolují.'
REFUSAL = 'To nejde.'
PRINTED = 'Funkce vypsala:'
RESUMED = 'Pokračuje rozehraná hra. Novou rozdáš klávesou F2.'
NOT_RESUMED = 'Rozehraná hra nejde přečíst, tak začíná nová.'
RELOADED = 'Hraje se dál s novým kódem.'
CHANGED = 'Program se změnil. Načíst nový kód a hrát dál?'
NOT_RELOADED = 'Nový kód nejde načíst, hraje se dál se starým.'
LOST_TOO = 'Chybí i {}.'
NO_GAME_HINT = 'Oprav program a ulož ho. Okno si změny všimne samo.'
LOG_TITLE = 'Volání'
ALL_CALLS, LESS_CALLS = 'všechna', 'jen tahy'
CHANGED_TOO = '; změnila: {}'
NO_CALLS = 'Tady uvidíš, kterou tvoji funkci okno zavolalo, s čím a co se vrátilo.'
LOG_PRINTED = 'vypsala:'
NO_ROOM_FOR_LOG = 'Záznam se ukáže, až bude okno širší.'
COURSE = 'Celý kurz'
NEWER_CALLS, OLDER_CALLS = 'Novější volání', 'Starší volání'
MAKE_TEST = 'Udělat z toho test'
STEPS = 'Řádek po řádku'
NO_STEPS = 'Tohle volání řádek po řádku ukázat nejde.'
WENT_BACK = 'Hra je tam, kde se funkce volala.'
BEFORE_CALL = 'Odtud můžeš hrát dál. Zpátky vede tlačítko Znovu.'
OTHER_GAME = 'Tohle volání do téhle hry nepatří.'
TEST_COPIED = 'Test je zkopírovaný.'
NO_TEST = 'Z tohohle volání test udělat nejde.'
DEALT = 'Začíná se znovu.'
EARLIER = 'Hru, která tu byla, vrátí Zpět (Ctrl+Z).'
UNDONE_ALL = 'Žádný tah už vrátit nejde.'
CANNOT_FINISH = 'Dohrát samo to teď nejde. Půjde to, až nebude co vymýšlet.'
STUCK = 'Dál už to samo nejde.'
SELECTED = 'Z {} kam? (Esc zruší výběr)'
UNKNOWN_PLACE = 'Místo {} na stole není. Písmenka jsou {}.'
NOTHING_TO_TAKE = 'Odtud teď žádná karta vzít nejde.'
REST_IN_TERMINAL = '… (celé je to v terminálu)' if SYSTEM.can_start_processes else '…'
REST_IN_LOG = '… (celé to ukáže F9)'

WON = 'Vyhráno!'
CONGRATULATION = 'Tvůj program to potvrdil: hra je vyhraná. Tahů: {}, čas: {}.'

FOUR_COLOURS = 'Barvy karet'
ANIMATION = 'Animace'
SOUND = 'Zvuky'
RELOAD = 'Když program uložíš'
FINISHING = 'Jasná výhra'
LOG = 'Záznam vedle stolu'
TWO_OR_FOUR = {False: 'dvě', True: 'čtyři'}
SPEEDS = {'off': 'vypnuté', 'calm': 'klidné (bez oslav)', 'slow': 'pomalé', 'normal': 'normální', 'fast': 'rychlé'}
SOUND_CHOICES = {False: 'vypnuté', True: 'zapnuté'}
LOG_CHOICES = {'auto': 'když je okno dost široké', 'on': 'i v užším okně', 'off': 'nikdy'}
RELOADING = {False: 'okno se zeptá', True: 'načte se hned'}
FINISHING_CHOICES = {False: 'hraje se dál ručně', True: 'dohraje se sama'}
CHOICE_HINT = 'Klikni na řádek a nastavení se změní. Zapamatuje se.'

DEAL, DEAL_THIS, COPY = 'Číslo rozdání', 'Rozdat', 'Kopírovat'
DEAL_NUMBER = 'Rozdání č. {}'
DEAL_LINES = (
    'Napiš jiné číslo a rozdá se ta hra, která k němu patří.',
    'Kdo má stejný program a číslo, dostane stejné karty.',
)
NUMBER_COPIED = 'Číslo rozdání je zkopírované.'

START_TITLE = 'Rozdej!'
START_HINT = 'Klikni na hru, nebo ji vyber šipkami a klávesou Enter.'
COURSE_DONE = 'hotové levely: {} z {}'
BAR_HEARD = '{}: {} z {}'
NO_FOLDER = 'program tu není'


STOP = 'Zastavit'
GOES_ON = 'Ještě chvilku.'
GAME_IS_GONE = 'Okno skončilo, protože skončil proces, ve kterém se hrálo.'


def running(function: str, file: str, seconds: float) -> str:
    """What has been running for so long: a function, or a file that is loaded; neither when it is the window itself."""
    who = f'Funkce {function} počítá' if function else f'Soubor {file} se načítá' if file else 'Okno počítá'
    return f'{who} už {int(seconds)} s.'


def will_be_stopped(function: str, file: str, seconds: float) -> str:
    """When that will be stopped without being asked; see `running`."""
    then = 'ji okno zastaví samo' if function else 'ho okno zastaví samo' if file else 'se okno vrátí před poslední tah'
    return f'Když neskončí, za {max(1, math.ceil(seconds))} s {then}.'


def window_title(*what: str) -> str:
    """What stands on the window's frame: the parts that are not empty, and the kit's name."""
    return ' – '.join(part for part in (*what, WINDOW_TITLE) if part)


def status(moves: int, seconds: float, seed: int) -> str:
    """The line under the table."""
    return f'Tahy: {moves}    Čas: {clock(seconds)}    Rozdání č. {seed}'


def clock(seconds: float) -> str:
    """Minutes and seconds, `3:05`; with hours when there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f'{hours}:{minutes:02}:{rest:02}' if hours else f'{minutes}:{rest:02}'


def moves_allowed(function: str, moves: Sequence[tuple[str, str]]) -> str:
    """What the function says to the moves from place to place."""
    if not moves:
        return f'Ptám se tvojí funkce {function}: teď nedovolí žádný tah.'
    targets: dict[str, list[str]] = {}
    for source, target in moves:
        targets.setdefault(source, []).append(target)
    return f'Ptám se tvojí funkce {function}. Dovolí: ' + '; '.join(
        f'{source}{ARROW}{",".join(there)}' for source, there in targets.items()
    )


def test_lines(folder: str) -> list[str]:
    """What to do with a test in the clipboard."""
    return [
        f'Vlož ho do nového souboru, třeba {folder}/test_moje.py.',
        'Je v něm, co funkce opravdu udělala. Zkontroluj, že to tak má být.',
    ]


def help_keys(has_button: Callable[[str], bool], labels: Mapping[str, str]) -> list[list[str]]:
    """The keys of a game that has these buttons (and what stands on them, where it is not as usual), in columns."""
    keys = [
        f'{key} {labels.get(name, words).lower()}'
        for name, key, words in KEYS
        if words and key not in KEYS_OF_BROWSERS and (not name or has_button(name))
    ]
    high = math.ceil(len(keys) / HELP_COLUMNS)
    return [keys[begin : begin + high] for begin in range(0, len(keys), high)]


def action_hint(hint: str, key: str) -> str:
    """What a button of the game does, and its key."""
    parts = [part.capitalize() if len(part) > 1 else part.upper() for part in key.split('+')]
    return f'{hint} ({"+".join(parts)})' if key else hint


def reached(level: int, highest: int, is_part: bool = False) -> str:
    """How far an exercise is by its tests; of a part, more levels are to come."""
    if level >= highest:
        return 'všechny rozdané levely hotové' if is_part else 'všechny levely hotové'
    return f'hotovo do levelu {level} (z {highest})'


def written_functions(written: int, total: int) -> str:
    """How far an exercise is by what stands in its files."""
    if not written:
        return 'ještě nezačato'
    return f'napsané funkce: {written} z {total}'
