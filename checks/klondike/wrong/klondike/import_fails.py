"""level 1: imports a module that is not there"""

from karta import popis_kartu as popis_karty  # noqa: F401
