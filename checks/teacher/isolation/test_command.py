"""`pytest --isolated`: a student's own tests, run the way a grader does."""

import os

from checks.running import ROOT, run_pytest


def test_a_program_is_tested_in_a_sandbox(bubblewrap, submission):
    folder = submission('import os\nassert not os.path.exists("/etc/passwd")\n', on='solution')
    alone = run_pytest('tests/klondike', '--level', 11, '--impl', folder, '--isolated')
    assert alone.code == 0, alone.output
    beside = run_pytest('tests/klondike', '--level', 11, '--impl', folder)
    assert beside.code == 1, beside.output


def test_what_a_student_reads_is_the_same(bubblewrap):
    isolated, plain = (run_pytest('tests/klondike', '--level', 22, *how) for how in (['--isolated'], []))
    assert isolated.code == plain.code == 1
    assert [line for line in isolated.lines if ' in ' not in line] == [
        line for line in plain.lines if ' in ' not in line
    ]


def test_where_there_is_no_sandbox_it_says_so_in_czech(tmp_path):
    done = run_pytest('tests/klondike', '--isolated', PATH=str(tmp_path), cwd=ROOT)
    assert done.code == 4
    [line] = [line for line in done.lines if '--isolated' in line]
    assert line.startswith('ERROR: Přepínač --isolated tu nefunguje')
    assert 'apt install bubblewrap' in line
    assert os.listdir(tmp_path) == []
