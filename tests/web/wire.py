"""The schema of all messages as declarations that `tsc` reads."""

import json
from typing import Any, Final

import msgspec

from himeji.server.table.messages import Spoken
from himeji.server.table.wire import Told

HEAD: Final = "// Written by scripts/wire-types from the server's own types: run it again instead of editing.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declarations() -> str:
    """One interface a struct; what sockets are told, and what they say, as unions told apart by `type`."""
    (told, spoken), components = msgspec.json.schema_components((Told, Spoken), ref_template="{name}")
    found = [f"export interface {name} {typed(schema)}\n" for name, schema in sorted(components.items())]
    unions = [f"export type Told = {typed(told)};\n", f"export type Spoken = {typed(spoken)};\n"]
    return "\n".join([HEAD, *found, *unions])


def typed(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(typed(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array":
            each = typed(schema["items"])
            return f"({each})[]" if "|" in each else f"{each}[]"
        case "object" if "properties" in schema:
            return fields(schema)
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {typed(values) if isinstance(values, dict) else 'any'}>"
        case None:
            return "any"
        case plain:
            return PLAIN[str(plain)]


def fields(schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = [
        f"  {name}{'' if name in needed else '?'}: {typed(each).replace(chr(10), chr(10) + '  ')};"
        for name, each in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])
