"""Writes `report.html`, an overview of the class and every student's page in one self-contained file.

The template `page.html.jinja` beside this module has the text; this module prepares the data.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from urllib.parse import quote

from jinja2 import Template

from rozdej.teacher.grading.report.course import ClassStatistics, CourseTable, Statistics
from rozdej.teacher.grading.report.feedback import Feedback, feedback
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import GradedClass, Row, file_name, number
from rozdej.teacher.grading.scheme import LevelScore
from rozdej.teacher.templates import page_templates

MOST_PAGES = 5000
"""Most students with a page in the report, as browsers cannot handle many more. Beyond it, names link to feedback/."""


LEAST_BETWEEN_TICKS = 5
"""Least distance between two numbers of levels, or after the last, in per cent of the picture's width."""


@dataclass(frozen=True)
class PageEntry:
    """A result in the report. `anchor` identifies its page, if it `has_page`."""

    anchor: str
    row: Row
    group: GradedClass
    has_page: bool

    @property
    def link(self) -> str:
        """The link to the student's page."""
        return f'#{self.anchor}' if self.has_page else f'feedback/{quote(file_name(self.row.result))}.txt'

    @property
    def feedback(self) -> Feedback:
        """The feedback for the student."""
        return feedback(self.row, self.group)

    @property
    def state(self) -> str:
        """The state by which the report can be filtered."""
        if self.row.result.problem:
            return 'ungraded'
        return 'finished' if self.row.score.is_finished else 'stuck'

    @property
    def paths(self) -> list[tuple[str, str]]:
        """The strip of levels as SVG: for each kind of outcome a path over its cells of size 1."""
        kinds: dict[str, str] = {}
        position = 0
        for kind, run in groupby(map(kind_of, self.row.score.levels)):
            width = len(list(run))
            kinds[kind] = f'{kinds.get(kind, "")}M{position} 0h{width}v1H{position}z'
            position += width
        return sorted(kinds.items())

    @property
    def sections(self) -> list[tuple[str, list[tuple[str, int]]]]:
        """The kind of outcome and the number of each level, by section of the lesson."""
        by_section = groupby(self.row.score.levels, key=lambda level: level.level.section)
        return [(name, [(kind_of(level), level.level.number) for level in levels]) for name, levels in by_section]


def kind_of(level: LevelScore) -> str:
    """Return the CSS class of a level: passed, half (some tests passed), failed, none (not run)."""
    if level.counts:
        return 'passed'
    if not level.ran:
        return 'none'
    return 'half' if level.passed else 'failed'


@cache
def template() -> Template:
    """Load the template."""
    environment = page_templates('rozdej.teacher.grading.report')
    environment.filters['number'] = number
    return environment.get_template('page.html.jinja')


def write_page(folder: ReportFolder, course: CourseTable, statistics: ClassStatistics) -> None:
    """Write `report.html`. Rows are read again, as the sums above them have to be known first."""
    group = course.group
    has_pages = sum(one.count for one in statistics.exercises) <= MOST_PAGES

    def entries(exercise: str | None = None) -> Iterator[PageEntry]:
        """Yield the results of an exercise, or all."""
        for index, row in enumerate(group.rows(), start=1):
            if exercise in (None, row.result.exercise):
                yield PageEntry(f's{index}', row, group, has_pages)

    stream = template().stream(
        exercises=statistics.exercises,
        eyes=course.eyes,
        entries=entries,
        has_pages=has_pages,
        columns=_columns,
        ticks=_ticks,
        course=course,
        formula=group.formula,
        settings=group.settings,
        exposures=statistics.exposures,
    )
    stream.enable_buffering(50)
    with folder.open('report.html') as file:
        file.writelines(stream)


def _ticks(columns: list[tuple[int, str, float, bool]]) -> list[tuple[int, float]]:
    """Return the levels that are labelled in the picture, where sections begin, and their positions in per cent."""
    ticks: list[tuple[int, float]] = []
    for index, (level, _, _, start) in enumerate(columns):
        place = round(100 * index / len(columns), 2)
        is_room = place <= 100 - LEAST_BETWEEN_TICKS and (not ticks or place - ticks[-1][1] >= LEAST_BETWEEN_TICKS)
        if start and is_room:
            ticks.append((level, place))
    return ticks


def _columns(one: Statistics) -> list[tuple[int, str, float, bool]]:
    """Return the levels of an exercise for the picture: number, sentence, share of the class, begin of a section."""
    sections = [level.section for level in one.levels]
    starts = [index == 0 or sections[index] != sections[index - 1] for index in range(len(sections))]
    return [
        (level.number, level.sentence, round(one.passed[level.number] / one.count, 3), start)
        for level, start in zip(one.levels, starts, strict=True)
    ]
