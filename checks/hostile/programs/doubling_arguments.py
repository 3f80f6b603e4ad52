# attacks: a test's own lists, changed so that each is there a thousand times in the next
# base: right
# hits: 51
# verdicts: wrong value, raised
# says: .


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    item = [(1, 'Pi', True)]
    for _ in range(60):
        item = [item, item]
    sloupec_odkud[:] = item
    sloupec_kam[:] = item
