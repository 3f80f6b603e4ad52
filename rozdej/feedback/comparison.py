"""The comparison that made an assert fail, as pytest's assertion rewriting reports it."""

from typing import Any, NamedTuple


class Comparison(NamedTuple):
    """`left operator right` was not true."""

    operator: str
    left: Any
    right: Any
