"""Short texts that are one object wherever they stand, as in one process."""

from sys import intern


class Names(dict[str, str]):
    """Short texts, each one object however often it comes: `names[text]`.

    Python itself has every name that is written in a program only once, and so a beginner's `suit is 'Kr'` is true in
    one process. JSON makes a new text each time. Where Python keeps such texts for ever, nobody can fill the memory
    with them: there is an end to how many are taken.
    """

    LONGEST = 20
    MOST = 1_000

    def __missing__(self, text: str) -> str:
        if len(text) > self.LONGEST or len(self) >= self.MOST:
            return text
        self[text] = text = intern(text)
        return text
