"""Rule book, context help, tutorial, hints and game review."""
