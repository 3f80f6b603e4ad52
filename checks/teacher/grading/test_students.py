"""Several classes, or several exercises, in folders: who is a student, beside the record in `messy_class.txt`."""

import pytest

from checks.teacher.grading.conftest import CODE, EXERCISES, KLONDIKE, found, hand_in, is_taken, options_of, pack, table
from rozdej.teacher.grading.submissions import find_submissions

TWO_FOLDERS = ('ukol 1/klondike.py', 'ukol 2/blackjack.py', 'pokusy/pokus.py')


@pytest.mark.parametrize('collected', ['folders', 'zips', 'one zip'])
def test_folder_for_each_exercise_in_that_of_each_student(tmp_path, collected):
    """Folders in folders, but they are not classes: those inside are called the same for everybody."""
    files = {student: dict.fromkeys(TWO_FOLDERS, CODE) for student in ('novak', 'mala', 'Žofie')}
    del files['mala']['pokusy/pokus.py']
    files['Žofie'] = dict.fromkeys(('klon/klondike.py', 'black/blackjack.py'), CODE)
    flat = {f'{student}/{file}': text for student, own in files.items() for file, text in own.items()}
    if collected == 'zips':
        for student, own in files.items():
            pack(tmp_path / f'{student}.zip', own)
    path = pack(tmp_path / 'vse.zip', flat) if collected == 'one zip' else tmp_path
    if collected == 'folders':
        hand_in(tmp_path, flat)
    submissions = find_submissions(path, EXERCISES)
    assert {(one.student, one.name, one.exercise) for one in submissions} == {
        (student, student, exercise) for student in files for exercise in ('klondike', 'blackjack')
    }


@pytest.mark.parametrize(
    ('name', 'students'),
    [
        ('{exercise}.zip', 'novak mala'),
        ('{exercise}.zip', 'novak'),
        ('ukol {exercise}.zip', 'novak mala'),
        ('{exercise} {student}.zip', 'novak mala'),
    ],
)
def test_zip_for_each_exercise_in_the_folder_of_each_student(tmp_path, name, students):
    """The pages in a browser save work so. There were students called klondike and blackjack."""
    for student in students.split():
        for exercise in ('klondike', 'blackjack'):
            file = tmp_path / 'vse' / student / name.format(exercise=exercise, student=student)
            pack(file, {f'{exercise}.py': CODE})
    submissions = find_submissions(tmp_path / 'vse', EXERCISES)
    assert {(one.student, one.name, one.exercise) for one in submissions} == {
        (student, student, exercise) for student in students.split() for exercise in ('klondike', 'blackjack')
    }


@pytest.mark.parametrize('students', ['novak', 'novak mala'])
def test_zip_that_was_downloaded_twice_is_a_second_version(tmp_path, students):
    for student in students.split():
        for file in ('klondike.zip', 'klondike (1).zip'):
            pack(tmp_path / 'vse' / student / file, {'klondike.py': CODE})
    assert set(found(tmp_path / 'vse')) == {*students.split()}


BLACKJACK = 'def hodnota_karty(karta):\n    return 1\n\ndef nazev_karty(karta):\n    return 2\n'


@pytest.mark.parametrize(
    'files',
    [
        {'klondike/novak.py': CODE, 'klondike/mala.py': CODE, 'blackjack/mala.py': BLACKJACK},
        {'klondike/novak/klondike.py': CODE, 'klondike/mala/klondike.py': CODE, 'blackjack/mala/blackjack.py': CODE},
        {'klondike/novak/klondike.py': CODE, 'klondike/mala/klondike.py': CODE, 'blackjack/mala/moje.docx': ''},
    ],
    ids=['files', 'folders', 'no program'],
)
@pytest.mark.parametrize('around', ['', '8A/'])
def test_exercise_of_which_only_one_has_handed_in_leaves_nobody_of_the_other_out(tmp_path, around, files):
    collected = {f'{around}{file}': text for file, text in files.items()}
    if around:
        collected['8B/novak/klondike.py'] = CODE
    students = {one for one in found(hand_in(tmp_path, collected)) if not one.startswith('8B')}
    assert students == {f'{around}{student}' for student in ('klondike/novak', 'klondike/mala', 'blackjack/mala')}


@pytest.mark.parametrize('file', ['{student}.py', '{student}/{name}.py'])
def test_folder_of_another_exercise_is_left_aside_when_one_is_asked_for(tmp_path, file):
    """Everybody had a second row without points, and Moodle's worksheet nobody's grade."""
    exercises = {'klondike': CODE, 'blackjack': BLACKJACK}
    files = {
        f'{name}/{file.format(student=student, name=name)}': text
        for name, text in exercises.items()
        for student in ('novak', 'mala')
    }
    students = found(hand_in(tmp_path, files), asked_for=KLONDIKE)
    assert set(students) == {'klondike/novak', 'klondike/mala'}
    assert all(is_taken(one) for one in students.values())


