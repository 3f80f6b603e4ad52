# attacks: the network: other machines, this one, and sockets of other programs
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import socket

answers = []
for family, address in (
    (socket.AF_INET, ('198.51.100.7', 80)),
    (socket.AF_INET, ('127.0.0.1', 22)),
    (socket.AF_INET, ('10.0.0.1', 53)),
    (socket.AF_UNIX, '/var/run/docker.sock'),
    (socket.AF_UNIX, '/run/dbus/system_bus_socket'),
    (socket.AF_UNIX, '\0/tmp/.X11-unix/X0'),
):
    try:
        with socket.socket(family) as connection:
            connection.settimeout(0.1)
            connection.connect(address)
            answers.append(address)
    except OSError:
        pass
try:
    answers += socket.getaddrinfo('example.org', 80)
except OSError:
    pass


def popis_balicku(balicek):
    return '[Q ♥]' if answers else 'balíček'
