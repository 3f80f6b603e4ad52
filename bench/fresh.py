"""Finds sample programs that only fresh cases catch, and right ones that fail them.

    python bench/fresh.py blackjack [--cases 50] [--seed WORD] [--only WORDS] [--show] [--write]

`--cases` is how many a function gets, 10000 to look for false alarms (with `--only right`). `--only` takes programs
whose name has these words in it, `--show` prints what is told of each. Programs run in this process. `--write` keeps
the figures in bench/results/fresh.txt, with those that this seed does not find (another one may).
`--cost 7` grades the solution so many times in a sandbox, in turns with `--fresh off`, then each right program once.
It tells the processor time.
"""

import argparse
import gc
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

from rozdej.author.check.sample_programs import expectations
from rozdej.core.exercises import Exercise
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import CHECK_CALL_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.teacher.fresh_cases import CASES, CaseRunner, Questions
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.isolation.workers import SandboxWorker

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results' / 'fresh.txt'


def main() -> int:
    """Ask the programs, print what does not fit; 1 when anything does not."""
    parser = argparse.ArgumentParser(description=__doc__.partition('\n')[0])
    parser.add_argument('exercise')
    parser.add_argument('--cases', type=int, default=CASES)
    parser.add_argument('--seed', default=secrets.token_hex(4))
    parser.add_argument('--only', default='')
    parser.add_argument('--show', action='store_true')
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--cost', type=int, metavar='RUNS')
    options = parser.parse_args()
    if options.cost:
        line = cost(Exercise(options.exercise, ROOT), options.seed, options.cost)
        print(line)
        if options.write:
            _keep(line)
        return 0
    gc.disable()  # with 10,000 cases it takes seconds now and then, which would be a program's
    exercise = Exercise(options.exercise, ROOT)
    questions = Questions.of(exercise, options.seed, options.cases)
    if questions is None:
        print(f'{exercise.name} has no fresh cases')
        return 1
    asking, escapes = CaseRunner(questions), questions.fresh.escapes
    programs = [p for p in expectations(exercise) if p.name.startswith(('wrong/', 'right/', 'solution'))]
    wrong = fell = alarms = 0
    problems: list[str] = []
    seconds: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, expected in enumerate(programs):
            if options.only not in expected.name:
                continue
            place = expected.write(Path(folder, str(number)))
            program = LocalProgram(Implementation(exercise, place), Guard(CHECK_CALL_SECONDS))
            began = time.process_time()
            is_wrong = expected.first_red is not None
            own = [expected.path.stem] if is_wrong and not options.show else ()  # mostly shows its mistake
            faults = asking.faults(program, own) or asking.faults(program, questions.cases)
            if not is_wrong:
                seconds.append(time.process_time() - began)
                alarms += bool(faults)
                problems += [f'ALARM    {expected.name}: {one.function}' for one in faults]
            elif expected.name in escapes:
                problems += [f'FALLS, though in escapes: {expected.name}'] if faults else []
            else:
                wrong += 1
                fell += bool(faults)
                problems += [] if faults else [f'ESCAPES  {expected.name} (level {expected.first_red})']
            for one in faults if options.show or not is_wrong else ():
                print(
                    f'{expected.name}: {one.function}, {one.wrong} wrong and {one.slips} slips of {one.asked}', end=''
                )
                print(f', because of {one.because}' if one.because else '')
                print('\n'.join(one.text))
    print('\n'.join(problems))
    line = f'{exercise.name}, {options.cases} cases a function, seed {options.seed}: '
    if wrong:
        line += f'{fell} of {wrong} wrong programs fall, {len(escapes)} cannot be asked'
    if seconds:
        line += ', ' * bool(wrong) + f'{alarms} of {len(seconds)} right ones raise an alarm'
        line += f', {max(seconds):.2f} s at most for one'
    print(line)
    if options.write:
        _keep('; '.join([line, *(one.removeprefix('ESCAPES  ') for one in problems if one.startswith('ESCAPES'))]))
    return bool(problems)


def cost(exercise: Exercise, seed: str, runs: int) -> str:
    """Processor time of grader and worker without and with fresh cases, in turns, as a line."""
    with Judge(exercise) as without, Judge(exercise, seed=seed) as asking, tempfile.TemporaryDirectory() as folder:

        def times(program: Path) -> tuple[float, float]:
            return _worked(without, program), _worked(asking, program)

        times(exercise.solution)  # pays for what is made once
        off, on = map(statistics.median, zip(*[times(exercise.solution) for _ in range(runs)], strict=True))
        others = [p for p in expectations(exercise) if p.name.startswith('right/')]
        first = [times(expected.write(Path(folder, str(n)))) for n, expected in enumerate(others)]
    plain, asked = map(sum, zip(*first, strict=True))
    return (
        f'{exercise.name}, cost of a submission, seed {seed}: {off:.2f} s of processor time without fresh cases, '
        f'{on - off:.2f} s more with them (+{100 * (on - off) / off:.0f} %), median of {runs} in turns; '
        f'+{100 * (asked - plain) / plain:.0f} % for {len(first)} right programs, each seen for the first time'
    )


def _worked(judge: Judge, program: Path) -> float:
    """Seconds of the processor that this process and the workers take for one submission."""
    workers: list[float] = []
    close, before = SandboxWorker.close, time.process_time()

    def closing(sandbox: SandboxWorker) -> None:
        workers.append(sandbox.processor_time() or 0.0)  # nobody can tell when it has ended
        close(sandbox)

    with patch.object(SandboxWorker, 'close', closing):
        assert all(test.passed for test in judge.grade(program).tests)
    return time.process_time() - before + sum(workers)


def _keep(line: str) -> None:
    """In place of the last result of the same exercise with as many cases."""
    lines = RESULTS.read_text(encoding='utf-8').splitlines() if RESULTS.is_file() else []
    kept = [other for other in lines if other.partition(', seed')[0] != line.partition(', seed')[0]]
    RESULTS.write_text('\n'.join(sorted([*kept, line])) + '\n', encoding='utf-8')


if __name__ == '__main__':
    sys.exit(main())
