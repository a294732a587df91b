/**
 * A text search parameter, or undefined. The router parses values that look like JSON, so numbers are
 * accepted; anything but text and numbers is ignored.
 */
export function textParam<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  name: Name,
): { readonly [N in Name]?: string } {
  const value = search[name];
  if (typeof value !== "string" && typeof value !== "number") return {};
  return { [name]: String(value) } as { [N in Name]: string }; // a computed key loses its literal type
}
