"""level 40: the function has another name"""

del vyhodnot_ruku  # noqa: F821


def vyhodnot(ruka):
    return 0, 'ok'
