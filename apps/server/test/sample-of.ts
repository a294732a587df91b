import { z } from "zod";

const node = z
  .looseObject({
    /** Of what may also be null, both. */
    type: z.union([z.string(), z.array(z.string())]),
    format: z.string(),
    pattern: z.string(),
    enum: z.array(z.unknown()),
    const: z.unknown(),
    minimum: z.number(),
    items: z.unknown(),
    properties: z.record(z.string(), z.unknown()),
    propertyNames: z.unknown(),
    anyOf: z.array(z.unknown()),
    oneOf: z.array(z.unknown()),
  })
  .partial();

/** Fields of which only a text of a certain form is taken, which a JSON Schema cannot say. */
const textsByName: Readonly<Record<string, string>> = {
  url: "https://www.example.com",
  website: "https://www.example.com",
  domain: "example.com",
  domains: "example.com",
  country: "FR",
  language: "en",
  time_zone: "Europe/Paris",
  email: "somebody@example.com",
  billing_email: "somebody@example.com",
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

/** A value that a schema most likely takes, with every optional field in it. */
export function sampleOf(schema: z.ZodType, name = ""): unknown {
  return sampleOfNode(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), name);
}

function sampleOfNode(value: unknown, name: string): unknown {
  const shape = node.parse(value);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return sampleOfNode(options.at(-1), name);

  switch ([shape.type].flat().at(-1)) {
    case "object":
      return shape.properties
        ? sampleOfFields(shape.properties)
        : { [keyOf(shape.propertyNames)]: "a value" };
    case "array":
      return [sampleOfNode(shape.items ?? { type: "string" }, name)];
    case "integer":
    case "number":
      return Math.max(shape.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return sampleOfText(shape.format, name);
  }
}

function sampleOfFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, sampleOfNode(shape, name)]));
}

function keyOf(names: unknown): string {
  const sample = names === undefined ? "a name" : sampleOfNode(names, "");
  return typeof sample === "string" ? sample : "a name";
}

function sampleOfText(format: string | undefined, name: string): string {
  switch (format) {
    case "uuid":
      return "01890000-0000-7000-8000-000000000000";
    case "date":
      return name.startsWith("end") ? "2026-01-31" : "2026-01-01";
    case "date-time":
      return "2026-01-01T00:00:00Z";
    default:
      return textsByName[name] ?? "a text";
  }
}
