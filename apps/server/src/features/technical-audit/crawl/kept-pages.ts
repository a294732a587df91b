import { keepPages, keptPagesMax, type PageToKeep } from "#features/local-index/kept/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { AuditRow } from "../audits.sql.ts";

export type KeptPage = PageToKeep;

export interface PagesForIndex {
  /** Whether the index wants another page: reading one for it costs more. */
  wants(): boolean;
  keep(page: KeptPage): void;
  /** Hands over what was gathered. */
  flush(): Promise<void>;
}

interface Slice {
  readonly audit: Pick<AuditRow, "scope">;
  /** Pages that earlier slices have read. */
  readonly alreadyRead: number;
}

/** Gathers the pages of a slice for the workspace's local index, the first 2,000 of a whole site: so no site is crawled twice. */
export function pagesForIndex(tools: Tools, place: Place, { audit, alreadyRead }: Slice): PagesForIndex {
  let waiting: KeptPage[] = [];
  let left = audit.scope === "SITE" ? keptPagesMax - alreadyRead : 0;
  return {
    wants: () => left > 0,
    keep: (page) => {
      left--;
      waiting.push(page);
    },
    flush: async () => {
      const pages = [...new Map(waiting.map((page) => [page.url, page])).values()];
      waiting = [];
      if (pages.length > 0) await keepPages(tools, place, pages);
    },
  };
}
