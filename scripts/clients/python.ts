import type { ClientModel, ClientOperation, InputField } from "./client-model.ts";
import { type ObjectShape, pascalCase, type ValueShape } from "./shapes.ts";
import { waysOf } from "./typescript.ts";

const head = `# Written by \`npm run generate\` from packages/contract: change the contract, not this file.
from __future__ import annotations
`;

/** The types of all answers, and of the objects in bodies: clients/python/src/citelens/models.py. */
export function pythonModels({ objects, codes }: ClientModel): string {
  return `${[
    `${head}
import sys
from typing import TYPE_CHECKING, Any, Literal, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired`,
    `# Codes of refusals; a newer installation may have more.\nRefusalCode = Literal[\n${codes.map((code) => `    "${code}",`).join("\n")}\n]`,
    ...objects.map(modelOf),
  ].join("\n\n\n")}\n`;
}

/** The rooms and their operations: clients/python/src/citelens/rooms.py. */
export function pythonRooms({ operations }: ClientModel): string {
  const rooms = Map.groupBy(operations, ({ room }) => room);
  return `${[
    `${head}
from typing import TYPE_CHECKING, Any, Iterator, Literal

from .calls import OMITTED, Omitted, Room, Transport

if TYPE_CHECKING:  # thousands of fields, which nobody needs who only calls
    from . import models`,
    ...operations.filter(isList).map(listClass),
    ...[...rooms].map(([room, own]) => roomClass(room, own)),
    `class Rooms:\n    """The operations that a key may call, by room and name, as the contract has them."""\n\n    def __init__(self, transport: Transport) -> None:\n${[...rooms.keys()].map((room) => `        self.${snakeCase(room)} = ${pascalCase(room)}Room(transport)`).join("\n")}`,
  ].join("\n\n\n")}\n`;
}

/** list_campaigns of listCampaigns, technical_audit of technical-audit. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(/[^a-z0-9]+/g, "_");
}

const keywords = new Set(
  "and as class def del elif for from global if import in is lambda not or pass with".split(" "),
);

/** An input that is Python's own word, or the name of one before it, gets a stroke behind it, as Python does. */
function argumentNames(inputs: readonly InputField[]): readonly string[] {
  const names = inputs.map(({ name }) => snakeCase(name));
  return names.map((name, at) => (keywords.has(name) || names.indexOf(name) < at ? `${name}_` : name));
}

function modelOf({ name, fields }: ObjectShape): string {
  const typed = fields.map(({ name: field, isRequired, shape }) => {
    const type = typeOf(shape, "");
    return [field, isRequired ? type : `NotRequired[${type}]`] as const;
  });
  if (typed.length === 0) return `class ${name}(TypedDict):\n    pass`;
  if (typed.every(([field]) => /^[A-Za-z]\w*$/.test(field) && !keywords.has(field))) {
    return `class ${name}(TypedDict):\n${typed.map(([field, type]) => `    ${field}: ${type}`).join("\n")}`;
  }
  const entries = typed.map(([field, type]) => `        ${JSON.stringify(field)}: ${JSON.stringify(type)},`);
  return `${name} = TypedDict(\n    "${name}",\n    {\n${entries.join("\n")}\n    },\n)`;
}

function typeOf(shape: ValueShape, module: string): string {
  switch (shape.kind) {
    case "text":
      return "str";
    case "integer":
      return "int";
    case "number":
      return "float";
    case "boolean":
      return "bool";
    case "null":
      return "None";
    case "unknown":
      return "Any";
    case "choice":
      return choiceOf(shape.values);
    case "list":
      return `list[${typeOf(shape.of, module)}]`;
    case "map":
      return `dict[str, ${typeOf(shape.of, module)}]`;
    case "union":
      return [...new Set(shape.of.map((one) => typeOf(one, module)))].join(" | ");
    case "object":
      return `${module}${shape.name}`;
  }
}

/** A choice of numbers with fractions is a number: Python has no type of such. */
function choiceOf(values: readonly (string | number | boolean)[]): string {
  if (values.some((one) => typeof one === "number" && !Number.isInteger(one))) return "float";
  return `Literal[${values.map(literalOf).join(", ")}]`;
}

function literalOf(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

function isList({ row, item }: ClientOperation): boolean {
  return row !== undefined || item !== undefined;
}

function roomClass(room: string, operations: readonly ClientOperation[]): string {
  const members = operations.map((operation) =>
    isList(operation) ? listProperty(operation) : method(operation),
  );
  return `class ${pascalCase(room)}Room(Room):\n${members.join("\n\n")}`;
}

function listProperty({ name }: ClientOperation): string {
  return `    @property\n    def ${snakeCase(name)}(self) -> ${pascalCase(name)}:\n        return ${pascalCase(name)}(self._transport)`;
}

function method(operation: ClientOperation): string {
  const { name, inputs, takesIdempotencyKey: isKeyed, isFile } = operation;
  return [
    signature(snakeCase(name), inputs, answerType(operation), isKeyed),
    docOf(operation),
    `        return self._transport.${isFile ? "file" : "answer"}(\n            ${rowOf(operation)},\n            ${given(inputs)},${isKeyed ? "\n            idempotency_key," : ""}\n        )`,
  ].join("\n");
}

function listClass(operation: ClientOperation): string {
  const { name, inputs, row, item } = operation;
  const unpaged = inputs.filter((one) => one.name !== "page");
  const whole = unpaged.filter((one) => one.name !== "page_size");
  const call = (way: string, type: string, taken: readonly InputField[], doc: string, sent: string) =>
    [
      signature(way, taken, type, false),
      `        """${doc}"""`,
      `        return self._transport.${sent}(self._row, ${given(taken)})`,
    ].join("\n");
  return [
    `class ${pascalCase(name)}(Room):\n    _row = ${rowOf(operation)}`,
    [
      signature("__call__", inputs, answerType(operation), false),
      docOf(operation),
      `        return self._transport.answer(self._row, ${given(inputs)})`,
    ].join("\n"),
    ...(row
      ? [
          call(
            "all",
            `Iterator[${typeOf(row, "models.")}]`,
            unpaged,
            "Every row of every page, one request after the other.",
            "pages",
          ),
        ]
      : []),
    ...(item
      ? [
          call(
            "stream",
            `Iterator[${typeOf(item, "models.")}]`,
            whole,
            "Every row as it arrives, in constant memory.",
            "lines",
          ),
          call("csv", "Iterator[bytes]", whole, "The bytes of the list as CSV.", "csv"),
        ]
      : []),
  ].join("\n\n");
}

function answerType({ answer, mayBeEmpty, isFile }: ClientOperation): string {
  if (isFile) return "bytes";
  return `${answer ? typeOf(answer, "models.") : "None"}${mayBeEmpty ? " | None" : ""}`;
}

function docOf({ method: verb, path, summary, scope }: ClientOperation): string {
  return `        """${verb} ${path}: ${summary}. Scope: ${scope}."""`;
}

function rowOf(operation: ClientOperation): string {
  return `("${operation.method}", "${operation.path}", "${waysOf(operation).join(" ")}")`;
}

function signature(name: string, inputs: readonly InputField[], type: string, isKeyed: boolean): string {
  const taken = [
    ...inputs.map((field, at) => {
      const shape = typeOf(field.shape, "models.");
      return `        ${argumentNames(inputs)[at]}: ${field.isRequired ? shape : `${shape} | Omitted = OMITTED`},`;
    }),
    ...(isKeyed ? ["        idempotency_key: str | None = None,"] : []),
  ];
  if (taken.length === 0) return `    def ${name}(self) -> ${type}:`;
  return `    def ${name}(\n        self,\n        *,\n${taken.join("\n")}\n    ) -> ${type}:`;
}

function given(inputs: readonly InputField[]): string {
  const names = argumentNames(inputs);
  return `{${inputs.map(({ name }, at) => `"${name}": ${names[at]}`).join(", ")}}`;
}
