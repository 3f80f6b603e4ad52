"""Writes the Czech sentences around the tests: headers, progress, what to do next, wrong commands."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rozdej.core.exercises.lesson import near_levels
from rozdej.core.feedback.environment_check import typed_line
from rozdej.core.feedback.locations import shown_line, shown_path
from rozdej.core.student.watchdog import last_words, places_in

if TYPE_CHECKING:
    from rozdej.core.student.implementation import NoImplementation


def typed_command() -> str:
    """Return the command that started this run, as it can be typed again."""
    return os.environ.get('ROZDEJ_COMMAND', 'pytest')


def typed_python() -> str:
    """Return how the student starts Python."""
    return typed_command().split()[0] if 'ROZDEJ_COMMAND' in os.environ else 'python'


WATCHED = 'ROZDEJ_WATCHED'
"""Set in the environment of tests that run again by themselves when a file is saved: a file for the next level."""

HINT_KEY = 'ROZDEJ_HINT_KEY'
"""Set there where a key asks for a hint."""


WAITING_FOR_A_SAVE = 'Až soubor uložíš, testy se pustí znovu. (Konec: Ctrl+C)'
WAITING_FOR_A_SAVE_OR_KEY = 'Až soubor uložíš, testy se pustí znovu. (Nápověda: h a Enter, konec: Ctrl+C)'


def is_watched() -> bool:
    """Whether the tests run again by themselves."""
    return WATCHED in os.environ


def hint_command(command: str) -> str:
    """Return what to type to get a hint where the command runs the tests."""
    return 'h a Enter' if HINT_KEY in os.environ else f'{command} --hint'


def describe_no_implementation(error: 'NoImplementation') -> str:
    """Why `--impl` names nothing that could be tested."""
    names = ', '.join(exercise.name for exercise in error.exercises)
    if error.folder.is_file():
        return f'{shown_path(error.folder)} (z --impl) je soubor. Napiš složku, ve které leží.'
    if not error.folder.is_dir():
        return f'Složka {shown_path(error.folder)} (z --impl) neexistuje. Zkontroluj, jestli v ní není překlep.'
    return (
        f'Ve složce {shown_path(error.folder)} (z --impl) není žádné cvičení. '
        f'Hledá se v ní složka se jménem cvičení ({names}) nebo přímo jeho soubory '
        f'(třeba {_example_file(error)}).'
    )


def _example_file(error: 'NoImplementation') -> str:
    exercise = error.exercises[0]
    return f'{exercise.name}.py' if exercise.name in exercise.modules else f'{exercise.modules[0]}.py'


def describe_lost_exercises(root: Path) -> str:
    """A kit without `zadani`: the folder may have another name now."""
    others = [lesson.parents[1].name for lesson in root.glob('*/*/lekce.md')]
    mend = f'Nejmenuje se teď {others[0]}? Přejmenuj ji zpátky.' if others else 'Stáhni si celou sadu znovu.'
    return f'Chybí složka zadani, ve které jsou lekce a úlohy. {mend}'


def describe_unknown_level(level: int, known: Iterable[int], tests: Iterable[str], others: Iterable[str]) -> str:
    """`--level` with a number that no test and no lesson knows.

    The command that is named has the words `tests` before the level and `others` behind it.
    """
    near = near_levels(level, known)
    which = 'Nejbližší je' if len(near) == 1 else 'Nejbližší jsou'
    command = typed_line(typed_command(), *tests, '--level', str(near[0]), *others)
    return f'Level {level} neexistuje. {which} {" a ".join(map(str, near))}, třeba: {command}'


def describe_level_without_number(value: str) -> str:
    """`--level` with something that is no number."""
    if not value or value.startswith('-'):
        return f'Za --level napiš číslo levelu, třeba: {typed_command()} --level 31'
    return f'Za --level patří číslo levelu, ne {value!r}. Třeba: {typed_command()} --level 31'


def describe_dashes(wrong: str, arguments: Sequence[str]) -> str:
    """An option with one dash or a long one; the command as it should be."""
    return f'Místo {wrong} patří dvě pomlčky a malá písmena. Správně je:  {typed_line(typed_command(), *arguments)}'


def describe_misspelt_option(wrong: str, arguments: Sequence[str]) -> str:
    """Explain an option that is nearly one of the kit's; `words` are the command as it should be."""
    return f'Volba {wrong} tu není. Nemá to být:  {typed_line(typed_command(), *arguments)}'


