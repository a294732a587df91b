import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { isAllowed, robotsRules } from "#platform/web-page/robots.ts";
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

/**
 * The start page, and of its site the pages that say most about a brand, as far as robots.txt allows. Refuses where
 * not even the start page may or can be read.
 */
export async function readSite(tools: Tools, siteUrl: string): Promise<SitePage[]> {
  const signal = AbortSignal.timeout(wholeMs);
  const rules = robotsRules(await readText(tools, new URL("/robots.txt", siteUrl).href, signal));
  if (!isAllowed(rules, siteUrl)) throw new Refusal("SITE_CLOSED");

  const start = await readPage(tools, siteUrl, signal);
  if (!start) throw new Refusal("SITE_UNREADABLE");

  const links = informativeLinks(start.page.links, start.url).filter((link) => isAllowed(rules, link));
  const others = await Promise.all(
    links.slice(0, pagesBesideTheFirst).map((link) => readPage(tools, link, signal)),
  );
  const seen = new Set([start.url]);
  const pages = [start];
  for (const page of others) {
    if (!page || seen.has(page.url)) continue;
    seen.add(page.url);
    pages.push(page);
  }
  return pages;
}

async function readPage(tools: Tools, url: string, signal: AbortSignal): Promise<SitePage | undefined> {
  const fetched = await get(tools, url, { accept: "text/html", signal });
  if (!fetched || fetched.status >= 400) return undefined;
  // Small servers often do not say what they send.
  if (fetched.contentType !== "" && !/html/.test(fetched.contentType)) return undefined;
  return { url: fetched.url, page: readWebPage(fetched.body, fetched.url, fetched.charset) };
}

async function readText(tools: Tools, url: string, signal: AbortSignal): Promise<string> {
  const fetched = await get(tools, url, { accept: "text/plain", signal });
  return fetched?.status === 200 ? fetched.body.toString("utf8") : "";
}

/** A page that cannot be had is left out; why stands in the log. */
async function get(tools: Tools, url: string, { accept, signal }: { accept: string; signal: AbortSignal }) {
  try {
    return await tools.web.get(url, { accept, signal, timeoutMs: pageMs });
  } catch (error) {
    if (!(error instanceof FetchFailure) && !signal.aborted) throw error;
    tools.log.info({ err: error, url }, "A page of a site could not be read");
    return undefined;
  }
}
