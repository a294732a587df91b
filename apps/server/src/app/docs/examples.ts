import { readFileSync } from "node:fs";
import { z } from "zod";

/** Written by `npm run examples`. */
export const examplesFile = new URL("examples.json", import.meta.url);

const fields = z.record(z.string(), z.string());

const operationExample = z.object({
  params: fields,
  query: fields,
  body: z.unknown().optional(),
  answer: z.unknown().optional(),
  /** Told by the demo, or made of the schema where the demo has none. */
  from: z.enum(["demo", "schema"]),
});
export type OperationExample = z.output<typeof operationExample>;

/** An example of each operation, by its name. */
export function readExamples(): ReadonlyMap<string, OperationExample> {
  const text = readFileSync(examplesFile, "utf8");
  return new Map(Object.entries(z.record(z.string(), operationExample).parse(JSON.parse(text))));
}