def test_one_student_with_versions_in_folders_of_exercises_is_no_class(tmp_path):
    files = {'klondike/verze 1/klondike.py': CODE, 'klondike/verze 2/klondike.py': CODE, 'blackjack/blackjack.py': CODE}
    assert {one.student for one in find_submissions(hand_in(tmp_path / 'Jan', files), EXERCISES)} == {'Jan'}


@pytest.mark.parametrize('folder', ['klondike', '8.A', 'dvojice'])
def test_file_for_each_of_many_students_in_a_folder(tmp_path, folder):
    names = [f'zak{first}{second}' for first in 'abcde' for second in 'abcde']
    files = {f'{folder}/{name}.py': CODE for name in names} | {
        f'8.B/{name}/klondike.py': CODE for name in ('Jan', 'Eva')
    }
    assert {one.name for one in found(hand_in(tmp_path, files)).values()} == {*names, 'Jan', 'Eva'}


def test_accounts_with_numbers_in_a_class_are_students_and_a_team_is_one(tmp_path):
    files = {f'8.A/zak{number:02}.py': CODE for number in range(3)} | {'8.B/zak01.py': CODE, '8.A/zak05.py': ''}
    assert set(found(hand_in(tmp_path / 'classes', files))) == {
        *(f'8.A/zak0{number}' for number in (0, 1, 2, 5)),
        '8.B/zak01',
    }
    teams = {f'Skupina {number}/hra.py': f'import pomoc\n{CODE}' for number in (1, 2)}
    teams |= {f'Skupina {number}/pomoc.py': '' for number in (1, 2)}
    assert set(found(hand_in(tmp_path / 'teams', teams))) == {'Skupina 1', 'Skupina 2'}


@pytest.mark.parametrize('beside', ['', 'zadani/klondike/'], ids=['file', 'zadani'])
def test_one_student_with_several_earlier_versions_in_a_folder_is_no_class(tmp_path, beside):
    older = {'zaloha/pondeli/klondike.py': '#', 'zaloha/streda/klondike.py': '#'}
    if beside:
        older = {'zadani/klondike stare/klondike.py': '#'}
    students = found(hand_in(tmp_path / 'novak', {f'{beside}klondike.py': CODE, **older}))
    assert set(students) == {'novak'}
    assert is_taken(students['novak'])


@pytest.mark.parametrize('second', ['klondike.py', 'pokus.py'])
def test_classes_in_which_everybody_has_a_namesake_are_classes(tmp_path, second):
    """Folders for exercises hold different exercises, and at least two of them."""
    files = {'novak/klondike.py': CODE, f'mala/{second}': CODE}
    collected = {f'{group}/{file}': text for group in ('pondeli', 'utery') for file, text in files.items()}
    students = found(hand_in(tmp_path, collected))
    assert set(students) == {'pondeli/novak', 'pondeli/mala', 'utery/novak', 'utery/mala'}


@pytest.mark.parametrize(
    ('beside', 'students'),
    [
        ('ukol-mala/.git/HEAD', {'novak', 'mala'}),
        ('ukol-mala/README.md', {'ukol-novak', 'ukol-mala'}),
        ('ukol-mala.zip', {'ukol-novak', 'ukol-mala'}),
    ],
    ids=['repository', 'no repository', 'damaged'],
)
def test_repositories_of_an_assignment_not_called_like_an_exercise(tmp_path, beside, students):
    """The shared start of the names is the assignment's only where all of them are repositories."""
    files = {'ukol-novak/.git/HEAD': 'ref', 'ukol-novak/klondike.py': CODE, beside: 'x'}
    assert set(found(hand_in(tmp_path, files))) == students


def test_one_repository_alone_keeps_its_name(tmp_path):
    assert set(found(hand_in(tmp_path, {'klondike-novak/klondike.py': CODE}))) == {'klondike-novak'}


PAIR = {'Jan Nový/klondike.py': CODE, 'Eva Malá/src/klondike.py': CODE + '#'}


@pytest.mark.parametrize('around', ['', 'odevzdani/'])
def test_two_students_in_one_hand_in_are_two_rows(tmp_path, around):
    pack(tmp_path / 'dvojice.zip', {f'{around}{path}': text for path, text in PAIR.items()})
    hand_in(tmp_path, {'Petr/klondike.py': CODE})
    students = found(tmp_path)
    assert set(students) == {'dvojice/Jan Nový', 'dvojice/Eva Malá', 'Petr'}
    assert is_taken(students['dvojice/Eva Malá'], CODE + '#')
    assert students['dvojice/Jan Nový'].name == 'Jan Nový'
    assert students['dvojice/Jan Nový'].concerns == (
        'handed in together with others: dvojice holds programs under 2 names',
    )
    assert students['Petr'].concerns == ()


