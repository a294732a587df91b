import { sitePagesMax } from "@citelens/contract/traffic/indexing";
import { spelledPath } from "#features/visits/show/public.ts";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { storable } from "#platform/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import { readSitemap, type SitemapReport } from "#platform/web-page/read-sitemap.ts";
import { type RobotsOfSites, robotsOfSites } from "#platform/web-page/site-robots.ts";
import { isOfSite } from "./own-page.rules.ts";

/** What a site's sitemaps name. */
export interface ReadSite {
  /** When each was last changed, as it is written, by path. */
  readonly pages: ReadonlyMap<string, string | null>;
  readonly files: readonly string[];
  readonly problems: readonly string[];
  /** The text of its robots.txt, where its rules count. */
  readonly robots: string | null;
  /** Whether everything that the sitemaps name was read. */
  readonly isWhole: boolean;
}

/** For a whole site; the lease of a reading has to be longer. */
export const readingMs = 60_000;
const fileMs = 20_000;
const filesMax = 200;
/** Packed files of 50 MB are rarely larger. */
const fileBytesMax = 20_000_000;
const problemsMax = 20;
const pathCharactersMax = 2_048;
const lastmodCharactersMax = 40;

/** Reads the sitemaps that robots.txt names, else the one at its usual place, as far as robots.txt allows and there is time. */
export async function readSite(tools: Tools, siteUrl: string): Promise<ReadSite> {
  const signal = AbortSignal.timeout(readingMs);
  const robots = robotsOfSites(tools, signal);
  const { origin } = new URL(siteUrl);
  const { meaning, fault, body, robots: rules } = await robots.of(origin);
  const found = foundOn(siteUrl);
  if (fault !== undefined) found.fail(`Without robots.txt no sitemap may be read: ${fault}.`);

  const named = rules.sitemaps.map(({ url }) => URL.parse(url, origin)?.href ?? url);
  found.ahead(named.length > 0 ? named : [`${origin}/sitemap.xml`]);
  for (let url = found.next(); url !== undefined && fault === undefined; url = found.next()) {
    if (signal.aborted) {
      found.fail(
        `The sitemaps could not be read within ${readingMs / 1000} seconds; what was read by then is kept.`,
      );
      break;
    }
    await readFile(tools, { url, robots, signal, found });
  }
  return { ...found.all(), robots: meaning === "rules" ? storable(body.toString("utf8")) : null };
}

interface File {
  readonly url: string;
  readonly robots: RobotsOfSites;
  readonly signal: AbortSignal;
  readonly found: Found;
}

async function readFile(tools: Tools, { url, robots, signal, found }: File): Promise<void> {
  const got = await getFile(tools, url, { robots, signal });
  if (typeof got === "string") return found.fail(`${url} ${got}`);

  let report: SitemapReport = { fault: undefined, foreign: 0 };
  const onEnd = (told: SitemapReport): void => {
    report = told;
  };
  for await (const { kind, loc, lastmod } of readSitemap([got.body], {
    url: got.url,
    onEnd,
    ...(got.charset && { charset: got.charset }),
  })) {
    if (kind === "sitemap") found.ahead([loc]);
    else if (!found.page(loc, lastmod)) break;
  }
  found.file(url);
  if (report.fault !== undefined) found.fail(`${url} could not be read wholly: ${report.fault}.`);
}

/** The file, or what is wrong with it. */
async function getFile(
  tools: Tools,
  url: string,
  { robots, signal }: Pick<File, "robots" | "signal">,
): Promise<Awaited<ReturnType<Tools["web"]["get"]>> | string> {
  try {
    if (!URL.canParse(url)) return "is no address.";
    if (!(await robots.allows(url))) return "may not be read: robots.txt does not allow it.";
    const got = await tools.web.get(url, {
      accept: "application/xml, text/xml, text/plain;q=0.8, */*;q=0.5",
      signal,
      timeoutMs: fileMs,
      bytesMax: fileBytesMax,
    });
    return got.status === 200 ? got : `answered ${got.status}.`;
  } catch (error) {
    if (error instanceof FetchFailure) return `could not be had (${error.reason}).`;
    if (signal.aborted) return "could not be had in time.";
    throw error;
  }
}

interface Found {
  ahead(urls: readonly string[]): void;
  next(): string | undefined;
  /** False once there are as many as are kept. */
  page(url: string, lastmod: string | undefined): boolean;
  file(url: string): void;
  /** What goes wrong leaves the reading in part. */
  fail(problem: string): void;
  all(): Omit<ReadSite, "robots">;
}

function foundOn(siteUrl: string): Found {
  const pages = new Map<string, string | null>();
  const files: string[] = [];
  const problems: string[] = [];
  const waiting: string[] = [];
  const seen = new Set<string>();
  let elsewhere = 0;
  let isWhole = true;
  const fail = (problem: string): void => {
    isWhole = false;
    if (problems.length < problemsMax && !problems.includes(problem)) problems.push(storable(problem, 500));
  };
  return {
    ahead: (urls) => {
      for (const url of urls) {
        if (seen.has(url)) continue;
        if (seen.size >= filesMax)
          return fail(`There are more than ${filesMax} files; the first ones were read.`);
        seen.add(url);
        waiting.push(url);
      }
    },
    next: () => waiting.shift(),
    page: (url, lastmod) => {
      if (!isOfSite(url, siteUrl)) {
        elsewhere++;
        return true;
      }
      const path = storable(spelledPath(new URL(url).pathname), pathCharactersMax);
      if (!pages.has(path) && pages.size >= sitePagesMax) {
        fail(`There are more than ${sitePagesMax.toLocaleString("en")} pages; the first ones were kept.`);
        waiting.length = 0;
        return false;
      }
      pages.set(path, lastmod === undefined ? null : storable(lastmod, lastmodCharactersMax));
      return true;
    },
    file: (url) => void files.push(storable(url, pathCharactersMax)),
    fail,
    all: () => ({
      pages,
      files,
      problems: elsewhere > 0 ? [...problems, elsewhereSentence(elsewhere)] : problems,
      isWhole,
    }),
  };
}

function elsewhereSentence(addresses: number): string {
  return `${addresses} ${addresses === 1 ? "address is" : "addresses are"} on another host than the workspace’s website, and left out.`;
}
