"""level 402: new worlds with old lists"""


NIC = []


def novy_svet():
    return Svet('ceka', NIC, NIC, NIC, 0, NIC, 0, NIC, NIC, NIC, 'h0', 0, 0, '', NIC)
