"""level 212: the trump is the whole card"""


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, balicek[0], [], [], stavy)
