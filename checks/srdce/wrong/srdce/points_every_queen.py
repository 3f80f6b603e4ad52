"""level 32: every queen is worth 13"""


def body_karet():
    body = {}
    for b in ['Kr', 'Pi', 'Sr', 'Ka']:
        for o in OBRAZY:
            if o == 'dama':
                body[(b, o)] = 13
            elif b == 'Sr':
                body[(b, o)] = 1
            else:
                body[(b, o)] = 0
    return body
