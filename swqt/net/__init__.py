"""Play on a network without a server: the protocol SWQT/1.

From below: ``wire`` (sealed links between proven identities), ``agreement`` (the log, draws and votes), ``meeting``
(tables nearby, the lobby, the start), ``playing`` (the game behind the log, on disk and in doubt) and ``joining``
(one program at one table). Nothing here interprets a rule; what must be known of a game comes through the port in
``agreement.replica``.

Everything but ``joining``, ``meeting.discovery`` and what makes links of sockets (``wire.links``, ``calls``,
``dialling``, ``connection``, ``probe``) is sans-I/O: bytes and moments come in, bytes and orders come out, so that
thousands of games with faults run in virtual time.
"""
