"""The state machine of one peer: a signed log, a lock by all, draws that nobody owns, and views."""
