"""Beginners' mistakes that are in no function: what they type, and where their files lie."""

import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from checks.cloned import klondike_handed_out
from checks.running import PLAIN, ROOT, run

PROGRAM = 'zadani/klondike/klondike.py'
STUB = (ROOT / PROGRAM).read_bytes()
SOLUTION = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_bytes()
KARTY = (ROOT / 'zadani' / 'klondike' / 'karty.py').read_bytes()
TESTS = 'pytest tests/klondike --level 11'

NOT_FOR_BEGINNERS = ('usage:', 'Traceback', 'INTERNALERROR', 'inifile', 'unrecognized', 'No such file')


@dataclass(frozen=True)
class Start:
    """A command, typed in the folder `place` of a handout with these files in it (None: it is not there), and words of
    a true and helpful sentence that follows. With `open` the answer is none, and this is not mended yet; `beyond` says
    why the kit has no say in it."""

    what: str
    command: str
    says: str
    place: str = ''
    files: dict[str, bytes | None] = field(default_factory=dict)
    open: str = ''
    beyond: str = ''

    @property
    def group(self) -> str:
        return 'starts'

    @property
    def outcome(self) -> str:
        """What the beginner gets."""
        return 'false' if self.open else "pytest's" if self.beyond else 'helpful'

    @property
    def name(self) -> str:
        """What the mistake is called in messages and results."""
        return f'starts: {self.what}'

    def told(self, folder: Path) -> str:
        """What is printed, in a kit that is made in the folder."""
        kit = klondike_handed_out(folder)
        for name, content in self.files.items():
            path = kit / name
            if content is None:
                path.unlink()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
        program, *arguments = self.command.split()
        command = ['-m', 'pytest', *PLAIN, *arguments] if program == 'pytest' else arguments
        output = run(sys.executable, *command, cwd=(kit / self.place).resolve(), PYTHONPATH=str(ROOT)).output
        shutil.rmtree(kit)
        return output

    def problems(self, told: str) -> list[str]:
        """What is not as it should be."""
        if self.open or self.beyond:
            return []
        wrong = [f'is told {words!r}' for words in NOT_FOR_BEGINNERS if words in told]
        return wrong + ([] if self.says in told else [f'is not told {self.says!r}'])


