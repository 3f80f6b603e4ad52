"""Measures time and memory of grading a whole class with all reports.

    python bench/grading_class.py           300 students; then 200 and 2,000 side by side
    python bench/grading_class.py --quick   only the 300 students
    python bench/grading_class.py --level N only levels up to N (fewer tests show better what all the rest costs)

Programs are the exercise's own samples in a realistic mix: half of them right, the rest wrong,
unfinished or broken, one of two hundred with a loop without end. Each class is graded by a
process of its own, as a teacher starts it. Prints a table and writes it to bench/results/.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from surroundings import ENVIRONMENT, processor_time

from rozdej.author.check.sample_programs import expectations
from rozdej.core.exercises import Exercise, find_exercises

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results' / 'grading-class.txt'

COMMAND = """
import resource, sys
from rozdej.cli import main
code = main(sys.argv[1:])
print('peak', resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
sys.exit(code)
"""


@dataclass(frozen=True)
class Cost:
    """What one run took: wall time, processor time of the machine meanwhile, and its own peak of memory in MB."""

    students: int
    seconds: float
    processor: float
    memory: float

    @property
    def line(self) -> str:
        each = 1000 / self.students
        return (
            f'{self.students:5} students {self.seconds:8.1f} s {self.seconds * each:7.1f} ms each'
            f' {self.processor:8.1f} s of processor {self.processor * each:7.1f} ms each {self.memory:6.0f} MB'
        )


def hand_in(exercise: Exercise, students: int, folder: Path) -> Path:
    """A class: a folder for each student, as Moodle's bulk download names them."""
    programs = list(expectations(exercise))
    right = [one.files for one in programs if one.first_red is None]
    wrong = [one.files for one in programs if one.first_red is not None]
    module = next(name for name in right[0] if name == f'{exercise.name}.py')
    mixed = islice(zip(cycle(right), cycle(wrong[:: max(1, len(wrong) // 97)]), strict=False), -(-students // 2))
    for number, files in enumerate(islice((files for pair in mixed for files in pair), students)):
        text = files[module]
        if number % 50 == 17:
            text += '\ndef nedopsana(:\n'
        if number % 200 == 99:
            text += '\n\nwhile True:\n    pass\n'
        place = folder / f'Student {number}_{1000 + number}_assignsubmission_file_'
        place.mkdir(parents=True)
        (place / module).write_text(text, encoding='utf-8')
    return folder


def run(command: str, submissions: Path, students: int, out: Path, more: list[str]) -> Cost:
    """Run a command of `rozdej` over the class in a fresh process, with more options if there are any."""
    started, before = time.perf_counter(), processor_time()
    words = [sys.executable, '-c', COMMAND, command, str(submissions), '--out', str(out), *more]
    done = subprocess.run(words, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True)
    seconds, processor = time.perf_counter() - started, processor_time() - before
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    peak = next(int(line.split()[1]) for line in done.stderr.splitlines() if line.startswith('peak '))
    return Cost(students, seconds, processor, peak / 1024)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--quick', action='store_true')
    parser.add_argument('--exercise', default='klondike')
    parser.add_argument('--level', metavar='N')
    options = parser.parse_args()
    more = ['--level', options.level] if options.level else []
    exercise = next(one for one in find_exercises(ROOT) if one.name == options.exercise)
    levels = f'levels up to {options.level}' if options.level else 'all levels'
    lines: list[str] = []

    def say(line: str) -> None:
        print(line, flush=True)
        lines.append(line)

    load = f'load {os.getloadavg()[0]:.1f} when it began, nice {os.nice(0)}'
    say(f'{exercise.name}, {levels}, {os.cpu_count()} cores, {load}')
    with tempfile.TemporaryDirectory() as folder:
        first = grade_class(exercise, 300, Path(folder), more)
        say(f'all reports (target 20 s):   {first.line}')
        again = grade_class(exercise, 300, Path(folder), more)
        say(f'nothing new (target 1 s):    {again.line}')
    good = first.seconds <= 15 and again.seconds <= 1
    if not options.quick:
        costs = []
        for students in (200, 2000):
            with tempfile.TemporaryDirectory() as folder:
                costs.append(grade_class(exercise, students, Path(folder), more))
                say(f'side by side:                {costs[-1].line}')
        few, many = costs
        ratio = many.processor / many.students / (few.processor / few.students)
        growth = many.memory - few.memory
        good &= ratio <= 1.1 and growth <= 25
        say(f'ten times the students: {ratio:.2f} times the processor time each (target 1.1), {growth:+.0f} MB')
    RESULTS.write_text('\n'.join(lines) + '\n', encoding='utf-8')
    return 0 if good else 1


def grade_class(exercise: Exercise, students: int, folder: Path, more: list[str]) -> Cost:
    """Grade a class of that many, which is made in the folder unless it is there."""
    submissions = folder / 'class'
    if not submissions.exists():
        hand_in(exercise, students, submissions)
    return run('grade', submissions, students, folder / 'out', more)


if __name__ == '__main__':
    sys.exit(main())
