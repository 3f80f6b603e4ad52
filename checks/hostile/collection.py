"""The hostile programs of this folder, and what each of them deserves."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent

from checks.running import ROOT
from rozdej.check.mistakes import blocks
from rozdej.check.solution import text_of

HERE = Path(__file__).parent
BASES = {'right': ROOT / 'reseni' / 'klondike' / 'klondike.py', 'wrong': HERE / 'wrong.py'}
NAMED = re.compile(r'(\w+): .+')
FIELD = re.compile(r'^(base|hits|verdicts|says|walls): (.+)$', re.MULTILINE)
OTHER_FILE = re.compile(r'file (\w+)\.py')


@dataclass(frozen=True)
class Hostile:
    """A submission, as module name -> content, and what has to come of it (see `README.md`)."""

    name: str
    base: str
    files: dict[str, bytes]
    hits: frozenset[int]
    verdicts: frozenset[str]
    says: str


def levels(text: str) -> frozenset[int]:
    """Levels from their list: `'11-12 41'`."""
    found: set[int] = set()
    for part in text.replace('none', '').split():
        first, _, last = part.partition('-')
        found |= set(range(int(first), int(last or first) + 1))
    return frozenset(found)


def base_text(name: str) -> str:
    """The program that a hostile one is put behind."""
    return BASES[name].read_text(encoding='utf-8')


def listed(path: Path) -> Iterator[tuple[str, dict[str, str], dict[str, str]]]:
    """The name of each program in a list, what its docstring says, and its files; its own one is called ''."""
    found: list[tuple[str, dict[str, str], dict[str, str]]] = []
    for block in blocks(path):
        if other := OTHER_FILE.fullmatch(block.docstring):
            found[-1][2][other[1]] = text_of(block.code)
        elif named := NAMED.match(block.docstring):
            found.append((named[1], dict(FIELD.findall(block.docstring)), {'': text_of(block.code)}))
        else:
            raise ValueError(f'{path.name}:{block.line} names no program')
    yield from found


def read_programs(path: Path) -> Iterator[Hostile]:
    """The submissions in a list."""
    for name, fields, files in listed(path):
        base = fields['base']
        files['klondike'] = f'{base_text(base)}\n\n{files.pop("")}\n'
        yield Hostile(
            name,
            base,
            {module: text.encode() for module, text in files.items()},
            levels(fields['hits']),
            frozenset(fields['verdicts'].split(', ')),
            fields['says'],
        )


@dataclass(frozen=True)
class HostileScript:
    """The part of `blackjack.py` that only runs when the file is run as a script, and what has to come of it."""

    name: str
    files: dict[str, bytes]
    verdicts: frozenset[str]
    says: str
    needs_walls: bool


def read_scripts(path: Path) -> Iterator[HostileScript]:
    """The solution of Blackjack that starts with an attack when it is run."""
    for name, fields, files in listed(path):
        program = f'{BLACKJACK}\n\n{MAIN_GUARD}\n{indent(files[""], "    ")}\n'
        verdicts = frozenset(fields['verdicts'].split(', '))
        yield HostileScript(name, {'blackjack': program.encode()}, verdicts, fields['says'], fields['walls'] == 'yes')


MAIN_GUARD = "if __name__ == '__main__':"
BLACKJACK_PLAYED = (ROOT / 'reseni' / 'blackjack' / 'blackjack.py').read_text(encoding='utf-8')
BLACKJACK = BLACKJACK_PLAYED.partition(MAIN_GUARD)[0]
"""The solution without what it does when it is run."""

SCRIPTS = list(read_scripts(HERE / 'scripts.py'))
PROGRAMS = [program for path in sorted((HERE / 'programs').glob('*.py')) for program in read_programs(path)]
