"""Shows progress of grading in the terminal, and the tables at the end."""

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
"""Most students that a terminal lists. Of a larger class, only those who need a look are listed."""
WIDTH = 120
"""Width of the tables in a file, in characters."""
MOST_NAMED = 3
"""Most submissions that the line of progress names."""


def show_progress(total: int, results: Iterable[tuple[Result, list[str]]]) -> Iterator[Result]:
    """Yield the results and show progress: a bar on a terminal, elsewhere a line now and then."""
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
    """What is printed at the end: sums by exercise, rows of students, and whom to look at, and why."""

    exercises: list[list[str]]
    students: list[list[str]]
    eyes: list[list[str]]
    exposures: list[str]
    failures: int

    @classmethod
    def of(cls, course: CourseTable, statistics: ClassStatistics) -> 'ClassSummary':
        """Make the summary of a class."""
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
        """Encode for the store."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> 'ClassSummary':
        """Decode a summary from `to_json`."""
        return cls(**json.loads(text))

    def show(self) -> None:
        """Print it."""
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        # For a file or pipe, rich would assume a narrow terminal.
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
        print(captured.get(), end='')  # rich itself would exit on a broken pipe

    def show_eyes(self) -> None:
        """Print whom a teacher has to look at."""
        if not self.eyes:
            return
        is_one_exercise = len({exercise for _, exercise, _ in self.eyes if exercise}) < 2
        print('Needs your eyes:')
        for name, exercise, why in self.eyes[:MOST_STUDENTS]:
            print(f'  {name}{"" if is_one_exercise or not exercise else f" ({exercise})"}: {why}')
        if (more := len(self.eyes) - MOST_STUDENTS) > 0:
            print(f'  … and {more} more, see report.html')


def _line(row: Row) -> list[str]:
    """Make the row of a result in the table of students."""
    score = row.score
    by_hand = ' by hand' if row.is_by_hand else ''
    doubtful = ' (doubtful)' if row.result.doubtful else ''
    points = f'{number(score.points)} of {number(score.maximum)}{by_hand}'
    return [row.result.label, row.title, str(score.reached), points, f'{row.verdict}{doubtful}']
