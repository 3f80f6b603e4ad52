"""Submissions are found as they really come, and nobody is left out: rules beside the record in `messy_class.txt`."""

import unicodedata

import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import CODE, EXERCISES, KLONDIKE, found, hand_in, is_taken, pack
from rozdej.teacher.grading.archive_tree import Unreadable
from rozdej.teacher.grading.module_matching import MOST_FILES
from rozdej.teacher.grading.name_matching import plain_name
from rozdej.teacher.grading.sanitizing import sanitize
from rozdej.teacher.grading.submissions import find_submissions


def test_one_big_zip(tmp_path):
    archive = pack(tmp_path / 'vse.zip', {'trida/novak/klondike.py': CODE, 'trida/Žofie/klondike.py': CODE})
    assert {student: is_taken(one) for student, one in found(archive).items()} == {'novak': True, 'Žofie': True}


@pytest.mark.parametrize(
    'files',
    [
        ['novak/ukol.py'],
        ['novak/Klondike (1).py', 'novak/pomoc.py'],
        ['novak/src/klondike.py'],
        ['novak/klondike/klondike.py'],
        ['trida/novak/klondike.py'],
        ['novak/klondike.py', 'novak/klondike/klondike.py'],
    ],
    ids=' '.join,
)
def test_class_of_one(tmp_path, files):
    [submission] = found(hand_in(tmp_path / 'odevzdano', dict.fromkeys(files, CODE)), asked_for=KLONDIKE).values()
    assert submission.student == 'novak'
    assert is_taken(submission)
    assert all(len(place.path) <= 3 for place in submission.found.values())


def test_document_among_loose_files_is_somebodys(tmp_path):
    students = found(hand_in(tmp_path, {'novak.py': CODE, 'mala.docx': ''}))
    assert {student: bool(one.problem) for student, one in students.items()} == {'novak': False, 'mala': True}


def test_ending_is_no_part_of_the_name_whatever_was_handed_in(tmp_path):
    """Else the roster would not know who it is."""
    files = {'Jan Novák.ipynb': '{}', 'Petr.Malý.tar.gz': 'x', 'Eva.py.txt': CODE, 'Ota.docx': 'x', 'Iva.py': CODE}
    assert set(found(hand_in(tmp_path, files))) == {'Jan Novák', 'Petr.Malý', 'Eva', 'Ota', 'Iva'}


def test_two_versions_of_one_student_are_not_two_students(tmp_path):
    files = {'novak/v1/klondike.py': CODE, 'novak/v2/klondike.py': CODE, 'mala/klondike.py': CODE}
    assert set(found(hand_in(tmp_path, files))) == {'novak', 'mala'}


@pytest.mark.parametrize('ending', ['', '_'])
def test_bulk_download_of_moodle(tmp_path, ending):
    name = f'Jan Novák_123_assignsubmission_file{ending}'
    online = f'Jan Novák_123_assignsubmission_onlinetext{ending}'
    files = {f'{name}/klondike.py': CODE, f'{online}/onlinetext.html': '<p>…', 'Eva_5_assignsubmission_file_/x.txt': ''}
    students = found(hand_in(tmp_path, files))
    assert is_taken(students['123'])
    assert students['123'].name == 'Jan Novák'
    assert students['123'].is_from_moodle
    assert 'klondike.py' in students['5'].problem


def test_names_from_a_mac_are_composed(tmp_path):
    """A Mac may write a letter and its mark as two characters; a list of the class has one for both."""
    name = unicodedata.normalize('NFD', 'Jan Novák_123_assignsubmission_file_')
    assert found(hand_in(tmp_path, {f'{name}/klondike.py': CODE}))['123'].name == 'Jan Novák'


def test_bulk_download_of_moodle_without_folders(tmp_path):
    prefix = 'Jan Novák_123_assignsubmission_file_'
    archive = pack(
        tmp_path / 'vse.zip', {f'{prefix}klondike.py': CODE, 'Eva_7_assignsubmission_file_Klondike.py': CODE}
    )
    students = found(archive)
    assert is_taken(students['123'])
    assert is_taken(students['7'])
    assert not students['123'].notes
    assert '„Klondike.py“' in students['7'].notes[0]


def test_file_called_like_somebody_elses_in_moodle_stays_its_students(tmp_path):
    """Without folders, what the student called the file stands behind whose it is."""
    students = found(
        hand_in(
            tmp_path,
            {
                'Adam Novák_5_assignsubmission_file_klondike.py': CODE,
                'Eva Malá_7_assignsubmission_file_x_5_assignsubmission_file_klondike.py': CODE + '#',
            },
        ),
        asked_for=KLONDIKE,
    )
    assert {one.student: one.name for one in students.values()} == {'5': 'Adam Novák', '7': 'Eva Malá'}
    assert is_taken(students['5'])
    assert is_taken(students['7'], CODE + '#')


