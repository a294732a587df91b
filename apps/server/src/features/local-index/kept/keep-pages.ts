import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { ReadPage } from "../indexed-page/indexed-page.ts";
import { pageRow } from "../read/read-sites.ts";
import {
  findReadPages,
  listPagesUnder,
  listStatuses,
  type NewPage,
  settleReadSite,
  writePages,
} from "../store/local-index.sql.ts";
import { linksOnce } from "../store/page-names.rules.ts";

/** Pages of sites that are kept of one reading by others. */
export const keptPagesMax = 2_000;

/**
 * Takes pages into a workspace's index that somebody else has read, so that they need not be asked for again. Of links, those are
 * kept that `seenLinks` does not have yet, which is to be the same for all pages of one reading.
 */
export async function keepPages(
  tools: Tools,
  place: Place,
  { pages, seenLinks }: { readonly pages: readonly ReadPage[]; readonly seenLinks: Set<string> },
): Promise<void> {
  const rows: NewPage[] = linksOnce(pages, seenLinks).map(pageRow);
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

/** Pages that were read for a workspace, by their addresses or the domain that they are under. */
export const readPages = {
  listUnder: listPagesUnder,
  find: findReadPages,
  /** How reading each went; none of those that nobody has tried. */
  statuses: listStatuses,
} as const;
