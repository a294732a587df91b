import { earlier } from "@citelens/contract/base/days";
import { eachOf } from "#platform/limits/each-of.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { robotsOfSites } from "#platform/web-page/site-robots.ts";
import { readPage } from "./read/read-page.ts";
import { freshMs, pageRow } from "./read/read-sites.ts";
import { hostOf, isWorthReading } from "./read/site-address.rules.ts";
import { listTriedUrls, type NewPage, writePages } from "./store/local-index.sql.ts";

const pagesMax = 100;
const hostsAtOnce = 4;
const wholeMs = 120_000;

/**
 * Reads single pages, such as those that answers cited, each at most once a week; at most 100 of a call, and of each
 * server one after the other. What cannot or may not be read is noted and no error.
 */
export async function addPages(
  tools: Tools,
  place: Place,
  pages: readonly { readonly url: string }[],
): Promise<void> {
  const urls = [...new Set(pages.map(({ url }) => withoutFragment(url)))]
    .filter(isWorthReading)
    .slice(0, pagesMax);
  if (urls.length === 0) return;

  const since = earlier(tools.now(), freshMs);
  const tried = await listTriedUrls(tools, place, { urls, since });
  const ofHosts = Map.groupBy(
    urls.filter((url) => !tried.has(url)),
    hostOf,
  );
  const signal = AbortSignal.timeout(wholeMs);
  const robots = robotsOfSites(tools, signal);
  await eachOf([...ofHosts.values()], hostsAtOnce, async (ofHost) => {
    for (const url of ofHost) {
      if (signal.aborted) return;
      await addPage(tools, place, { url, reading: { robots, signal } });
    }
  });
}

interface AddedPage {
  readonly url: string;
  readonly reading: Parameters<typeof readPage>[2];
}

async function addPage(tools: Tools, place: Place, { url, reading }: AddedPage): Promise<void> {
  const page = await readPage(tools, url, reading);
  if (page.status !== "READ") return writePages(tools, place, [empty(url, page.status)]);

  const moved = page.url === url ? [] : [empty(url, "MOVED")];
  await writePages(tools, place, [pageRow(page), ...moved]);
}

function empty(url: string, status: NewPage["status"]): NewPage {
  return { url, host: hostOf(url), status, title: "", language: "en", passages: [], links: [] };
}

function withoutFragment(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return "";
  parsed.hash = "";
  return parsed.href;
}
