"""Games of several people at several computers: one server, whose whole logic is a student's pure functions.

The model is that of Racket's 2htdp/universe. A *world* is the program in front of one person, the *universe* is the
server they all talk to. The student writes three functions for the server (somebody registered, sent a message,
got disconnected); each takes the state and returns a *bundle*: the new state, mails to worlds, worlds to drop.

Data flows one way, and only the last two layers know sockets:

- `declaration`  which functions of an exercise these are (`rozdej/games/<exercise>_network.py`)
- `core`         one universe: events in; state, mails and drops out
- `tables`       many universes side by side; who may sit at them, who may come back
- `handlers`     the student's functions, guarded, explained in Czech, loaded again when the file is saved
- `size`         how long a state or a mail may be; `keeping` writes states to the disk, `connection` limits visitors
- `server`       all of it over websockets; `link`, `client` the other end; `protocol` what goes through the wire
- `bot`          a computer opponent, an ordinary client; `command` is `rozdej serve`
"""
