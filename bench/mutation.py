"""Finds small faults in a reference solution that no level test catches.

    python bench/mutation.py [EXERCISE …] [--part N] [--seed N]

cosmic-ray makes the mutants, the level tests judge them in a warm process. A mutant that
survives must stand in `samples/<exercise>/equivalent_mutants.txt` with the reason why it
changes nothing; others are printed and make the run fail. The score goes to bench/results/.
With `--part 5` only one of five mutants is judged, drawn under the seed that is printed.
"""

import argparse
import datetime
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# GitPython, a part of cosmic-ray that is not used here, complains where git is missing.
os.environ.setdefault('GIT_PYTHON_REFRESH', 'quiet')

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from rozdej.author.check.program_runner import Job, run_in_processes
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.student.source import SourceFile

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results' / 'mutation.txt'


@dataclass(frozen=True)
class Mutant:
    """One small change of one file: the line before and after it, and the whole new text."""

    file: str
    before: str
    after: str
    text: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same when lines above it come or go."""
        return (self.file, self.before, self.after)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All mutants of a file, each text once."""
    source = path.read_text(encoding='utf-8')
    nodes = list(ast_nodes(get_ast_from_path(path)))
    seen = {source}
    for name in operator_names():
        kind = get_operator(name)
        if kind.arguments():
            continue  # needs to be told what to replace; not for a run over everything
        operator = kind()
        for occurrence in range(sum(1 for node in nodes for _ in operator.mutation_positions(node))):
            text = mutate_code(source, operator, occurrence)
            if text is not None and text not in seen:
                seen.add(text)
                before, after = changed_line(source, text)
                yield Mutant(path.name, before, after, text)


def changed_line(before: str, after: str) -> tuple[str, str]:
    """The first line that differs, in both."""
    for one, other in zip(before.splitlines(), after.splitlines(), strict=False):
        if one != other:
            return one.strip(), other.strip()
    return '', ''


def read_equivalents(path: Path) -> dict[tuple[str, str, str], str]:
    """The mutants in a list of those that change nothing -> the reason."""
    known = {}
    if path.is_file():
        for block in path.read_text(encoding='utf-8').split('\n\n'):
            lines = [line[2:] for line in block.splitlines() if line[:2] in ('@ ', '- ', '+ ', '= ')]
            if len(lines) == 4:
                known[lines[0], lines[1], lines[2]] = lines[3]
    return known


def known_equivalents(exercise: Exercise) -> dict[tuple[str, str, str], str]:
    """The mutants of an exercise's solution that change nothing -> the reason."""
    return read_equivalents(exercise.samples / 'equivalent_mutants.txt')


def all_mutants(exercise: Exercise) -> list[Mutant]:
    """The mutants of what students write of the exercise."""
    given = {path.name for path in exercise.given.glob('*.py') if not _is_stub(exercise, path.stem)}
    files = sorted(path for path in exercise.solution.glob('*.py') if path.name not in given)
    return [mutant for path in files for mutant in mutants_of(path)]


def survivors_of(exercise: Exercise, mutants: list[Mutant]) -> list[Mutant]:
    """Those mutants that pass all level tests."""
    files = {path.name: path.read_text(encoding='utf-8') for path in exercise.solution.glob('*.py')}
    with tempfile.TemporaryDirectory(prefix='rozdej-') as folder:
        jobs = []
        for number, mutant in enumerate(mutants):
            program = Path(folder) / str(number)
            program.mkdir()
            for name, text in {**files, mutant.file: mutant.text}.items():
                (program / name).write_text(text, encoding='utf-8')
            jobs.append(Job(str(number), program))
        survivors, done = [], 0
        for _, outcomes in run_in_processes([(exercise, jobs)]):
            done += len(outcomes)
            survivors += [mutants[int(outcome.name)] for outcome in outcomes if outcome.first_red is None]
            if sys.stderr.isatty():
                print(f'\r{exercise.name}: {done} of {len(jobs)} mutants', end='', file=sys.stderr, flush=True)
    return survivors


def _is_stub(exercise: Exercise, module: str) -> bool:
    return SourceFile(exercise.given / f'{module}.py').has_unwritten


def main() -> int:
    """Measure the exercises, write the scores, return 1 when a mutant survives without a reason."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('exercise', nargs='*')
    parser.add_argument('--part', type=int, default=1, metavar='N', help='judge one of N mutants')
    parser.add_argument('--seed', type=int, default=int(f'{datetime.date.today():%Y%m%d}'), help='for drawing them')
    options = parser.parse_args()
    if unknown := set(options.exercise) - {exercise.name for exercise in find_exercises(ROOT)}:
        parser.error(f'no exercise is called {", ".join(sorted(unknown))}')
    if options.part > 1:
        print(f'one of {options.part} mutants, drawn with --seed {options.seed}')
    failed = False
    for exercise in find_exercises(ROOT):
        if options.exercise and exercise.name not in options.exercise:
            continue
        mutants = all_mutants(exercise)
        mutants = random.Random(options.seed).sample(mutants, -(-len(mutants) // options.part))
        survivors = survivors_of(exercise, mutants)
        known = known_equivalents(exercise)
        unknown = [mutant for mutant in survivors if mutant.key not in known]
        score = f'{exercise.name}: {len(mutants)} mutants, {len(mutants) - len(survivors)} caught, '
        score += f'{len(survivors) - len(unknown)} equivalent, {len(unknown)} survived'
        print(f'\r{score}')
        for mutant in unknown:
            print(f'  {mutant.file}\n- {mutant.before}\n+ {mutant.after}')
        if options.part == 1:
            for file, before, after in sorted(known.keys() - {mutant.key for mutant in survivors}):
                print(f'caught this time; if always, drop it from equivalent_mutants.txt:\n  {file}')
                print(f'- {before}\n+ {after}')
            kept = RESULTS.read_text(encoding='utf-8').splitlines() if RESULTS.is_file() else []
            kept = [line for line in kept if not line.startswith(f'{exercise.name}: ')]
            RESULTS.write_text('\n'.join(sorted([*kept, score])) + '\n', encoding='utf-8')
        # A slow mutant of a strategy runs out of time on a busy machine and counts as caught: no failure.
        failed = failed or bool(unknown)
    return int(failed)


if __name__ == '__main__':
    sys.exit(main())
