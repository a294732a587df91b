import type { PageOrigin } from "@citelens/contract/content/audit-words";
import type { Place } from "#platform/place.ts";
import type { Frontier } from "#platform/site-walk/site-walk.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { pageHash, withoutFragment } from "../facts/page-hash.rules.ts";
import { insertWritten } from "../store/findings.sql.ts";
import type { AheadUrl, FoundUrl } from "./audit-url.ts";
import { addUrls, countVariants, listAhead, storeRead } from "./audit-urls.sql.ts";
import { type CrawlScope, isInScope, rankOfLink, variantCounter } from "./crawl-scope.rules.ts";
import type { WrittenPage } from "./written-page.ts";

/** Pages that are written at once: what a worker that dies has read for nothing. More would hold up whoever else needs the database. */
const batchMax = 25;
/** Bytes of HTML, which what is known of a page may hold in memory. */
const batchBytesMax = 8_000_000;

export interface TableFrontier extends Frontier<AheadUrl> {
  /**
   * Pages were dealt with; the batch is written when it is full, and whole: what was found and guessed before this is
   * written with them or earlier, so that no page is ever stored whose links nobody would know of.
   */
  read(pages: readonly WrittenPage[]): Promise<void>;
  /** Notes what a page of some rank links to, or a sitemap names: those of the site that are new are read later. */
  found(urls: readonly string[], from: { readonly rank: number }): void;
  /** An address that nobody names, and that may be one that somebody meant. */
  guessed(url: string, from: { readonly rank: number }): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** Addresses that were left out, because their path has so many already. */
  readonly dropped: number;
}

interface FrontierSlice {
  readonly auditId: string;
  readonly scope: CrawlScope;
  /** Pages that may still be read. */
  readonly pagesMax: number;
  /** No more are given out once this says so. */
  isOver(): boolean;
}

/** The frontier of a slice of a crawl: what is ahead stands in the database, and what was found and read goes there by the batch. */
export async function tableFrontier(
  tools: Tools,
  place: Place,
  { auditId, scope, pagesMax, isOver }: FrontierSlice,
): Promise<TableFrontier> {
  const isWanted = variantCounter(await countVariants(tools, place, auditId));
  const given = new Set<string>();
  const known = new Map<string, number>();
  const seen = new Map<string, number>();
  let pages: WrittenPage[] = [];
  let urls: FoundUrl[] = [];
  let bytes = 0;
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    writing = writing.then(async () => {
      const [writtenPages, writtenUrls] = [pages, urls];
      if (writtenPages.length + writtenUrls.length === 0) return;
      [pages, urls, bytes] = [[], [], 0];
      const once = byHash(writtenPages);
      await inTransaction(tools, async (within) => {
        const findings = once.flatMap((page) => (page.findings === "" ? [] : [page.findings]));
        await storeRead(within, place, { auditId, pages: once });
        await insertWritten(within, place, { auditId, findings: `[${findings.join()}]` });
        await addUrls(within, place, { auditId, urls: byHash(writtenUrls) });
      });
    });
    return writing;
  };

  const noteLink = (link: string, rank: number): void => {
    const hash = pageHash(link);
    const isNew = !known.has(hash);
    // A rank that is no lower changes nothing of what is written already.
    if (!isLower(known, hash, rank)) return;
    const url = withoutFragment(link);
    if (!isNew || isWanted(url)) urls.push({ hash, url, rank, found_in: linked });
    else dropped++;
  };

  return {
    get dropped() {
      return dropped;
    },
    take: async (max) => {
      const limit = Math.min(max, pagesMax - given.size);
      if (limit <= 0 || isOver()) return [];
      const list = () => listAhead(tools, place, { auditId, limit, besides: [...given] });
      let ahead = await list();
      if (ahead.length < limit) {
        await flush();
        ahead = await list();
      }
      for (const { hash } of ahead) given.add(hash);
      return ahead;
    },
    read: async (dealtWith) => {
      for (const page of dealtWith) {
        given.add(page.hash);
        pages.push(page);
        bytes += page.bytes;
      }
      if (pages.length >= batchMax || bytes >= batchBytesMax) await flush();
    },
    found: (links, { rank }) => {
      const next = rankOfLink(rank);
      if (next === undefined) return;
      // Menus have the same links on every page.
      for (const url of links) if (isLower(seen, url, next) && isInScope(url, scope)) noteLink(url, next);
    },
    guessed: (url, { rank }) => {
      if (isLower(known, pageHash(url), rank)) urls.push({ hash: pageHash(url), url, rank, found_in: [] });
    },
    flush,
  };
}

const linked: readonly PageOrigin[] = ["LINK"];

/** Whether a rank is lower than what is known, which it is from then on. */
function isLower(ranks: Map<string, number>, key: string, rank: number): boolean {
  const known = ranks.get(key);
  if (known !== undefined && known <= rank) return false;
  ranks.set(key, rank);
  return true;
}

/** One statement may name a row once: the last of a batch counts. */
function byHash<Row extends { readonly hash: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.hash, row])).values()];
}
