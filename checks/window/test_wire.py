"""The wire between the two sides of a table: what goes in comes out, and the display's end of it, without a process."""

import json
import marshal
from math import inf

import pytest

from checks.running import ROOT
from checks.window.playing import SPACE, implementation
from rozdej.window.display.game_client import MOST_ENDS, GameProcessClient
from rozdej.window.display.game_process import ProcessEnd
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture, Quad, Text
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.wire import (
    RETURNED,
    WAKE,
    Begin,
    Calling,
    Choose,
    Drawing,
    End,
    Key,
    Memory,
    Moment,
    MouseEvent,
    Open,
    Printed,
    Reader,
    Ready,
    Reply,
    Running,
    Typed,
    drawing,
    encode,
    encode_event,
)

HAPPENINGS = [
    MouseEvent('drag', 3.5, 4),
    Key('z', ctrl=True, shift=False),
    Typed('ř'),
    Choose('ruka-3', 3),
    Space(900, 640, 2.0),
    *Moment,
]
MESSAGES = [
    Begin(),
    Begin(memory=Memory(b'x', 3.5), end=End(Calling('a', 'b', None), False, 4.0, [('a.py', 3)], 'limit')),
    Ready(True, 2.3, 4.7),
    Reply(None, None, 'Klondike', False, words=[('button', 'Zpět', '', '#undo', -1, 1, 2, 3, 4)]),
    Reply(drawing(Picture([Quad('Sr-1', 1, 2, 3.5, 4)], [Text('x', 1, 2, 3)])), 0.5, 'Klondike', True),
    Memory(b'bytes', 0.0),
    Calling('klondike', 'udelej_tah', marshal.dumps((1, 'A'))),
    Running('klondike', 3, [('klondike', 1)]),
    RETURNED,
    WAKE,
    Printed('stdout', 'ahoj\n'),
    Open(['sedesatsest', '--name', 'Eva']),
]


@pytest.mark.parametrize('what', HAPPENINGS, ids=repr)
def test_what_happens_comes_out_as_it_went_in(what):
    assert list(Reader().messages(encode_event(1.5, what))) == [(1.5, what)]


@pytest.mark.parametrize('message', MESSAGES, ids=lambda message: type(message).__name__)
def test_a_message_comes_out_as_it_went_in(message):
    [found] = Reader().messages(encode(message))
    assert (type(found), found) == (type(message), message)


def test_messages_come_in_parts_and_together():
    data = b''.join(map(encode, MESSAGES))
    reader = Reader()
    found = [message for byte in data for message in reader.messages(bytes([byte]))]
    assert found == MESSAGES == list(Reader().messages(data))
    assert reader.rest == b''


def test_last_words_are_no_message():
    """What `faulthandler` writes behind the last message is left for who looks for it."""
    reader = Reader()
    words = b'Timeout (0:00:04.400000)!\nThread 0x1 (most recent call first):\n  File "a.py", line 3 in f\n'
    assert list(reader.messages(encode(RETURNED) + words)) == [RETURNED]
    assert reader.rest == words


@pytest.mark.parametrize('body', [b'', b'x', marshal.dumps(('nobody', 1)), marshal.dumps(3), marshal.dumps(('key',))])
def test_what_is_no_message_is_refused(body):
    with pytest.raises(ValueError, match='not a '):
        list(Reader().messages(len(body).to_bytes(4, 'big') + body))


def test_a_picture_fits_into_json(player):
    plain = marshal.loads(encode(Reply(drawing(player.look()), 0.0, 'x', False))[4:])
    assert len(json.dumps(plain)) > 1000


class Fake:
    """A game side that does what a test tells it; `began` are the messages with which one was started."""

    def __init__(self):
        self.began, self.told, self.ended, self.closed = [], [], 0, 0
        self.now = 0.0
        self.client = GameProcessClient(self._start, lambda: self.now)
        self.say(Ready(False, 2.3, 4.7))

    def _start(self, begin, hear):
        self.began.append(begin)
        self._hear = hear
        return self

    def say(self, *news):
        for message in news:
            self._hear(self, message)
        self.client.listen()

    def tell(self, now, what):
        self.told.append(what)

    def close(self):
        self.closed += 1

    def end(self):
        self.ended += 1


ANSWER = Reply(Drawing(), None, 'Klondike', False)
CALL = Calling('klondike', 'udelej_tah', None)


@pytest.fixture
def game():
    """A game side that is ready."""
    return Fake()


def test_one_thing_at_a_time_is_told(game):
    game.client.tell(Key('a'))
    game.client.tell(Key('b'))
    assert game.told == [Key('a')]
    game.say(ANSWER)
    assert game.told == [Key('a'), Key('b')]


def test_the_mouse_and_the_size_are_told_as_they_are_now(game):
    game.client.tell(Key('a'))
    for x in range(5):
        game.client.tell(MouseEvent('move', x, 0))
        game.client.tell(MouseEvent('move', x, 1))
    game.client.tell(MouseEvent('press', 4, 1))
    game.client.tell(Space(300, 200))
    game.client.tell(SPACE)
    for _ in range(4):
        game.say(ANSWER)
    assert game.told == [Key('a'), MouseEvent('move', 4, 1), MouseEvent('press', 4, 1), SPACE]


