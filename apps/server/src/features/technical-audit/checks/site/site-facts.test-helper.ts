import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { parseRobots } from "@citelens/robots";
import type { FetchFacts, HtmlFacts, PageFacts } from "../../store/page-facts.rules.ts";
import type { SitemapFile } from "../../store/seen-site.rules.ts";
import type { CheckResult, FoundFault, PageBrief } from "../check.rules.ts";
import type { SiteCheck, SiteFacts } from "../site-check.rules.ts";

const origin = "https://shop.example";

/** A site of which nothing was seen but a robots.txt that allows everything. */
export function siteOf(changed: Partial<SiteFacts> = {}, pages: readonly PageBrief[] = []): SiteFacts {
  const byHash = new Map(pages.map((page) => [page.hash, page]));
  return {
    today: "2026-11-25",
    origin,
    robots: robotsOf("User-agent: *\nAllow: /\n"),
    agents: [],
    causes: new Map(),
    visits: null,
    cited: [],
    sitemaps: [],
    sitemapPages: [],
    byHttp: null,
    otherHost: null,
    randomPath: null,
    llms: null,
    start: null,
    page: (hash) => byHash.get(hash),
    ...changed,
  };
}

export function robotsOf(text: string, status: number | null = 200): SiteFacts["robots"] {
  return { url: `${origin}/robots.txt`, status, fault: null, text, parsed: parseRobots(text) };
}

export function agentOf(token: string, changed: Partial<AccessAgent> = {}): AccessAgent {
  return {
    token,
    operator: "Somebody",
    purpose: "ai_search_index",
    is_training: false,
    robots: {
      allowed: true,
      rule: null,
      line: null,
      closed_pages: 0,
      known_pages: 100,
      closed_in_sitemap: 0,
    },
    closed_by_pages: { pages: 0, sample: null },
    probe: null,
    no_probe: "No probe was sent.",
    visits: { verified: 0, ok: 0, errors: 0, unverified: 0, last: null },
    conclusion: "unknown",
    says: "",
    ...changed,
  };
}

export function fetchOf(changed: Partial<FetchFacts> = {}): FetchFacts {
  return {
    url: `${origin}/`,
    status: 200,
    failure: null,
    contentType: "text/html",
    hops: [],
    firstByteMs: 20,
    sentBytes: 1_000,
    bytes: 1_000,
    headers: {},
    challenge: null,
    ...changed,
  };
}

export function pageOf(path: string, changed: Partial<PageBrief> = {}): PageBrief {
  return {
    hash: path,
    url: `${origin}${path}`,
    status: 200,
    finalHash: path,
    isIndexable: true,
    isNoindex: false,
    canonicalHash: null,
    title: null,
    simhash: null,
    mainWords: 100,
    hreflangs: [],
    foundIn: ["SITEMAP"],
    ...changed,
  };
}

export function sitemapOf(changed: Partial<SitemapFile> = {}): SitemapFile {
  return {
    url: `${origin}/sitemap.xml`,
    isNamed: true,
    status: 200,
    failure: null,
    fault: null,
    urls: 10,
    foreign: 0,
    badLastmod: null,
    ...changed,
  };
}

/** A start page with structured data of these types. */
export function startOf(types: readonly string[], otherTypes: readonly string[] = []): PageFacts {
  return { fetch: fetchOf(), html: { ...emptyHtml, structuredData: { ...noData, types, otherTypes } } };
}

const noData = { broken: [], types: [], otherTypes: [], items: [] };

export const emptyHtml: HtmlFacts = {
  lang: null,
  titles: [],
  description: null,
  social: [],
  canonicals: [],
  robots: [],
  headings: [],
  mainWords: 0,
  hiddenWords: 0,
  nosnippetWords: 0,
  lead: "",
  simhash: "0000000000000000",
  questions: [],
  longSections: [],
  longSectionWords: 0,
  factCount: 0,
  dates: [],
  author: null,
  structuredData: noData,
  links: [],
  linkCount: 0,
  vagueLinks: [],
  vagueLinkCount: 0,
  imageCount: 0,
  imagesWithoutAlt: 0,
  imageWithoutAlt: null,
  iframeCount: 0,
  pdfLinkCount: 0,
  mixed: [],
  hreflangs: [],
  formCount: 0,
  passwordFieldCount: 0,
  listItemCount: 0,
  tableCount: 0,
  shell: null,
  refresh: null,
};

/** "failed", "half", "passed" or "not-applicable"; by part where a check has several. */
export function outcomeOf(check: SiteCheck, site: SiteFacts): unknown {
  const result = check.check(site);
  if (!isMap(result)) return wordOf(result);
  return Object.fromEntries([...result].map(([part, one]) => [part, wordOf(one)]));
}

/** The fault that a check of one thing found. */
export function faultOf(check: SiteCheck, site: SiteFacts, part = ""): FoundFault {
  const result = check.check(site);
  const one = isMap(result) ? result.get(part) : result;
  if (one === undefined || typeof one === "string") throw new Error(`${check.id} found no fault`);
  return one;
}

function isMap(
  result: ReadonlyMap<string, CheckResult> | CheckResult,
): result is ReadonlyMap<string, CheckResult> {
  return result instanceof Map;
}

function wordOf(result: CheckResult): string {
  if (typeof result === "string") return result;
  return result.isHalf ? "half" : "failed";
}
