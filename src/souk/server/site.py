"""The pages, if they were built into the package: read once and sent as they are. No path leads to any other file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from souk.server.faults import Fault

FOLDER: Final = Path(__file__).parents[1] / "web"
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # file names there change with their content
TEXT: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True)
class Page:
    content: bytes
    packed: bytes  # the content compressed, where that helps
    kind: str
    tag: str
    lasting: bool


def pages(named: str = "") -> dict[str, Page]:
    found = {}
    folder = Path(named or FOLDER)
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = page(name, path.read_bytes())
    return found


def page(name: str, content: bytes) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(TEXT) else b""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return Page(content, packed if 0 < len(packed) < len(content) else b"", kind, tag, name.startswith(HASHED))


def site(found: dict[str, Page]) -> HTTPRouteHandler:
    """A handler for all pages. Addresses like /table/… get the index page, which reads the address itself."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def serve(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        name = path.strip("/") or INDEX
        one = found.get(name) or (found.get(INDEX) if "." not in name and not name.startswith("api/") else None)
        if one is None:
            raise Fault("not_found", "there is nothing here")
        headers = {
            "etag": one.tag,
            "cache-control": "public, max-age=31536000, immutable" if one.lasting else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == one.tag:
            return Response(b"", status_code=304, headers=headers)
        if one.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(one.packed, media_type=one.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(one.content, media_type=one.kind, headers=headers)

    return serve