def describe_hint_without_number(value: str) -> str:
    """`--hint` with something that is no number of a hint."""
    command = f'{typed_command()} --level 31 --hint'
    return f'Za --hint nepiš nic, nebo napiš pořadí nápovědy, ne {value!r}. Třeba: {command}, nebo: {command} 2'


def describe_missing_path(path: str, arguments: Sequence[str] = ()) -> str:
    """A test file or folder on the command line that is not there; the command as it should be, if it is known."""
    if arguments:
        return f'{path} tu není. Nemá to být:  {typed_line(typed_command(), *arguments)}'
    return f'{path} tu není. Zkontroluj, jestli v cestě není překlep a jestli jsi ve správné složce.'


def describe_missing_test(name: str, file: str, arguments: Sequence[str] = ()) -> str:
    """A test on the command line that is not in its file; the command as it should be, if it is known."""
    meant = f' Nemá to být:  {typed_line(typed_command(), *arguments)}' if arguments else ''
    return f'Test {name} v souboru {file} není.{meant}'


def describe_last_words(words: bytes, seconds: float, files: Sequence[str]) -> str:
    """Say by its last words what ended the whole run: an operation that worked for `seconds`, or Python itself.

    The line is told, too, if it is in one of the program's `files`; '' when somebody else has ended the run.
    """
    places, is_late = last_words(words)
    line = [told for file, number in places_in(places, map(Path, files))[:1] for told in shown_line(file, number)]
    if is_late:
        told = f'Testy skončily předčasně: jeden výpočet trval přes {seconds:g} s a přerušit se nedá.'
        return '\n'.join(['', told, *line, 'Najdi, co v něm nemá konec, a spusť testy znovu.\n'])
    is_crash = words.startswith(b'Fatal')
    return '\n'.join(['', 'Testy skončily předčasně: Python v nich spadl.', *line, '']) if is_crash else ''


def header(title: str, folder: str, level: int | None, highest: int) -> str:
    """Which exercise, which program and which levels a run is about; `highest` is 0 when its tests have none."""
    if level is None and not highest:
        return f'{title} ({folder})'
    last = f' (poslední má číslo {highest})' if level and highest else ''
    return f'{title} ({folder}): {_levels(level)}{last}'


def header_of_several(titles: Sequence[str], level: int | None) -> str:
    """The same for several exercises, in one line."""
    return f'{", ".join(titles)}: {_levels(level)}'


def _levels(level: int | None) -> str:
    if level is None:
        return 'všechny levely'
    return f'levely do {level}' if level else 'level 0, tedy ještě žádné testy'


BAD_MARK = '{}, řádek {}: test {} má značku level bez celého čísla. Napiš třeba @pytest.mark.level(31).'

NO_FOLDER = 'Za --impl napiš složku s programem, třeba: {} --impl zadani'

NO_TESTS = 'V souboru {path} testy nejsou. Spustíš ho takhle:  {python} {path}'
"""A program of the kit on the command line, in place of a test."""

UNREADABLE_TESTS = '✗ soubor s testy {} nejde načíst'
"""A test file that needs something the student's program does not have."""

INTERRUPTED = 'Testy přerušily klávesy Ctrl+C.'
NOT_STARTED = 'Testy se nepustily. Nejdřív oprav, co je napsané výš.'
FIRST_FAILED = 'Testy skončily u prvního, který neprošel.'
NO_SUCH_WORDS = 'Za -k je {!r}, a to žádný ze zdejších testů ve jméně nemá.'
NO_SUCH_LIBRARY = 'Volbu {} přidává až knihovna pytest-xdist a ta tu není. Pusť testy bez ní.'
LEVEL_ZERO = 'Level 0 nemá žádné testy, takže je v pořádku. Začni prvním, tedy --level 1'


THREAD_LEFT = 'Tvůj program nechal běžet vlákno (threading), které samo neskončí. Testy jsme ukončili i tak.'


NOT_BEGUN = 'Ještě nezačato: {}'

DOUBT = 'Pozor, {}, řádek {}: {}'
"""Something that passes and is hardly meant so."""

DOUBT_OF_PRINTING = 'Pozor, funkce {} při testech něco vypsala. Jestli má jen vracet, print z ní smaž.'

