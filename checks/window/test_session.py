"""The session: its clock over several moves. (Its copies and troubles are tested by playing.)"""

from checks.window.playing import PREPARED, implementation, winning_moves
from rozdej.games.klondike import Game
from rozdej.table.session import Session


def test_the_clock_runs_from_the_first_move_through_all_others(submission):
    now = [100.0]
    session = Session(Game(), implementation(submission(PREPARED, on='solution')), lambda: now[0])
    session.load()
    session.deal(7)
    now[0] += 50
    assert (session.seconds, session.running) == (0.0, False)
    for number, move in zip(range(4), winning_moves(), strict=False):
        session.play(move)
        assert session.seconds == number * 10, 'each move adds to the time, none begins it anew'
        now[0] += 10
    session.pause()
    now[0] += 1000
    assert session.seconds == 40