@pytest.mark.parametrize('assignment', ['klondike', 'kurz-Klondike-2', 'klondike-ukol-3a', 'ukol', 'ukol-2'])
@pytest.mark.parametrize('accounts', [('jnovak', 'eva-mala'), ('jan-novak', 'jan-maly')])
def test_repositories_of_github_classroom(tmp_path, assignment, accounts):
    files = {}
    for account in accounts:
        files |= {f'{assignment}-{account}/.git/HEAD': 'ref', f'{assignment}-{account}/klondike.py': CODE}
    students = found(hand_in(tmp_path / 'klondike-submissions', files))
    assert {student: is_taken(one) for student, one in students.items()} == dict.fromkeys(accounts, True)


def test_repository_with_the_whole_kit(tmp_path):
    files = {'zadani/klondike/klondike.py': CODE, 'reseni/klondike/klondike.py': 'no', 'tests/klondike/conftest.py': ''}
    files |= {'zadani/blackjack/blackjack.py': (ROOT / 'zadani/blackjack/blackjack.py').read_bytes()}
    students = found(hand_in(tmp_path, {f'kit-{name}/{path}': text for name in 'ab' for path, text in files.items()}))
    assert {student: is_taken(one) for student, one in students.items()} == {'kit-a': True, 'kit-b': True}


@pytest.mark.parametrize(
    'older',
    [lambda stub: b'\xef\xbb\xbf' + stub, lambda stub: stub.replace(b'Vr\xc3\xa1t\xc3\xad', b'Vraci')],
    ids=['mark', 'words'],
)
def test_stub_that_somebody_saved_or_an_older_kit_had_is_no_exercise_of_the_class(tmp_path, older):
    """It counted for everybody's maximum."""
    blackjack = next(exercise for exercise in EXERCISES if exercise.name == 'blackjack')
    stub = (blackjack.given / 'blackjack.py').read_bytes()
    kits = {f'{student}/zadani/klondike/klondike.py': CODE for student in ('novak', 'mala')}
    kits |= {'novak/zadani/blackjack/blackjack.py': stub, 'mala/zadani/blackjack/blackjack.py': older(stub)}
    assert older(stub) != stub
    assert {one.exercise for one in find_submissions(hand_in(tmp_path, kits), EXERCISES)} == {'klondike'}


def test_an_encoding_that_takes_minutes_to_decode_is_not_decoded(tmp_path, monkeypatch):
    decoded = []
    monkeypatch.setattr('encodings.punycode.punycode_decode', lambda *what: decoded.append(what) or '')
    text = '# coding: punycode\nx-9z'
    assert is_taken(found(hand_in(tmp_path, {'novak/klondike.py': text}))['novak'], text)
    assert not decoded


def test_stubs_that_nobody_touched_are_still_graded(tmp_path):
    stub = KLONDIKE.given.joinpath('klondike.py').read_text(encoding='utf-8')
    [submission] = found(hand_in(tmp_path, {'novak/klondike.py': stub})).values()
    assert is_taken(submission, stub)


def test_a_text_is_a_program_only_where_nothing_else_is(tmp_path):
    files = {'novak/klondike.py': CODE, 'novak/klondike.txt': f'{CODE}# jinak\n', 'petr/klondike.txt': 'Petr, 3. B\n'}
    novak, petr = find_submissions(hand_in(tmp_path, files), EXERCISES)
    assert is_taken(novak, CODE)
    assert petr.problem == 'no file klondike.py here, only klondike.txt'


def test_right_name_comes_before_almost_right_ones(tmp_path):
    files = {'novak/Klondike (1).py': 'old', 'novak/zaloha/klondike.py': CODE, 'novak/klondike.py': CODE + '#'}
    [submission] = found(hand_in(tmp_path, files)).values()
    assert is_taken(submission, CODE + '#')
    assert 'víc' in submission.notes[0]


def test_a_given_file_of_another_exercise_is_nobodys_program(tmp_path):
    """`hra.py` belongs to Klondike; whoever hands it in with that has handed in nothing of Srdce."""
    given = (KLONDIKE.given / 'hra.py').read_text(encoding='utf-8')
    files = {'eva/klondike.py': CODE, 'eva/hra.py': f'{given}# moje\n', 'jan/hra.py': given, 'petr/klondike.py': CODE}
    hand_in(tmp_path, files)
    [srdce] = (one for one in EXERCISES if one.name == 'srdce')
    for student in find_submissions(tmp_path, EXERCISES, srdce):
        assert not student.read()
        assert student.problem.startswith('no file srdce.py here')


def test_a_strange_name_may_be_that_of_a_given_file_elsewhere(tmp_path):
    [srdce] = (one for one in EXERCISES if one.name == 'srdce')
    hand_in(tmp_path, {'eva/hra.py': 'x = 1\n', 'petr/srdce.py': 'import hra\n', 'petr/hra.py': 'y = 2\n'})
    eva, petr = find_submissions(tmp_path, EXERCISES, srdce)
    assert eva.read() == {'srdce': b'x = 1\n'}
    assert petr.read() == {'srdce': b'import hra\n', 'hra': b'y = 2\n'}


