"""level 81: prints the dictionary"""


def vypis_hru(hra):
    for pismenko in hra:
        print(pismenko, hra[pismenko])
