"""The rule book and the generated help."""
