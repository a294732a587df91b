import { type BlockedReason, type ChainLink, chainLinks } from "@citelens/contract/traffic/indexing";
import type { EvidenceSign, Mark } from "./evidence.rules.ts";

/** Facts known of one page. */
export interface PageFacts {
  /** When a sitemap first named it; null where none does. */
  readonly inSitemapSinceMs: number | null;
  /** When an agent first and last read it; null where none did. */
  readonly firstReadMs: number | null;
  readonly lastReadMs: number | null;
  /** Marks of all engines. */
  readonly marks: readonly Mark[];
  /** When an answer that is counted last cited it, whatever model gave it. */
  readonly citedMs: number | null;
  /** When a person last came from an assistant. */
  readonly clickedMs: number | null;
}

/** The signs that make a link hold that rests on visits. */
export const signsOf: Readonly<Partial<Record<ChainLink, readonly EvidenceSign[]>>> = {
  crawled: ["search", "feeder"],
  fetched: ["fetch"],
};

/** When each link of a page's chain was last so, in milliseconds, of discovery when it first was; null where it was not. */
export function chainOf(page: PageFacts): Readonly<Record<ChainLink, number | null>> {
  return {
    discovered: earliest(page.inSitemapSinceMs, page.firstReadMs),
    crawled: lastOf(page.marks, signsOf.crawled),
    fetched: lastOf(page.marks, signsOf.fetched),
    cited: page.citedMs,
    clicked: page.clickedMs,
  };
}

/**
 * The first link that does not hold behind all that do: an engine may cite a page from its index without fetching it, so a
 * link before one that holds is not where the chain breaks. Undefined where people come.
 */
export function brokenLinkOf(chain: ReturnType<typeof chainOf>): ChainLink | undefined {
  const farthest = chainLinks.findLastIndex((link) => chain[link] !== null);
  return chainLinks[farthest + 1];
}

export function linksThatHold(chain: ReturnType<typeof chainOf>): ChainLink[] {
  return chainLinks.filter((link) => chain[link] !== null);
}

/** How many of the pages have come to each link, by where their chains break. */
export function funnelOf(
  brokenLinks: readonly (ChainLink | undefined)[],
): { link: ChainLink; pages: number; broken: number }[] {
  return chainLinks.map((link, at) => ({
    link,
    pages: brokenLinks.filter((broken) => broken === undefined || chainLinks.indexOf(broken) > at).length,
    broken: brokenLinks.filter((broken) => broken === link).length,
  }));
}

/** Advice to the owner of a page on its broken link. */
export function adviceOn(broken: ChainLink, blocked: readonly BlockedReason[]): string {
  switch (broken) {
    case "discovered":
      return "Neither a sitemap nor a visit shows this page. Add it to the sitemap, and link to it from pages that are read.";
    case "crawled":
      return blocked[0] === undefined
        ? "No verified search bot of an AI engine has read this page. Link to it from pages that are read, and check that it answers with 200."
        : `robots.txt keeps ${agentsIn(blocked)} away: line ${blocked[0].line}, “${blocked[0].rule}”. Allow the search bots that you want to read this page.`;
    case "fetched":
      return "Search bots have read this page, but no assistant has opened it for somebody’s question. Answer a question that people ask, early on the page and in its title.";
    case "cited":
      return "Assistants have opened this page, but no collected answer cites it. Add facts, figures and a clear answer, and see which pages are cited instead.";
    case "clicked":
      return "Answers cite this page, but nobody has come from one. Give people a reason to open it, and check that referrals are tracked.";
  }
}

function agentsIn(blocked: readonly BlockedReason[]): string {
  const [first = "", ...others] = [...new Set(blocked.map(({ agent }) => agent))];
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

function earliest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function lastOf(marks: readonly Mark[], signs: readonly EvidenceSign[] = []): number | null {
  let last: number | null = null;
  for (const { sign, lastMs } of marks) if (signs.includes(sign) && lastMs > (last ?? -1)) last = lastMs;
  return last;
}
