"""Fresh cases of Šedesát šest. The contract's words stand where a kind of cases is left out or a freedom is given."""

from . import messages, moves, rules
from .ground import fresh

__all__ = ['fresh', 'messages', 'moves', 'rules']
