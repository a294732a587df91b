export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text or a number as text; of a list its first. A list of lists, however deep, is nothing that a header can be. */
export function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === "string") return one;
  return typeof one === "number" ? String(one) : undefined;
}
