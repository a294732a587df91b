import type { ReadPage } from "#features/local-index/indexed-page/public.ts";
import { keepPages, keptPagesMax } from "#features/local-index/kept/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { AuditRow } from "../store/audits.sql.ts";

export interface PagesForIndex {
  /** Whether the index wants another page: reading one for it costs more. */
  wants(): boolean;
  /** Takes a page, which is written with others while the walk goes on; resolves once there is room for more. */
  keep(page: ReadPage): Promise<void>;
  /** Once everything is written. */
  flush(): Promise<void>;
}

interface KeptSlice {
  readonly audit: Pick<AuditRow, "scope">;
  /** Pages that earlier slices have read. */
  readonly alreadyRead: number;
}

const pagesAtOnce = 20;

/** Gathers the pages of a slice for the workspace's local index, the first 2,000 of a whole site: so no site is crawled twice. */
export function pagesForIndex(tools: Tools, place: Place, { audit, alreadyRead }: KeptSlice): PagesForIndex {
  const seenLinks = new Set<string>();
  let waiting: ReadPage[] = [];
  let left = audit.scope === "SITE" ? keptPagesMax - alreadyRead : 0;
  let writing = Promise.resolve();

  const write = async (before: Promise<void>): Promise<void> => {
    await before;
    const pages = [...new Map(waiting.map((page) => [page.url, page])).values()];
    waiting = [];
    if (pages.length > 0) await keepPages(tools, place, { pages, seenLinks });
  };
  const flush = (): Promise<void> => {
    writing = write(writing);
    writing.catch(() => undefined); // whoever keeps or flushes next learns it
    return writing;
  };
  return {
    wants: () => left > 0,
    keep: async (page) => {
      if (left <= 0) return; // others were being read when it was asked for
      left--;
      waiting.push(page);
      if (waiting.length < pagesAtOnce) return;
      const before = writing;
      void flush();
      await before;
    },
    flush,
  };
}
