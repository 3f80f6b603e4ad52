"""Measures how long `rozdej questions` takes for a class, and how many of the class can be asked.

    python bench/questions.py [--exercise NAME] [--students 300]

The class is that of `grading_class.py`: half of the programs are right, the rest wrong, unfinished or broken, and no
two are equal. Prints a table and writes it to bench/results/.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from grading_class import ROOT, hand_in, run

from rozdej.core.exercises import find_exercises

RESULTS = ROOT / 'bench' / 'results' / 'questions.txt'
TARGET = 60.0
"""Seconds for 300 students on two cores."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or '').partition('\n')[0])
    parser.add_argument('--exercise', default='klondike')
    parser.add_argument('--students', type=int, default=300)
    options = parser.parse_args()
    exercise = next(one for one in find_exercises(ROOT) if one.name == options.exercise)
    load = f'load {os.getloadavg()[0]:.1f} when it began, nice {os.nice(0)}'
    lines = [f'{exercise.name}, {os.cpu_count()} cores, {load}']
    with tempfile.TemporaryDirectory() as folder:
        submissions, out = hand_in(exercise, options.students, Path(folder, 'class')), Path(folder, 'out')
        for number, file in enumerate(submissions.rglob('*.py')):  # equal programs would be asked only once
            file.write_text(f'{file.read_text("utf-8")}\n# Student {number}.\n', encoding='utf-8')
        first = run('questions', submissions, options.students, out, ['--seed', 'bench'])
        again = run('questions', submissions, options.students, out, [])
        pages = [path.read_text('utf-8').count('<section>') for path in (out / 'otazky').iterdir()]
    whole = f'{len(pages)} pages, {sum(count == 5 for count in pages)} of them with five questions'
    lines += [f'all pages (target {TARGET:.0f} s):  {first.line}', f'nothing new:              {again.line}', whole]
    print('\n'.join(lines))
    RESULTS.write_text('\n'.join([*lines, '']), encoding='utf-8')
    return int(first.seconds > TARGET)


if __name__ == '__main__':
    sys.exit(main())
