"""Chooses the questions for each student of a class, and writes the pages and the keys, in Czech."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.questions.choice import choose
from rozdej.core.questions.kinds import ProgramQuestion
from rozdej.teacher.grading.name_matching import sort_key
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import file_name
from rozdej.teacher.grading.roster import Roster
from rozdej.teacher.grading.run import NOT_READ
from rozdej.teacher.grading.submissions import Submission

INDEX = 'otazky.html'

NOT_RUN = 'Tenhle program se nepodařilo spustit.'
MISSING = 'Nic odevzdaného tu není.'


@dataclass(frozen=True)
class StudentSheet:
    """The questions for one student about one exercise."""

    file: str
    name: str
    exercise: str
    """Its title; '' when it is unknown."""
    questions: Sequence[ProgramQuestion]
    remark: str = ''
    """For the teacher, in Czech: why there are no questions, or about what of the program there are none."""


def make_sheets(
    submissions: Sequence[Submission],
    programs: Mapping[tuple[str, str], str],
    known: Mapping[str, str],
    exercises: Mapping[str, Exercise],
    roster: Roster,
    seed: str,
) -> list[StudentSheet]:
    """Choose the questions of each student: different ones where the same can be asked about two programs.

    `programs` are fingerprints of programs by student and exercise, `known` is what was found about these, as JSON
    ('': a program could not be run). Sheets come by name; students on the roster who handed nothing in come last.
    """
    given: defaultdict[tuple[ProgramQuestion, ...], list[ProgramQuestion]] = defaultdict(list)
    sheets = []
    for one in submissions:
        program, exercise = programs.get(one.key, ''), exercises.get(one.exercise)
        stored, nothing = known.get(program, ''), NOT_RUN if program else (*one.notes, NOT_READ)[0]
        questions, remark = json.loads(stored) if stored else ([], nothing)
        found = tuple(ProgramQuestion(**_with_tuples(question)) for question in questions)
        chosen = choose(found, f'{seed} {one.student} {one.exercise}', given[found])
        given[found] += chosen
        name, title = roster.name_of(one), exercise.lesson.title if exercise else ''
        sheets.append(StudentSheet(f'{file_name(one)} {one.exercise}', name, title, chosen, remark))
    sheets.sort(key=lambda sheet: (sort_key(sheet.name), sheet.file))
    missing = roster.without(map(roster.entry_of, submissions))
    return sheets + [StudentSheet('', one.name, '', (), MISSING) for one in missing]


def _with_tuples(value: Any) -> Any:
    """Data from JSON with tuples instead of lists."""
    if isinstance(value, dict):
        return {name: _with_tuples(item) for name, item in value.items()}
    return tuple(map(_with_tuples, value)) if isinstance(value, list) else value


def write_pages(folder: ReportFolder, sheets: Sequence[StudentSheet]) -> None:
    """Write `otazky.html`, a page and a key for each sheet, and two files with all pages and all keys."""
    from rozdej.teacher.templates import page_templates  # `--help` needs none

    template = page_templates('rozdej.teacher.questions').get_template('page.html.jinja')

    def write(file: str, title: str, some: Sequence[StudentSheet], is_key: bool = False, index: bool = False) -> None:
        folder.write(file, template.render(title=title, sheets=some, is_key=is_key, index=index))

    write(INDEX, 'Otázky k programům', sheets, index=True)
    for kind, title, is_key in (('otazky', 'Otázky', False), ('klice', 'Klíč', True)):
        write(f'{kind}-vse.html', f'{title}: všechno', sheets, is_key)
        for sheet in sheets:
            if sheet.questions:
                write(f'{kind}/{sheet.file}.html', f'{title}: {sheet.name}, {sheet.exercise}', [sheet], is_key)
