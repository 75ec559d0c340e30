"""Converts trait files to engine values and back."""
