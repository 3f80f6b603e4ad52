"""Wrong programs of every exercise that has fresh cases fall by these alone. (`rozdej check` asks the right ones.)"""

import pytest

from checks.running import ROOT
from rozdej.check.programs import Expectation, expectations
from rozdej.exercises import find_exercises
from rozdej.fresh import Asking, Questions, fresh_file
from rozdej.student.guard import Guard
from rozdej.student.implementation import Implementation
from rozdej.student.limits import CHECK_CALL_SECONDS
from rozdej.student.program import LocalProgram

SEED = 'a seed with which all of them fall'
ESCAPES = 0.03
"""So many wrong programs may be missed under another seed than this one."""


ASKED = [exercise for exercise in find_exercises(ROOT) if fresh_file(exercise).is_file()]


@pytest.fixture(scope='module', params=ASKED, ids=lambda exercise: exercise.name)
def asking(request) -> Asking:
    questions = Questions.of(request.param, SEED)
    assert questions
    return Asking(questions)


def faults(asking: Asking, sample: Expectation, folder) -> list:
    for name, text in sample.files.items():
        (folder / name).write_text(text, encoding='utf-8')
    program = LocalProgram(Implementation(asking.questions.exercise, folder), Guard(CHECK_CALL_SECONDS))
    own = sample.path.stem  # the function with the mistake, which mostly shows it
    return asking.faults(program, [own]) or asking.faults(program, asking.questions.cases)


def made(tmp_path, name: str):
    folder = tmp_path / name
    folder.mkdir()
    return folder


def test_wrong_programs_fall(asking, draw, tmp_path):
    escapes = asking.questions.fresh.escapes
    samples = [s for s in expectations(asking.questions.exercise) if s.name.startswith('wrong/')]
    assert escapes.keys() <= {sample.name for sample in samples}
    drawn = draw([sample for sample in samples if sample.name not in escapes])
    missed = [s.name for n, s in enumerate(drawn) if not faults(asking, s, made(tmp_path, str(n)))]
    assert len(missed) <= max(1, ESCAPES * len(drawn)), '\n'.join(missed)


def test_the_same_seed_makes_the_same_cases(asking):
    questions = asking.questions
    again = Questions.of(questions.exercise, questions.seed)
    other = Questions.of(questions.exercise, 'another seed')
    assert again
    assert other
    frozen = [
        [repr(case.arguments()) for cases in one.cases.values() for case in cases] for one in (questions, again, other)
    ]
    assert frozen[0] == frozen[1] != frozen[2]
