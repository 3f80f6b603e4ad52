"""The hostile programs of this folder, and what each of them deserves.

Each program in `programs/` attacks the grader, or is broken in a way of its own. It is put behind another program,
its `base`, and redefines what it needs; the base alone shows what it honestly deserves. Each program in `scripts.py`
is what the solution of Blackjack does when it is run as `python blackjack.py`, in place of the game; all levels but
the one that runs the file pass. Never run one by hand.

A program begins with a docstring: its name, what it attacks, and

- `base`: `right` (the reference solution of Klondike) or `wrong` (`wrong.py`: every function is there and wrong);
- `hits`: the levels in which it loses tests (`11-12 41`), or `none`. Every test of other levels has to end as without
  it; in these, none may pass that does not pass without it;
- `verdicts`: what the lost tests may end with, separated by commas (`passed` for a script that is honest enough);
- `says`: what the student has to be told, in the feedback of a lost test or in the notes (a regular expression);
- `walls`, of scripts: `yes` when it would do harm without a sandbox, so that `--no-sandbox` is not tried with it.

A docstring `file random.py` begins another file of the same submission.

In a tournament they play as strategies, too: none wins by anything but its moves, and no game of others changes.

`traces.py` lists what a program could leave behind for an accomplice who is graded next by the same warm worker: each
block can `leave` something and `find` it. A program that does both gets all points (or says `refused`, where not even
that works), one that only finds gets none.

`evasions.py` lists what a function that knows the public tests by heart tries, in `attack`, where it is asked a fresh
case: most of its answers are found to be wrong all the same.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent

from checks.running import ROOT
from rozdej.author.check.program_lists import blocks
from rozdej.author.check.solution_variants import text_of

SAMPLES = ROOT / 'samples/hostile'
BASES = {'right': ROOT / 'reseni' / 'klondike' / 'klondike.py', 'wrong': SAMPLES / 'wrong.py'}
NAMED = re.compile(r'(\w+): .+')
FIELD = re.compile(r'^(base|hits|verdicts|says|walls): (.+)$', re.MULTILINE)
OTHER_FILE = re.compile(r'file (\w+)\.py')


@dataclass(frozen=True)
class Hostile:
    """A submission, as module name -> content, and what has to come of it (see above)."""

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

SCRIPTS = list(read_scripts(SAMPLES / 'scripts.py'))
PROGRAMS = [program for path in sorted((SAMPLES / 'programs').glob('*.py')) for program in read_programs(path)]
