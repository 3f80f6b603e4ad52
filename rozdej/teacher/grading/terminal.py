"""What a teacher sees in the terminal: progress while a class is graded, and the tables at the end."""

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice

from rozdej.teacher import commands
from rozdej.teacher.grading.report.course import ClassStatistics, CourseTable
from rozdej.teacher.grading.report.rows import Row, number
from rozdej.teacher.grading.result import Result

MOST_STUDENTS = 40
"""Students listed by name in a terminal; of a larger class only those that have to be looked at are."""
WIDTH = 120
"""Columns of the table in a file."""
MOST_NAMED = 3
"""Submissions named in the line of progress."""


def watched(total: int, results: Iterable[tuple[Result, list[str]]]) -> Iterator[Result]:
    """The results as they come, with a bar on a terminal: time left, and what is running; elsewhere a line at times."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    from rich.text import Text

    console, lines = Console(stderr=True), commands.ProgressLine()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn('{task.description}', markup=False))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task('starting', total=total)
        for done, (result, running) in enumerate(results, start=1):
            names = ', '.join(running[:MOST_NAMED]) + (' …' if len(running) > MOST_NAMED else '')
            progress.update(task, advance=1, description=Text(names).plain, refresh=True)
            if not console.is_terminal:
                lines.tell(f'{done} of {total} graded')
            yield result


@dataclass
class ClassSummary:
    """What is printed at the end: sums by exercise, lines about students, and who `eyes` are needed for, and why."""

    exercises: list[list[str]]
    students: list[list[str]]
    eyes: list[list[str]]
    exposures: list[str]
    failures: int

    @classmethod
    def of(cls, course: CourseTable, statistics: ClassStatistics) -> 'ClassSummary':
        """The summary of a class whose reports are made."""
        exercises = [
            [
                one.exercise.lesson.title if one.exercise else 'not known',
                *map(str, (one.count, one.finished)),
                f'{number(round(one.mean, 2))} of {number(one.maximum)}',
                *map(str, (one.ungraded, one.doubtful)),
            ]
            for one in statistics.exercises
        ]
        students = [_line(row) for row in islice(course.group.rows(), MOST_STUDENTS + 1)]
        eyes = [[one.name, one.title, '; '.join(one.why)] for one in course.eyes]
        failures = sum(one.failures for one in statistics.exercises)
        return cls(exercises, students if len(students) <= MOST_STUDENTS else [], eyes, statistics.exposures, failures)

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


def _line(row: Row) -> list[str]:
    """What is said of a result in the table of students."""
    score = row.score
    by_hand = ' by hand' if row.is_by_hand else ''
    doubtful = ' (doubtful)' if row.result.doubtful else ''
    points = f'{number(score.points)} of {number(score.maximum)}{by_hand}'
    return [row.result.label, row.title, str(score.reached), points, f'{row.verdict}{doubtful}']
