"""Runs the game side of `python ui.py`: its command line, and the loop that answers the display."""

import argparse
import gc
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from rozdej.core.exercises import Exercise, find_exercises, find_root
from rozdej.core.exercises.game_parts import has_scene
from rozdej.core.feedback.command_line import CzechParser, Impossible, chosen, number, program_folder
from rozdej.core.student.calls import CallObserver
from rozdej.core.student.implementation import Implementation, find_implementations
from rozdej.core.system import SYSTEM
from rozdej.window.gui.application import Application
from rozdej.window.gui.pipe import DISPLAY_WAIT_SECONDS, MESSAGE_SECONDS, PROCESS_END_SECONDS, CallReporter, Pipe
from rozdej.window.gui.scene_types import LONGEST_NAME, Seat
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.start_screen import Offer, scene_of
from rozdej.window.gui.wire import WAKE, Begin, Open, Ready

if TYPE_CHECKING:
    from rozdej.window.gui.replay import Replay

EPILOG = 'Příklady:  python ui.py   python ui.py klondike   python ui.py klondike --seed 7   python ui.py --impl zaloha'


VALUES = {
    '--impl': 'složka',
    '--seed': 'číslo rozdání (0, 1, 2, …)',
    '--connect': 'adresa serveru',
    '--name': 'jméno',
    '--table': 'stůl',
    '--friend': 'soubor s programem kamaráda',
    '--replay': 'soubor se záznamem hry',
    '--step': 'číslo kroku',
}
"""What belongs behind an option."""
EXAMPLES = {
    'connect': '--connect 192.168.1.5',
    'name': '--name Anna',
    'table': '--connect 192.168.1.5 --table okno',
    'two': '--two',
}


def make_parser() -> CzechParser:
    """The command line."""
    parser = CzechParser(
        VALUES,
        prog='python ui.py',
        usage='python ui.py [CVIČENÍ] [--impl SLOŽKA] [--seed ČÍSLO] [--two]\n'
        '                    [--friend SOUBOR] [--replay ZÁZNAM] [--step KROK]\n'
        '                    [--connect ADRESA] [--name JMÉNO] [--table STŮL]',
        description='Okno, ve kterém si zahraješ podle pravidel z tvého programu.',
        epilog=EPILOG,
    )
    options = parser.options
    options.add_argument('exercise', nargs='?', metavar='CVIČENÍ', help='která hra (bez ní se ukáže seznam her)')
    options.add_argument('--impl', metavar='SLOŽKA', help='složka s jiným programem (jinak zadani)')
    options.add_argument('--seed', metavar='ČÍSLO', type=number, help='číslo rozdání; stejné číslo, stejné karty')
    options.add_argument(
        '--friend',
        metavar='SOUBOR',
        action='append',
        help='v Srdcích si ke stolu sedne i program kamaráda (až třikrát)',
    )
    options.add_argument('--connect', metavar='ADRESA', help='hra po síti: kde běží server, třeba 192.168.1.5')
    options.add_argument('--name', metavar='JMÉNO', help='hra po síti: tvoje jméno')
    options.add_argument('--table', metavar='STŮL', help='hra po síti: jméno stolu, u jednoho hrají dva')
    options.add_argument('--replay', metavar='ZÁZNAM', help='přehraje hru ze souboru, třeba z turnaje')
    options.add_argument('--step', metavar='KROK', type=number, help='od kterého kroku ji přehraje')
    options.add_argument('--two', action='store_true', help='hra po síti: druhé okno pro druhého hráče tady')
    options.add_argument('--beside', action='store_true', help=argparse.SUPPRESS)  # a word to the display
    return parser


def make_application(
    arguments: list[str] | None = None, store: SettingsStore | None = None, observers: Sequence[CallObserver] = ()
) -> Application:
    """What the command line asks for, not begun yet. Raises `Impossible`, or SystemExit when nothing is to be shown."""
    options = make_parser().parse(arguments)
    root = find_root(Path(__file__).resolve().parent)
    if root is None:
        raise Impossible('Vedle ui.py chybí složka zadani s lekcemi. Stáhni si sadu znovu.')
    exercises = [one for one in find_exercises(root) if has_scene(one.name)]
    exercise = chosen(options.exercise, exercises)
    folder = program_folder(options.impl, root, exercises)
    check_playable(exercise, folder, exercises)
    seat = chosen_seat(options, exercise)
    replay = chosen_replay(options.replay, options.step, exercise)
    found = partial(offers, folder, exercises)
    return Application(found, store or SettingsStore(), exercise, options.seed, seat, observers, replay)


def main() -> int:
    """The process of the game side: the exit code is 0, or 2 for a wrong command line."""
    pipe = Pipe()
    reporter = CallReporter(pipe.send, SYSTEM.process_deadline(pipe.writing))
    try:
        application = make_application(observers=[reporter])
    except Impossible as refusal:
        print(refusal)
        return 2
    serve(pipe, reporter, application)
    return 0


