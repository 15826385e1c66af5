"""Tables for people and bots over the network. docs/protocol.md describes the protocol; `souk serve` runs it."""
