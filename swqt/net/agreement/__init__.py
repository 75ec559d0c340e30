"""What everybody at a table has agreed on: entries, acknowledgements, locks, draws and votes. Sans-I/O."""
