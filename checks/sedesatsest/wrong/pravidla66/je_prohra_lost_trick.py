"""level 152: who lost a trick has lost"""


def je_prohra(stav):
    return 'prohra' in stav or stav.startswith('ztratil')
