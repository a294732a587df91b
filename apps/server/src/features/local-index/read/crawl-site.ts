import { walkSite } from "#platform/site-walk/site-walk.ts";
import type { Tools } from "#platform/tools.ts";
import { type RobotsOfSites, robotsOfSites } from "#platform/web-page/site-robots.ts";
import { sitemapFiles, walkSitemaps } from "#platform/web-page/walk-sitemaps.ts";
import type { ReadPage } from "../indexed-page/indexed-page.ts";
import { readPage, type UnreadPage, walkedPage } from "./read-page.ts";
import { hostOf, isWorthReading, originsOf } from "./site-address.rules.ts";

interface Crawl {
  readonly host: string;
  readonly pagesMax: number;
  /** The caller's; once it is aborted, its reason is thrown. */
  readonly signal: AbortSignal;
}

export interface CrawlResult {
  /** Each address once, and each text. */
  readonly pages: readonly ReadPage[];
  /** Why there is nothing, or not all. */
  readonly note: string | null;
}

/** No server is asked for more at once. */
const atOnceMax = 2;
const sitemapsMax = 3;
/** Far more than are read of one site. */
const sitemapPagesMax = 10_000;
const timeoutMs = 8_000;
/** Time of a crawl, of which the lease of a site has to be longer. */
const crawlMs = 60_000;

/** Reads a site breadth first, as far as its robots.txt allows: its start, what that links to, its sitemap, the rest. */
export async function crawlSite(
  tools: Tools,
  { host, pagesMax, signal: callers }: Crawl,
): Promise<CrawlResult> {
  const time = AbortSignal.timeout(crawlMs);
  const signal = AbortSignal.any([callers, time]);
  const robots = robotsOfSites(tools, signal);
  const { origin, note } = await findOrigin(robots, host);
  callers.throwIfAborted();
  if (note !== undefined) return { pages: [], note };

  const start = await readPage(tools, `${origin}/`, { robots, signal });
  const site = start.status === "READ" ? hostOf(start.url) : host;
  const found = pagesOf(site);
  const ahead = linksAhead(site, `${origin}/`);
  let [asked, closed] = [1, 0];
  const take = (page: ReadPage | UnreadPage): void => {
    if (page.status === "CLOSED") closed++;
    if (page.status !== "READ") return;
    found.keep(page);
    ahead.add(page.ahead);
  };
  take(start);
  ahead.add(await sitemapOf(tools, { origin, robots, signal }));
  await walkSite(tools, {
    frontier: {
      take: async () => {
        const urls = ahead.take(Math.min(atOnceMax, pagesMax - found.count(), 2 * pagesMax - asked));
        asked += urls.length;
        return urls.map((url) => ({ url }));
      },
    },
    pace: { atOnce: atOnceMax, perSecond: Number.POSITIVE_INFINITY },
    robots,
    accept: "text/html",
    timeoutMs,
    signal,
    visit: ({ url }, answered) => take(walkedPage(url, answered)),
  });
  callers.throwIfAborted();
  const pages = found.all().slice(0, pagesMax);
  return { pages, note: noteOf({ pages: found.count(), closed, isLate: time.aborted }) };
}

interface Pages {
  keep(page: ReadPage): void;
  count(): number;
  all(): ReadPage[];
}

/** The pages of a site that were read: each address once, and each text. */
function pagesOf(site: string): Pages {
  const pages = new Map<string, ReadPage>();
  const texts = new Set<string>();
  return {
    keep: (page) => {
      const text = JSON.stringify(page.passages);
      if (hostOf(page.url) !== site || pages.has(page.url) || texts.has(text)) return;
      pages.set(page.url, page);
      texts.add(text);
    },
    count: () => pages.size,
    all: () => [...pages.values()],
  };
}

/** The first address under which a server answers at all; else why the likeliest one does not. */
async function findOrigin(
  robots: RobotsOfSites,
  host: string,
): Promise<{ origin: string; note: string | undefined }> {
  const [likeliest = "", ...others] = originsOf(host);
  for (const origin of [likeliest, ...others]) {
    const { status, fault } = await robots.of(origin);
    if (status !== undefined) return { origin, note: fault };
  }
  return { origin: likeliest, note: (await robots.of(likeliest)).fault };
}

interface Sitemap {
  readonly origin: string;
  readonly robots: RobotsOfSites;
  readonly signal: AbortSignal;
}

async function sitemapOf(tools: Tools, { origin, robots, signal }: Sitemap): Promise<string[]> {
  const pages: string[] = [];
  await walkSitemaps(tools, {
    site: origin,
    files: sitemapFiles((await robots.of(origin)).robots, origin).files,
    robots,
    signal,
    filesMax: sitemapsMax,
    onPage: (url) => pages.push(url) < sitemapPagesMax,
    onFile: () => undefined,
  });
  return pages;
}

/** Addresses of the site that were not asked for yet, in the order in which they were found. */
function linksAhead(
  site: string,
  start: string,
): { add(urls: readonly string[]): void; take(max: number): string[] } {
  const key = (url: string): string => url.replace(/#.*$/, "").replace(/\/+$/, "");
  const seen = new Set([key(start)]);
  const ahead: string[] = [];
  return {
    add: (urls) => {
      for (const url of urls) {
        if (seen.has(key(url)) || hostOf(url) !== site || !isWorthReading(url)) continue;
        seen.add(key(url));
        ahead.push(url);
      }
    },
    take: (max) => ahead.splice(0, Math.max(0, max)),
  };
}

function noteOf(found: {
  readonly pages: number;
  readonly closed: number;
  readonly isLate: boolean;
}): string | null {
  if (found.isLate) return `not whole within ${crawlMs / 1000} s`;
  if (found.pages > 0) return null;
  return found.closed > 0 ? "robots.txt does not allow it" : "no page could be read";
}
