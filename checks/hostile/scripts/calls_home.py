# attacks: secrets, by the network
# verdicts: raised
# says: OSError|PermissionError|ConnectionRefused|TimeoutError|unreachable
# walls: yes
import socket

socket.create_connection(('198.51.100.1', 80), 0.5)
