import type { z } from "zod";

const itemsMax = 2;
const textMax = 200;

/** The same answer with less in it: shorter lists and texts, as long as the contract still takes it. */
export function shortExample(schema: z.ZodType | undefined, answer: unknown): unknown {
  const short = shortened(answer, textMax);
  if (!schema || schema.safeParse(short).success) return short;
  const lists = shortened(answer, Number.POSITIVE_INFINITY);
  return schema.safeParse(lists).success ? lists : answer;
}

function shortened(value: unknown, charactersMax: number): unknown {
  if (typeof value === "string")
    return value.length > charactersMax ? `${value.slice(0, charactersMax - 1)}…` : value;
  if (Array.isArray(value)) return value.slice(0, itemsMax).map((one) => shortened(one, charactersMax));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shortened(one, charactersMax)]),
  );
}

/** Text of examples with ids and secrets that are the same whenever it is made. */
export function withFixedIds(text: string): string {
  const known = new Map<string, string>();
  return text
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, (id) => {
      const fixed =
        known.get(id) ?? `01900000-0000-7000-8000-${(known.size + 1).toString(16).padStart(12, "0")}`;
      known.set(id, fixed);
      return fixed;
    })
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "ACCESS_TOKEN");
}
