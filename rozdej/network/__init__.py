"""Games for several people at several computers: one server, whose logic is a student's pure functions.

The model is that of Racket's 2htdp/universe. A *world* is the program in front of one person, the *universe* is the
server they all talk to. The student writes three functions for the server (somebody registered, sent a message,
got disconnected); each takes the state and returns a *bundle*: the new state, mails to worlds, worlds to drop.

Data flows one way, and only `server` and `client` know sockets:

- `declaration`  what an exercise brings: its server's functions, its opponents (the modules beside its scene)
- `state_json`   states as text
- `room_state`   one room: events in; state, mails and drops out
- `rooms`        many rooms side by side; who may sit down, who may come back
- `game_store`   the games on the disk
- `handlers`     the student's functions: guarded, explained in Czech, loaded again when the file is saved
- `protocol`     the messages between a client and the server
- `server`       all of it over websockets
- `client`       the other end, for asyncio programs and for a window; `bot` is a computer opponent
- `serve`        the command `rozdej serve` (`arguments`: its options)
- `supervisor`   keeps the server's process running, which is `server_process`; the functions run in a thread of that

Other packages import only `rozdej.network.arguments`, `rozdej.network.serve` and `rozdej.network.protocol`.
"""