STARTS = (
    Start('a word behind --level', 'pytest --level jedna', "Za --level patří číslo levelu, ne 'jedna'."),
    Start('nothing behind --level', 'pytest --level', 'Za --level napiš číslo levelu'),
    Start('from one level to another', 'pytest --level 10-12', "Za --level patří číslo levelu, ne '10-12'."),
    Start('a level that is not there', 'pytest --level 24', 'Level 24 neexistuje. Nejbližší jsou 23 a 25'),
    Start(
        'one hyphen', 'pytest -level 31', '--level', beyond='pytest answers before it has read what belongs to the kit'
    ),
    Start('a typing error in --level', 'pytest --levl 31', 'Volba --levl tu není. Nemá to být:'),
    Start('no space behind --level', 'pytest --level31', '--level 31'),
    Start('a typing error in --hint', 'pytest tests/klondike --level 11 --hints', 'Volba --hints tu není.'),
    Start('no hyphens', 'pytest level 31', 'level tu není. Nemá to být:'),
    Start('the number alone', 'pytest 31', '31 tu není. Nemá to být:'),
    Start(
        'a word behind --hint',
        'pytest --level 11 --hint dva',
        "Za --hint nepiš nic, nebo napiš pořadí nápovědy, ne 'dva'.",
    ),
    Start('a typing error in the folder', 'pytest tests/klondik --level 11', ' tests/klondike --level 11'),
    Start('the exercise without its folder', 'pytest klondike --level 11', ' tests/klondike --level 11'),
    Start('a file of tests that was made up', 'pytest tests/test_klondike.py', ' tests/klondike'),
    Start('a typing error in --help', 'pytest --hlep', 'Volba --hlep tu není. Nemá to být:'),
    Start('no folder after --impl', 'pytest --impl', 'Za --impl napiš složku s programem, třeba: pytest --impl zadani'),
    Start('in the folder of the tests', TESTS, 'Přejdi do ní:  cd ..', place='tests'),
    Start('in the folder above', TESTS, 'Testy se pouštějí ze složky, ve které leží start.py.', place='..'),
    Start('the program instead of its tests', f'pytest {PROGRAM} --level 11', 'Funkce je zatím prázdná. Napiš ji:'),
    Start('a file behind --impl', f'pytest --level 11 --impl {PROGRAM}', 'je soubor. Napiš složku, ve které leží.'),
    Start('a typing error behind --impl', 'pytest --level 11 --impl zadani/klondyke', 'neexistuje. Zkontroluj'),
    Start('a typing error in the name of the game', 'python ui.py klondik', 'Nemá to být klondike?'),
    Start('an ending too many', TESTS, 'Přejmenuj ho na klondike.py.', files={PROGRAM: None, f'{PROGRAM}.txt': STUB}),
    Start(
        'a capital letter in the name of the file',
        TESTS,
        'Přejmenuj ho na klondike.py.',
        files={PROGRAM: None, 'zadani/klondike/Klondike.py': STUB},
    ),
    Start(
        'a downloaded copy',
        TESTS,
        'Přejmenuj ho na klondike.py.',
        files={PROGRAM: None, 'zadani/klondike/klondike (1).py': STUB},
    ),
    Start(
        'a typing error in the name of the file',
        TESTS,
        'Přejmenuj ho na klondike.py.',
        files={PROGRAM: None, 'zadani/klondike/klondyke.py': SOLUTION},
    ),
    Start('the file is gone', TESTS, 'zadani/klondike.\n  Vezmi si ho znovu ze zadání.', files={PROGRAM: None}),
    Start(
        'a given file is gone',
        TESTS,
        'Chybí soubor karty.py. Hledal se ve složce zadani/klondike.\n  Vezmi si ho znovu ze zadání.',
        files={'zadani/klondike/karty.py': None},
    ),
    Start(
        'one folder too high', TESTS, 'Přesuň ho do správné složky.', files={PROGRAM: None, 'zadani/klondike.py': STUB}
    ),
    Start('written beside the tests', TESTS, 'Přesuň ji tam.', files={'tests/klondike/klondike.py': SOLUTION}),
    Start('written at the top of the kit', TESTS, 'Přesuň ji tam.', files={'klondike.py': SOLUTION}),
    Start('not saved', TESTS, 'Ulož ho v editoru (Ctrl+S)', files={PROGRAM: b''}),
    Start(
        'saved as UTF-16',
        TESTS,
        'Soubor není uložený v kódování UTF-8.',
        files={PROGRAM: STUB.decode().encode('utf-16')},
    ),
    Start(
        'saved as Windows-1250',
        TESTS,
        'Soubor není uložený v kódování UTF-8.',
        files={PROGRAM: STUB.decode().encode('cp1250', 'replace')},
    ),
    Start(
        'a module of the same name as one of Python',
        'pytest tests/klondike --level 23',
        'Tvůj soubor random.py se jmenuje jako modul random',
        files={PROGRAM: SOLUTION, 'zadani/klondike/random.py': b'print(6)\n'},
    ),
    Start(
        'a given file was emptied',
        TESTS,
        'Je totiž prázdný. Vezmi si ho znovu ze zadání.',
        files={'zadani/klondike/karty.py': b''},
    ),
    Start(
        'written into the given file',
        TESTS,
        'Funkce je zatím prázdná. Napiš ji: zadani/klondike/klondike.py',
        files={'zadani/klondike/karty.py': KARTY + b'\n\ndef popis_balicku(balicek):\n    return balicek[-1]\n'},
    ),
)
