"""Windows in which players make races, powers and boards of their own."""
