"""`report.html`: the class at a glance and every student's page, in one file that needs nothing else.

The text is made by the template beside this module (`page.html.jinja`); here is what it shows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from rozdej.teacher.grading.report.course import ClassStatistics, CourseTable, Statistics
from rozdej.teacher.grading.report.feedback import Feedback, feedback
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import GradedClass, Row, file_name, number
from rozdej.teacher.grading.scheme import LevelScore

MOST_PAGES = 5000
"""Students whose pages the report has. Browsers choke on many more: then names lead to the texts in feedback/."""


LEAST_BETWEEN_TICKS = 5
"""Hundredths of a picture between two numbers of levels, or behind the last, so that they can be read."""


@dataclass(frozen=True)
class PageEntry:
    """A result on the page: `anchor` is the name of its own page there, if it `has_page`."""

    anchor: str
    row: Row
    group: GradedClass
    has_page: bool

    @property
    def link(self) -> str:
        """Where the student's page is."""
        return f'#{self.anchor}' if self.has_page else f'feedback/{quote(file_name(self.row.result))}.txt'

    @property
    def feedback(self) -> Feedback:
        """What the student is told."""
        return feedback(self.row, self.group)

    @property
    def state(self) -> str:
        """What the page filters by."""
        if self.row.result.problem:
            return 'ungraded'
        return 'finished' if self.row.score.is_finished else 'stuck'

    @property
    def paths(self) -> list[tuple[str, str]]:
        """The strip of levels: for each kind of outcome a path over its cells, each one wide and high."""
        kinds: dict[str, str] = {}
        position = 0
        for kind, run in groupby(map(kind_of, self.row.score.levels)):
            width = len(list(run))
            kinds[kind] = f'{kinds.get(kind, "")}M{position} 0h{width}v1H{position}z'
            position += width
        return sorted(kinds.items())

    @property
    def sections(self) -> list[tuple[str, list[tuple[str, int]]]]:
        """The levels by section of the lesson: what became of each, and its number."""
        by_section = groupby(self.row.score.levels, key=lambda level: level.level.section)
        return [(name, [(kind_of(level), level.level.number) for level in levels]) for name, levels in by_section]


def _code(sentence: str) -> Markup:
    """A sentence of the lesson, with what it has in backticks as code."""
    parts = sentence.split('`')
    marked = (Markup('<code>{}</code>').format(part) if index % 2 else escape(part) for index, part in enumerate(parts))
    return Markup('').join(marked)


def kind_of(level: LevelScore) -> str:
    """The class of a level's cell: passed, half (some tests passed), failed, none (not run)."""
    if level.counts:
        return 'passed'
    if not level.ran:
        return 'none'
    return 'half' if level.passed else 'failed'


@cache
def template() -> Template:
    """The page's template."""
    environment = Environment(
        loader=PackageLoader('rozdej.teacher.grading.report', '.'),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {'number': number, 'code': _code}
    return environment.get_template('page.html.jinja')


def write_page(folder: ReportFolder, course: CourseTable, statistics: ClassStatistics) -> None:
    """Write `report.html`; the rows are read again now that the sums above them are known."""
    group = course.group
    has_pages = sum(one.count for one in statistics.exercises) <= MOST_PAGES

    def entries(exercise: str | None = None) -> Iterator[PageEntry]:
        """The results of an exercise, or all."""
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
    """The numbers of levels that stand at the picture, where sections begin, and their places in hundredths of it."""
    ticks: list[tuple[int, float]] = []
    for index, (level, _, _, start) in enumerate(columns):
        place = round(100 * index / len(columns), 2)
        is_room = place <= 100 - LEAST_BETWEEN_TICKS and (not ticks or place - ticks[-1][1] >= LEAST_BETWEEN_TICKS)
        if start and is_room:
            ticks.append((level, place))
    return ticks


def _columns(one: Statistics) -> list[tuple[int, str, float, bool]]:
    """The levels of an exercise for the picture: number, sentence, share of the class, whether a section begins."""
    sections = [level.section for level in one.levels]
    starts = [index == 0 or sections[index] != sections[index - 1] for index in range(len(sections))]
    return [
        (level.number, level.sentence, round(one.passed[level.number] / one.count, 3), start)
        for level, start in zip(one.levels, starts, strict=True)
    ]