STILL_EMPTY = 'Funkce je zatím prázdná. Napiš ji:'
"""What is told of a function that has nothing but its head and its docstring, before its place."""

EMPTY_FILE = 'Je totiž prázdný.'

ALL_PASSED = '✓ Všechno prošlo.'


def headline(level: int | None, title: str, section: str, name: str) -> str:
    """The first line of an explained failure."""
    if level is None:
        return f'✗ test {name} · {title}'
    return f'✗ level {level} · {title}: {section}' if section else f'✗ level {level} · {title}'


def broke(levels: Sequence[int]) -> str:
    """Levels that passed last time and do not now."""
    if len(levels) == 1:
        return f'Pozor: level {levels[0]} už prošel, teď neprochází.'
    if len(levels) > 5:
        return f'Pozor: {len(levels)} levelů, které už prošly (od {levels[0]} do {levels[-1]}), teď neprochází.'
    return f'Pozor: levely {", ".join(map(str, levels))} už prošly, teď neprocházejí.'


CHANGED_SINCE = '  Od té doby se změnilo {} ({}):'
WAS, IS = '    bylo:  ', '    je:    '
AND_MORE = '    … a ještě jinde'
"""What has changed since a level passed: a name of the program and its place, and below it its lines."""


UNEXPLAINED = 'Víc k ní říct neumíme'


def unexplained(exception: BaseException, error: BaseException) -> list[str]:
    """A failure that could not be explained, because explaining it failed too."""
    return [
        f'  Test skončil chybou {type(exception).__name__}.',
        f'  {UNEXPLAINED}: hodnotu, kterou funkce vrátila, nejde porovnat ani vypsat ({type(error).__name__}).',
    ]


def next_command(command: str, is_empty: bool = False) -> str:
    """What to run after mending, or after writing a function that `is_empty`."""
    if is_watched():
        return 'Až funkci napíšeš, soubor ulož.' if is_empty else 'Oprav to a soubor ulož.'
    return f'Až funkci napíšeš, spusť:  {command}' if is_empty else f'Oprav to a spusť:  {command}'


def ready_call(file: str) -> str:
    """How to try a failed call that did not fit in whole."""
    return f'  Volání s celými hodnotami si vyzkoušej takhle:  {typed_line(typed_python(), "-i", file)}'


def first_steps(lesson: str, section: str, command: str) -> list[str]:
    """What to do about the first failure of an exercise in which nothing is written yet."""
    part = f'část „{section}“' if section else 'první část'
    then = 'Pak soubor ulož.' if is_watched() else f'Pak spusť:  {command}'
    return [f'Začni tady: přečti si v lekci ({lesson}) {part} a napiš první funkci.', then]


def hint_heading(level: int, number: int, count: int) -> str:
    """What stands above a hint that was asked for."""
    if count == 1:
        return f'Nápověda k levelu {level}:'
    last = ', poslední' if number == count else ''
    return f'Nápověda k levelu {level} ({number}. ze {count}{last}):'


ANOTHER_HINT = 'Ještě jedna nápověda:  {}'
STEPS_THERE_ARE = 'Co se při volání dělo, řádek po řádku, ukáže:  {}'
NO_CALL_TO_FOLLOW = 'Řádek po řádku tu zatím není co ukázat.'
NOT_FOLLOWED = 'Tohle volání se řádek po řádku ukázat nepodařilo.'
HINTS_THERE_ARE = 'Kdyby to nešlo ani teď, poradí:  {}'

HINT_ABOUT_A_LINE = 'Kdyby nestačila ani tahle, zkusí se najít řádek, kterého se chyba týká:  {}'
"""What stands below the last hint: the next one would be about the program itself."""

NO_LINE_FOUND = 'Jediný řádek, kterého by se chyba týkala, se najít nepodařilo.'
"""What stands below the last hint when it is asked for once more and the line was looked for in vain."""

READ_AGAIN = 'Projdi si znovu celou funkci i svoje další funkce, které volá.'
"""What stands below that when there is no call that could be shown line by line."""


def look_again(file: str, function: str, lines: Sequence[int]) -> str:
    """Where one small change makes the level pass: a line of a file, or several of one function."""
    if len(lines) == 1:
        return f'Zkus se znovu podívat na řádek {lines[0]} v souboru {file}.'
    return f'Zkus se znovu podívat na funkci {function} v souboru {file}.'


