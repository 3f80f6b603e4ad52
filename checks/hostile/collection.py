"""The hostile programs of this folder, and what each of them deserves."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent

from checks.running import ROOT

HERE = Path(__file__).parent
BASES = {'right': ROOT / 'reseni' / 'klondike' / 'klondike.py', 'wrong': HERE / 'wrong.py'}
FIELD = re.compile(r'# (attacks|base|hits|verdicts|says|walls): (.+)')


@dataclass(frozen=True)
class Hostile:
    """A submission, as module name -> content, and what has to come of it (see `programs/README.md`)."""

    name: str
    attacks: str
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


def read_program(path: Path) -> Hostile:
    """The submission in a file, or in a folder of files."""
    main = path / 'klondike.py' if path.is_dir() else path
    text = main.read_text(encoding='utf-8')
    fields = dict(FIELD.findall(text))
    missing = {'attacks', 'base', 'hits', 'verdicts', 'says'} - set(fields)
    if missing:
        raise ValueError(f'{path.name} does not say: {", ".join(sorted(missing))}')
    files = {'klondike': f'{base_text(fields["base"])}\n\n{text}'.encode()}
    if path.is_dir():
        files |= {other.stem: other.read_bytes() for other in path.glob('*.py') if other != main}
    verdicts = frozenset(verdict.strip() for verdict in fields['verdicts'].split(','))
    hits = levels(fields['hits'])
    return Hostile(path.stem, fields['attacks'], fields['base'], files, hits, verdicts, fields['says'])


@dataclass(frozen=True)
class HostileScript:
    """The part of `blackjack.py` that only runs when the file is run as a script, and what has to come of it."""

    name: str
    attacks: str
    files: dict[str, bytes]
    verdicts: frozenset[str]
    says: str
    needs_walls: bool


def read_script(path: Path) -> HostileScript:
    """The solution of Blackjack that starts with the attack when it is run."""
    text = path.read_text(encoding='utf-8')
    fields = dict(FIELD.findall(text))
    verdicts = frozenset(verdict.strip() for verdict in fields['verdicts'].split(','))
    program = f'{BLACKJACK}\n\n{MAIN_GUARD}\n{indent(text, "    ")}'
    return HostileScript(
        path.stem,
        fields['attacks'],
        {'blackjack': program.encode()},
        verdicts,
        fields['says'],
        fields['walls'] == 'yes',
    )


MAIN_GUARD = "if __name__ == '__main__':"
BLACKJACK_PLAYED = (ROOT / 'reseni' / 'blackjack' / 'blackjack.py').read_text(encoding='utf-8')
BLACKJACK = BLACKJACK_PLAYED.partition(MAIN_GUARD)[0]
"""The solution without what it does when it is run."""

SCRIPTS = [read_script(path) for path in sorted((HERE / 'scripts').glob('*.py'))]

PROGRAMS = [
    read_program(path) for path in sorted((HERE / 'programs').iterdir()) if path.suffix == '.py' or path.is_dir()
]
