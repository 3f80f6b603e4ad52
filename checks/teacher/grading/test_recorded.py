"""Files for other programs and for students are as somebody has read them, in `recorded/*.txt`.

Whoever changes them writes them anew and reads the difference:

    RECORDED=write pytest checks/teacher/grading/test_recorded.py
"""

import os
from pathlib import Path

import pytest

from checks.teacher.grading.recorded import RUNS, recorded


@pytest.mark.usefixtures('bubblewrap')
@pytest.mark.parametrize('run', RUNS, ids=lambda run: run.__name__)
def test_files_of_a_class_are_as_they_were_read(run, tmp_path):
    path = Path(__file__).parent / 'recorded' / f'{run.__name__}.txt'
    text = recorded(run, tmp_path)
    if os.environ.get('RECORDED') == 'write':
        path.write_text(text, encoding='utf-8')
    assert text == path.read_text(encoding='utf-8')
