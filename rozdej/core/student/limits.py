"""How much a student's program may take: each limit with its unit and its reason, for everybody who runs programs.

Limits of how something is sent or read (the longest message, the size of a zip) stay with the module that does it.

Seconds are seconds of the processor, but in a browser: what a busy machine gives to other programs is nobody's fault.
Idle calls get more wall time; see `is_over`.
"""

from dataclasses import dataclass

WAITING_TIMES = 3
"""Wall-time factor for idle calls: wall seconds per second of the limit."""

SHORTEST_WAITING_SECONDS = 3.0
"""Least wall time of an idle call, however short its limit: a busy machine may keep it waiting, too."""

WORKING_SHARE = 0.01
"""A call that works for a smaller share of the time is idle. Even a very busy machine gives a working one more."""

IN_ALL_TIMES = 3
"""Wall-time factor for all calls of a test, and of a submission, together."""

AT_MOST_TIMES = 20
"""Hard wall-time factor for every call, also for one that works too little to reach its limit."""

CALL_SECONDS = 2.0
"""For one call of a function, and for loading a file. A sound call needs milliseconds; the limit leaves room for slow
computers. The game of a window stands still meanwhile, so it must not be more."""

WINDOW_TIMES = 2
"""Hard wall-time factor for calls from the window: somebody sits there and waits."""

ENDING_SECONDS = 0.4
"""Wall time after the limit of a call, at which its process is ended: nothing gentler has helped."""

SERVER_CALL_SECONDS = 1.0
"""For one call by a server of a game: the others at the table wait meanwhile."""

SERVER_TIMES = 9
"""Hard wall-time factor for calls from a server: the call is stopped before its process would have to be ended."""

SERVER_LAST_SECONDS = 2.2
"""For a call by a server, or a statement of its file, before it is ended with its process."""

SERVER_AT_MOST_SECONDS = 10.0
"""The same by the clock, however little of it was worked: somebody sits there and waits."""

SERVER_BYTES = 512 * 1024 * 1024
"""Address space of the process in which a server and a student's functions run, some times what its games need."""

CHECK_CALL_SECONDS = 1.0
"""For one call in the author's check, which runs hundreds of programs, and many of them hang."""

SECONDS_AFTER_A_HANG = 0.25
"""For a call once any was found looping: another hang is likely, and a sound call needs milliseconds."""

SHORTEST_LOADING_SECONDS = 0.1
"""For the rest of a file in which several statements looped; each gets half of what the last one had."""

HANGS_UNTIL_HOPELESS = 3
"""Number of endless calls after which a function is not called any more."""

ENDLESS_UNTIL_HOPELESS = 12
"""Endless statements after which only definitions of a file are run; after twice as many, nothing more."""

HANGS_FOR_AN_END = 4
"""Number of hangs that a statement counts for when its process had to be ended: a new process takes its time."""

TEST_CALLS_SECONDS = 20.0
"""For all calls of one test together. On a slow computer the slowest right program that is known works for ten in one
test, where it plays a hundred games of Piškvorky."""

WAITING_TIMES_OF_TEST = 1.25
"""Wall-time factor for idle calls of a test together."""

TEST_SECONDS = 10.0
TEST_SECONDS_AFTER_A_HANG = 2.0
"""For a test besides its calls: it may go through an endless generator of the student's; less once one did not end."""

TEST_AT_MOST_SECONDS = 40.0
"""For a test, its calls, and all that is stopped in it: who works longer is in one operation that nothing can stop."""

TEXT_SECONDS = 0.25
"""For an exception of the student's to say what it has to say, which may loop too."""

EXPLAINING_SECONDS = 3.0
"""For explaining one failure, which shows and compares the student's objects."""

RELOADING_SECONDS = 0.3
"""A program whose files work longer than that when they are loaded is not run anew to explain a failure: that happens
up to nine times, and all of it has `EXPLAINING_SECONDS`."""

SCRIPT_SECONDS = 5.0
KNOWN_SLOW_SCRIPT_SECONDS = 1.0
"""For a file run as the main program, which is a whole console game; less once something was found looping."""

OUTPUT_CHARACTERS = 1_000_000
"""What one call may print, which is far more than anybody would read."""

WINDOW_OUTPUT_CHARACTERS = 100_000
"""What one call by a window or a server may print: it is shown there, and calls come one after another."""

SCRIPT_OUTPUT_BYTES = 4_000_000
"""What a script may write, about as much as `OUTPUT_CHARACTERS` at up to four bytes each."""

