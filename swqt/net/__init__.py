"""Play on a network without a server: the protocol SWQT/1.

Everything but ``session``, ``discovery`` and what makes links of sockets (``links``, ``calls``, ``dialling``,
``connection``, ``probe``) is sans-I/O: bytes and moments come in, bytes and orders come out, so that thousands of
games with faults run in virtual time. Nothing here interprets a rule;
what must be known of a game comes through the port in ``replica``.
"""
