"""Sealed links between proven identities: messages, frames, handshake, limits, and one link for each pair."""
