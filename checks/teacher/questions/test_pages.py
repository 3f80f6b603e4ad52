"""Tests who gets which questions."""

import json
from dataclasses import asdict, replace

import pytest

from checks.core.questions.test_choice import MANY
from checks.teacher.questions.conftest import EXERCISES
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.roster import Roster
from rozdej.teacher.grading.submissions import Submission
from rozdej.teacher.questions.pages import StudentSheet, make_sheets, write_pages

FEW, OTHERS = MANY[::3], MANY[1::3]


def sheets_of(**programs: str) -> list[StudentSheet]:
    """The sheets of students by their programs, of which two have the same functions."""
    found = {'one': (FEW, ''), 'the same': (FEW, 'One asks when it is imported.'), 'another': (OTHERS, '')}
    known = {name: json.dumps([[*map(asdict, questions)], remark]) for name, (questions, remark) in found.items()}
    submissions = [Submission(name, name, 'klondike') for name in programs]
    keys = {(name, 'klondike'): program for name, program in programs.items()}
    return make_sheets(submissions, keys, known, EXERCISES, Roster([]), 'a seed')


def test_those_with_the_same_functions_get_different_questions():
    adam, berta = sheets_of(adam='one', berta='the same')
    assert len(adam.questions) == len(berta.questions) == 5
    assert not {*adam.questions} & {*berta.questions}


def test_nobody_else_changes_the_questions_of_a_student():
    [alone] = sheets_of(dana='one')
    assert sheets_of(adam='another', berta='another', dana='one')[-1] == alone


@pytest.mark.whole(reason='opens pages in a browser')
def test_a_key_shows_all_spaces_of_an_answer(browser, tmp_path):
    question = replace(MANY[0], answer="`'[   ]'`")
    write_pages(ReportFolder(tmp_path), [StudentSheet('Adam', 'Adam', 'Klondike', [question])])
    browser.open((tmp_path / 'klice/Adam.html').as_uri())
    assert browser.run('document.querySelector(".answer code").innerText') == "'[   ]'"
