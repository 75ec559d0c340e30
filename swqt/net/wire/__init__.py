"""Encrypted links between authenticated identities: messages, frames, handshake, limits, and one link for each pair."""
