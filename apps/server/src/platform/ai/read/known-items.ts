import type { z } from "zod";

/** Items that have a shape, of a list that may hold anything; whatever a provider adds one day is passed over. */
export function knownItems<S extends z.ZodType>(items: readonly unknown[], shape: S): z.output<S>[] {
  return items.map((item) => shape.safeParse(item)).flatMap(({ success, data }) => (success ? [data] : []));
}

/** Every value once, in order, without empty ones. */
export function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => typeof value === "string").filter((value) => value !== ""))];
}
