"""Levels in a run, and which tests a command means: from every folder, with paths of programs, with wrong levels."""

import re
import shutil

import pytest

from checks.running import ROOT, run_pytest
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.environment_check import typed_word
from rozdej.core.testing.summary import _milestones

PLACES = [
    '.',
    'zadani',
    'zadani/klondike',
    'reseni/klondike',
    'tests',
    'tests/klondike',
    'bench',
    'rozdej/core/feedback',
    'samples/klondike/wrong',
]


@pytest.mark.whole(reason='runs pytest for each way to name a folder')
@pytest.mark.parametrize(
    ('place', 'is_named'), [*((place, False) for place in PLACES), ('.', True), ('zadani/klondike', True)]
)
def test_works_from_every_folder(short_kit, place, is_named):
    (short_kit / place).mkdir(parents=True, exist_ok=True)
    named = [short_kit / 'tests' / 'klondike'] if is_named else []
    result = run_pytest(*named, '--level', '31', '--impl', 'reseni', cwd=short_kit / place)
    assert result.code == 0, result.output
    assert '(reseni/klondike): levely do 31' in result.output
    assert 'Další je level 32:' in result.output


@pytest.mark.parametrize('named', ['zadani/klondike', 'zadani/klondike/klondike.py'])
def test_a_program_named_instead_of_its_tests_is_tested(five_exercises, named):
    """Who thinks of pytest as of python types the file that is to be tested."""
    result = run_pytest(named, '--level', '1', cwd=five_exercises)
    assert result.code == 0, result.output
    assert 'Klondike (zadani/klondike): levely do 1 (' in result.output
    assert 'Další je level 11:' in result.output


@pytest.mark.parametrize('named', ['.', 'zadani', 'zadani/'])
def test_all_programs_named_instead_of_their_tests_are_tested(short_kit, named):
    """A dot means no more than no path at all: not the kit's own tests, which take many minutes."""
    (short_kit / 'checks' / 'test_kit.py').write_text('def test_kit():\n    assert False\n', encoding='utf-8')
    result = run_pytest(named, '--level', '1', cwd=short_kit)
    assert result.code == 0, result.output
    assert 'Klondike (zadani/klondike): levely do 1 (' in result.output
    assert 'Další je level 11:' in result.output


@pytest.mark.parametrize('named', ['', 'zadani', 'zadani/klondike'])
def test_programs_named_by_way_of_a_link_are_tested(short_kit, tmp_path, named):
    (short_kit / 'checks' / 'test_kit.py').write_text('def test_kit():\n    assert False\n', encoding='utf-8')
    link = tmp_path / 'odkaz'
    try:
        link.symlink_to(short_kit, target_is_directory=True)
    except OSError:  # on Windows not everybody may make one
        pytest.skip('no links here')
    result = run_pytest(link / named, '--level', '1', cwd=tmp_path)
    assert result.code == 0, result.output
    assert 'Další je level 11:' in result.output


def test_own_tests_beside_the_program_are_run_when_they_are_named(short_kit):
    own = short_kit / 'zadani' / 'klondike' / 'test_moje.py'
    own.write_text('def test_moje(klondike):\n    assert klondike\n', encoding='utf-8')
    for named in (own, own.parent):
        assert '1 passed' in run_pytest(named, '-k', 'moje', cwd=short_kit).output


def test_tests_of_a_given_file_are_run_only_by_their_own_name(short_kit):
    """They lie beside it to be read; `pytest` in their folder means the levels all the same."""
    here = short_kit / 'zadani' / 'klondike'
    assert '✗ level 11' in run_pytest(cwd=here).output
    assert 'Klondike (zadani/klondike)' in run_pytest('.', '--level', '12', cwd=here).output
    by_name = run_pytest('test_karty.py', cwd=here)
    assert '6 passed' in by_name.output
    assert '\nKlondike (zadani/klondike)\n' in by_name.output  # no level is among them


def test_unknown_level_names_one_of_the_only_exercise_that_is_begun(five_exercises):
    shutil.copy(five_exercises / 'reseni/alfa/alfa.py', five_exercises / 'zadani/alfa/alfa.py')  # it ends at 31
    result = run_pytest('--level', '9999', cwd=five_exercises)
    assert 'Nejbližší je 31, třeba: pytest tests/alfa --level 31' in result.output


