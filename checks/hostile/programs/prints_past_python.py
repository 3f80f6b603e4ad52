# attacks: whoever reads standard output and error output, by gigabytes written to the descriptors themselves
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili
import os


def popis_balicku(balicek):
    while True:
        os.write(1, b'x' * 100_000)
        os.write(2, b'x' * 100_000)
