"""level 1: a forgotten trial print"""

from karty import popis_kartu

print(popis_kartu((12, 'Sr', True)))
