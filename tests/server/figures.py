"""Reading what a server tells Prometheus."""

from __future__ import annotations

import random

import httpx
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from tests.server.serving import is_free

Figures = dict[str, float]


def figures(port: int) -> Figures:
    """The value of each figure; labels are part of its name, as in souk_moves_total{person}."""
    return {name_of(sample.name, list(sample.labels.values())): sample.value for sample in samples(port)}


def samples(port: int) -> list[Sample]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).raise_for_status().text
    return [sample for family in text_string_to_metric_families(text) for sample in family.samples]


def name_of(name: str, labels: list[str]) -> str:
    return f"{name}{{{','.join(labels)}}}" if labels else name


def process_at(port: int) -> int:
    """The process that tells its figures at this port; 0 while it starts."""
    (info,) = [sample for sample in samples(port) if sample.name == "souk_server_info"]
    return int(info.labels.get("pid", "0"))


def free_ports(many: int) -> int:
    """The first of `many` ports in a row that nobody uses. Others may be looking too, so each begins elsewhere."""
    first = random.SystemRandom().randrange(20_000, 30_000)  # below the ports that systems give out
    return next(port for port in range(first, 32_000, many) if all(is_free(port + n) for n in range(many)))