def test_unknown_level_is_put_right_for_the_same_program(submission):
    folder = submission('', on='solution')
    for others in (), ('-p', 'xdist', '-n', '2'):
        result = run_pytest('--level', '9999', '--impl', folder, *others)
        assert re.search(rf'--level \d+ --impl {re.escape(typed_word(str(folder)))}$', result.output, re.M), (
            result.output
        )


def test_tests_without_a_program_are_not_even_collected(five_exercises):
    (five_exercises / 'tests/alfa/test_500.py').write_text('raise ValueError\n', encoding='utf-8')
    result = run_pytest('--level', '1', '--impl', 'reseni/klondike', cwd=five_exercises)
    assert result.code == 0, result.output


def test_level_zero_is_no_error():
    result = run_pytest('--level', '0')
    assert result.code == 0
    assert 'Level 0 nemá žádné testy' in result.output


def test_level_zero_of_one_file_is_no_error():
    assert run_pytest('tests/klondike/test_010_popis_balicku.py', '--level', '0').code == 0


@pytest.mark.whole(reason='runs pytest for each bad mark')
@pytest.mark.parametrize(
    'mark', ['level', 'level()', "level('31')", 'level(31, 32)', 'level(3.1)', 'level(n=1)', 'level(True)']
)
def test_bad_level_mark_names_file_and_line(short_kit, mark):
    path = short_kit / 'tests' / 'klondike' / 'test_500_novy.py'
    path.write_text(f'import pytest\n\n\n@pytest.mark.{mark}\ndef test_novy():\n    pass\n', encoding='utf-8')
    result = run_pytest(path, '--level', '31', cwd=short_kit)
    assert result.code == 4, result.output
    assert re.search(r'test_500_novy\.py, řádek [45]: test test_novy má značku level bez celého čísla', result.output)
    assert 'INTERNALERROR' not in result.output


def test_a_test_beside_the_program_is_run_by_a_bare_pytest_there(short_kit):
    (short_kit / 'zadani' / 'klondike' / 'test_muj.py').write_text(
        "def test_muj(klondike):\n    assert klondike.popis_balicku([]) == '[   ]'\n", encoding='utf-8'
    )
    result = run_pytest(cwd=short_kit / 'zadani' / 'klondike')
    assert '✗ test test_muj' in result.output


def test_unknown_level_on_several_processes():
    result = run_pytest('--level', '7', '-p', 'xdist', '-n', '2')
    assert 'Level 7 neexistuje' in result.output
    assert 'INTERNALERROR' not in result.output


CACHED = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider')


def fill_in(kit, name: str, until: str = '') -> None:
    """Write the exercise's module up to the function (default: all of it); below there are stubs."""
    solution = (kit / 'reseni' / name / f'{name}.py').read_text(encoding='utf-8')
    path = kit / 'zadani' / name / f'{name}.py'
    mark = f'\ndef {until}('
    rest = mark + path.read_text(encoding='utf-8').partition(mark)[2] if until else ''
    path.write_text(solution.partition(mark)[0] + rest if until else solution, encoding='utf-8')


def test_first_contact_shows_one_exercise_and_one_failure(five_exercises):
    """That says where to begin; a function that exists because it was handed out is not said to pass."""
    result = run_pytest('--level', '31', cwd=five_exercises)
    assert result.code == 1
    assert '\nalfa (zadani/alfa): levely do 31' in result.output
    assert '\nJeště nezačato: beta, gama, delta, Klondike\n' in result.output
    assert '✗ level 11 · alfa: Popis balíčku' in result.output
    assert 'přečti si v lekci (zadani/alfa/lekce.md) část „Popis balíčku“' in result.output
    assert 'Pak spusť:  pytest tests/alfa --level 11' in result.output
    assert ' 1 failed, ' in result.output
    assert '·10  ✗11' in result.output
    assert '✓10' not in result.output


