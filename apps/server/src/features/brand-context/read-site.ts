import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type RobotsOfSites, robotsOfSites } from "#platform/web-page/site-robots.ts";
import { readWebPage, type WebPage } from "#platform/web-page/web-page.ts";
import { informativeLinks } from "./informative-links.rules.ts";

export interface SitePage {
  /** Where it was in the end. */
  readonly url: string;
  readonly page: WebPage;
}

const pagesBesideTheFirst = 5;
const wholeMs = 20_000;
const pageMs = 8_000;

/** The start page and the site's pages that say most about a brand. Refuses where the start page may not or cannot be read. */
export async function readSite(tools: Tools, siteUrl: string): Promise<SitePage[]> {
  const signal = AbortSignal.timeout(wholeMs);
  const robots = robotsOfSites(tools, signal);
  await refuseUnlessOpen(robots, siteUrl);
  const start = await readPage(tools, siteUrl, signal);
  if (!start) throw new Refusal("SITE_UNREADABLE");
  await refuseUnlessOpen(robots, start.url);

  const links = await openOnes(robots, informativeLinks(start.page.links, start.url));
  const others = await Promise.all(
    links.slice(0, pagesBesideTheFirst).map((link) => readPage(tools, link, signal)),
  );
  const seen = new Set([start.url]);
  const pages = [start];
  for (const page of others) {
    if (!page || seen.has(page.url) || !(await robots.allows(page.url))) continue;
    seen.add(page.url);
    pages.push(page);
  }
  return pages;
}

/** A site whose robots.txt cannot be had is closed, and people are told what was seen. */
async function refuseUnlessOpen(robots: RobotsOfSites, url: string): Promise<void> {
  const { status, fault } = await robots.of(new URL(url).origin);
  if (fault !== undefined) {
    throw new Refusal(status === undefined ? "SITE_UNREADABLE" : "SITE_ROBOTS_FAILED", { seen: fault });
  }
  if (!(await robots.allows(url))) throw new Refusal("SITE_CLOSED");
}

async function openOnes(robots: RobotsOfSites, links: readonly string[]): Promise<string[]> {
  const allowed = await Promise.all(links.map((link) => robots.allows(link)));
  return links.filter((_, index) => allowed[index]);
}

async function readPage(tools: Tools, url: string, signal: AbortSignal): Promise<SitePage | undefined> {
  const fetched = await get(tools, url, signal);
  if (!fetched || fetched.status >= 400) return undefined;
  // Small servers often do not say what they send.
  if (fetched.contentType !== "" && !/html/.test(fetched.contentType)) return undefined;
  return { url: fetched.url, page: readWebPage(fetched.body, fetched.url, fetched.charset) };
}

/** A page that cannot be had is left out; why stands in the log. */
async function get(tools: Tools, url: string, signal: AbortSignal) {
  try {
    return await tools.web.get(url, { accept: "text/html", signal, timeoutMs: pageMs });
  } catch (error) {
    if (!(error instanceof FetchFailure) && !signal.aborted) throw error;
    tools.log.info({ err: error, url }, "A page of a site could not be read");
    return undefined;
  }
}
