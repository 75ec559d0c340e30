"""Play on a network without a server: the protocol SWQT/2.

From below: ``wire`` (sealed links between proven identities), ``core`` (the log that all peers keep, its draws and
views), ``lobby`` (tables nearby, and how a game begins) and ``game`` (the rules behind the log, on disk and in doubt).
Above them ``session`` is one program at one table, and ``network_thread`` runs it, with the tables nearby.

``core`` and ``lobby.lobby`` are sans-I/O: messages and moments come in, orders come out, so that thousands of games
with faults run in virtual time.
"""
