# attacks: the given file, which says whatever the tests want to hear
# base: wrong
# hits: none
# verdicts: wrong value
# says: karty\.py je součást zadání
from karty import popis_kartu
