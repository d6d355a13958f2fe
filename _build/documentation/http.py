"""The HTTP API as pages, a page a family, and the messages of the play socket: from the schema that travels."""

from __future__ import annotations

from typing import Any

from documentation.pages import Made, cell, table
from documentation.schema import Schema, Values, anchor, name_of
from metropole.server.app import make
from metropole.server.settings import Settings

PAGE = "reference/http"


def made() -> Made:
    """All of it."""
    document = make(Settings()).openapi()
    schemas = document["components"]["schemas"]
    families: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = operation.get("tags", ["other"])[0]
            families.setdefault(tag, []).append(_operation(Values(schemas, "values.md"), path, method, operation))
    places = {tag: f"{PAGE}/{tag.replace(' ', '-')}.md" for tag in sorted(families)}
    files = {place: _family(tag, families[tag]) for tag, place in places.items()}
    files[f"{PAGE}/values.md"] = _values(schemas)
    parts = {"http": table(["family", "requests"], _counts(families, places)), "sockets": _sockets(schemas)}
    return Made(files, parts, {"http": [f"{PAGE}/index.md", *places.values(), f"{PAGE}/values.md"]})


def _counts(families: dict[str, list[str]], places: dict[str, str]) -> list[list[str]]:
    return [[f"[{tag}]({place.rpartition('/')[2]})", str(len(families[tag]))] for tag, place in places.items()]


def _family(tag: str, operations: list[str]) -> str:
    return "\n\n".join([f"# {tag.capitalize()}", *operations]) + "\n"


def _operation(values: Values, path: str, method: str, operation: dict[str, Any]) -> str:
    heading = f"## `{method.upper()} {path}` {{ #{operation['operationId'].replace('_', '-')} }}"
    parts = [heading, operation.get("description", operation.get("summary", ""))]
    parts.append(_parameters(values, operation.get("parameters", [])))
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    parts += [f"**Takes** {values.kind(body)}"] if body else []
    return "\n\n".join(part for part in [*parts, *_answers(values, operation["responses"])] if part)


def _parameters(values: Values, parameters: list[dict[str, Any]]) -> str:
    rows = []
    for one in parameters:
        usual = one["schema"].get("default")
        shown = "it must be given" if one.get("required") else "" if usual is None else f"`{usual}`"
        rows.append(
            [f"`{one['name']}`", one["in"], values.kind(one["schema"]), cell(one.get("description", "")), shown]
        )
    return table(["parameter", "in", "of the form", "", "if not given"], rows)


def _answers(values: Values, responses: dict[str, Any]) -> list[str]:
    lines, refused = [], []
    for status, answer in sorted(responses.items()):
        contents = {kind: one.get("schema", {}) for kind, one in answer.get("content", {}).items()}
        if any(name_of(one.get("$ref", "")) == "RefusedRequest" for one in contents.values()):
            refused.append(status)
            continue
        forms = [values.kind(one) if one else f"`{kind}`" for kind, one in contents.items()]
        lines.append(f"**Answers** {status}" + (f": {' or '.join(forms)}" if forms else ""))
    return [*lines, *([f"**Refuses** with {', '.join(refused)}"] if refused else [])]


def _values(schemas: dict[str, Schema]) -> str:
    values = Values(schemas, "")
    return (
        "\n\n".join(["# Values", "Whatever requests take and answers hold, by name.", *map(values.described, schemas)])
        + "\n"
    )


def _sockets(schemas: dict[str, Schema]) -> str:
    values = Values(schemas, "http/values.md")
    parts = []
    for name, heading in (("ClientMessage", "What you send"), ("ServerMessage", "What you are sent")):
        parts.append(f"## {heading}")
        for kind, reference in sorted(_kinds(schemas[name]).items()):
            schema = schemas[name_of(reference)]
            parts += [
                f"### `{kind}` {{ #{anchor(name)}-{kind} }}",
                schema.get("description", ""),
                values.fields(schema),
            ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _kinds(schema: Schema) -> dict[str, str]:
    found: dict[str, str] = schema["discriminator"]["mapping"]
    return found
