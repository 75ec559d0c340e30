"""Keyboard navigation, screen reader announcements, and the accessible interface of the map."""