def test_exercise_that_is_named_runs(five_exercises):
    for named in ('tests/gama', 'zadani/gama', 'tests/gama/test_010_popis_balicku.py'):
        result = run_pytest(named, '--level', '12', cwd=five_exercises)
        assert '✗ level 11 · gama' in result.output
        assert 'Ještě nezačato' not in result.output
    assert '✗ level 11 · gama' in run_pytest('--level', '12', cwd=five_exercises / 'zadani' / 'gama').output


BEGINNINGS = {
    'a function': ('klondike.py', '\n\ndef popis_balicku(balicek):\n    return 1\n', 'vrátilo:      1'),
    'what Python cannot read': ('klondike.py', '\n\ndef popis_balicku(balicek)\n', 'klondike.py, řádek'),
    'a file of its own': (
        'muj_klondike.py',
        'def popis_balicku(balicek):\n    return 1\n',
        'Klondike (zadani/klondike)',
    ),
}


@pytest.mark.parametrize('what', BEGINNINGS)
def test_whatever_the_student_does_is_a_beginning(five_exercises, what):
    file, text, said = BEGINNINGS[what]
    with (five_exercises / 'zadani/klondike' / file).open('a', encoding='utf-8') as program:
        program.write(text)
    result = run_pytest('--level', '12', cwd=five_exercises)
    assert 'Ještě nezačato: alfa, beta, gama, delta\n' in result.output
    assert said in result.output


def test_removed_file_is_a_beginning(five_exercises):
    (five_exercises / 'zadani/klondike/klondike.py').unlink()
    assert 'Ještě nezačato: alfa, beta, gama, delta\n' in run_pytest('--level', '12', cwd=five_exercises).output


def test_other_programs_run_whole(five_exercises):
    """As teachers and authors ask for them."""
    result = run_pytest('--level', '12', '--impl', 'zadani', cwd=five_exercises)
    assert 'alfa, beta, gama, delta, Klondike: levely do 12' in result.output
    assert 'Ještě nezačato' not in result.output
    assert ' 1 failed' not in result.output


def test_level_of_any_exercise_is_known(five_exercises):
    """It may be one of an exercise that is not begun."""
    lesson = five_exercises / 'zadani/klondike/lekce.md'
    lesson.write_text(lesson.read_text(encoding='utf-8').replace('* level 131:', '* level 132:'), encoding='utf-8')
    assert 'neexistuje' not in run_pytest('--level', '132', cwd=five_exercises).output
    assert 'neexistuje' in run_pytest('tests/alfa', '--level', '132', cwd=five_exercises).output


@pytest.mark.parametrize('level', ['1', '10'])
def test_next_level_is_not_one_that_the_stub_passes(short_kit, level):
    result = run_pytest('--level', level, cwd=short_kit)
    assert result.code == 0, result.output
    assert '✓ Všechno prošlo. Další je level 11:' in result.output


def test_what_passes_already_is_walked_through_at_once(short_kit):
    fill_in(short_kit, 'klondike', until='rozdej_sloupecky')
    result = run_pytest('--level', '1', cwd=short_kit)
    assert '✓ Všechno prošlo, dokonce až do levelu 27. Další je level 31:' in result.output
    assert 'Pokračuj:  pytest tests/klondike --level 31\n' in result.output
    assert re.search(r' \d passed', result.lines[-1]), 'only tests of the level asked for are counted'


def test_finished_exercise_is_walked_through_in_one_run(five_exercises):
    fill_in(five_exercises, 'alfa')
    result = run_pytest('--level', '1', cwd=five_exercises)
    assert result.code == 0, result.output
    assert '✓ Hotovo! alfa' in result.output


def test_what_is_known_to_pass_is_not_run_again(five_exercises):
    fill_in(five_exercises, 'alfa', until='rozdej_sloupecky')
    count = five_exercises / 'zaznam.txt'
    tests = five_exercises / 'tests/alfa/test_020_vytvor_balicek.py'
    text = tests.read_text(encoding='utf-8') + (
        '\n\n@pytest.mark.level(23)\ndef test_pocita():\n    """Počítá se."""\n'
        f"    with open({str(count)!r}, 'a') as file:\n        file.write('x')\n"
    )
    tests.write_text(text, encoding='utf-8')
    for _ in range(2):
        assert 'Další je level 31' in run_pytest(*CACHED, '--level', '11', cwd=five_exercises).output
        assert count.read_text() == 'x'
    fill_in(five_exercises, 'alfa')
    assert 'Hotovo' in run_pytest(*CACHED, '--level', '11', cwd=five_exercises).output
    assert count.read_text() == 'xx'


