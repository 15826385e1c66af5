"""Learning environments: PettingZoo (`env`), Gymnasium ("souk/istanbul-v0" …), arrays (`Tables`); and OpenSpiel, once
`souk.learn.openspiel` is imported. They need the extra `souk[learn]`; docs/learning.md describes them."""

from souk.learn.aec import TableEnv, env, raw_env
from souk.learn.gym import SeatEnv, SeatsEnv, register
from souk.learn.tables import Tables

__all__ = ["SeatEnv", "SeatsEnv", "TableEnv", "Tables", "env", "raw_env"]

register()
