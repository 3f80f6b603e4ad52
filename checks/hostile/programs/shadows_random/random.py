def shuffle(values):
    values.sort()


def seed(*args):
    raise SystemExit