def test_voluntary_level_stops_nobody(kit):
    fill_in(kit, 'klondike')
    tests = kit / 'tests/klondike/test_110_navrat.py'
    tests.write_text(
        'import pytest\n\n\n@pytest.mark.level(110)\ndef test_nejde():\n    """Nejde."""\n    assert False\n',
        encoding='utf-8',
    )
    assert '✓ Hotovo! Klondike' in run_pytest('--level', '101', cwd=kit).output


def test_overview_shows_the_whole_course_and_runs_nothing_twice(five_exercises):
    fill_in(five_exercises, 'alfa')
    fill_in(five_exercises, 'beta', until='rozdej_sloupecky')
    count = five_exercises / 'zaznam.txt'
    for level in (23, 31):  # one that passes, and the first that fails
        (five_exercises / f'tests/beta/test_000_{level}.py').write_text(
            f'import pytest\n\n\n@pytest.mark.level({level})\ndef test_pocita():\n    """Počítá se."""\n'
            f"    with open({str(count)!r}, 'a') as file:\n        file.write('x')\n    assert {level} == 23\n",
            encoding='utf-8',
        )
    shown = [
        'alfa +hotovo',
        r'beta +další je level 31 \(poslední má číslo \d+\)',
        'gama +ještě nezačato',
        'delta +ještě nezačato',
        'Klondike +ještě nezačato',
        'Další je level 31: .*',
        'Pokračuj:  pytest tests/beta --level 31',
    ]
    for _ in range(2):
        result = run_pytest(*CACHED, '--overview', cwd=five_exercises)
        assert result.code == 0, result.output
        assert re.search(r'\n  . '.join(shown[:5]) + '\n' + '\n'.join(shown[5:]), result.output), result.output
        assert 'passed' not in result.output
        assert 'failed' not in result.output
        assert count.read_text() == 'xx'


@pytest.mark.whole(reason='runs pytest several times')
def test_overview_tells_what_broke(kit):
    fill_in(kit, 'klondike')
    assert 'hotovo' in run_pytest(*CACHED, '--overview', cwd=kit).output
    with (kit / 'zadani/klondike/klondike.py').open('a', encoding='utf-8') as file:
        file.write('\n\ndef vytvor_balicek():\n    return []\n')
    result = run_pytest(*CACHED, '--overview', cwd=kit)
    assert 'Pozor: level 21 už prošel, teď neprochází.' in result.output
    assert 'Pokračuj:  pytest tests/klondike --level 21' in result.output


def test_overview_of_a_finished_course_names_the_next_exercise(five_exercises):
    fill_in(five_exercises, 'alfa')
    assert 'Další je beta. Začni v lekci: zadani/beta/lekce.md' in run_pytest('--overview', cwd=five_exercises).output


def test_overview_is_the_same_with_a_level_and_without_tracebacks(five_exercises):
    """It named a level above the one asked for, whatever failed below."""
    fill_in(five_exercises, 'alfa', until='rozdej_sloupecky')
    alone = run_pytest('--overview', cwd=five_exercises).output
    asked = run_pytest('--overview', '--level', '61', '--tb=no', cwd=five_exercises).output
    assert asked.partition('collected')[2].rpartition('\n=')[0] == alone.partition('collected')[2].rpartition('\n=')[0]
    assert 'tests/alfa --level 31' in asked


def test_overview_is_the_same_with_several_processes(five_exercises):
    """It said that all is done, as no test was found in the process that prints it."""
    fill_in(five_exercises, 'alfa', until='rozdej_sloupecky')
    alone = run_pytest('--overview', cwd=five_exercises).output
    several = run_pytest('--overview', '-p', 'xdist', '-n', '2', cwd=five_exercises).output
    assert several.partition('\n  ')[2].rpartition('\n=')[0] == alone.partition('\n  ')[2].rpartition('\n=')[0]
    assert 'tests/alfa --level 31' in several


