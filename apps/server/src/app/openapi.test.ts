import { type Operation, operations } from "@citelens/contract/api";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi.ts";

const { paths } = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ parameters: z.array(z.unknown()) }))),
  })
  .parse(openApiDocument("https://citelens.example"));

test("the document is one by the official schema of OpenAPI 3.1, and each operation has a name and its path's parameters", async () => {
  const validator = new Validator();
  const judged = await validator.validate(openApiDocument("https://citelens.example"));

  expect(judged).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...namesIn.parse(operation) })),
  );
  expect(new Set(named.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters } of named) {
    const inPath = parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
    expect(inPath.toSorted(), path).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted());
  }
});

const namesIn = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })),
});

/** Values to choose from, in an order that does not matter. */
function choice(values: readonly unknown[]): string {
  return values.map(String).toSorted().join(" | ");
}

/** Every choice of a schema, however deep. */
function choicesOf(
  schema: z.core.$ZodType,
  within: ReadonlySet<z.core.$ZodType> = new Set(),
): readonly string[] {
  if (within.has(schema)) return [];
  const inner = new Set([...within, schema]);
  const all = (parts: readonly (z.core.$ZodType | undefined | null)[]): readonly string[] =>
    parts.flatMap((part) => (part ? choicesOf(part, inner) : []));

  const { def } = (schema as z.core.$ZodTypes)._zod; // every schema is one of them
  switch (def.type) {
    case "enum":
      return [choice(Object.values(def.entries))];
    case "literal":
      return [choice(def.values)];
    case "object":
      return all([...Object.values(def.shape), def.catchall]);
    case "array":
      return all([def.element]);
    case "tuple":
      return all([...def.items, def.rest]);
    case "union":
      return all(def.options);
    case "intersection":
      return all([def.left, def.right]);
    case "record":
    case "map":
      return all([def.keyType, def.valueType]);
    case "pipe":
      return all([def.in, def.out]);
    case "lazy":
      return all([def.getter()]);
    default:
      return "innerType" in def ? all([def.innerType]) : [];
  }
}

/** Every choice that a part of the document tells. */
function choicesIn(json: unknown): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(choicesIn);
  if (typeof json !== "object" || json === null) return [];
  const own = "enum" in json && Array.isArray(json.enum) ? [choice(json.enum)] : [];
  const one = "const" in json ? [choice([json.const])] : [];
  return [...own, ...one, ...Object.values(json).flatMap(choicesIn)];
}

function described({ endpoint: { method, path } }: Operation): unknown {
  return paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
}

test("every choice of the contract is told as one, of parameters, bodies and answers alike", () => {
  let count = 0;
  const untold = operations.flatMap((operation) => {
    const { params, query, body, answer, item } = operation.endpoint;
    const told = new Set(choicesIn(described(operation)));
    const wanted = [params, query, body, answer, item].flatMap((schema) => (schema ? choicesOf(schema) : []));
    count += wanted.length;
    return wanted.filter((one) => !told.has(one)).map((one) => `${operation.name}: ${one}`);
  });

  expect(untold).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test("a parameter that may be repeated is a list of choices, and a number out of several is one", () => {
  const { parameters } = paths["/projects/{projectId}/events/bot-visits/"]?.get ?? {};
  const robots = paths["/projects/{projectId}/robots/"]?.get?.parameters;

  expect(parameters).toContainEqual({
    name: "verdict",
    in: "query",
    required: false,
    schema: {
      type: "array",
      items: { type: "string", enum: ["verified", "spoofed", "unverifiable", "unchecked"] },
      maxItems: 20,
    },
  });
  expect(robots).toContainEqual({
    name: "days",
    in: "query",
    required: false,
    schema: { type: "number", enum: [7, 30, 90], default: 30 },
  });
});
