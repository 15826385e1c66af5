"""The game-agnostic half: steps, the table they run on, chance, domains, events, composition. It knows no bazaar."""