@pytest.mark.parametrize('other', [{}, {'klondike.py': CODE, 'pomoc.py': 'def hraj(): ...\ndef nova_hra(): ...\n'}])
def test_file_with_a_strange_name_is_of_the_exercise_that_it_is_most_like(tmp_path, other):
    """Exercises share names of functions."""
    [blackjack] = (one for one in EXERCISES if one.name == 'blackjack')
    files = {'Black Jack.py': (blackjack.solution / 'blackjack.py').read_text(encoding='utf-8')} | other
    hand_in(tmp_path, {f'novak/{name}': text for name, text in files.items()})
    submissions = {one.exercise: one for one in find_submissions(tmp_path, EXERCISES)}
    assert set(submissions) == ({'blackjack', 'klondike'} if other else {'blackjack'})
    assert submissions['blackjack'].concerns[0] == 'novak/Black Jack.py was taken for blackjack.py'


def test_names_are_told_apart_from_other_words():
    assert plain_name('klondikeova hra.py') != 'klondike'
    assert plain_name('123.py') == ''


def test_helpers_doctored_files_and_hooks_are_left_out_and_listed(tmp_path):
    names = (
        'conftest.py',
        'pytest.ini',
        'sitecustomize.py',
        'x.pth',
        'random.py',
        'pytest.py',
        'karty.py',
        'zbytek.py',
    )
    files = {f'novak/{name}': 'x = 1' for name in names}
    text = CODE + 'import random, conftest\nfrom karty import popis_kartu\n'
    [submission] = found(hand_in(tmp_path, files | {'novak/klondike.py': text})).values()
    assert is_taken(submission, text)
    for name in names:
        assert any(remark.startswith(f'novak/{name}: left out') for remark in submission.remarks)


def test_what_does_not_count_is_told_to_the_student(tmp_path):
    text = CODE + 'import random\n'
    given = (KLONDIKE.given / 'karty.py').read_bytes()
    files = {'klondike.py': text, 'random.py': 'x = 1', 'hra.py': 'x = 1', 'karty.py': given}
    [submission] = found(hand_in(tmp_path / 'novak', files)).values()
    hand_in(tmp_path / 'handed', {f'{name}.py': data for name, data in submission.read().items()})
    (tmp_path / 'work').mkdir()
    notes = sanitize(KLONDIKE, tmp_path / 'handed', tmp_path / 'work').notes
    assert notes[:2] == (
        'Soubor hra.py je součást zadání. Tvoje změny v něm se nehodnotí.',
        'Soubor random.py k řešení nepatří, hodnotí se bez něj.',
    )
    assert 'zakryl ho' in notes[2]
    assert not notes[3:]


def test_own_modules_without_end_are_not_all_taken(tmp_path):
    files = {f'pomoc{n}.py': f'import pomoc{n + 1}' for n in range(2 * MOST_FILES)}
    [submission] = found(hand_in(tmp_path / 'novak', files | {'klondike.py': f'{CODE}import pomoc0\n'})).values()
    assert len(submission.read()) == MOST_FILES + 1
    assert f'novak/pomoc{MOST_FILES}.py: left out, not a file of the exercise' in submission.remarks


def test_given_files_that_were_not_changed_are_not_worth_a_word(tmp_path):
    files = {'novak/klondike.py': CODE, 'novak/karty.py': (KLONDIKE.given / 'karty.py').read_bytes()}
    [submission] = found(hand_in(tmp_path, files)).values()
    assert submission.remarks == ()


def test_missing_program_of_a_class_with_many_exercises_is_not_a_list_of_all_files(tmp_path):
    files = {
        f'novak/{one.name}/{path.name}': path.read_bytes() for one in EXERCISES for path in one.solution.glob('*.py')
    }
    hand_in(tmp_path, files | {'mala/a.txt': '', 'mala/b.txt': '', 'mala/c.txt': '', 'mala/d.txt': ''})
    mala = next(one for one in find_submissions(tmp_path, EXERCISES) if one.student == 'mala')
    assert mala.problem == 'no file of any exercise here, only a.txt, b.txt, c.txt, …'
    assert mala.notes[0] == 'Chybí soubor s programem, například klondike.py.'
    assert '„c.txt“ a další' in mala.notes[1]


def test_wanted_exercise_only(tmp_path):
    files = {'novak/klondike.py': CODE, 'mala/blackjack.py': 'x', 'both/klondike.py': CODE, 'both/blackjack.py': 'x'}
    students = found(hand_in(tmp_path, files), asked_for=KLONDIKE)
    assert {student: bool(one.problem) for student, one in students.items()} == {
        'novak': False,
        'mala': True,
        'both': False,
    }


def test_path_that_is_not_there(tmp_path):
    with pytest.raises(Unreadable, match='there is no file or folder'):
        find_submissions(tmp_path / 'nic', EXERCISES)


@pytest.mark.parametrize('exercise', EXERCISES, ids=lambda exercise: exercise.name)
def test_solutions_of_every_exercise_are_found(exercise, tmp_path):
    [submission] = find_submissions(exercise.solution, EXERCISES)
    assert submission.exercise == exercise.name
    assert not submission.problem
