"""What tests of pytest's part share: a small exercise with tests to be written, and a kit of five exercises."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rozdej.author.check.program_runner import close_tests
from rozdej.core.exercises import Exercise

LESSON = """# Pokus

```python
def dvakrat(x):
    \'\'\'Vrátí dvojnásobek.\'\'\'
```

* level 1: Jde to.
* level 2: Taky.
"""
FIRST = '@pytest.mark.level(1)\ndef test_prvni(pokus):\n    """Platí."""\n    assert pokus.dvakrat(2) == 4\n'


LATER_LEVEL = re.compile(r'^(?:\* level|okno) (?:3[2-9]|[4-9]\d|\d{3}): .*\n(?:  .*\n)*', re.MULTILINE)


@pytest.fixture
def pokus(tmp_path: Path) -> Iterator[Callable[..., Exercise]]:
    """`pokus(test)` is an exercise with that test of level 2, behind a plain one, and a solution that is right."""

    def make(test: str, head: str = 'import sys, pytest\n') -> Exercise:
        files = {
            'zadani/pokus/lekce.md': LESSON,
            'zadani/pokus/pokus.py': 'def dvakrat(x):\n    """Vrátí dvojnásobek."""\n',
            'reseni/pokus/pokus.py': 'def dvakrat(x):\n    return 2 * x\n',
            'tests/pokus/test_010_pokus.py': f'{head}{FIRST}\n@pytest.mark.level(2)\n{test}',
        }
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding='utf-8')
        return Exercise('pokus', tmp_path)

    yield make
    close_tests()  # its modules can be imported as long as its tests stay collected


@pytest.fixture
def short_kit(kit: Path) -> Path:
    """The kit without most tests of later levels: collecting them is what takes most of a run's time."""
    for path in (kit / 'tests' / 'klondike').glob('test_*.py'):
        if path.name > 'test_04':
            path.unlink()
    return kit


@pytest.fixture
def five_exercises(short_kit: Path) -> Path:
    """The kit with Klondike under four more names, each its own exercise, which ends at level 31."""
    for order, name in enumerate(('alfa', 'beta', 'gama', 'delta')):
        for path in [
            *(short_kit / 'zadani/klondike').glob('*.*'),
            *(short_kit / 'reseni/klondike').glob('*.py'),
            *(short_kit / 'tests/klondike').glob('test_0[0-3]*.py'),
        ]:
            text = path.read_text(encoding='utf-8').replace('klondike', name)
            text = text.replace('# Klondike', f'# {name}').replace('poradi: 10', f'poradi: {order + 5}')
            text = LATER_LEVEL.sub('', text)
            copy = short_kit / path.relative_to(short_kit).as_posix().replace('klondike', name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding='utf-8')
    return short_kit
