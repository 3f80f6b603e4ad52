"""Plays sounds. They are made of the notes in `rozdej.window.gui.sounds` when the first one is wanted.

Without a sound device it does nothing. The window never waits for it.
"""

import io
import math
import wave
from array import array
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Thread

from rozdej.window.gui.sounds import SOUNDS, Note

RATE = 22_050
"""Samples in a second."""

Play = Callable[[str], object]


def wave_file(notes: Sequence[Note]) -> bytes:
    """The notes as a WAV file: one channel, two bytes a sample."""
    samples = [0.0] * math.ceil(RATE * max(begin + seconds for begin, seconds, *_ in notes))
    for begin, seconds, hertz, loudness in notes:
        first, count = round(begin * RATE), int(seconds * RATE)
        for number in range(min(count, len(samples) - first)):
            fading = (1 - number / count) ** 2
            samples[first + number] += loudness * fading * math.sin(2 * math.pi * hertz * number / RATE)
    file = io.BytesIO()
    with wave.open(file, 'wb') as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(array('h', [round(32_767 * max(-1.0, min(1.0, sample))) for sample in samples]).tobytes())
    return file.getvalue()


def pyglet_player(files: Mapping[str, bytes]) -> Play:
    """Plays these files by pyglet. Raises whatever its drivers raise, or `LookupError` without any."""
    from pyglet import media
    from pyglet.media.codecs.wave import WaveDecoder
    from pyglet.media.drivers.silent.adaptation import SilentDriver

    if isinstance(media.get_audio_driver(), SilentDriver):
        raise LookupError('nothing to play on')
    sources = {
        name: media.load(f'{name}.wav', io.BytesIO(file), streaming=False, decoder=WaveDecoder())
        for name, file in files.items()
    }
    return lambda name: sources[name].play()


class Speaker:
    """Plays sounds by name. `prepare`, called once in a thread, gives what plays the files.

    When it is done, `told` is called in that thread; then call `go_on` where sounds are played. Of the sounds wanted
    meanwhile, only the last is played.
    """

    def __init__(self, told: Callable[[], object], prepare: Callable[[Mapping[str, bytes]], Play] = pyglet_player):
        self._told = told
        self._prepare = prepare
        self._wanted = ''
        self._play: Play | None = None
        self._thread: Thread | None = None

    def play(self, name: str) -> None:
        """Play the sound, as soon as that is possible."""
        if self._thread is None:
            self._thread = Thread(target=self._get_ready, name='sound', daemon=True)
            self._thread.start()
        self._wanted = name
        self.go_on()

    def go_on(self) -> None:
        """Play what was wanted and not played yet, if that is possible by now."""
        name, play = self._wanted, self._play
        if name and play is not None:
            self._wanted = ''
            try:
                play(name)
            except Exception:  # the device may have been taken away
                self._play = None

    def _get_ready(self) -> None:
        with suppress(Exception):
            self._play = self._prepare({name: wave_file(notes) for name, notes in SOUNDS.items()})
            self._told()
