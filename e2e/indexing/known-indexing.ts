import { dayMs } from "@citelens/contract/base/days";
import {
  chainLinks,
  type Engine,
  type Evidence,
  type EvidenceLevel,
  engines,
  evidenceLevels,
  type IndexedPage,
  type IndexingSummary,
} from "@citelens/contract/traffic/indexing";
import type { Route } from "@playwright/test";

/** The calls of the page of indexing. */
export const indexingCalls = "**/api/v1/projects/*/indexing/**";

export const knownDay = "2026-11-20T12:00:00.000Z";

const rule = { agent: "OAI-SearchBot", line: 8, rule: "disallow: /basket" };

type Levels = Partial<Record<Engine, EvidenceLevel>>;

function evidenceOf(levels: Levels, { stale = false } = {}): Evidence[] {
  return engines.map((engine) => {
    const level = levels[engine] ?? "none";
    const isSeen = level !== "none" && level !== "blocked";
    const at = new Date(Date.parse(knownDay) - (stale ? 120 : 3) * dayMs).toISOString();
    return {
      engine,
      level,
      at: isSeen ? at : null,
      stale: isSeen && stale,
      blocked: level === "blocked" ? rule : null,
    };
  });
}

/** A page whose chain holds for so many links, and breaks at the next one. */
function pageOf(path: string, links: number, evidence: Evidence[]): IndexedPage {
  return {
    path,
    in_sitemap: path !== "/old",
    first_read: "2026-09-01T08:00:00.000Z",
    last_read: links > 1 ? "2026-11-20T09:00:00.000Z" : null,
    evidence,
    links: chainLinks.slice(0, links),
    broken: chainLinks[links] ?? null,
  };
}

const knownPages: readonly IndexedPage[] = [
  pageOf(
    "/",
    5,
    evidenceOf({ chatgpt: "cited", claude: "fetched", perplexity: "crawled", gemini: "feeder_crawled" }),
  ),
  pageOf("/basket", 1, evidenceOf({ chatgpt: "blocked", claude: "none" })),
  pageOf(
    "/guides/how-to-choose-a-lamp-for-a-desk-that-is-wider-than-it-is-deep",
    3,
    evidenceOf({ chatgpt: "fetched", grok: "unverified", copilot: "feeder_crawled" }),
  ),
  pageOf("/old", 2, evidenceOf({ chatgpt: "crawled", claude: "training" }, { stale: true })),
  pageOf("/prices", 4, evidenceOf({ chatgpt: "cited", perplexity: "cited", gemini: "fetched" })),
];

const names: Readonly<Record<Engine, readonly [name: string, operator: string, agents: readonly string[]]>> =
  {
    chatgpt: ["ChatGPT", "OpenAI", ["OAI-SearchBot"]],
    claude: ["Claude", "Anthropic", ["Claude-SearchBot"]],
    perplexity: ["Perplexity", "Perplexity", ["PerplexityBot"]],
    gemini: ["Gemini and Google AI", "Google", ["Googlebot"]],
    copilot: ["Copilot", "Microsoft", ["bingbot"]],
    apple: ["Apple Intelligence", "Apple", ["Applebot"]],
    "meta-ai": ["Meta AI", "Meta", ["meta-webindexer"]],
    "le-chat": ["Le Chat", "Mistral AI", ["MistralAI-Index"]],
    grok: ["Grok", "xAI", ["xAI-SearchBot"]],
    kimi: ["Kimi", "Moonshot AI", ["Kimi-SearchBot"]],
    deepseek: ["DeepSeek", "DeepSeek", []],
    amazon: ["Alexa and Rufus", "Amazon", ["Amzn-SearchBot"]],
  };

/** Covered pages of each engine, and those of which only unverified visits tell; of four in the sitemap. */
const covered: Partial<Record<Engine, readonly [covered: number, unverified: number]>> = {
  chatgpt: [3, 0],
  claude: [1, 0],
  perplexity: [2, 0],
  gemini: [2, 0],
  copilot: [1, 0],
  grok: [0, 1],
};

const knownSummary: IndexingSummary = {
  days: 30,
  tracking_since: "2026-09-01T08:00:00.000Z",
  sitemap: {
    read_at: "2026-11-20T06:00:00.000Z",
    is_reading: false,
    pages: 4,
    files: ["https://northwind.example/sitemap.xml"],
    problems: ["https://northwind.example/sitemap-news.xml answered 404."],
  },
  pages: 5,
  is_cut: false,
  engines: engines.map((engine) => {
    const [name, operator, agents] = names[engine];
    const [own, unverified] = covered[engine] ?? [0, 0];
    return {
      engine,
      name,
      operator,
      search_agents: [...agents],
      sitemap_pages: 4,
      covered: own,
      share: own * 25,
      unverified,
      levels: evidenceLevels.map((level) => ({
        level,
        pages: knownPages.filter((page) =>
          page.evidence.some((one) => one.engine === engine && one.level === level),
        ).length,
      })),
    };
  }),
  funnel: chainLinks.map((link, at) => ({
    link,
    pages: knownPages.filter(({ links }) => links.length > at).length,
    broken: knownPages.filter(({ broken }) => broken === link).length,
  })),
};

/** Answers the calls of the page with what is known. */
export async function answerKnownIndexing(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith("/pages/")) {
    const results = [...knownPages];
    return route.fulfill({ json: { count: results.length, next: null, previous: null, results } });
  }
  return route.fulfill({ json: knownSummary });
}
