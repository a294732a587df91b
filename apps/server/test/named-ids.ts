import type { Operation } from "@citelens/contract/api";
import { z } from "zod";

/** An id that a query or a body can name, by its way from the top: `queries[].id`. */
export interface NamedId {
  readonly part: "query" | "body";
  readonly field: string;
}

const node = z
  .looseObject({
    format: z.string(),
    properties: z.record(z.string(), z.unknown()),
    items: z.unknown(),
    anyOf: z.array(z.unknown()),
    oneOf: z.array(z.unknown()),
  })
  .partial();

/** The ids of rows in an operation's query and body: what the contract types as one, and what is called one. */
export function namedIds({ endpoint }: Operation): NamedId[] {
  return (["query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return [...new Set(idsWithin(shape, ""))].map((field) => ({ part, field }));
  });
}

function idsWithin(value: unknown, way: string): string[] {
  const parsed = node.safeParse(value);
  if (!parsed.success) return [];

  const { format, properties = {}, items, anyOf = [], oneOf = [] } = parsed.data;
  const below = Object.entries(properties);
  return [
    ...(format === "uuid" || (below.length === 0 && /(^|[._])id$/.test(way)) ? [way] : []),
    ...below.flatMap(([name, shape]) => idsWithin(shape, way ? `${way}.${name}` : name)),
    ...(items ? idsWithin(items, `${way}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((option) => idsWithin(option, way)),
  ];
}

/** The input with this id at that place; a list there holds one item, with what an item needs besides. */
export function withId(input: object | undefined, field: string, id: string): object {
  if (field.endsWith("[]")) return { ...input, [field.slice(0, -2)]: [id] };
  const [list, inner] = field.split("[].");
  if (list !== undefined && inner !== undefined)
    return { ...input, [list]: [{ text: "Is it mine?", [inner]: id }] };
  const [outer, ...way] = field.split(".");
  if (outer !== undefined && way.length > 0) {
    const within = z.record(z.string(), z.unknown()).catch({}).parse(Object(input)[outer]);
    return { ...input, [outer]: withId(within, way.join("."), id) };
  }
  return { ...input, [field]: id };
}
