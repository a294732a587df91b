import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { endpoint } from "../base/endpoint.ts";
import { count, flag, instant, many } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { purposes } from "./agent-words.ts";
import { storedVerdicts } from "./identity.ts";

/** The ranges of coverage, in days. */
export const coverageDays = [30, 90] as const;
export type CoverageDays = (typeof coverageDays)[number];

/** Older evidence is shown no more; what is older than the second number is stale. */
export const evidenceDays = 180;
export const staleDays = 90;

/** Pages of a site that are kept of its sitemaps, and at most as many again that only visits know. */
export const sitePagesMax = 50_000;

/** The AI engines that people ask. */
export const engines = [
  "chatgpt",
  "claude",
  "perplexity",
  "gemini",
  "copilot",
  "apple",
  "meta-ai",
  "le-chat",
  "grok",
  "kimi",
  "deepseek",
  "amazon",
] as const;
export type Engine = (typeof engines)[number];

/**
 * Evidence that an engine has a page, the strongest first: an answer cites it; it was fetched while somebody asked; a bot of the engine's
 * own search read it; a bot of the search engine that feeds it did; a visit says one of these without a proof of who came or of what was
 * answered; it was read for training. Then nothing does, and last robots.txt keeps its search bots away.
 */
export const evidenceLevels = [
  "cited",
  "fetched",
  "crawled",
  "feeder_crawled",
  "unverified",
  "training",
  "none",
  "blocked",
] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

export const chainLinks = ["discovered", "crawled", "fetched", "cited", "clicked"] as const;
export type ChainLink = (typeof chainLinks)[number];

const engine = z.enum(engines);
const link = z.enum(chainLinks);

/** The line of robots.txt that keeps an engine's search bots from a page. */
const blocked = z.object({ agent: z.string(), line: count, rule: z.string() });
export type BlockedReason = z.output<typeof blocked>;

export const evidence = z.object({
  engine,
  level: z.enum(evidenceLevels),
  /** When it was last so; null where nothing was. */
  at: instant.nullable(),
  stale: z.boolean(),
  /** Verdict of robots.txt today, also of a page that was read before. */
  blocked: blocked.nullable(),
});
export type Evidence = z.output<typeof evidence>;

export const sitemapState = z.object({
  /** When it was last read; null before the first time. */
  read_at: instant.nullable(),
  is_reading: z.boolean(),
  /** Pages of the site that the sitemaps name. */
  pages: count,
  /** The files that were read. */
  files: z.array(z.string()),
  /** Sentences on what could not be read. */
  problems: z.array(z.string()),
});
export type SitemapState = z.output<typeof sitemapState>;

const coverage = z.object({
  engine,
  name: z.string(),
  operator: z.string(),
  /** Bots of the engine whose visits are search-crawl evidence, those that feed it included. */
  search_agents: z.array(z.string()),
  /** Pages of the sitemap, and those of them with search-crawl evidence or better in the range. */
  sitemap_pages: count,
  covered: count,
  /** In per cent; null without a sitemap. */
  share: z.number().nullable(),
  /** Pages of the sitemap with nothing but unproven visits in the range. */
  unverified: count,
  /** All pages by their level, whatever the range. */
  levels: z.array(z.object({ level: z.enum(evidenceLevels), pages: count })),
});
export type EngineCoverage = z.output<typeof coverage>;

export const indexingSummary = z.object({
  days: count,
  /** When the first visit that is still stored came; null without any. */
  tracking_since: instant.nullable(),
  sitemap: sitemapState,
  /** From the sitemap and from visits. */
  pages: count,
  /** Whether visits know more pages than are looked at; those that were read last are. */
  is_cut: z.boolean(),
  engines: z.array(coverage),
  /**
   * Steps of the funnel: of each link the pages that have come so far or farther, and those that have come to the one before and no
   * farther.
   */
  funnel: z.array(z.object({ link, pages: count, broken: count })),
});
export type IndexingSummary = z.output<typeof indexingSummary>;

