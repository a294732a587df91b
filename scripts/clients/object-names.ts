import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { schemaOf } from "../../apps/server/src/app/openapi.ts";
import { textOf } from "./shapes.ts";

const contract = join(import.meta.dirname, "../../packages/contract/src");

/** The names that the contract itself gives to objects, by the text of their schemas. */
export async function objectNames(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of globSync("**/*.ts", { cwd: contract }).toSorted()) {
    const module: Readonly<Record<string, unknown>> = await import(join(contract, path));
    for (const [name, schema] of Object.entries(module)) {
      if (!(schema instanceof z.ZodType)) continue;
      const text = textOf(objectWithin(schemaOf(schema, "output")));
      const typeName = name.charAt(0).toUpperCase() + name.slice(1);
      if (text === undefined || names.has(text) || taken.has(typeName)) continue;
      names.set(text, typeName);
      taken.add(typeName);
    }
  }
  return names;
}

const optional = z.object({ anyOf: z.tuple([z.unknown(), z.object({ type: z.literal("null") })]) });

/** The object itself, also of a schema that is an object or null. */
function objectWithin(schema: unknown): unknown {
  const parsed = optional.safeParse(schema);
  return parsed.success ? parsed.data.anyOf[0] : schema;
}
