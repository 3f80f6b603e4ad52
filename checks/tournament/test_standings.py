"""Ratings, and who meets whom."""

from rozdej.tournament.match import Entrant, MatchResult
from rozdej.tournament.standings import SURE, Standings

STUDENTS = [Entrant(name, name, files={'srdce': b''}) for name in ('Anna', 'Eva', 'Jan', 'Petr', 'Zoe')]
KIT = [Entrant(f'kit {strength}', strength, strength) for strength in ('random', 'weak', 'middle', 'strong')]
STRENGTH = {one.key: number for number, one in enumerate([*KIT, *STUDENTS])}


def standings(worth: int = 1, seed: str = 'seed') -> Standings:
    return Standings([*STUDENTS, *KIT], 4, worth, seed)


def outcome(match, worth: int = 1) -> MatchResult:
    """The stronger one always has more points, or fewer where these are better."""
    points = [float(worth * STRENGTH[one.key]) for one in match.entrants]
    return MatchResult([points] * 8, [{'pozdě': 1}, {}, {}, {}], [5] * 4, {})


def test_the_stronger_ones_come_first_and_it_becomes_sure():
    for worth in (1, -1):
        table = standings(worth)
        sure = []
        for _ in range(8):
            matches = table.next_round()
            table.add_round([(match, outcome(match, worth)) for match in matches])
            sure.append(min(table.sureness))
        assert table.table[0].entrant == STUDENTS[-1]
        assert STRENGTH[table.table[-1].entrant.key] < 2
        assert sure[-1] > sure[0]
        assert table.is_settled == (min(table.sureness) >= SURE)
        best, second = (one.entrant.key for one in table.table[:2])
        assert set(table.duels[best, second]) == {1.0}
        assert set(table.duels[second, best]) == {0.0}


def test_every_student_plays_in_every_round_at_a_full_table():
    table, played = standings(), 0
    for number in range(1, 6):
        matches = table.next_round()
        there = [one.key for match in matches for one in match.entrants]
        assert all(len({one.key for one in match.entrants}) == 4 for match in matches)
        assert {one.key for one in STUDENTS} <= set(there)
        table.add_round([(match, outcome(match)) for match in matches])
        played += len(matches)
        assert all(one.games == number * 8 for one in table.table if not one.entrant.strength)
    assert sum(one.faults.get('pozdě', 0) for one in table.table) == played


def test_the_same_seed_makes_the_same_tables():
    def tables(seed: str) -> list[tuple[str, ...]]:
        return [tuple(one.key for one in match.entrants) for match in standings(seed=seed).next_round()]

    assert tables('seed') == tables('seed')
    assert any(tables('seed') != tables(str(number)) for number in range(5))
