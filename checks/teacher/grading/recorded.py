"""What other programs, and students, are given of one class, and how it comes to be."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from checks.teacher.grading.conftest import files_of, results_of

LEVELS = '--level', '22'
MADE_FOR_PEOPLE = '.html', '.xlsx'
"""Endings of what is looked at in other tests: the page and the workbook."""

POLICY = '[feedback]\n"20-" = "hidden"\n"12" = "outcome"\n\n[klondike.points]\n1 = 0.5\n'
CLASS = {
    '=HYPERLINK("http:__x","y")/klondike.py': '# passes to 20',
    '+420/klondike.py': '# passes to 10\n# raises',
    'Žofie Ťuhýková/Klondike (1).py': '# passes to 200',
    'nic/dopis.txt': '',
}
SHEET = """\ufeffIdentifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"
"Participant 12","Jan Novák",jan@x.cz,"Submitted for grading",,"100,00",Yes,"Monday, 3 November 2025, 10:15 AM",-,
"Participant 112","Eva, Malá",eva@x.cz,"No submission",,"100,00",Yes,-,"Tuesday, 4 November 2025, 9:05 PM",
"Participant 7","Kdo Chyběl",kdo@x.cz,"No submission","12,50","100,00",Yes,-,-,"dřívější"
"""  # noqa: E501
MOODLE = {
    'Jan Novák_12_assignsubmission_file_/klondike.py': '# passes to 11',
    'Eva, Malá_112_assignsubmission_file_/klondike.py': '# passes to 200',
    'Cizí Člověk_99_assignsubmission_file_/klondike.py': '# passes to 1',
}
CLASSROOM = {
    'CLASSROOM': 'python-1',
    'ASSIGNMENT': 'klondike',
    'USERNAME': 'jnovak',
    'SUBMISSION_TAG': 'submit/2026-11-02T14-32-05Z-a1b2c3d',
    'COMMIT_URL': 'https://example.org/commit/a1b2c3d',
    'RELEASE_URL': 'https://example.org/releases/tag/x',
}


def hiding(folder: Path) -> Path:
    """A class of students with difficult names, who are not told all about their levels."""
    (folder / 'points.toml').write_text(POLICY, encoding='utf-8')
    return results_of(folder, CLASS, *LEVELS, '--points', str(folder / 'points.toml'))


def moodle(folder: Path) -> Path:
    """A class from Moodle, with its worksheet."""
    (folder / 'sheet.csv').write_bytes(SHEET.encode())
    return results_of(folder, MOODLE, *LEVELS, '--moodle-sheet', str(folder / 'sheet.csv'))


def logins(folder: Path) -> Path:
    """A class of which only the names of its accounts are known."""
    files = {f'{name}/klondike.py': f'# passes to {level}' for name, level in (('novakj', 200), ('eva.mala-2', 11))}
    return results_of(folder, files, *LEVELS)


def classroom50(folder: Path) -> Path:
    """What an autograder of Classroom 50 leaves of one repository."""
    (folder / 'points.toml').write_text(POLICY, encoding='utf-8')
    (folder / 'told').mkdir()
    words = '--exercise', 'klondike', '--classroom50', str(folder / 'told' / 'result.json')
    with mock.patch.dict(os.environ, CLASSROOM):
        results_of(folder, {'klondike.py': '# passes to 12'}, *words, *LEVELS, '--points', str(folder / 'points.toml'))
    return folder / 'told'


CHANGING = re.compile(r'(?<="settings": )"[^"]*"|"[0-9a-f]{16,}"')
"""What is another text on another machine, or after any change of the tests: versions, and what tells files apart."""

UNSEEN = str.maketrans('\r\0\u202e', '␍␀↩')
"""Characters that stand there as others, so that a difference can be read."""

Run = Callable[[Path], Path]
RUNS: dict[Run, str] = {hiding: '', moodle: 'moodle', logins: 'moodle', classroom50: ''}
"""How files come to be, and how the names of those that are recorded begin."""


def recorded(run: Run, folder: Path) -> str:
    """The files that come of a run, one below the other; `…` stands for what is `CHANGING`."""
    shown = []
    for name, content in sorted(files_of(run(folder)).items()):
        if name.startswith(RUNS[run]) and not name.endswith(MADE_FOR_PEOPLE):
            text = CHANGING.sub('"…"', content.decode()).translate(UNSEEN)
            shown.append(f'════ {name}\n{text}')
    return '\n'.join(shown)
