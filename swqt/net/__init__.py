"""Network play without a server: the protocol SWQT/2.

Layers, bottom up: ``wire`` (encrypted links between authenticated identities), ``core`` (the replicated log, its draws
and views), ``lobby`` (discovery of tables, start of a game) and ``game`` (rules behind the log, journal, differing
boards). Above them, ``session`` is one program at one table; ``network_thread`` runs it and the discovery of tables.

``core`` and ``lobby.lobby`` are sans-I/O: they take messages and timestamps and return orders, so that tests can run
thousands of games with faults in virtual time.
"""
