"""The protocol for authors of clients: OpenAPI as a page without scripts, and the schema of all messages."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, get

from souk.server.schema import schema

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Souk: plain requests</title><h1>Plain requests</h1>
<p>For the feed of a table, and for how all this fits together, see docs/protocol.md.
As data: <a href="/api/openapi.json">OpenAPI</a>,
<a href="/api/schema.json">the schema of all messages</a>.</p>
{body}</html>"""


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> str:
    paths: dict[str, Any] = request.app.openapi_schema.to_schema()["paths"]
    requests = [(path, method, one) for path, of in paths.items() for method, one in of.items()]
    return PAGE.format(body="".join(described(*request) for request in requests))


def described(path: str, method: str, one: dict[str, Any]) -> str:
    rows = "".join(
        f"<li><code>{escape(given['name'])}</code> ({escape(given['in'])}) {escape(given.get('description', ''))}</li>"
        for given in one.get("parameters", [])
    )
    bodies: list[dict[str, Any]] = [*one.get("requestBody", {}).get("content", {}).values()]
    body = bodies[0]["schema"] if bodies else {}
    takes = f"<p>takes <code>{escape(short(body))}</code></p>" if body else ""
    answers = "".join(
        f"<li>{escape(status)} <code>{escape(short(content.get('schema', {})))}</code></li>"
        for status, answer in one.get("responses", {}).items()
        for content in answer.get("content", {}).values()
    )
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(one.get('description', ''))}</p>"
        f"<ul>{rows}</ul>{takes}<ul>{answers}</ul>"
    )


def short(schema: dict[str, Any]) -> str:
    """The name of a type, in brackets if it is a list."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "items" in schema:
        return f"[{short(schema['items'])}]"
    return str(schema.get("type", "any"))


@get("/api/schema.json", include_in_schema=False)
async def messages() -> dict[str, Any]:
    return schema()


HANDLERS = [openapi, page, messages]
