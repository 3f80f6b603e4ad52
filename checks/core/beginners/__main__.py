"""`python -m checks.core.beginners`: what beginners are told about their mistakes, to be read by somebody.

With words, whole programs' mistakes and messages of the cases whose name has them; `--write` keeps the table.
"""

import argparse
import sys

from checks.core.beginners.corpus import Case, Told, cases, run
from checks.core.beginners.lengths import lengths
from checks.core.beginners.starts import STARTS, Start
from checks.running import ROOT

RESULTS = ROOT / 'bench' / 'results' / 'beginners.txt'
OUTCOMES = ('helpful', 'facts only', 'false', "pytest's")
LENGTHS = 'Lines that are read, with heading and last line, at 100 columns'
HEAD = '# python -m checks.core.beginners --write: what beginners are told about their mistakes'


def counts(every: list[Case]) -> list[str]:
    """How many are told what, a line for each exercise and one for what is in no function."""
    mistakes = [*every, *STARTS]
    lines = []
    for name in (*dict.fromkeys(mistake.group for mistake in mistakes), 'all'):
        found = [mistake.outcome for mistake in mistakes if name in (mistake.group, 'all')]
        lines.append(f'{name:12}' + ''.join(f'{found.count(outcome):12}' for outcome in OUTCOMES) + f'{len(found):12}')
    return lines


def title(case: Case | Start) -> str:
    """The line above the sentences of a case."""
    return f'{case.name} [{case.outcome}]'


def table(told: list[tuple[Case, Told]]) -> str:
    """How many are told what, and all sentences."""
    heading = f'{"":12}' + ''.join(f'{outcome:>12}' for outcome in (*OUTCOMES, 'all'))
    lines = [HEAD, '', heading, *counts([case for case, _ in told])]
    lines += ['', LENGTHS, f'{"":12}{"median":>12}{"95 %":>12}{"max":>12}', *lengths(told)]
    for case, said in told:
        lines += ['', title(case), *(f'    {sentence}' for sentence in said.sentences)]
        lines += [f'    ! {why}' for why in case.words['open']]
    for start in STARTS:
        lines += [
            '',
            f'{title(start)} {start.command}',
            f'    ! {why}' if (why := start.open or start.beyond) else f'    {start.says}',
        ]
    return '\n'.join(lines) + '\n'


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('words', nargs='*', help='only the cases with one of these words in their name')
    parser.add_argument('--write', action='store_true', help=f'write {RESULTS.relative_to(ROOT)}')
    options = parser.parse_args()
    if options.words and options.write:
        parser.error('only a table of all cases is written down')
    every = cases()
    chosen = [case for case in every if not options.words or any(word in case.name for word in options.words)]
    order = {case.name: number for number, case in enumerate(every)}
    told = sorted(run(chosen), key=lambda found: order[found[0].name])
    wrong = 0
    for case, said in told:
        problems = list(case.problems(said))
        wrong += bool(problems)
        if options.words or problems:
            print(f'── {title(case)}\n{case.code}\n\n{said.text}')
            print(*(f'!! {problem}' for problem in problems), sep='\n', end='\n\n')
    print(*lengths(told), sep='\n')
    if options.write:
        RESULTS.write_text(table(told), encoding='utf-8')
    print(f'{len(told)} cases, {wrong} of them not as their list says')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
