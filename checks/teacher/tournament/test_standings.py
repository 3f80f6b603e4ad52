"""Ratings, and who meets whom."""

import random
from itertools import permutations

import pytest

from rozdej.teacher.tournament.match import Entrant, Match, MatchResult, discipline
from rozdej.teacher.tournament.standings import ALIKE, REPEATED, Standings

STUDENTS = [Entrant(name, name, files={'srdce': b''}) for name in ('Anna', 'Eva', 'Jan', 'Petr', 'Zoe')]
KIT = [Entrant(f'/{strength}', strength, strength) for strength in ('random', 'weak', 'middle', 'strong')]
STRENGTH = {one.key: number for number, one in enumerate([*KIT, *STUDENTS])}


def standings(worth: int = 1, seed: str = 'seed') -> Standings:
    return Standings([*STUDENTS, *KIT], 4, worth, seed)


def outcome(match, worth: int = 1) -> MatchResult:
    """The stronger one always has more points, or fewer where these are better."""
    points = [float(worth * STRENGTH[one.key]) for one in match.entrants]
    return MatchResult([points] * 8, [f'{match} {deal}' for deal in range(2)], [{'pozdě': 1}, {}, {}, {}], [5] * 4, {})


def test_the_stronger_ones_come_first_and_it_becomes_sure():
    for worth in (1, -1):
        table = standings(worth)
        sure = []
        for _ in range(8):
            matches = table.next_round()
            table.add_round([(match, outcome(match, worth)) for match in matches])
            sure.append(min(table.certainties))
        assert table.table[0].entrant == STUDENTS[-1]
        assert STRENGTH[table.table[-1].entrant.key] < 2
        assert sure[-1] > sure[0]
        best, second = (one.entrant.key for one in table.table[:2])
        assert set(table.duels[best, second]) == {1.0}
        assert set(table.duels[second, best]) == {0.0}


def test_no_order_is_sure_of_those_who_beat_each_other_the_other_way_round():
    table = standings()
    for _ in range(8):
        table.add_round([(match, outcome(match)) for match in table.next_round()])
    best, second = (one.entrant.key for one in table.table[:2])
    assert table.certainties[0] > 0.5
    table.duels[best, second] = [0.0, 0.0, 1.0]
    assert table.certainties[0] == 0.5


def test_a_deal_that_was_played_again_in_the_same_way_tells_nothing_new():
    once, again = standings(), standings()
    [match, *_] = once.next_round()
    once.add_round([(match, outcome(match))])
    again.add_round([(match, outcome(match))] * 3)
    for one, other in zip(once.table, again.table, strict=True):
        assert one.rating == other.rating
        assert 3 * one.games == other.games
        assert one.mean == other.mean
    assert once.duels == again.duels


def test_who_is_never_better_or_worse_shares_a_place():
    table = standings()
    for _ in range(8):
        table.add_round([(match, outcome(match)) for match in table.next_round()])
    (best, second), sure = (one.entrant.key for one in table.table[:2]), table.sure
    assert table.places == [*range(1, 10)]
    table.duels[best, second] = [0.5] * (ALIKE - 1)
    assert table.places[:2] == [1, 2]
    table.duels[best, second] = [0.5] * ALIKE
    assert table.places[:3] == [1, 1, 3]
    assert table.certainties[0] == 1.0
    assert table.sure >= sure
    table.duels[best, second] += [0.0, 1.0]
    assert table.places[:2] == [1, 2]


def test_it_ends_when_only_the_order_of_players_of_the_kit_is_open():
    table = standings()
    for one in table.by_key.values():
        one.rating.sigma = 0.01
        one.rating.mu = float(STRENGTH[one.entrant.key])
    assert table.is_settled
    for one in KIT:
        table.by_key[one.key].rating.mu = 1.0
    assert table.sure < len(table.certainties)
    assert table.is_settled
    table.by_key['Anna'].rating.mu = table.by_key[KIT[0].key].rating.mu
    assert table.is_settled, 'a student as strong as a player of the kit holds nobody up'
    table.by_key['Anna'].rating.mu = table.by_key['Eva'].rating.mu
    assert not table.is_settled


def test_it_ends_when_everybody_only_repeats_games():
    table = standings()
    matches = [(match, outcome(match)) for match in table.next_round()]
    rounds = 0
    while not table.is_settled:
        table.add_round(matches)
        rounds += 1
    assert rounds == 1 + REPEATED


def test_who_has_not_played_has_no_points_for_a_game_and_comes_last():
    table = standings()
    assert {one.mean for one in table.table} == {None}
    [match, *_] = table.next_round()
    table.add_round([(match, outcome(match))])
    played = {one.entrant.key for one in table.table if one.mean is not None}
    assert played == {one.key for one in match.entrants}
    assert {one.entrant.key for one in table.table[: len(played)]} == played


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


def mixed_match(match: Match) -> MatchResult:
    """Games of Hearts in which a student plays the better the later the name: as the strong one or by chance."""
    game, chance = discipline('srdce'), random.Random(match.seed)
    skills = [STRENGTH[one.key] / (len(STRENGTH) - 1) for one in match.entrants]
    points = []
    for _ in range(game.DEALS):
        dealt = game.deal(chance)
        for turn in range(game.SEATS):
            order = [(turn + place) % game.SEATS for place in range(game.SEATS)]
            found, _moves = game.play(
                dealt,
                lambda seat, given, legal, options, kit, order=order: kit(
                    match.entrants[order[seat]].strength
                    or ('strong' if chance.random() < skills[order[seat]] else 'random'),
                    chance,
                ),
            )
            points.append([found[order.index(number)] for number in range(game.SEATS)])
    prints = [f'{match} {deal}' for deal in range(game.DEALS)]
    return MatchResult(points, prints, [{}] * game.SEATS, [0] * game.SEATS, {})


@pytest.mark.whole(reason='rates two tournaments of six rounds')
def test_runs_with_different_seeds_agree_where_intervals_do_not_overlap():
    runs = [standings(-1, seed) for seed in ('first', 'second')]
    for table in runs:
        for _ in range(6):
            table.add_round([(match, mixed_match(match)) for match in table.next_round()])
    compared = 0
    for one, other in permutations(runs, 2):
        for better, worse in permutations(one.by_key, 2):
            if one.by_key[better].interval[0] > one.by_key[worse].interval[1]:
                compared += 1
                assert other.by_key[better].strength > other.by_key[worse].strength, (better, worse)
    assert compared > 15
