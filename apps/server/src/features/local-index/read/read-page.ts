import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { WalkAnswer } from "#platform/site-walk/site-walk.ts";
import type { Tools } from "#platform/tools.ts";
import type { RobotsOfSites } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { indexedPageOf, type ReadPage } from "../indexed-page/indexed-page.ts";

export interface UnreadPage {
  readonly status: "CLOSED" | "FAILED";
  readonly url: string;
}

interface PageReadOptions {
  readonly robots: RobotsOfSites;
  readonly signal: AbortSignal;
}

/** Reads one page if it may be read, there and where it sends us. */
export async function readPage(
  tools: Tools,
  url: string,
  { robots, signal }: PageReadOptions,
): Promise<ReadPage | UnreadPage> {
  if (!(await robots.allows(url))) return { status: "CLOSED", url };

  const got = await tryGet(tools, url, { accept: "text/html", signal });
  if (got instanceof FetchFailure || !isPage(got)) return { status: "FAILED", url };
  return (await robots.allows(got.url)) ? pageOf(got) : { status: "CLOSED", url };
}

/** Page that came for an address of a walk. */
export function walkedPage(url: string, answered: WalkAnswer): ReadPage | UnreadPage {
  if (answered === "closed") return { status: "CLOSED", url };
  return answered instanceof FetchFailure || !isPage(answered) ? { status: "FAILED", url } : pageOf(answered);
}

/** Small servers often do not say what they send. */
function isPage({ status, contentType }: FetchedAnswer): boolean {
  return status < 400 && /^$|html/.test(contentType);
}

function pageOf(got: FetchedAnswer): ReadPage {
  return indexedPageOf(got.url, readWebPage(got.body, got.url, got.charset));
}
