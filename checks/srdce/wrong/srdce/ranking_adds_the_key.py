"""level 71: setdefault writes into the players it was given"""


def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        stychy = hraci[jmeno].setdefault('stychy', [])
        skupiny.setdefault(body(stychy), set()).add(jmeno)
    return sorted(skupiny.items())
