"""level 121: sorts cards as tuples, by the alphabet"""


def serad(ruka):
    return sorted(ruka)
