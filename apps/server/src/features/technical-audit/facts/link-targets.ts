import { isSameSite, webUrl } from "#platform/web-page/web-page-links.ts";
import { pageHash } from "./page-hash.rules.ts";

export interface LinkTarget {
  readonly url: string;
  readonly hash: string;
}

/** Targets of the links of each server's pages: menus and footers have the same links on every page. */
const known = new Map<string, Map<string, LinkTarget | null>>();
const [serversMax, targetsMax] = [10, 10_000];

/** Where the links of a page lead on the same site, without fragments, and what stands for those pages. */
export function linkTargets(page: URL, base: string): (href: string) => LinkTarget | null {
  const targets = targetsOf(page.origin);
  const isPlain = base.startsWith(`${page.origin}/`);
  return (href) => {
    if (!isPlain || !isAlikeEverywhere(href)) return targetOf(href, page, base);

    const kept = targets.get(href);
    if (kept !== undefined) return kept;
    const found = targetOf(href, page, base);
    if (targets.size >= targetsMax) targets.clear();
    targets.set(copyOf(href), found);
    return found;
  };
}

function targetsOf(origin: string): Map<string, LinkTarget | null> {
  const targets = known.get(origin) ?? new Map<string, LinkTarget | null>();
  known.delete(origin);
  known.set(origin, targets);
  // The one that was not asked about for longest stands first.
  for (const oldest of known.keys()) if (known.size > serversMax) known.delete(oldest);
  return targets;
}

/** Copies a text: what was cut from a page would keep all of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** Other addresses depend on the page that they stand on. */
function isAlikeEverywhere(href: string): boolean {
  return href.startsWith("/") || href.startsWith("https://") || href.startsWith("http://");
}

function targetOf(href: string, page: URL, base: string): LinkTarget | null {
  const url = webUrl(href, base);
  if (!url || !isSameSite(url, page)) return null;
  url.hash = "";
  return { url: url.href, hash: pageHash(url) };
}
