"""What a player may use."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What a submission may use. Times are in seconds, sizes in bytes, output in characters.

    `seconds_per_call` is wall time for one call of a student's function (importing the file counts as
    one), `seconds_in_all` for all that a submission's tests take. `output_chars` is for one call.
    """

    seconds_per_call: float = 2.0
    seconds_in_all: float = 180.0
    memory_bytes: int = 512 * 1024 * 1024
    processes: int = 16
    open_files: int = 64
    file_bytes: int = 8 * 1024 * 1024
    output_chars: int = 1_000_000
