import type { ClientModel, ClientOperation, InputField } from "./client-model.ts";
import { type ObjectShape, pascalCase, type ValueShape } from "./shapes.ts";

const head = `// Written by \`npm run generate\` from packages/contract: change the contract, not this file.`;

/** The types of all inputs and answers, and the table by which the client calls: packages/client/src/operations.gen.ts. */
export function typeScriptClient({ operations, objects, codes }: ClientModel): string {
  const rooms = Map.groupBy(operations, ({ room }) => room);
  return `${[
    `${head}\nimport type { Call, FileCall, ListCall, OperationTable, Pages } from "./calls.ts";`,
    ...objects.map(objectType),
    ...operations.map(inputType),
    `/** Codes of refusals; a newer installation may have more. */\nexport type RefusalCode =\n  ${codes.map((code) => `| "${code}"`).join("\n  ")};`,
    `/** The operations that a key may call, by room and name, as the contract has them. */\nexport interface Rooms {\n${[...rooms].map(([room, own]) => roomType(room, own)).join("\n")}\n}`,
    `export const operationTable: OperationTable = {\n${[...rooms].map(([room, own]) => roomTable(room, own)).join("\n")}\n};`,
  ].join("\n\n")}\n`;
}

/** Name of a room as a property: technicalAudit. */
function camelCase(room: string): string {
  const name = pascalCase(room);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function objectType({ name, fields }: ObjectShape): string {
  const lines = fields.map((field) => `  readonly ${property(field)}: ${typeOf(field.shape)};`);
  return `export interface ${name} {\n${lines.join("\n")}\n}`;
}

function inputType({ name, inputs }: ClientOperation): string {
  const lines = inputs.map((field) => `  readonly ${property(field)}: ${typeOf(field.shape)};`);
  return `export interface ${pascalCase(name)}Input {\n${lines.join("\n")}\n}`;
}

function property({ name, isRequired }: Pick<InputField, "name" | "isRequired">): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
  return isRequired ? key : `${key}?`;
}

function typeOf(shape: ValueShape): string {
  switch (shape.kind) {
    case "text":
      return "string";
    case "integer":
      return "number";
    case "choice":
      return shape.values.map((one) => JSON.stringify(one)).join(" | ");
    case "list":
      return `readonly (${typeOf(shape.of)})[]`.replace(/^readonly \((\w+)\)\[\]$/, "readonly $1[]");
    case "map":
      return `Readonly<Record<string, ${typeOf(shape.of)}>>`;
    case "union":
      return [...new Set(shape.of.map(typeOf))].join(" | ");
    case "object":
      return shape.name;
    default:
      return shape.kind;
  }
}

function roomType(room: string, operations: readonly ClientOperation[]): string {
  const calls = operations.map(
    (operation) =>
      `    /** ${operation.method} ${operation.path}: ${operation.summary}. Scope: ${operation.scope}. */\n    readonly ${operation.name}: ${callType(operation)};`,
  );
  return `  readonly ${camelCase(room)}: {\n${calls.join("\n")}\n  };`;
}

function callType({ name, answer, mayBeEmpty, row, item, isFile }: ClientOperation): string {
  const input = `${pascalCase(name)}Input`;
  if (isFile) return `FileCall<${input}>`;
  const answered = answer ? typeOf(answer) : "undefined";
  return [
    `Call<${input}, ${answered}${mayBeEmpty ? " | undefined" : ""}>`,
    ...(row ? [`Pages<${input}, ${typeOf(row)}>`] : []),
    ...(item ? [`ListCall<${input}, ${typeOf(item)}>`] : []),
  ].join(" & ");
}

function roomTable(room: string, operations: readonly ClientOperation[]): string {
  const rows = operations.map(
    (operation) =>
      `    ${operation.name}: ["${operation.method}", "${operation.path}", "${waysOf(operation).join(" ")}"],`,
  );
  return `  ${camelCase(room)}: {\n${rows.join("\n")}\n  },`;
}

/** Abilities of an operation: pages, rows as a file, a file itself, a body, a key against repetition, or no harm by it. */
export function waysOf({
  row,
  item,
  isFile,
  hasBody,
  takesIdempotencyKey,
  isSafe,
}: ClientOperation): string[] {
  return [
    ...(row ? ["pages"] : []),
    ...(item ? ["list"] : []),
    ...(isFile ? ["file"] : []),
    ...(hasBody ? ["body"] : []),
    ...(takesIdempotencyKey ? ["key"] : []),
    ...(isSafe ? ["safe"] : []),
  ];
}
