import { isSameSite, webUrl } from "#platform/web-page/web-page-links.ts";
import { pageHash } from "./page-hash.rules.ts";

export interface LinkTarget {
  readonly url: string;
  readonly hash: string;
}

/** Of each server, what its pages link to: menus and footers have the same links on every page. */
const known = new Map<string, Map<string, LinkTarget | null>>();
const [serversMax, targetsMax] = [100, 2_000];

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
    targets.set(href, found);
    return found;
  };
}

function targetsOf(origin: string): Map<string, LinkTarget | null> {
  const targets = known.get(origin) ?? new Map<string, LinkTarget | null>();
  if (known.size >= serversMax) known.clear();
  known.set(origin, targets);
  return targets;
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
