"""Wrong programs of every exercise that has fresh cases fall by these alone. (`rozdej check` asks the right ones.)"""

import random
from collections.abc import Callable
from functools import cache

import pytest

from checks.running import ROOT
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.core.exercises import find_exercises
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import CHECK_CALL_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests
from rozdej.teacher.fresh_cases import CaseRunner, Questions, fresh_file

SEED, ANOTHER = 'a seed', 'another seed'
SEEDS = SEED, ANOTHER, 'a third seed', 'a fourth seed', 'a fifth seed', 'a sixth seed'
"""A rare mistake may escape the chance cases of one seed. One that escapes all these is named among `escapes`."""

ONE_OF = 4
"""Of so many wrong programs one is asked, each day others; `bench/fresh.py` asks all."""

FEW = 10
"""Cases of a function that are enough to see whether they are the same."""


ASKED = [exercise for exercise in find_exercises(ROOT) if fresh_file(exercise).is_file()]


@pytest.fixture(scope='module', params=ASKED, ids=lambda exercise: exercise.name)
def asking_with(request) -> Callable[[str], CaseRunner]:
    """`asking_with(seed)` asks the fresh cases of an exercise, which are made once."""

    @cache
    def make(seed: str) -> CaseRunner:
        questions = Questions.of(request.param, seed)
        assert questions
        return CaseRunner(questions)

    return make


@pytest.fixture
def asking(asking_with) -> CaseRunner:
    return asking_with(SEED)


def faults(asking: CaseRunner, sample: Expectation, folder) -> list:
    program = LocalProgram(Implementation(asking.questions.exercise, sample.write(folder)), Guard(CHECK_CALL_SECONDS))
    random.seed(sample.name)  # some shuffle badly: what they deal must not be another thing in each run
    own = sample.path.stem  # the function with the mistake, which mostly shows it
    return asking.faults(program, [own]) or asking.faults(program, asking.questions.cases)


@pytest.mark.filterwarnings('ignore::SyntaxWarning')  # a sample compares by `is` on purpose
def test_wrong_programs_fall(asking_with, draw, tmp_path):
    questions = asking_with(SEED).questions
    samples = [s for s in expectations(questions.exercise) if s.name.startswith('wrong/')]
    assert questions.fresh.escapes.keys() <= {sample.name for sample in samples}
    falling = [sample for sample in samples if sample.name not in questions.fresh.escapes]
    drawn = draw(draw(falling, most=len(falling) // ONE_OF))
    missed = []
    for number, sample in enumerate(drawn):
        places = {seed: tmp_path / f'{number} {seed}' for seed in SEEDS}
        if not any(faults(asking_with(seed), sample, place) for seed, place in places.items()):
            missed.append(sample.name)
    assert missed == []


@pytest.mark.whole(reason='makes all fresh cases twice')
def test_the_same_seed_makes_the_same_cases(asking):
    frozen = []
    for seed in SEED, SEED, ANOTHER:
        questions = Questions.of(asking.questions.exercise, seed, count=FEW)
        assert questions
        frozen.append([repr(case.arguments()) for cases in questions.cases.values() for case in cases])
    assert frozen[0] == frozen[1] != frozen[2]


OWN_KINDS = """

class Seznam(list):
    pass


class Dvojice(tuple):
    pass


def vlastni(funkce):
    def nova(*parametry, **dalsi):
        vysledek = funkce(*parametry, **dalsi)
        return {list: Seznam, tuple: Dvojice}.get(type(vysledek), lambda hodnota: hodnota)(vysledek)
    return nova
"""


@pytest.mark.whole(reason='asks all fresh cases again')
def test_a_list_or_a_tuple_of_ones_own_kind_is_one(asking, tmp_path):
    exercise, modules = asking.questions.exercise, asking.questions.modules
    for module in exercise.modules:
        text = (exercise.solution / f'{module}.py').read_text('utf-8')
        wrapped = ''.join(f'{name} = vlastni({name})\n' for name, where in modules.items() if where == module)
        before, mark, after = text.partition("\nif __name__ == '__main__':")
        (tmp_path / f'{module}.py').write_text(f'{before}{OWN_KINDS}{wrapped}{mark}{after}', encoding='utf-8')
    program = LocalProgram(Implementation(exercise, tmp_path), Guard(CHECK_CALL_SECONDS))
    assert asking.faults(program, asking.questions.cases) == []


class Recorder(LocalProgram):
    """Writes down what each call of a test came to, under its function and the text of its arguments."""

    def __init__(self, *given):
        super().__init__(*given)
        self.table: dict[tuple[str, str], tuple[str, str, str, str]] = {}
        self._is_within = False

    def call(self, module, name, arguments, keywords, line=0):
        if self._is_within:  # a program's own call of another of its files
            return super().call(module, name, arguments, keywords, line)
        asked, result, error = repr(arguments), None, ''
        self._is_within = True
        try:
            result = super().call(module, name, arguments, keywords, line)
        except Exception as raised:
            error = type(raised).__name__
            raise
        finally:
            self._is_within = False
            printed = self.log.calls[-1].printed if self.log.calls else ''
            self.table[name, asked] = (repr(result), error, repr(arguments), printed)
        return result


TABLE = """
TABLE = {table!r}


def recorded(name, arguments):
    result, error, after, printed = TABLE.get((name, repr(arguments)), ('None', '', repr(arguments), ''))
    for one, changed in zip(arguments, eval(after)):
        if isinstance(one, list):
            one[:] = changed
        elif isinstance(one, dict):
            one.clear()
            one.update(changed)
    print(printed, end='')
    if error:
        raise eval(error)
    return eval(result)
"""


@pytest.mark.whole(reason='runs all level tests of each exercise')
def test_a_recorded_table_passes_no_function(asking, tmp_path):
    """All that the tests ask, looked up: most answers of each function are wrong."""
    exercise = asking.questions.exercise
    program = Recorder(Implementation(exercise, exercise.solution))
    with CollectedTests(exercise, program=program) as tests:
        failed = [test.outcome.name for test in tests.run(program) if test.error]
    assert failed == []
    names = '\n'.join(
        f'def {name}(*given):\n    return recorded({name!r}, given)\n' for name in asking.questions.modules
    )
    given = next((f'from {path.stem} import *\n' for path in exercise.given.glob('karty*.py')), '')
    for module in exercise.modules:
        text = given + TABLE.format(table=program.table) + names
        if module not in asking.questions.modules.values():
            text = (exercise.solution / f'{module}.py').read_text('utf-8')
        (tmp_path / f'{module}.py').write_text(text, encoding='utf-8')
    table = LocalProgram(Implementation(exercise, tmp_path), Guard(CHECK_CALL_SECONDS))
    found = {fault.function: fault for fault in asking.faults(table, asking.questions.cases)}
    for name, cases in asking.questions.cases.items():  # where the tests ask all that there is, a table is a program
        assert name in found or all((name, repr(case.arguments())) in program.table for case in cases), name
    most = [name for name, fault in found.items() if 2 * fault.wrong > fault.asked]
    assert most == list(found)
