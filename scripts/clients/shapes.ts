import { z } from "zod";

/** A value on the wire, in the few kinds that both languages write. */
export type ValueShape =
  | { readonly kind: "text" | "integer" | "number" | "boolean" | "null" | "unknown" }
  | { readonly kind: "choice"; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: "list" | "map"; readonly of: ValueShape }
  | { readonly kind: "union"; readonly of: readonly ValueShape[] }
  | { readonly kind: "object"; readonly name: string };

export interface ObjectField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: ValueShape;
}

export interface ObjectShape {
  readonly name: string;
  readonly fields: readonly ObjectField[];
}

const value = z.union([z.string(), z.number(), z.boolean()]);
const node = z
  .object({
    type: z.union([z.string(), z.array(z.string())]),
    const: value,
    enum: z.array(value),
    anyOf: z.array(z.unknown()),
    oneOf: z.array(z.unknown()),
    items: z.unknown(),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
    additionalProperties: z.unknown(),
    $ref: z.undefined("A schema that contains itself has no type in the clients yet."),
  })
  .partial();
type SchemaNode = z.output<typeof node>;

/** Turns JSON Schema into shapes, and gives each object a name: the contract's, else that of its first place. */
export class Shapes {
  readonly #names: ReadonlyMap<string, string>;
  readonly #byText = new Map<string, ObjectShape>();
  readonly #taken: Set<string>;

  constructor(names: ReadonlyMap<string, string>, operations: readonly string[]) {
    this.#names = names;
    this.#taken = new Set(operations.map((name) => `${pascalCase(name)}Input`));
  }

  /** Objects by name, those that others hold first. */
  get objects(): readonly ObjectShape[] {
    return [...this.#byText.values()];
  }

  valueOf(schema: unknown, place: string): ValueShape {
    const read = node.parse(schema);
    if (read.const !== undefined) return { kind: "choice", values: [read.const] };
    if (read.enum) return { kind: "choice", values: read.enum };
    const options = read.anyOf ?? read.oneOf;
    if (options) return { kind: "union", of: options.map((option) => this.valueOf(option, place)) };
    if (Array.isArray(read.type)) {
      return { kind: "union", of: read.type.map((type) => this.#ofType(type, read, place)) };
    }
    return this.#ofType(read.type, read, place);
  }

  #ofType(type: string | undefined, read: SchemaNode, place: string): ValueShape {
    switch (type) {
      case "string":
        return { kind: "text" };
      case "integer":
      case "number":
      case "boolean":
      case "null":
        return { kind: type };
      case "array":
        return { kind: "list", of: this.valueOf(read.items ?? {}, place) };
      case "object":
        return read.properties
          ? { kind: "object", name: this.#objectOf(read, place).name }
          : { kind: "map", of: this.valueOf(read.additionalProperties ?? {}, place) };
      default:
        return { kind: "unknown" };
    }
  }

  #objectOf(read: SchemaNode, place: string): ObjectShape {
    const text = textOf(read) ?? "";
    const known = this.#byText.get(text);
    if (known) return known;

    const name = this.#freeName(this.#names.get(text) ?? place);
    const fields = Object.entries(read.properties ?? {}).map(([field, shape]) => ({
      name: field,
      isRequired: read.required?.includes(field) ?? false,
      shape: this.valueOf(shape, `${name}${pascalCase(field)}`),
    }));
    const object = { name, fields };
    this.#byText.set(text, object);
    return object;
  }

  #freeName(wanted: string): string {
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}${n}`;
    this.#taken.add(name);
    return name;
  }
}

const told = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** The text by which two objects are the same to a caller: bounds, formats and defaults do not count. */
export function textOf(schema: unknown): string | undefined {
  const parsed = told.safeParse(schema);
  if (!parsed.success) return undefined;
  return JSON.stringify(parsed.data, (key, part) =>
    uncounted.has(key) && typeof part !== "object" ? undefined : part,
  );
}

/** A field may bear one of these names too, and is then an object. */
const uncounted = new Set(
  `description default minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern format minItems
  maxItems additionalProperties`.split(/\s+/),
);

export function pascalCase(name: string): string {
  return name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
