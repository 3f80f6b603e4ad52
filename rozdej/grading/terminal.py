"""What a teacher sees in the terminal: progress while a class is graded, and the tables at the end."""

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field

from rozdej.grading.report.course import CourseTable
from rozdej.grading.report.rows import Row, number
from rozdej.grading.report.statistics import ClassStatistics
from rozdej.grading.result import Result

MOST_STUDENTS = 40
"""Students listed by name in a terminal; of a larger class only those that have to be looked at are."""
WIDTH = 120
"""Columns of the table in a file."""
MOST_NAMED = 3
"""Submissions named in the line of progress."""


def watched(total: int, results: Iterable[tuple[Result, list[str]]]) -> Iterator[Result]:
    """The results as they come, with a progress bar on a terminal: time left, and what is running."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    from rich.text import Text

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn('{task.description}', markup=False))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task('starting', total=total)
        for result, running in results:
            names = ', '.join(running[:MOST_NAMED]) + (' …' if len(running) > MOST_NAMED else '')
            progress.update(task, advance=1, description=Text(names).plain)
            yield result


@dataclass
class ClassSummary:
    """What is printed at the end: sums by exercise, lines about students, and who `eyes` are needed for, and why."""

    exercises: list[list[str]] = field(default_factory=list)
    students: list[list[str]] = field(default_factory=list)
    eyes: list[list[str]] = field(default_factory=list)
    exposures: list[str] = field(default_factory=list)
    failures: int = 0

    def to_json(self) -> str:
        """As text for the store."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> 'ClassSummary':
        """The summary that `to_json` wrote."""
        return cls(**json.loads(text))

    def show(self) -> None:
        """Print it."""
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        # Where nobody watches (a file, a pipe), rich would take it for a narrow terminal.
        console = Console(file=sys.stdout, highlight=False, width=None if sys.stdout.isatty() else WIDTH)
        with console.capture() as captured:
            for exposure in self.exposures:
                console.print(f'Reduced isolation: {exposure}', style='bold red')
            for columns, rows in (
                (('student', 'exercise', 'level', 'points', 'verdict'), self.students),
                (('exercise', 'students', 'finished', 'mean points', 'not graded', 'doubtful'), self.exercises),
            ):
                if rows:
                    table = Table(*columns)
                    for row in rows:
                        table.add_row(*map(Text, row))
                    console.print(table)
        print(captured.get(), end='')  # rich itself would end the program where nobody reads any more

    def show_eyes(self) -> None:
        """Print who has to be looked at."""
        if not self.eyes:
            return
        is_one_exercise = len({exercise for _, exercise, _ in self.eyes if exercise}) < 2
        print('Needs your eyes:')
        for name, exercise, why in self.eyes[:MOST_STUDENTS]:
            print(f'  {name}{"" if is_one_exercise or not exercise else f" ({exercise})"}: {why}')
        if (more := len(self.eyes) - MOST_STUDENTS) > 0:
            print(f'  … and {more} more, see report.html')


class SummaryReport:
    """Makes the `summary` from the rows, as reports are made."""

    def __init__(self, course: CourseTable, statistics: ClassStatistics):
        self._course = course
        self._statistics = statistics
        self.summary = ClassSummary()
        self._everybody: list[list[str]] = []

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            result, score = row.result, row.score
            points = f'{number(score.points)} of {number(score.maximum)}'
            doubtful = ' (doubtful)' if result.doubtful else ''
            by_hand = ' by hand' if row.is_by_hand else ''
            line = [result.label, row.title, str(score.reached), f'{points}{by_hand}', f'{row.verdict}{doubtful}']
            self.summary.failures += result.is_graders_fault
            if len(self._everybody) <= MOST_STUDENTS:
                self._everybody.append(line)

    def finish(self) -> None:
        self.summary.eyes = [[one.name, one.title, '; '.join(one.why)] for one in self._course.eyes]
        self.summary.exposures = self._statistics.exposures
        self.summary.students = self._everybody if len(self._everybody) <= MOST_STUDENTS else []
        self.summary.exercises = [
            [
                one.exercise.lesson.title if one.exercise else 'not known',
                *map(str, (one.count, one.finished)),
                f'{number(round(one.mean, 2))} of {number(one.maximum)}',
                *map(str, (one.ungraded, one.doubtful)),
            ]
            for one in self._statistics.exercises
        ]
