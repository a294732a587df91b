import { setImmediate as nextTick } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listReadPages, pagesVersion } from "../store/local-index.sql.ts";
import { namesByLinks } from "../store/page-names.rules.ts";
import { inOrder } from "./index-pages.ts";
import { pageIndexBuilder } from "./page-index.rules.ts";
import type { IndexedPage, PageIndex } from "./search-index.rules.ts";

interface KeptIndex {
  readonly version: string;
  readonly index: PageIndex;
}

/** Most passages of all workspaces together; the one that was asked longest ago goes first. */
const passagesMax = 50_000;
const pagesMax = 2_000;
const pagesPerTick = 10;
const kept = new LRUCache<string, KeptIndex>({
  maxSize: passagesMax,
  sizeCalculation: ({ index }) => Math.max(1, index.passageCount),
});
const building = sharedWork<PageIndex>();

/** The index of a workspace's pages as they are now: kept in memory, and rebuilt once they have changed. */
export async function workspaceIndex(tools: Tools, place: Place): Promise<PageIndex> {
  const version = await pagesVersion(tools, place);
  const known = kept.get(place.workspaceId);
  if (known?.version === version) return known.index;

  return building(`${place.workspaceId} ${version}`, () => build(tools, place, version));
}

async function build(tools: Tools, place: Place, version: string): Promise<PageIndex> {
  const pages = await listReadPages(tools, place, pagesMax);
  let passages = 0;
  const fitting = pages.filter((page) => {
    passages += page.passages.length;
    return passages <= passagesMax;
  });
  const index = await indexInTurns(fitting);
  kept.set(place.workspaceId, { version, index });
  return index;
}

/** Many pages take a second or more, in which other requests should be answered. */
async function indexInTurns(pages: readonly IndexedPage[]): Promise<PageIndex> {
  const builder = pageIndexBuilder(namesByLinks(pages));
  for (const [at, page] of inOrder(pages).entries()) {
    builder.add(page);
    if (at % pagesPerTick === 0) await nextTick();
  }
  return builder.done();
}
