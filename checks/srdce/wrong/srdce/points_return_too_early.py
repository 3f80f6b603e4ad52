"""level 31: return stands inside the loop"""


def body_karet():
    body = {}
    for b in ['Kr', 'Pi', 'Sr', 'Ka']:
        for o in OBRAZY:
            body[(b, o)] = 0
        return body
