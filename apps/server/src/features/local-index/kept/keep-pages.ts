import { setImmediate as nextTurn } from "node:timers/promises";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { WebPage } from "#platform/web-page/web-page.ts";
import { type NewPage, settleReadSite, writePages } from "../local-index.sql.ts";
import { linksOnce } from "../page-names.rules.ts";
import { indexedPageOf, type ReadPage } from "../read-page.ts";
import { pageRow } from "../read-sites.ts";

/** A page as somebody else read it: its prose and the links with their words have to be among the parts that were read. */
export interface PageToKeep {
  /** Where it was in the end. */
  readonly url: string;
  readonly page: Pick<
    WebPage,
    "title" | "siteName" | "headings" | "prose" | "links" | "anchors" | "language"
  >;
}

/** Pages of sites that are kept of one reading by others. */
export const keptPagesMax = 2_000;

/** Cutting pages into passages takes a while; after so many, others have their turn. */
const pagesInTurn = 10;

/**
 * Takes pages into a workspace's index that somebody else has read, so that they need not be asked for again. Of links, those are
 * kept that `seenLinks` does not have yet, which is to be the same for all pages of one reading.
 */
export async function keepPages(
  tools: Tools,
  place: Place,
  { pages, seenLinks }: { readonly pages: readonly PageToKeep[]; readonly seenLinks: Set<string> },
): Promise<void> {
  const indexed: ReadPage[] = [];
  for (const [at, { url, page }] of pages.entries()) {
    if (at > 0 && at % pagesInTurn === 0) await nextTurn();
    indexed.push(indexedPageOf(url, page));
  }
  const rows: NewPage[] = linksOnce(indexed, seenLinks).map(pageRow);
  await writePages(tools, place, rows);
}

/** Notes that a site was read so far by somebody else; it is fresh as after a reading of our own. */
export async function noteSiteRead(
  tools: Tools,
  place: Place,
  { host, pages }: { readonly host: string; readonly pages: number },
): Promise<void> {
  if (pages > 0) await settleReadSite(tools, place, { host, pages_read: pages });
}
