"""Tables for people and bots, over the network. docs/protocol.md says what is said; `souk serve` starts it."""
