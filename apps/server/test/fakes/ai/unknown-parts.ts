const unknownItem = { type: "something_new", something_new: { is: ["here"] } };

/**
 * An answer as a provider may give it tomorrow: each object has one more field, and each list of objects one more item,
 * of a type that nobody knows. Lists in which the order has a meaning, since nothing in them has a type, get it at
 * their end.
 */
export function withUnknownParts(part: unknown): unknown {
  if (Array.isArray(part)) {
    const items = part.map(withUnknownParts);
    if (items.length === 0 || !items.every(isObject)) return items;
    return items.every(hasType) ? [unknownItem, ...items, unknownItem] : [...items, unknownItem];
  }
  if (!isObject(part)) return part;
  const fields = Object.entries(part).map(([name, value]) => [name, withUnknownParts(value)]);
  return { ...Object.fromEntries(fields), something_new: { is: "here" } };
}

function isObject(part: unknown): part is object {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function hasType(item: object): boolean {
  return "type" in item;
}
