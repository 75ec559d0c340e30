"""Keyboard navigation, announcements and the map for screen readers."""
