"""level 31: rank before suit"""


def body_karet():
    body = {}
    for o in OBRAZY:
        for b in ['Kr', 'Pi', 'Sr', 'Ka']:
            body[(o, b)] = 1 if b == 'Sr' else 0
    body[('dama', 'Pi')] = 13
    return body
