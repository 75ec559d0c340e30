"""Coming together: tables nearby, invitations, the lobby, and the start that everybody signs."""
