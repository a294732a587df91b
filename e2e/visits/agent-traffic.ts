import { shiftDay } from "@citelens/contract/base/days";
import {
  type AgentDetails,
  type AgentPage,
  type AgentRow,
  type PageVisits,
  type SeriesGroup,
  seriesGroups,
  type TrafficSeries,
  type TrafficSummary,
} from "@citelens/contract/traffic/agents";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Locator, Page, Route } from "@playwright/test";

/** The calls of the page of agents' visits. */
export const trafficCalls = "**/api/v1/projects/*/events/**";

/** The page of agents' visits of a workspace. */
export function agentVisitsAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/agent-visits${search}`;
}

/** The first column of the list that is open, which names its rows. */
export function rowNames(page: Page, table: "Agents" | "Pages"): Locator {
  return page.getByRole("table", { name: table, exact: true }).getByRole("rowheader");
}

const lastSeen = "2026-11-20T11:30:00.000Z";
const days = Array.from({ length: 7 }, (_, index) => shiftDay("2026-11-14", index));

function agentOf(fields: Partial<AgentRow>): AgentRow {
  return {
    token: "GPTBot",
    operator: "OpenAI",
    purpose: "llm_training",
    visits: 1,
    pages: 1,
    verified: 0,
    spoofed: 0,
    failed: 0,
    last_seen: lastSeen,
    trend: [0, 0, 0, 0, 0, 0, 1],
    ...fields,
  };
}

const knownAgents = [
  agentOf({ visits: 412, pages: 96, verified: 412, spoofed: 9, trend: [40, 52, 61, 48, 70, 66, 75] }),
  agentOf({
    token: "ChatGPT-User",
    purpose: "ai_user_fetch",
    visits: 188,
    pages: 31,
    verified: 120,
    spoofed: 1,
    trend: [12, 20, 31, 24, 30, 33, 38],
  }),
  agentOf({
    token: "PerplexityBot",
    operator: "Perplexity",
    purpose: "ai_search_index",
    visits: 77,
    pages: 40,
    failed: 4,
    last_seen: "2026-11-19T08:00:00.000Z",
    trend: [5, 0, 21, 18, 9, 24, 0],
  }),
  agentOf({
    token: "AhrefsBot",
    operator: "Ahrefs",
    purpose: "seo",
    visits: 54,
    pages: 54,
    last_seen: "2026-11-18T08:00:00.000Z",
    trend: [54, 0, 0, 0, 0, 0, 0],
  }),
];

const keys = {
  purpose: ({ purpose }: AgentRow) => purpose,
  operator: ({ operator }: AgentRow) => operator,
  agent: ({ token }: AgentRow) => token,
  verdict: ({ verified }: AgentRow) => (verified > 0 ? "verified" : "unverifiable"),
} as const;

function knownSeries(group: SeriesGroup): TrafficSeries {
  const groups = Map.groupBy(knownAgents, keys[group]);
  return {
    interval: "day",
    times: days,
    groups: [...groups].map(([key, rows]) => ({
      key,
      visits: rows.reduce((sum, { visits }) => sum + visits, 0),
      values: days.map((_, at) => rows.reduce((sum, { trend }) => sum + (trend[at] ?? 0), 0)),
    })),
  };
}

const sums = { visits: 731, pages: 140, agents: 4, verified: 532, spoofed: 10, verified_share: 71.8 };

const knownSummary: TrafficSummary = {
  ...sums,
  previous: { visits: 610, pages: 150, agents: 4, verified: 300, spoofed: 0, verified_share: 49.2 },
  tracking_since: "2026-11-03T10:00:00.000Z",
};

const readers = knownAgents.slice(0, 4).map(({ token, operator, purpose, visits, verified, last_seen }) => ({
  token,
  operator,
  purpose,
  visits,
  verified,
  last_seen,
}));

const longPath = `/blog/2026/${"a-long-title-".repeat(12)}end`;

const knownPages: readonly AgentPage[] = [
  { path: "/", visits: 120, failed: 0, last_seen: lastSeen, agents: readers },
  { path: "/caf%C3%A9", visits: 77, failed: 4, last_seen: lastSeen, agents: readers.slice(0, 1) },
  { path: longPath, visits: 9, failed: 0, last_seen: lastSeen, agents: readers.slice(1, 3) },
];

const knownAgent: AgentDetails = {
  token: "GPTBot",
  operator: "OpenAI",
  purpose: "llm_training",
  visits: 412,
  pages: 96,
  first_seen: "2026-11-14T02:00:00.000Z",
  last_seen: lastSeen,
  docs_url: "https://platform.openai.com/docs/bots",
  feeds: ["ChatGPT"],
  respects_robots: "yes",
  proofs_published: ["address_list"],
  proofs: [
    { verdict: "verified", evidence: "address_list", visits: 412 },
    { verdict: "spoofed", evidence: "outside_address_list", visits: 9 },
  ],
  statuses: [
    { status: 200, visits: 400 },
    { status: 404, visits: 12 },
  ],
  top_pages: [
    { path: "/", visits: 90, last_seen: lastSeen },
    { path: longPath, visits: 20, last_seen: lastSeen },
  ],
  networks: [
    { network: "20.171.206.0/24", visits: 412, verdict: "verified" },
    { network: "198.51.100.0/24", visits: 9, verdict: "spoofed" },
  ],
  user_agents: [
    {
      user_agent:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
      visits: 412,
    },
  ],
};

const knownPage: PageVisits = {
  path: "/",
  visits: 120,
  spoofed: 2,
  first_seen: "2026-11-14T02:00:00.000Z",
  last_seen: lastSeen,
  agents: readers,
  statuses: [{ status: 200, visits: 120 }],
};

const answers: Readonly<Record<string, unknown>> = {
  summary: knownSummary,
  agents: { results: knownAgents },
  "agent-pages": { count: knownPages.length, next: null, previous: null, results: knownPages },
  agent: knownAgent,
  page: knownPage,
};

/** Answer of the server for a workspace with four agents, one of whom others pretended to be. */
export function answerKnownTraffic(route: Route): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const name = pathname.split("/").findLast((part) => part !== "") ?? "";
  const group = seriesGroups.find((one) => one === searchParams.get("group")) ?? "purpose";
  const json = name === "series" ? knownSeries(group) : answers[name];
  return json === undefined ? route.continue() : route.fulfill({ json });
}
