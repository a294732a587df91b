/** The result of a tool with foreign texts taken out of their marks, as its endpoint has them. */
export function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== "object" || value === null) return value;
  if ("untrusted_text" in value) return value.untrusted_text;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unmarked(one)]));
}

/** The answer of an endpoint without its icons, which no tool tells. */
export function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !name.endsWith("favicon"));
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutPictures(one)]));
}
