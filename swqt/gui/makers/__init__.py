"""Windows in which players make their own boards."""