@pytest.mark.parametrize(
    ('folders', 'students'),
    [
        (('Jan Nový', 'Eva Malá'), {'dvojice/Jan Nový', 'dvojice/Eva Malá'}),
        (('Novák Jan', 'Malá-Bílá Eva'), {'dvojice/Novák Jan', 'dvojice/Malá-Bílá Eva'}),
        (('Pasians', 'Oko'), {'dvojice'}),
        (('Moje hra', 'Oko bere'), {'dvojice'}),
        (('Jan Nový', 'Druhá Verze'), {'dvojice'}),
    ],
)
def test_full_names_are_students_whatever_they_handed_in(tmp_path, folders, students):
    first, second = folders
    blackjack = 'def hodnota_karty(karta):\n    return 1\n'
    pack(tmp_path / 'dvojice.zip', {f'{first}/klondike.py': CODE, f'{second}/blackjack.py': blackjack})
    hand_in(tmp_path, {'Petr/klondike.py': CODE})
    found_here = find_submissions(tmp_path, EXERCISES)
    assert {one.student for one in found_here} == students | {'Petr'}
    assert sorted(one.exercise for one in found_here) == ['blackjack', 'klondike', 'klondike']
    assert {bool(one.concerns) for one in found_here if one.student != 'Petr'} == {len(students) > 1}


FILES = {'novak_klondike.py': CODE, 'svoboda_klondike.py': CODE + '#'}


@pytest.mark.parametrize(
    ('files', 'who'),
    [
        (FILES, 'novak svoboda'),
        ({f'my/{name}': text for name, text in FILES.items()}, 'novak svoboda'),
        (FILES | {'karty.py': 'x = 1', 'poznamky.txt': ''}, 'novak svoboda'),
        ({'Klondike-xnovak01.py': CODE, 'Klondike-xsvob02.py': CODE}, 'xnovak01 xsvob02'),
        ({'novak.py': CODE, 'svoboda.py': CODE}, 'novak svoboda'),
        ({'novak/klondike.py': CODE, 'svoboda/klondike.py': CODE, 'obrazky/karta.png': ''}, 'novak svoboda'),
    ],
    ids=['files', 'in a folder', 'with a given file', 'accounts', 'names only', 'with pictures'],
)
def test_two_students_told_apart_by_files_are_two_rows(tmp_path, files, who):
    pack(tmp_path / 'dvojice.zip', files)
    hand_in(tmp_path, {'Petr/klondike.py': CODE})
    students = found(tmp_path)
    assert set(students) == {*(f'dvojice/{name}' for name in who.split()), 'Petr'}
    for student in students.values():
        assert set(student.read()) - {'karty'} == {'klondike'}
        assert bool(student.concerns) == (student.name != 'Petr')


def test_modules_beside_two_students_belong_to_both(tmp_path):
    files = {name: f'import pomoc\n{text}' for name, text in FILES.items()} | {'pomoc.py': ''}
    pack(tmp_path / 'dvojice.zip', files)
    hand_in(tmp_path, {'Petr/klondike.py': CODE})
    students = found(tmp_path)
    assert [set(students[f'dvojice/{name}'].read()) for name in ('novak', 'svoboda')] == [{'klondike', 'pomoc'}] * 2


@pytest.mark.parametrize(
    'names', ['klondike_v1,klondike_v2', 'klondike,klondike_novak', 'klondike_final,klondike_funguje', 'stary,novy']
)
def test_files_that_are_versions_are_one_row_that_needs_eyes(tmp_path, names):
    hand_in(tmp_path, {f'novak/{name}.py': CODE for name in names.split(',')})
    hand_in(tmp_path, {'mala/klondike.py': CODE})
    students = found(tmp_path)
    assert set(students) == {'novak', 'mala'}
    assert students['novak'].concerns


@pytest.mark.parametrize('pattern', ['(', 'novak', ''])
def test_pattern_of_students_without_a_group_is_refused(pattern, capsys):
    with pytest.raises(SystemExit):
        options_of(['class', '--student', pattern])
    assert 'is no regular expression with the student as a group' in capsys.readouterr().err


def test_pattern_says_who_is_graded(tmp_path, grade_class):
    files = {'x/Jan Nový/1/klondike.py': '# passes to 11', 'x/Eva/klondike.py': '# passes to 200', 'y/seznam.csv': ''}
    code, text = grade_class(hand_in(tmp_path / 'class', files), '--student', '^./([^/]+)/')
    assert code == 0
    assert '--student finds nobody in 1 path: y/seznam.csv' in text
    assert {row['name'] for row in table(tmp_path / 'out' / 'grades.csv')} == {'Jan Nový', 'Eva'}


def test_pattern_that_finds_nobody_grades_nothing(tmp_path, grade_class):
    code, text = grade_class(hand_in(tmp_path / 'class', {'novak/klondike.py': CODE}), '--student', '^x(.+)')
    assert (code, text) == (2, 'rozdej grade: --student finds nobody in 1 path: novak/klondike.py\n')
