"""level 32: the queen of hearts instead of the queen of spades"""


def body_karet():
    body = {}
    for b in ['Kr', 'Pi', 'Sr', 'Ka']:
        for o in OBRAZY:
            body[(b, o)] = 0
            if b == 'Sr':
                body[(b, o)] = 1
    body[('Sr', 'dama')] = 13
    return body
