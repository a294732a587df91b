/**
 * The URL of a visited page: the site's URL plus the reported path. A site below a path gets that path as
 * prefix, unless the report includes it. Undefined when the result is not a safe http(s) URL on the site's
 * own host.
 */
export function pageUrl(siteUrl: string, path: string): string | undefined {
  if (!URL.canParse(siteUrl)) return undefined;

  const { protocol, origin, pathname } = new URL(siteUrl);
  if (protocol !== "https:" && protocol !== "http:") return undefined;

  const below = pathname.replace(/\/+$/, "");
  const reported = path.startsWith("/") ? path : `/${path}`;
  const address = `${origin}${isBelow(below, reported) ? "" : below}${reported}`;
  if (!URL.canParse(address)) return undefined;

  const url = new URL(address);
  return url.origin === origin ? url.href : undefined;
}

function isBelow(parent: string, path: string): boolean {
  return path === parent || ["/", "?", "#"].some((next) => path.startsWith(parent + next));
}
