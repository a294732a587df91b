import type { PageCheckId } from "@citelens/contract/content/audit-words";
import { describe, expect, test } from "vitest";
import { pageHash } from "../facts/page-hash.rules.ts";
import type { FetchFacts, HtmlFacts, StructuredData } from "../store/page-facts.rules.ts";
import type { AuditedPage, CheckResult, PageBrief, SiteIndex } from "./check.rules.ts";
import { pageCheckOf } from "./page/page-checks.rules.ts";

/** Changes of a page that passes every check that applies to it. */
export type PageChanges = Partial<Omit<AuditedPage, "facts" | "hash">> & {
  readonly fetch?: Partial<FetchFacts>;
  /** Null for a page without HTML. */
  readonly html?: Partial<HtmlFacts> | null;
};

const ownUrl = "https://shop.example/guide";

/** A guide without a fault, and what is changed of it. */
export function auditedPage({ fetch, html, ...changes }: PageChanges = {}): AuditedPage {
  const url = changes.url ?? ownUrl;
  return {
    kind: "guide",
    foundIn: ["SITEMAP", "LINK"],
    rendering: null,
    firstBytesMs: [120, 90, 100],
    aiVisits: 0,
    citations: 0,
    ...changes,
    url,
    hash: pageHash(url),
    facts: {
      fetch: { ...soundFetch(url), ...fetch },
      html: html === null ? null : { ...soundHtml(url), ...html },
    },
  };
}

function soundFetch(url: string): FetchFacts {
  return {
    url,
    status: 200,
    failure: null,
    contentType: "text/html; charset=utf-8",
    hops: [],
    firstByteMs: 100,
    sentBytes: 6_000,
    bytes: 24_000,
    headers: { etag: '"1"', "content-encoding": "gzip" },
    challenge: null,
  };
}

function soundHtml(url: string): HtmlFacts {
  return {
    lang: "en",
    titles: [{ line: 4, text: "How to choose a standing desk" }],
    description: {
      line: 5,
      text: "What to measure before you buy a standing desk, and which heights fit whom.",
    },
    social: ["og:title", "og:description", "og:image", "twitter:card"],
    canonicals: [{ line: 6, href: url, url }],
    robots: [],
    headings: [
      { line: 20, level: 1, text: "How to choose a standing desk" },
      { line: 30, level: 2, text: "How high should a desk be?" },
    ],
    mainWords: 600,
    hiddenWords: 0,
    nosnippetWords: 0,
    lead: "A desk fits when your elbows rest on it at a right angle.",
    simhash: "0123456789abcdef",
    questions: [{ line: 30, text: "How high should a desk be?", answerWords: 40, stemShare: 0.8 }],
    longSections: [],
    longSectionWords: 0,
    factCount: 12,
    dates: [{ line: 18, day: "2026-10-01", kind: "modified", from: "json-ld" }],
    author: { line: 19, name: "The editors", from: "byline" },
    structuredData: structuredData(),
    links: [],
    linkCount: 20,
    vagueLinks: [],
    vagueLinkCount: 0,
    imageCount: 4,
    imagesWithoutAlt: 0,
    imageWithoutAlt: null,
    iframeCount: 0,
    pdfLinkCount: 0,
    mixed: [],
    hreflangs: [],
    formCount: 0,
    passwordFieldCount: 0,
    listItemCount: 8,
    tableCount: 1,
    shell: null,
    refresh: null,
  };
}

export function structuredData(changes: Partial<StructuredData> = {}): StructuredData {
  return { broken: [], types: [], otherTypes: [], items: [], ...changes };
}

/** How a check judges a page: "passed", "not-applicable", or "failed", by half, or with another severity: "failed as low". */
export function verdict(id: PageCheckId, page: PageChanges = {}, site: SiteChanges = {}): string {
  const result = resultOf(id, page, site);
  if (typeof result === "string") return result;
  return `failed${result.isHalf ? " by half" : ""}${result.severity ? ` as ${result.severity}` : ""}`;
}

/** Findings of a check, one line for each piece of evidence: "No h1 -> One h1 that names the page @12 «quote»". */
export function findings(id: PageCheckId, page: PageChanges = {}, site: SiteChanges = {}): string[] {
  const result = resultOf(id, page, site);
  if (typeof result === "string") return [];
  return result.evidence.map(({ found, wanted, line, quote }) => {
    const place = line === null ? "" : ` @${line}`;
    return `${found} -> ${wanted}${place}${quote === null ? "" : ` «${quote}»`}`;
  });
}

/** A row for each page that a check judges: its name, the verdict, and what is changed of a sound page and its site. */
export type Row = readonly [name: string, expected: string, page?: PageChanges, site?: SiteChanges];

export function checkTable(id: PageCheckId, rows: readonly Row[]): void {
  describe(id, () => {
    test.each(rows.map(([name, expected, page, site]) => ({ name, expected, page, site })))(
      "$name: $expected",
      ({ expected, page, site }) => {
        expect(verdict(id, page, site)).toBe(expected);
      },
    );
  });
}

function resultOf(id: PageCheckId, page: PageChanges, site: SiteChanges): CheckResult {
  return pageCheckOf(id).check(auditedPage(page), siteIndex(site));
}

/** Facts known of the site; without changes it is a site of which one page was read. */
export interface SiteChanges
  extends Partial<Pick<SiteIndex, "today" | "pagesRead" | "hasSitemap" | "hasUnread">> {
  readonly pages?: readonly (Partial<PageBrief> & { readonly url: string })[];
  readonly sharing?: readonly string[];
  readonly duplicates?: readonly string[];
  readonly depth?: number;
  readonly linksTo?: ReturnType<SiteIndex["linksTo"]>;
  readonly lastmod?: string;
}

export function siteIndex({
  pages = [],
  sharing = [],
  duplicates = [],
  depth,
  linksTo = { count: 1, from: [{ url: "https://shop.example/", line: 40 }] },
  lastmod,
  ...changes
}: SiteChanges = {}): SiteIndex {
  const briefs = new Map(pages.map((page) => [pageHash(page.url), pageBrief(page)]));
  return {
    today: "2026-11-25",
    pagesRead: 1,
    hasSitemap: true,
    ...changes,
    page: (hash) => briefs.get(hash),
    sharing: () => sharing,
    duplicatesOf: () => duplicates,
    depthOf: () => depth,
    linksTo: () => linksTo,
    lastmodOf: () => lastmod,
  };
}

function pageBrief(changes: Partial<PageBrief> & { readonly url: string }): PageBrief {
  const hash = pageHash(changes.url);
  return {
    hash,
    status: 200,
    finalHash: hash,
    isIndexable: true,
    isNoindex: false,
    canonicalHash: null,
    title: null,
    simhash: null,
    mainWords: 600,
    hreflangs: [],
    foundIn: ["LINK"],
    ...changes,
  };
}
