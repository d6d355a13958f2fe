"""Values that travel as tables: what an object holds, and of which form each of it is."""

from __future__ import annotations

import json
import re
from typing import Any

from documentation.pages import cell, table

Schema = dict[str, Any]
LIMITS = {"minimum": "at least", "maximum": "at most", "exclusiveMinimum": "above", "exclusiveMaximum": "below"}
LIMITS |= {"minLength": "at least so long:", "maxLength": "at most so long:", "maxItems": "at most so many:"}


def name_of(reference: str) -> str:
    """The name at the end of a reference."""
    return reference.rpartition("/")[2]


def anchor(name: str) -> str:
    """Where a value of this name stands on its page."""
    return "value-" + re.sub(r"[^\w-]", "-", name).lower()


class Values:
    """The values that there are, by name, and the page on which they stand, as seen from where they are named."""

    def __init__(self, schemas: dict[str, Schema], page: str) -> None:
        self.schemas, self.page = schemas, page

    def kind(self, schema: Schema) -> str:
        """Of which form a value is, in Markdown."""
        if "$ref" in schema:
            name = name_of(schema["$ref"])
            return f"[{name}]({self.page}#{anchor(name)})"
        if "const" in schema:
            return f"`{json.dumps(schema['const'])}`"
        if "enum" in schema:
            return " \\| ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
        for key in ("anyOf", "oneOf", "allOf"):
            if key in schema:
                return " or ".join(dict.fromkeys(self.kind(one) for one in schema[key]))
        return self._plain(schema)

    def _plain(self, schema: Schema) -> str:
        kind = schema.get("type", "anything")
        if kind == "array":
            if "prefixItems" in schema:
                return "[" + ", ".join(map(self.kind, schema["prefixItems"])) + "]"
            return f"list of {self.kind(schema.get('items', {}))}"
        if kind == "object":
            of = schema.get("additionalProperties")
            return f"object of {self.kind(of)} by name" if isinstance(of, dict) and of else "object"
        limits = [f"{said} {schema[key]}" for key, said in LIMITS.items() if key in schema]
        shown = {"null": "nothing", "integer": "whole number", "boolean": "true or false", "string": "text"}
        return ", ".join([shown.get(kind, str(kind)), *limits])

    def fields(self, schema: Schema) -> str:
        """What an object holds."""
        needed = schema.get("required", [])
        rows = []
        for name, one in schema.get("properties", {}).items():
            said = cell(one.get("description", ""))
            usual = f"`{json.dumps(one['default'], ensure_ascii=False)}`" if "default" in one else ""
            rows.append([f"`{name}`", self.kind(one), said, "" if name in needed else usual or "may be left out"])
        return table(["holds", "of the form", "", "if not given"], rows)

    def described(self, name: str, level: str = "##") -> str:
        """A value with its heading."""
        schema = self.schemas[name]
        parts = [f"{level} {name} {{ #{anchor(name)} }}", schema.get("description", "")]
        parts.append(self.fields(schema) if "properties" in schema else self.kind(schema))
        return "\n\n".join(part for part in parts if part)
