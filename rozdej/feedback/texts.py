"""The Czech sentences around the tests: headers, progress, what to do next, wrong commands."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rozdej.feedback.places import shown_path

if TYPE_CHECKING:
    from rozdej.student.implementation import NoImplementation


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


def describe_bad_mark(path: str, line: int, name: str) -> str:
    """A test whose level mark is not one whole number."""
    return f'{path}, řádek {line}: test {name} má značku level bez celého čísla. Napiš třeba @pytest.mark.level(31).'


def describe_unknown_level(level: int, known: Sequence[int]) -> str:
    """`--level` with a number that no test and no lesson knows."""
    below = [number for number in known if number < level][-1:]
    above = [number for number in known if number > level][:1]
    near = ' a '.join(str(number) for number in below + above)
    which = 'Nejbližší jsou' if below and above else 'Nejbližší je'
    return f'Level {level} neexistuje. {which} {near}, třeba: pytest --level {(below + above)[0]}'


def header(title: str, folder: str, level: int | None, highest: int) -> str:
    """Which exercise, which program and which levels a run is about."""
    if level is None:
        levels = 'všechny levely'
    elif level == 0:
        levels = 'level 0, tedy ještě žádné testy'
    else:
        levels = f'levely do {level} (poslední má číslo {highest})'
    return f'{title} ({folder}): {levels}'


LEVEL_ZERO = 'Level 0 nemá žádné testy, takže je v pořádku. Začni prvním: pytest --level 1'


def headline(level: int | None, section: str, name: str) -> str:
    """The first line of an explained failure."""
    if level is None:
        return f'✗ test {name}'
    return f'✗ level {level} · {section}' if section else f'✗ level {level}'


def broke(levels: Sequence[int]) -> str:
    """Levels that passed last time and do not now."""
    if len(levels) == 1:
        return f'Pozor: level {levels[0]} už prošel, teď neprochází.'
    if len(levels) > 5:
        return f'Pozor: {len(levels)} levelů, které už prošly (od {levels[0]} do {levels[-1]}), teď neprochází.'
    return f'Pozor: levely {", ".join(map(str, levels))} už prošly, teď neprocházejí.'


def next_command(command: str) -> str:
    """What to run after mending."""
    return f'Oprav to a spusť:  {command}'


def next_level(number: int, sentence: str, command: str) -> list[str]:
    """What to do after a green run."""
    return [f'✓ Všechno prošlo. Další je level {number}: {sentence}', f'Pokračuj:  {command}']


def all_done(title: str, command: str) -> list[str]:
    """What to do when there is no further level."""
    return [f'✓ Hotovo, {title} je celý tvůj! Teď si zahraj:', f'  {command}']
