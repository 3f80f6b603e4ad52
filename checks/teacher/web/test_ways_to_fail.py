"""In a page: what its table and its tests say of each way to fail, asked here as the page asks it, and in a browser."""

import pytest

from checks.running import ROOT
from checks.teacher.web.test_inside import begun, inside, labels, page, tell  # noqa: F401  fixtures
from checks.ways_to_fail import DEFINITIONS, ENDLESS, FILES, FUNCTIONS, MISSING
from rozdej.core.feedback.explanations import Verdict

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')


def test_a_call_that_fails_is_told_at_the_table(inside, subtests):  # noqa: F811
    for way in (*FUNCTIONS, *DEFINITIONS):
        with subtests.test(way.what):
            inside.write('zadani/klondike/klondike.py', SOLUTION + way.code_for('udelej_tah'))
            begun(inside)
            told = '\n'.join(labels(tell(inside, 'key', ['space', False, False])))
            assert way.unsaid(told, 'udelej_tah', 'klondike.py', 'window') == [], told
            assert 'Tahy: 0' in told
            inside.leave()


@pytest.mark.whole(reason='opens a real browser, in which Python starts')
def test_tests_in_a_browser_say_what_happened(person, subtests):
    """One way for each kind and verdict. What waits, or takes all memory, is ended by the page, in words of its own."""
    ways = {(way.kind, way.verdict): way for way in (*FUNCTIONS, *ENDLESS, *DEFINITIONS, *MISSING, *FILES)}
    person.open()
    for way in ways.values():
        if way.kind == 'waiting' or way.verdict is Verdict.TOO_MUCH_MEMORY:
            continue
        with subtests.test(way.what):
            person.put(SOLUTION + way.code_for('popis_balicku'))
            told = person.test(11)
            assert way.unsaid(told, 'popis_balicku', 'klondike.py') == [], told
