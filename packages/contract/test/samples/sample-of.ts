import { z } from "zod";

const node = z
  .looseObject({
    /** Types of what may also be null, both. */
    type: z.union([z.string(), z.array(z.string())]),
    format: z.string(),
    pattern: z.string(),
    enum: z.array(z.unknown()),
    const: z.unknown(),
    minimum: z.number(),
    maximum: z.number(),
    minItems: z.number(),
    items: z.unknown(),
    prefixItems: z.array(z.unknown()),
    properties: z.record(z.string(), z.unknown()),
    propertyNames: z.unknown(),
    additionalProperties: z.unknown(),
    anyOf: z.array(z.unknown()),
    oneOf: z.array(z.unknown()),
    allOf: z.array(z.unknown()),
  })
  .partial();
type Node = z.output<typeof node>;

/** Fields of which only a text of a certain form is taken, which a JSON Schema cannot say. */
const textsByName: Readonly<Record<string, string>> = {
  url: "https://www.example.com",
  website: "https://www.example.com",
  domain: "example.com",
  domains: "example.com",
  country: "FR",
  countries: "FR",
  language: "en",
  languages: "en",
  currency: "EUR",
  time_zone: "Europe/Paris",
  email: "somebody@example.com",
  billing_email: "somebody@example.com",
  billing_country: "FR",
  password: "a secret of this test",
  primary_color: "#123456",
  secondary_color: "#654321",
  vat_number: "FR12345678901",
  request_method: "GET",
  request_path: "/",
  agent: "GPTBot",
  from_date: "2026-01-01",
  to_date: "2026-01-31",
};

/** Sample of each form that a pattern of the contract asks for, one. */
const formed = ["2026-01-01", "2026-01", "12:00", "#123456", "0123456789abcdef", "/", "abc", "1"];

/** A value that a schema takes, with every optional field in it; `name` is the field's. What may be null is null. */
export function sampleOf(schema: z.ZodType, name = ""): unknown {
  return sampleOfNode(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }),
    name,
  );
}

function sampleOfNode(value: unknown, name: string): unknown {
  const shape = node.parse(value);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => sampleOfNode(part, name)));
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return sampleOfNode(options.at(-1), name);

  switch ([shape.type].flat().at(-1)) {
    case "object":
      return shape.properties ? sampleOfFields(shape.properties) : sampleOfRecord(shape, name);
    case "array":
      return sampleOfList(shape, name);
    case "integer":
    case "number":
      return Math.min(Math.max(shape.minimum ?? 1, 1), shape.maximum ?? Number.POSITIVE_INFINITY);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return sampleOfText(shape, name);
  }
}

function sampleOfFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, sampleOfNode(shape, name)]));
}

/** Record with all of the names that are known; else one. */
function sampleOfRecord(
  { propertyNames, additionalProperties }: Node,
  name: string,
): Record<string, unknown> {
  const names = node.parse(propertyNames ?? {}).enum ?? [
    propertyNames === undefined ? "a name" : sampleOfNode(propertyNames, ""),
  ];
  const value = additionalProperties === undefined ? "a value" : sampleOfNode(additionalProperties, name);
  return Object.fromEntries(names.map((one) => [String(one), value]));
}

/** With as many entries as it must have, and one at least. */
function sampleOfList({ prefixItems, items, minItems = 1 }: Node, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((item) => sampleOfNode(item, name));
  return Array.from({ length: Math.max(minItems, 1) }, () => sampleOfNode(items ?? { type: "string" }, name));
}

function sampleOfText({ format, pattern }: Node, name: string): string {
  switch (format) {
    case "uuid":
      return "01890000-0000-7000-8000-000000000000";
    case "date":
      return name.startsWith("end") ? "2026-01-31" : "2026-01-01";
    case "date-time":
      return "2026-01-01T00:00:00Z";
    default: {
      const named = textsByName[/(^|_)url$/.test(name) ? "url" : name];
      const texts = [named ?? "a text", ...formed];
      return texts.find((text) => pattern === undefined || new RegExp(pattern).test(text)) ?? "a text";
    }
  }
}
