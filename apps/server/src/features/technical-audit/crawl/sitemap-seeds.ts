import { parseRobots } from "@citelens/robots";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import type { RobotsOfSites } from "#platform/web-page/site-robots.ts";
import { sitemapDate } from "#platform/web-page/sitemap-date.rules.ts";
import { sitemapFiles, type WalkedFile, walkSitemaps } from "#platform/web-page/walk-sitemaps.ts";
import { pageHash } from "../facts/page-hash.rules.ts";
import type { SeenSite, SitemapFile } from "../store/seen-site.rules.ts";
import type { FoundUrl } from "./audit-url.ts";
import { ranks } from "./crawl-scope.rules.ts";

interface SeedInput {
  readonly origin: string;
  readonly robots: RobotsOfSites | undefined;
  readonly said: SeenSite["robots"];
  readonly signal: AbortSignal;
  add(urls: readonly FoundUrl[]): Promise<void>;
}

const filesMax = 50;
const pagesMax = 50_000;
const withinMs = 120_000;
const urlCharactersMax = 2_048;

/** Puts the pages of a site's sitemaps ahead: of those that robots.txt names, else of the one at its usual place. */
export async function sitemapSeeds(
  tools: Tools,
  { origin, robots, said, signal, add }: SeedInput,
): Promise<SitemapFile[]> {
  const { named, files: first } = sitemapFiles(parseRobots(said.text), origin);
  const files: SitemapFile[] = [];
  const pages: FoundUrl[] = [];
  let badLastmod: string | null = null;
  await walkSitemaps(tools, {
    site: origin,
    files: first,
    robots,
    filesMax,
    signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
    onPage: (url, lastmod) => {
      if (pages.length >= pagesMax) return false;
      if (lastmod !== undefined && badLastmod === null && sitemapDate(lastmod) === undefined)
        badLastmod = storable(lastmod, 100);
      if (url.length <= urlCharactersMax) pages.push(pageOf(url, lastmod));
      return true;
    },
    onFile: (file) => {
      files.push({ ...fileOf(file, named.includes(file.url)), badLastmod });
      badLastmod = null;
    },
  });
  await add(pages);
  return files;
}

function pageOf(url: string, lastmod: string | undefined): FoundUrl {
  const [address = url] = url.split("#", 1);
  return {
    hash: pageHash(address),
    url: address,
    rank: ranks.sitemap,
    found_in: ["SITEMAP"],
    lastmod: lastmod && storable(lastmod, 40),
  };
}

function fileOf(
  { url, status, failure, fault, foreign, firstForeign, pages }: WalkedFile,
  isNamed: boolean,
): Omit<SitemapFile, "badLastmod"> {
  return {
    url: storable(url, urlCharactersMax),
    isNamed,
    status: status ?? null,
    failure: failure ?? null,
    fault: fault === undefined ? null : storable(fault, 300),
    urls: pages,
    foreign,
    firstForeign: firstForeign === undefined ? null : storable(firstForeign, 300),
  };
}