def test_a_call_from_outside_is_answered_with_a_question(game):
    game.say(WAKE)
    assert game.told == [Moment.OUTSIDE]


def test_what_is_printed_goes_to_its_stream(game, capsys):
    game.say(Printed('stdout', 'ahoj\n'), Printed('stderr', 'chyba\n'))
    assert capsys.readouterr() == ('ahoj\n', 'chyba\n')


def stuck(game, *news):
    """A game side that has been told two things and is busy with a move; it has told what is to be remembered."""
    game.client.tell(SPACE)
    game.say(ANSWER)
    game.client.tell(Key('space'))
    game.client.tell(Key('a'))
    game.say(Memory(b'1', 1.0), Memory(b'2', 2.0), *news)


def test_who_computes_for_long_is_named_and_ended_at_the_limit(game):
    stuck(game, CALL)
    game.now = 2.2
    game.client.watch()
    assert (game.client.late, game.ended) == (None, 0)
    game.now = 3.0
    what, seconds, left = game.client.late
    assert (what, seconds, round(left, 3)) == (CALL, 3.0, 1.7)
    game.client.watch()
    assert game.ended == 0
    game.now = 4.8
    game.client.watch()
    assert game.ended == 1


def test_what_the_window_itself_computes_is_waited_for(game):
    stuck(game)
    game.now = 30.0
    assert game.client.late == (None, 30.0, inf)
    game.client.watch()
    assert game.ended == 0


def test_another_game_side_goes_on_from_what_was_remembered(game):
    stuck(game, CALL)
    game.now = 4.4
    game.say(ProcessEnd(1, [('klondike.py', 3)], was_late=True))
    end = End(CALL, False, 4.4, [('klondike.py', 3)], 'limit')
    assert game.began[1:] == [Begin(memory=Memory(b'2', 2.0), end=end)]
    game.say(Ready(False, 2.3, 4.7))
    assert game.told == [SPACE, Key('space'), SPACE], 'not what was pressed meanwhile'


def test_the_player_need_not_wait(game):
    stuck(game, CALL)
    game.now = 3.0
    game.client.tell(Key('b'))
    game.client.stop()
    assert game.ended == 1
    game.say(ProcessEnd(-15, [], was_late=False))
    assert (game.began[1].end.why, game.began[1].end.seconds) == ('player', 3.0)


def test_what_a_call_has_returned_may_take_too_long(game):
    stuck(game, CALL, RETURNED)
    game.now = 3.0
    assert game.client.late[0] is None
    game.say(ProcessEnd(-9, [], was_late=False))
    assert game.began[1].end == End(CALL, True, 3.0, [], 'itself')


@pytest.mark.parametrize(('code', 'exit_code'), [(0, 0), (2, 2), (-9, 1), (-15, 1)])
def test_a_game_side_that_ends_by_itself_ends_the_display(game, code, exit_code):
    game.client.tell(SPACE)
    game.say(CALL, RETURNED, ANSWER, ProcessEnd(code, [], was_late=False))
    assert (game.client.exit_code, len(game.began)) == (exit_code, 1)


def test_there_is_an_end_to_going_on(game):
    for _ in range(MOST_ENDS + 1):
        game.say(CALL, ProcessEnd(-9, [], was_late=False))
    assert game.client.exit_code == 1


def test_the_last_words_of_one_that_was_ended_are_not_heard(game):
    old = game._hear
    stuck(game, CALL)
    game.say(ProcessEnd(-9, [], was_late=False), Ready(False, 2.3, 4.7))
    old(object(), Reply(None, None, 'Srdce', False))
    game.client.listen()
    assert game.client.title == 'Klondike'


@pytest.mark.parametrize(('why', 'told'), [('limit', 'okno uvázlo'), ('itself', 'skončil proces, ve kterém se hraje')])
def test_what_the_window_itself_does_is_not_blamed_on_the_program(why, told):
    code = StudentCode(implementation(ROOT / 'reseni' / 'klondike'), 'klondike')
    title = code.ended(End(CALL, True, 4.0, [], why)).title
    assert title == f'Po volání funkce udelej_tah {told}, a tak se okno vrátilo před tohle volání.'
    code.remember({'faulty': [], 'left_out': []}, End(Running('klondike', 1, []), True, 4.0, [], why))
    assert not code.left_out
    assert not code.program.problems


@pytest.mark.parametrize('has_returned', [False, True])
def test_a_call_whose_arguments_are_not_known_is_not_shown_as_one_without_any(has_returned):
    code = StudentCode(implementation(ROOT / 'reseni' / 'klondike'), 'klondike')
    code.load()
    end = End(Calling('klondike', 'udelej_tah', None), has_returned, 4.0, [], 'limit')
    assert 'Volání: udelej_tah(…)' in code.ended(end).lines


def test_a_wrong_call_is_shown_with_what_it_was_given(tmp_path):
    text = 'def presun_kartu(odkud, kam, otocit):\n    kam.append(odkud.pop())\n    return 5\n'
    (tmp_path / 'klondike.py').write_text(text, encoding='utf-8')
    code = StudentCode(implementation(tmp_path), 'klondike')
    code.load()
    with pytest.raises(StudentCodeError) as caught:
        code.answer('presun_kartu', [1], [], True, wrong=lambda result: ('None', repr(result)))
    assert caught.value.lines[0] == 'Volání: presun_kartu([1], [], True)'
