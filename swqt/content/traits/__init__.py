"""Trait files to engine values and back."""
