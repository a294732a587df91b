import { z } from "zod";

const node = z
  .looseObject({
    type: z.union([z.string(), z.array(z.string())]),
    format: z.string(),
    enum: z.array(z.unknown()),
    const: z.unknown(),
    items: z.unknown(),
    prefixItems: z.array(z.unknown()),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
    additionalProperties: z.unknown(),
    anyOf: z.array(z.unknown()),
    oneOf: z.array(z.unknown()),
    allOf: z.array(z.unknown()),
    minimum: z.number(),
    maximum: z.number(),
  })
  .partial();
type Node = z.output<typeof node>;

/** Names of formats that say more than that it is a text. */
const formats: Readonly<Record<string, string>> = {
  uuid: "uuid",
  date: "date",
  "date-time": "instant",
  email: "email",
  uri: "url",
};

/** A JSON Schema as the type that people read: `{ count: integer, results: { id: uuid }[] }`. */
export function typeText(schema: unknown, indent = ""): string {
  const shape = node.parse(schema);
  if ("const" in shape) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(" | ");
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return [...new Set(options.map((one) => typeText(one, indent)))].join(" | ");
  if (shape.allOf) return shape.allOf.map((one) => typeText(one, indent)).join(" & ");
  const types = [shape.type ?? "any"].flat();
  return types.map((type) => textOfType(type, shape, indent)).join(" | ");
}

function textOfType(type: string, shape: Node, indent: string): string {
  switch (type) {
    case "object":
      return shape.properties
        ? objectText(shape, indent)
        : `{ [name]: ${typeText(shape.additionalProperties ?? {}, indent)} }`;
    case "array":
      return listText(shape, indent);
    case "string":
      return formats[shape.format ?? ""] ?? "string";
    case "integer":
    case "number":
      return `${type}${boundsText(shape)}`;
    default:
      return type;
  }
}

function objectText({ properties = {}, required = [] }: Node, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${inner}${name}${required.includes(name) ? "" : "?"}: ${typeText(shape, inner)}`,
  );
  return fields.length === 0 ? "{}" : `{\n${fields.join("\n")}\n${indent}}`;
}

function listText({ items, prefixItems }: Node, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((one) => typeText(one, indent)).join(", ")}]`;
  const item = typeText(items ?? {}, indent);
  return /^[{\w][^|]*$/.test(item) || item.startsWith("{") ? `${item}[]` : `(${item})[]`;
}

/** Nothing where a number is bound by what numbers are bound by anyway. */
function boundsText({ minimum, maximum }: Node): string {
  const [least, most] = [minimum, maximum].map((bound) =>
    bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound,
  );
  if (least === undefined && most === undefined) return "";
  return ` (${least ?? ""}…${most ?? ""})`;
}
