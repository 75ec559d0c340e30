"""Tables nearby, invitations, the lobby, and the start that every player signs."""
