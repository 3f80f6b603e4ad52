"""Counts the rules of the lessons, and those that no level test asks for.

    python bench/rules.py

The rules stand in `samples/<exercise>/rules.txt`; that they fit lesson and tests is what `rozdej check` sees to. The
result goes to bench/results/rules.txt.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from rozdej.author.check.rules import rules
from rozdej.core.exercises import Exercise, find_exercises

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results' / 'rules.txt'


def counted(exercise: Exercise) -> Iterator[str]:
    """The numbers of an exercise in one line, then each rule without a level: the reason and its words."""
    found = rules(exercise)
    tested = sum(bool(rule.levels) for rule in found)
    fresh = sum(rule.kind == 'fresh' for rule in found)
    counts = f'{len(found)} rules, {tested} tested, {fresh} by fresh cases only, {len(found) - tested - fresh} untested'
    yield f'{exercise.name}: {counts}'
    for rule in found:
        if not rule.levels:
            yield f'    {rule.kind}: {rule.reason} | {rule.words}'


def main() -> int:
    """Count, write and print the result."""
    text = '\n'.join(line for exercise in find_exercises(ROOT) for line in counted(exercise))
    RESULTS.write_text(f'{text}\n', encoding='utf-8')
    print(text)
    return 0


if __name__ == '__main__':
    sys.exit(main())
