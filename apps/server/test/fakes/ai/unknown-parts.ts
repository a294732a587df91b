const unknownItem = { type: "something_new", something_new: { is: ["here"] } };

/**
 * An answer as a provider may give it tomorrow: each object has one more field, and each list whose items have types has
 * items of a type that nobody knows, before and after the others.
 */
export function withUnknownParts(part: unknown): unknown {
  if (Array.isArray(part)) {
    const items = part.map(withUnknownParts);
    return part.length > 0 && part.every(hasType) ? [unknownItem, ...items, unknownItem] : items;
  }
  if (typeof part !== "object" || part === null) return part;
  const fields = Object.entries(part).map(([name, value]) => [name, withUnknownParts(value)]);
  return { ...Object.fromEntries(fields), something_new: { is: "here" } };
}

function hasType(item: unknown): boolean {
  return typeof item === "object" && item !== null && "type" in item;
}
