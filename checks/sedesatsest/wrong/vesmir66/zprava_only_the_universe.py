"""level 321: returns the universe without mails"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    return zprava_spravne(vesmir, jmeno, zprava).vesmir
