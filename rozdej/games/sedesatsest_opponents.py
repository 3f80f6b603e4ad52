"""Opponents for Šedesát šest. They know what their view shows, and nothing else."""

import random
from typing import Any

STRENGTHS = ('weak',)


def moves(strength: str, content: list, name: str, chance: random.Random) -> list[Any]:
    """Messages for a view (an encoded Svet), the one it likes best first."""
    state, hand = content[0], content[1 + content[14].index(name)]
    if state == 'stych':
        return [['rozhodni']]
    if state.strip('!') not in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf'):
        return []
    return [['vyloz', index] for index in chance.sample(range(len(hand)), len(hand))]