TEXT_CHARACTERS = 2_000
"""Of what an error says, or of any text that is only shown: the rest is cut."""

KNOWN_NAMES = 400
"""Most names that are searched for the one that was meant: more would take long."""

GRADING_BYTES = 768 * 1024 * 1024
"""Address space of a process that grades, three times what it needs."""

COMPILING_BYTES, COMPILING_SECONDS = 256 * 1024 * 1024, 20.0
"""Address space and time for compiling a file; the longest that is taken in needs less than that, but a few lines with
`finally` can take gigabytes."""

START_SECONDS = 30.0
"""For a process of the kit to start and to say that it is ready, by the clock, also on a very busy machine."""

SCRIPT_START_SECONDS = 5.0
"""For the Python of a script to start, and for its end to be noticed, by the clock."""

END_SECONDS = 1.0
"""For a process to end by itself when it is not needed any more, or was asked to, before it is killed."""

LAST_WORDS_SECONDS = 0.05
"""The same for a game side that does not answer: its window stands still meanwhile."""

FAMILY_END_SECONDS = 2.0
"""For ending a process with all that it has started, also when these start others as fast as they are ended."""

CALL_END_SECONDS, ANSWER_END_SECONDS = 0.3, 3.0
"""For a call to end by itself when its window is closed, and for the game side to do all that it was asked before."""

GRADER_END_SECONDS = 10.0
"""For a process that grades to end its sandboxes and to remove its temporary files, before it is killed."""

SERVER_END_SECONDS = 2.0
"""For a server process to let go of its players, before its supervisor kills it, which has `ANSWER_END_SECONDS`."""

GAME_END_SECONDS = 6.0
"""For a game side to keep its game and to let go of servers and windows, before it is killed."""

HINT_SECONDS = 5.0
"""For looking for a line that `--hint` can name, or following a call, from the start of the process to its end."""

FOLLOWING_SECONDS = 3.0
"""For a call that is followed line by line, which makes it slow. Its process has `HINT_SECONDS`."""

HINT_BYTES = 768 * 1024 * 1024
"""Memory of that process, which tries thousands of changed programs; a sound one needs a tenth of it."""


@dataclass(frozen=True)
class Limits:
    """What a submission may use. Times are in seconds, sizes in bytes, output in characters.

    `seconds_per_call` is for one call of a student's function (importing the file counts as one), `seconds_per_test`
    for all calls of one test, and `seconds_in_all` for all of its tests, by the clock as far as they hardly work.
    `output_chars` is for one call.
    """

    seconds_per_call: float = CALL_SECONDS
    seconds_per_test: float = TEST_CALLS_SECONDS
    seconds_in_all: float = 180.0
    memory_bytes: int = 512 * 1024 * 1024
    processes: int = 16
    open_files: int = 64
    file_bytes: int = 8 * 1024 * 1024
    output_chars: int = OUTPUT_CHARACTERS

    def of_process(self) -> dict[str, int]:
        """The limits of each process, by their names in Python's module `resource`."""
        return {
            'RLIMIT_AS': self.memory_bytes,
            'RLIMIT_NOFILE': self.open_files,
            'RLIMIT_FSIZE': self.file_bytes,
            'RLIMIT_CPU': int(self.seconds_in_all) + 5,
            'RLIMIT_CORE': 0,
        }


def waiting_limit(limit: float) -> float:
    """Return the wall seconds of an idle call with a limit of `limit` seconds of the processor."""
    return max(SHORTEST_WAITING_SECONDS, WAITING_TIMES * limit)


def longest(limit: float) -> float:
    """Return the wall seconds after which a call is over, however much it worked."""
    return max(waiting_limit(limit), AT_MOST_TIMES * limit)


def is_waiting(worked: float, passed: float) -> bool:
    """Whether a call is idle: it worked `worked` of `passed` wall seconds."""
    return worked < WORKING_SHARE * passed


def is_over(limit: float, worked: float, passed: float, waiting: float = 0.0, at_most: float = 0.0) -> bool:
    """Whether the time of a call is up: it may work `limit` seconds, and worked `worked` of `passed` wall seconds.

    `waiting` is the wall time of an idle call, by default `waiting_limit(limit)`; `at_most` that of every call, by
    default `longest(limit)`.
    """
    is_idle = passed >= (waiting or waiting_limit(limit)) and is_waiting(worked, passed)
    return worked >= limit or passed >= (at_most or longest(limit)) or is_idle