@pytest.mark.whole(reason='runs pytest several times')
def test_milestone_invites_to_the_window_once(kit):
    fill_in(kit, 'klondike', until='vypis_hru')
    invitation = '\nKarty už umíš rozdat, podívej se na ně v okně:  python ui.py klondike\n'
    first = run_pytest(*CACHED, '--level', '71', cwd=kit)
    assert first.output.count(invitation) == 1
    assert 'Další je level 81' in first.output
    assert invitation not in run_pytest(*CACHED, '--level', '71', cwd=kit).output
    assert invitation in run_pytest(cwd=kit).output  # a run that is red
    assert invitation not in run_pytest('--level', '71', '--impl', 'zadani', cwd=kit).output


def test_a_milestone_is_reached_with_all_that_comes_before_it():
    piskvorky = Exercise('piskvorky', ROOT)
    passed = {number for number in piskvorky.lesson.levels if number <= 73}
    assert _milestones(piskvorky, passed) == {41, 73}
    assert _milestones(piskvorky, passed - {72}) == {41}
    assert _milestones(piskvorky, passed - {70}) == {41, 73}, 'that level asks only whether the function exists'


def test_what_passed_by_luck_is_not_missed(short_kit):
    fill_in(short_kit, 'klondike', until='vytvor_balicek')
    program = short_kit / 'zadani/klondike/klondike.py'
    right = program.read_text(encoding='utf-8')
    always = 'def popis_balicku(balicek):\n    return "[Q ♥]" if balicek else "[   ]"\n'
    program.write_text(f'{right}\n\n{always}', encoding='utf-8')
    assert '✗11  ✓12' in run_pytest(*CACHED, '--level', '12', cwd=short_kit).output
    program.write_text(f'{right}\n\n{always.replace("[   ]", "[Q ♥]")}', encoding='utf-8')
    assert 'Pozor' not in run_pytest(*CACHED, '--level', '12', cwd=short_kit).output
    program.write_text(right, encoding='utf-8')
    assert '✓ Všechno prošlo' in run_pytest(*CACHED, '--level', '12', cwd=short_kit).output
    program.write_text(f'{right}\n\n{always}', encoding='utf-8')
    assert 'Pozor: level 11 už prošel' in run_pytest(*CACHED, '--level', '12', cwd=short_kit).output


def test_functions_that_wait_are_not_run_after_the_first_failure(kit):
    """What is written is run, wherever it stands."""
    stub = kit / 'zadani/klondike/klondike.py'
    fill_in(kit, 'klondike', until='vytvor_balicek')
    with stub.open('a', encoding='utf-8') as file:
        file.write('\n\ndef presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):\n    return 1\n')
    result = run_pytest(cwd=kit)
    assert '✗ level 21 · Klondike' in result.output
    assert '✗21  ·22  ·23' in result.output
    assert '·30  ·31  ·32  ·33' in result.output
    assert '✓50  ✗51' in result.output
    assert ' error' not in result.output
    again = run_pytest('-p', 'randomly', '-p', 'no:xdist', cwd=kit)
    assert '✗21  ·22  ·23' in again.output


@pytest.mark.whole(reason='runs pytest several times')
def test_what_cannot_be_tried_here_is_not_said_to_pass(kit):
    """As in a browser, which has no network."""
    fill_in(kit, 'klondike')
    [tests] = (kit / 'tests/klondike').glob('test_130_*.py')
    text = tests.read_text(encoding='utf-8')
    assert text.count('@pytest.mark.level(131)\n') > 1
    skip = "@pytest.mark.skip(reason='Tady to nejde.')\n@pytest.mark.level(131)\n"
    tests.write_text(text.replace('@pytest.mark.level(131)\n', skip, 1), encoding='utf-8')
    for options in ((), ('--level', '131'), ('--level', '130'), ('--level', '130')):
        said = run_pytest('tests/klondike', *options, *CACHED, cwd=kit)
        assert said.code == 0
        assert '✓ Hotovo! Klondike: všechno, co jde vyzkoušet tady, program umí. Teď si zahraj:' in said.output
        assert 'Zbývá level 131. Tady to nejde.\n' in said.output
        assert '--level 131' not in said.output
