"""The state machine of one peer: a signed log, locks by all participants, draws that nobody controls, and views."""
