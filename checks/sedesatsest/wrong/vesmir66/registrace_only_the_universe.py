"""level 311: returns the universe without mails"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    return registrace_spravne(vesmir, jmeno).vesmir
