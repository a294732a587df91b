import { eachOf } from "#platform/limits/each-of.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { reanalyse } from "../analysis/reanalyse.ts";
import { listRedirects, replaceRedirects } from "./redirects.sql.ts";

const urlsMax = 200;
const atOnce = 4;
const eachMs = 10_000;

/**
 * Finds out which pages hide behind the opaque addresses in a run's sources, and analyses its answers again with them.
 * What leads nowhere stays as it is: then the source's title tells its domain.
 */
export async function resolveRedirects(
  tools: Tools,
  place: Place,
  { campaignId, runId }: { readonly campaignId: string; readonly runId: string },
): Promise<void> {
  const urls = await listRedirects(tools, place, { runId, limit: urlsMax });
  const pages = new Map<string, string>();
  await eachOf(urls, atOnce, async (url) => {
    const page = await pageBehind(tools, url);
    if (page !== undefined && page !== url) pages.set(url, page);
  });
  if (pages.size === 0) return;

  await replaceRedirects(tools, place, { runId, pages });
  await reanalyse(tools, place, { campaignId });
}

async function pageBehind({ web, log }: Tools, url: string): Promise<string | undefined> {
  try {
    return (await web.get(url, { timeoutMs: eachMs })).url;
  } catch (error) {
    log.debug({ err: error, url }, "A source's address leads nowhere");
    return undefined;
  }
}
