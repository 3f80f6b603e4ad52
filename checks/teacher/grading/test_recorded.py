"""Files for other programs and for students are as they were recorded; `recorded.py` says how to record anew."""

import pytest

from checks.teacher.grading.recorded import HERE, RUNS, recorded


@pytest.mark.parametrize('run', RUNS, ids=lambda run: run.__name__)
@pytest.mark.usefixtures('bubblewrap')
def test_files_of_a_class_are_as_they_were_read(run, tmp_path):
    assert recorded(run, tmp_path) == (HERE / f'{run.__name__}.txt').read_text(encoding='utf-8')