def serve(pipe: Pipe, reporter: CallReporter, application: Application) -> None:
    """Reply until the display is gone."""
    # Ctrl+C is the display's concern, and on Windows it reaches all.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    application.wake = lambda: pipe.send(WAKE)
    application.open_window = lambda arguments: pipe.send(Open(arguments))
    reporter.memory = application.memory
    messages = pipe.messages()
    begin: Begin = next(messages, Begin())
    settings = application.settings
    pipe.send(Ready(settings.four_colours, MESSAGE_SECONDS, PROCESS_END_SECONDS + DISPLAY_WAIT_SECONDS))
    if begin.memory and begin.end:
        application.go_on(begin.memory, begin.end)
    else:
        application.begin()
    for now, what in messages:
        answer = application.answer(now, what)
        sys.stdout.flush()
        sys.stderr.flush()
        pipe.send(answer)
        if not gc.isenabled():  # what is there now stays; from here on garbage is looked for
            gc.freeze()
            gc.enable()
    application.close()


def chosen_seat(options: argparse.Namespace, exercise: Exercise | None) -> Seat:
    """With whom the person wants to play. Raises `Impossible`."""
    asked = [name for name in ('connect', 'name', 'table', 'two') if getattr(options, name)]
    if asked and (exercise is None or not scene_of(exercise).is_far):
        raise Impossible(
            f'Možnost --{asked[0]} patří jen ke hře po síti, třeba:  python ui.py sedesatsest {EXAMPLES[asked[0]]}'
        )
    if options.two and options.connect:
        raise Impossible('Buď --connect (server běží jinde), nebo --two (server i dvě okna tady), ne obojí.')
    if options.table and not options.connect:
        raise Impossible('Stůl (--table) se vybírá na serveru, který běží jinde (--connect).')
    friends = chosen_friends(options.friend or [], exercise)
    names = {name: normalize('NFC', getattr(options, name) or '').strip() for name in ('name', 'table')}  # as a server
    for option, name in names.items():
        if getattr(options, option) is not None and not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
            raise Impossible(f'Za --{option} má být {VALUES[f"--{option}"]} o 1 až {LONGEST_NAME} znacích.')
    return Seat((options.connect or '').strip(), names['name'], options.two, names['table'], friends)


def chosen_friends(files: list[str], exercise: Exercise | None) -> tuple[Path, ...]:
    """The programs that sit down at the table, too. Raises `Impossible`."""
    scene = scene_of(exercise) if exercise else None
    most = scene.most_friends if scene else 0
    if files and not most:
        raise Impossible('Možnost --friend patří jen ke hře srdce, třeba:  python ui.py srdce --friend anicka/srdce.py')
    if len(files) > most:
        raise Impossible(f'Ke stolu se vejdou nejvýš {most} programy kamarádů.')
    found = []
    for file in map(Path, files):
        path = file / f'{scene.module}.py' if scene and file.is_dir() else file
        if path.suffix != '.py' or not path.is_file():
            raise Impossible(f'Soubor {path} (z --friend) tu není, nebo to není program v Pythonu (*.py).')
        found.append(path.resolve())
    return tuple(found)


def chosen_replay(file: str | None, step: int | None, exercise: Exercise | None) -> 'Replay | None':
    """The game in the file, to be shown from that step on at the exercise's table. Raises `Impossible`."""
    if file is None:
        if step is not None:
            raise Impossible(
                'Možnost --step patří k --replay, třeba:  python ui.py srdce --replay final.json --step 31'
            )
        return None
    if exercise is None:
        raise Impossible(f'Napiš i hru, ze které záznam je, třeba:  python ui.py srdce --replay {file}')
    from rozdej.window.gui.replay import NoRecord, Replay, read_record  # a game that is played need not wait for it

    try:
        return Replay(scene_of(exercise), read_record(Path(file)), max(step or 0, 0))
    except NoRecord:
        raise Impossible(f'V souboru {file} není záznam hry {exercise.name}.') from None
    except OSError:
        raise Impossible(f'Soubor {file} (z --replay) nejde přečíst.') from None


def check_playable(exercise: Exercise | None, folder: Path, exercises: list[Exercise]) -> None:
    """Raises `Impossible` when the folder has no program of the chosen exercise."""
    if exercise is not None and exercise.name not in implementations(folder, exercises):
        raise Impossible(f'Ve složce {folder} není program cvičení {exercise.name}.')


def implementations(folder: Path, exercises: list[Exercise]) -> dict[str, Implementation]:
    """The programs in the folder by the names of their exercises."""
    return {found.exercise.name: found for found in find_implementations(folder, exercises)}


def offers(folder: Path, exercises: list[Exercise]) -> list[Offer]:
    """What the start screen shows, as things are now."""
    found = implementations(folder, exercises)
    return [Offer(exercise, found.get(exercise.name)) for exercise in exercises]