export const getIndexing = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/indexing/",
  tool: {
    name: "get_indexing",
    title: "Get what AI engines have of the site",
    untrusted: ["sitemap.files.*", "sitemap.problems.*"],
  },
  summary:
    "What shows that AI engines have the site's pages: coverage by engine, and the chain from discovery to clicks",
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...coverageDays]))
      .default(30),
    format: listFormat,
  }),
  answer: indexingSummary,
  item: cardFigure,
});

export const indexedPage = z.object({
  path: z.string(),
  in_sitemap: z.boolean(),
  /** By any agent, in the last 180 days. */
  first_read: instant.nullable(),
  last_read: instant.nullable(),
  evidence: z.array(evidence),
  /** The links that hold. */
  links: z.array(link),
  /** The first one that does not, behind all that do. */
  broken: link.nullable(),
});
export type IndexedPage = z.output<typeof indexedPage>;

export const indexedPageOrders = ["path", "-path", "-last_read", "last_read"] as const;
export type IndexedPageOrder = (typeof indexedPageOrders)[number];

export const listIndexedPages = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/indexing/pages/",
  summary: "The site's pages, each with its evidence for each engine and the broken link of its chain",
  query: z.object({
    ...paging,
    /** Only these are shown, and levels and staleness are looked for in them. */
    engine: many(engine),
    level: many(z.enum(evidenceLevels)),
    stale: flag.optional(),
    source: z.enum(["sitemap", "visits"]).optional(),
    /** A part of the path, in any case. */
    search: z.string().max(500).optional(),
    broken: many(link),
    order_by: z.enum(indexedPageOrders).default("path"),
    format: listFormat,
  }),
  answer: pageOf(indexedPage),
  item: indexedPage,
});
export type IndexedPageList = z.output<typeof listIndexedPages.answer>;

const chainLink = z.object({
  link,
  is: z.boolean(),
  /** When it was last so; of discovery, when it first was. */
  at: instant.nullable(),
  /** Visits, answers or people; of discovery 1 for the sitemap and 1 for visits. */
  n: count,
});
export type ShownLink = z.output<typeof chainLink>;

export const pageChain = z.object({
  path: z.string(),
  tracking_since: instant.nullable(),
  sitemap: z.object({ since: instant, last: instant, lastmod: z.string().nullable() }).nullable(),
  evidence: z.array(evidence),
  chain: z.array(chainLink),
  broken: z.object({ link, advice: z.string() }).nullable(),
  /** Agents that read it in the last 180 days, the most visits first; spoofed visits are nobody's of these. */
  agents: z.array(
    z.object({
      token: z.string(),
      operator: z.string(),
      purpose: z.enum(purposes),
      visits: count,
      first: instant,
      last: instant,
      verdicts: z.array(z.object({ verdict: z.enum(storedVerdicts), visits: count })),
    }),
  ),
  /** The newest answers that cite it. */
  answers: z.array(
    z.object({
      id: z.string(),
      query_id: z.string(),
      query_text: z.string(),
      model: z.string(),
      engine: engine.nullable(),
      created: instant,
    }),
  ),
  /** People whom assistants sent to it. */
  referrals: z.array(z.object({ assistant: z.string(), referrals: count })),
  /** Verdicts of robots.txt for the engines' agents. */
  robots: z.array(
    z.object({
      engine,
      agent: z.string(),
      purpose: z.enum(purposes),
      allowed: z.boolean(),
      line: count.nullable(),
      rule: z.string().nullable(),
    }),
  ),
});
export type PageChain = z.output<typeof pageChain>;

export const getPageChain = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/indexing/page/",
  tool: {
    name: "get_page_timeline",
    title: "Get what happened to a page",
    untrusted: ["path", "sitemap.lastmod", "evidence.*.blocked.rule", "robots.*.rule"],
  },
  summary: "One page: who read it, which answers cite it, who came from them, and where the chain breaks",
  query: z.object({ path: z.string().min(1).max(8192) }),
  answer: pageChain,
});

export const refreshIndexing = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/indexing/refresh/",
  summary: "Read the site's sitemaps again: nothing happens while they are read, or within a minute after",
  status: 202,
  answer: sitemapState,
});