def no_such_hint(level: int, count: int, command: str) -> str:
    """`--hint` with a number that is too high; the command shows the last hint there is."""
    there_are = {1: 'je jen jedna nápověda', 2: 'jsou jen dvě nápovědy', 3: 'jsou jen tři nápovědy'}.get(
        count, f'je nápověd jen {count}'
    )
    return f'K levelu {level} {there_are}. Poslední ukáže:  {command}'


def no_hint(level: int | None, lesson: str, section: str) -> str:
    """A hint was asked for, but the level has none."""
    failed = f'K levelu {level}' if level is not None else 'K tomuhle testu'
    part = f', část „{section}“' if section else ''
    return f'{failed} nápověda není. Zkus si znovu přečíst lekci: {lesson}{part}.'


NOT_HERE = 'Zbývá level {}. {}'
"""A level whose tests cannot be run here, and a sentence why."""

NO_HINT_NEEDED = 'Nápověda teď není potřeba. Patří vždycky k levelu, který neprošel.'


NO_HINT_YET = 'Nápověda k levelu tady nepomůže, nejdřív oprav tuhle chybu.'


def next_level(title: str, highest: int, number: int, sentence: str, command: str) -> list[str]:
    """What to do after a green run; the title of the exercise stands there when there are several.

    `highest` is the level up to which more passed than was asked for, 0 when none did.
    """
    praise = f'✓ {title}: všechno prošlo' if title else '✓ Všechno prošlo'
    praise += f', dokonce až do levelu {highest}.' if highest else '.'
    first, *rest = onward(number, sentence, command)
    return [f'{praise} {first}', *rest]


def onward(number: int, sentence: str, command: str) -> list[str]:
    """What to do after a look at the whole course; without a command that happens by itself."""
    then = f'Pokračuj:  {command}' if command else f'Až soubor uložíš, pustí se testy do levelu {number}.'
    return [f'Další je level {number}: {sentence}', then]


def next_exercise(title: str, lesson: str) -> list[str]:
    """What to do when all exercises that were begun are finished."""
    return [f'✓ Všechno, co je začaté, je hotové. Další je {title}. Začni v lekci: {lesson}']


def part_done(title: str, command: str) -> list[str]:
    """What to do after a green run of only some of the tests."""
    praise = f'✓ {title}: ze' if title else '✓ Ze'
    return [f'{praise} spuštěných testů prošly všechny, ale některé levely se nespustily.', f'Pokračuj:  {command}']


def all_done(title: str, command: str, not_here: list[str]) -> list[str]:
    """What to do when the exercise is finished, but for levels that cannot be tried here."""
    whole = 'všechno, co jde vyzkoušet tady, program umí.' if not_here else 'všechno, co má program umět, umí.'
    return [f'✓ Hotovo! {title}: {whole} Teď si zahraj:', f'  {command}', *not_here]


def other_way(function: str, words: list[str]) -> list[str]:
    """Another way to write a function of a finished program."""
    return [f'Třeba funkci {function} jde napsat i jinak:', *(f'  {line}' for line in words)]


QUESTION = 'Víš, co tvůj program udělá? Podívej se na funkci {} ({}, řádek {}).'
ANSWER_THERE_IS = 'Odpověď ukáže:  {}'
ANSWER = 'Odpověď: {}'
QUESTION_TO_COME = 'Otázka přijde, až poběží a projdou všechny testy hry {}. I s odpovědí ji pak ukáže:  {}'
NO_QUESTION = 'K tomuhle programu otázka není. Ne na každý se dá zeptat.'


def handed_out_done(title: str, command: str, not_here: list[str]) -> list[str]:
    """What to do when all is finished that has been handed out of an exercise that goes on."""
    return [
        f'✓ {title}: všechno, co je zatím rozdané, prošlo. Zbytek přijde s další částí. '
        'Okno si ale můžeš otevřít už teď:',
        f'  {command}',
        *not_here,
    ]


def voluntary(number: int, command: str) -> list[str]:
    """What else there is, for those who want more."""
    return [f'Kdo chce víc, může zkusit ještě nepovinný level {number}:', f'  {command}']


NOT_WHOLE = '  Soubor se nenačetl celý:'
