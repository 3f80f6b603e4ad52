# attacks: the network, by a server that waits for others
# base: right
# hits: none
# verdicts: none
# says: ^$
import socket

try:
    server = socket.socket()
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    server.bind(('0.0.0.0', 54321))
    server.listen()
except OSError:
    pass
