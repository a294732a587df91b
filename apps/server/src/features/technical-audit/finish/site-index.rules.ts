import type { PageOrigin } from "@citelens/contract/content/audit-words";
import type { PageBrief, SiteIndex } from "../checks/check.rules.ts";
import { audienceOf, noindexOf } from "../checks/page/robots-directives.rules.ts";
import { pageHash } from "../facts/page-hash.rules.ts";
import type { PageFacts } from "../store/page-facts.rules.ts";
import { nearDuplicates } from "./near-duplicates.rules.ts";

/** A page as it was stored. */
export interface IndexedRow {
  readonly hash: string;
  readonly url: string;
  readonly foundIn: readonly PageOrigin[];
  readonly lastmod: string | null;
  readonly facts: PageFacts;
}

export interface IndexBuilder {
  /** Adds each page once, in any order. */
  add(row: IndexedRow): void;
  done(about: Pick<SiteIndex, "today" | "hasSitemap" | "hasUnread">): WholeIndex;
}

export interface WholeIndex {
  /** The site as the checks of one page see it. */
  viewOf(hash: string): SiteIndex;
  readonly briefs: ReadonlyMap<string, PageBrief>;
  /** As the sitemap writes it, by hash. */
  readonly lastmods: ReadonlyMap<string, string>;
}

/** Pages that share a title beyond that are not named one by one. */
const sharingMax = 50;
const linkingMax = 10;
const duplicateWordsMin = 50;

interface LinkTally {
  count: number;
  readonly from: { readonly hash: string; readonly line: number }[];
}

/** Relations of the audit's pages (`hashes`), gathered page by page, so that facts are held for a turn only. */
export function indexBuilder(hashes: ReadonlySet<string>): IndexBuilder {
  const briefs = new Map<string, PageBrief>();
  const lastmods = new Map<string, string>();
  // A number for each hash: every page has as many links as a menu has entries.
  const names = [...hashes];
  const numbers = new Map(names.map((hash, number) => [hash, number]));
  const linksFrom = new Map<string, Uint32Array>();
  const linksTo = new Map<string, LinkTally>();
  const texts = { title: new Map<string, string[]>(), description: new Map<string, string[]>() };

  return {
    add: (row) => {
      const brief = briefOf(row);
      briefs.set(row.hash, brief);
      if (row.lastmod !== null) lastmods.set(row.hash, row.lastmod);
      if (brief.isIndexable) {
        note(texts.title, row.facts.html?.titles[0]?.text, row.hash);
        note(texts.description, row.facts.html?.description?.text, row.hash);
      }
      const links = (row.facts.html?.links ?? []).filter(({ hash }) => hash !== row.hash && hashes.has(hash));
      linksFrom.set(
        row.hash,
        Uint32Array.from(links, ({ hash }) => numbers.get(hash) ?? 0),
      );
      for (const { hash, line } of links) {
        const linking = linksTo.get(hash) ?? { count: 0, from: [] };
        linking.count++;
        if (linking.from.length < linkingMax) linking.from.push({ hash: row.hash, line });
        linksTo.set(hash, linking);
      }
    },
    done: (about) => {
      throughRedirects(briefs, linksTo);
      const depths = depthsOf(briefs, (hash) =>
        Array.from(linksFrom.get(hash) ?? [], (number) => names[number] ?? hash),
      );
      const duplicates = nearDuplicates(fingerprints(briefs));
      const shared: Omit<SiteIndex, "sharing"> = {
        ...about,
        pagesRead: briefs.size,
        page: (hash) => briefs.get(hash),
        duplicatesOf: (hash) => ownFirst(duplicates.get(hash), hash),
        depthOf: (hash) => depths.get(hash),
        linksTo: (hash) => {
          const { count = 0, from = [] } = linksTo.get(hash) ?? {};
          return {
            count,
            from: from.map(({ hash: by, line }) => ({ url: briefs.get(by)?.url ?? "", line })),
          };
        },
        lastmodOf: (hash) => lastmods.get(hash),
      };
      return {
        briefs,
        lastmods,
        viewOf: (hash) => ({
          ...shared,
          sharing: (what, text) =>
            briefs.get(hash)?.isIndexable ? ownFirst(texts[what].get(folded(text)), hash) : [],
        }),
      };
    },
  };
}

function briefOf({ hash, url, foundIn, facts }: IndexedRow): PageBrief {
  const { fetch, html } = facts;
  const finalHash = fetch.hops.length === 0 ? hash : pageHash(fetch.url);
  const canonical = html?.canonicals[0]?.url ?? null;
  const canonicalHash = canonical === null ? null : pageHash(canonical);
  const isNoindex = noindexOf(facts).some(({ agent }) => audienceOf(agent) === "all");
  const isOwn = canonicalHash === null || canonicalHash === finalHash;
  return {
    hash,
    url,
    status: fetch.status,
    finalHash,
    isIndexable: fetch.status === 200 && html !== null && !isNoindex && isOwn && finalHash === hash,
    isNoindex,
    canonicalHash,
    title: html?.titles[0]?.text ?? null,
    simhash: html?.simhash ?? null,
    mainWords: html?.mainWords ?? 0,
    hreflangs: (html?.hreflangs ?? []).map(({ code, url: to }) => ({
      code,
      hash: to === null ? null : pageHash(to),
    })),
    foundIn,
    ads: html?.ads,
  };
}

function note(texts: Map<string, string[]>, text: string | undefined, hash: string): void {
  const key = folded(text ?? "");
  if (key === "") return;
  const pages = texts.get(key) ?? [];
  pages.push(hash);
  texts.set(key, pages);
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** A page itself, and so many of those that it stands with. */
function ownFirst(group: readonly string[] | undefined, own: string): readonly string[] {
  if (!group) return [];
  return [own, ...group.slice(0, sharingMax).filter((hash) => hash !== own)];
}

/** A link to a redirect leads to the page behind it. */
function throughRedirects(briefs: ReadonlyMap<string, PageBrief>, linksTo: Map<string, LinkTally>): void {
  for (const { hash, finalHash } of briefs.values()) {
    const linking = finalHash === hash ? undefined : linksTo.get(hash);
    if (!linking) continue;
    const behind = linksTo.get(finalHash) ?? { count: 0, from: [] };
    behind.count += linking.count;
    behind.from.push(...linking.from.slice(0, linkingMax - behind.from.length));
    linksTo.set(finalHash, behind);
  }
}

/** Clicks from the start page, breadth first; a redirect costs none. */
function depthsOf(
  briefs: ReadonlyMap<string, PageBrief>,
  linksFrom: (hash: string) => readonly string[],
): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  let level = [...briefs.values()].filter(({ foundIn }) => foundIn.includes("START")).map(({ hash }) => hash);
  for (let depth = 0; level.length > 0; depth++) {
    const next: string[] = [];
    for (const hash of level) {
      for (const at of new Set([hash, briefs.get(hash)?.finalHash ?? hash])) {
        if (depths.has(at)) continue;
        depths.set(at, depth);
        next.push(...linksFrom(at).filter((to) => !depths.has(to)));
      }
    }
    level = [...new Set(next)];
  }
  return depths;
}

function fingerprints(
  briefs: ReadonlyMap<string, PageBrief>,
): { readonly hash: string; readonly simhash: string }[] {
  return [...briefs.values()].flatMap(({ hash, simhash, isIndexable, mainWords }) =>
    isIndexable && simhash !== null && mainWords > duplicateWordsMin ? [{ hash, simhash }] : [],
  );
}
