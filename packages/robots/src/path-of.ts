/**
 * Path that robots.txt speaks of in an address, with its query, without a fragment. Always begins with a slash; an address that has no
 * path, or is none, means the start page.
 */
export function pathOf(url: string): string {
  const start = url.startsWith("//") ? 2 : 0;
  const protocol = /^[^/?;]*:\/\//.exec(url.slice(start))?.[0] ?? "";
  const found = url.slice(start + protocol.length).search(/[/?;]/);
  if (found < 0) return "/";

  const at = start + protocol.length + found;
  const hash = url.indexOf("#", start);
  if (hash >= 0 && hash < at) return "/";
  const path = url.slice(at, hash < 0 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
}
