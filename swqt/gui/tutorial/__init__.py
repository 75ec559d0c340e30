"""The first game at the table: a card that says what to do, and rings around what it speaks of."""
