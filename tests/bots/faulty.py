"""Bots that fail in every way there is, and two that do not: to be written into a file."""

from __future__ import annotations

SOURCE = """
class Last:
    def choose(self, sight, rng):
        print("what a bot prints is no answer")
        return sight.choices[-1]

class Broken:
    def choose(self, sight, rng):
        raise ValueError("no idea")

class Stubborn:
    def choose(self, sight, rng):
        return "fly:moon"

class Sleepy:
    def choose(self, sight, rng):
        import time
        time.sleep(60)

class Listening:
    def choose(self, sight, rng):
        heard = sum(map(ord, "".join(str(event.json()) for event in sight.history)))
        return sight.choices[heard % len(sight.choices)]

class Mute:
    pass
"""
