"""level 331: removes the name from the very list it was given"""


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    vesmir.svety.remove(jmeno)
    return Balik(vesmir, rozesli(vesmir), [])
