import type { Audit } from "@citelens/contract/content/audit-fields";
import type { Effect, EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import type { Opportunity } from "@citelens/contract/content/opportunities";
import type {
  Optimization,
  OptimizationDetails,
  OptimizationSummary,
} from "@citelens/contract/content/optimization-fields";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Page, Route } from "@playwright/test";
import { knownOpportunity } from "../opportunities/known-opportunity.ts";
import { listOf } from "../opportunities/opportunities.ts";
import { knownAudit } from "../technical-audit/known-audits.ts";

export const knownDay = "2026-11-20T12:00:00.000Z";

export const textIds = {
  rain: "a1111111-1111-4111-8111-111111111111",
  noise: "b2222222-2222-4222-8222-222222222222",
  unasked: "c3333333-3333-4333-8333-333333333333",
  working: "d4444444-4444-4444-8444-444444444444",
  waiting: "e5555555-5555-4555-8555-555555555555",
  approved: "f6666666-6666-4666-8666-666666666666",
  campaign: "a7777777-7777-4777-8777-777777777777",
} as const;

export function overviewAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/optimization/dashboard${search}`;
}

export function knownText(fields: Partial<Optimization> = {}): Optimization {
  return {
    id: textIds.rain,
    title: "Shoes for rain, and what keeps feet dry",
    kind: "REWRITE",
    mode: "BRIEF",
    status: "DONE",
    failure: null,
    page_url: "https://northwind.example/rain",
    campaign: { id: textIds.campaign, name: "Autumn" },
    opportunity_id: null,
    queries: [{ text: "Which shoes are good in rain?", query_id: null }],
    notes: "",
    language: "en",
    progress: null,
    score_before: 41,
    score_after: 78,
    claims_open: 0,
    credits: 0,
    model: null,
    created: "2026-10-20T09:00:00.000Z",
    finished: "2026-10-20T09:04:00.000Z",
    approved_at: "2026-10-21T09:00:00.000Z",
    published_url: "https://northwind.example/rain",
    published_at: "2026-11-03T08:30:00.000Z",
    ...fields,
  };
}

const unpublished = { published_url: null, published_at: null } as const;

const waitingText = knownText({
  id: textIds.waiting,
  title: "How shoes are resoled",
  claims_open: 2,
  approved_at: null,
  ...unpublished,
});

export const approvedText = knownText({
  id: textIds.approved,
  title: "A guide to oak shelves for small and large offices and hallways",
  page_url: null,
  kind: "NEW",
  ...unpublished,
});

const workingText = knownText({
  id: textIds.working,
  title: "Boots or shoes?",
  status: "GATHERING",
  progress: { step: "SOURCES", done: 3, of: 8 },
  finished: null,
  approved_at: null,
  ...unpublished,
});

const noiseText = knownText({
  id: textIds.noise,
  title: "Wool socks, tested",
  published_url:
    "https://northwind.example/a-very-long-path/of-a-page-about-wool-socks-for-winter-and-summer",
  published_at: "2026-11-17T08:30:00.000Z",
});

const unaskedText = knownText({
  id: textIds.unasked,
  title: "Laces",
  published_url: "https://northwind.example/laces",
  published_at: "2026-11-10T08:30:00.000Z",
});

function counted(hits: number, n: number): EffectFigure["target"]["before"] {
  return { hits, n, rate: n === 0 ? null : Math.round((10_000 * hits) / n) / 100 };
}

function knownFigure(fields: Partial<EffectFigure> = {}): EffectFigure {
  return {
    target: { before: counted(4, 28), after: counted(21, 28), change: 60.71 },
    others: { before: counted(35, 140), after: counted(38, 140), change: 2.14 },
    prompts: { target: 1, others: 5 },
    points: 58.57,
    interval: { low: 31.2, high: 79.84 },
    verdict: "moved",
    ...fields,
  };
}

const withinNoise = knownFigure({
  target: { before: counted(9, 22), after: counted(8, 24), change: -7.58 },
  points: -9.1,
  interval: { low: -31.5, high: 14.2 },
  verdict: "within_noise",
});

const incomparable = knownFigure({
  target: { before: counted(0, 0), after: counted(3, 12), change: null },
  others: { before: counted(0, 0), after: counted(2, 20), change: null },
  prompts: { target: 0, others: 0 },
  points: null,
  interval: null,
  verdict: "not_comparable",
});

const ahead = { state: "AHEAD", after: null, before: null, named: null, cited: null } as const;

const overWindow: EffectWindow = {
  days: 7,
  state: "OVER",
  after: { start: "2026-11-03", end: "2026-11-09" },
  before: { start: "2026-10-27", end: "2026-11-02" },
  named: knownFigure(),
  cited: withinNoise,
};

const runningWindow: EffectWindow = {
  days: 28,
  state: "RUNNING",
  after: { start: "2026-11-03", end: "2026-11-20" },
  before: { start: "2026-10-16", end: "2026-11-02" },
  named: knownFigure({ verdict: null }),
  cited: { ...withinNoise, verdict: null },
};

export function knownEffect(fields: Partial<Effect> = {}): Effect {
  return {
    published_url: "https://northwind.example/rain",
    published_at: "2026-11-03T08:30:00.000Z",
    campaign: { id: textIds.campaign, name: "Autumn" },
    problem: null,
    windows: [
      overWindow,
      {
        ...overWindow,
        days: 14,
        after: { start: "2026-11-03", end: "2026-11-16" },
        before: { start: "2026-10-20", end: "2026-11-02" },
        cited: incomparable,
      },
      runningWindow,
    ],
    live: { checked: "2026-11-20T09:00:00.000Z", is_live: true, share: 97.2, problem: null },
    ...fields,
  };
}

const runningEffect = knownEffect({
  published_url: noiseText.published_url ?? "",
  published_at: "2026-11-17T08:30:00.000Z",
  windows: [
    {
      ...runningWindow,
      days: 7,
      after: { start: "2026-11-17", end: "2026-11-20" },
      before: { start: "2026-11-13", end: "2026-11-16" },
    },
    { days: 14, ...ahead },
    { days: 28, ...ahead },
  ],
  live: { checked: "2026-11-20T09:00:00.000Z", is_live: false, share: 12.5, problem: null },
});

const unaskedEffect = knownEffect({
  published_url: "https://northwind.example/laces",
  published_at: "2026-11-10T08:30:00.000Z",
  campaign: null,
  problem: "NO_QUERIES",
  windows: [7, 14, 28].map((days) => ({ days, ...ahead })),
  live: {
    checked: "2026-11-20T09:00:00.000Z",
    is_live: false,
    share: null,
    problem: "The page answered with status 404.",
  },
});

const knownSummary: OptimizationSummary = {
  writer: null,
  drafts: 3,
  working: 1,
  failed: 1,
  unapproved: 4,
  with_open_claims: 2,
  approved: 6,
  published: 5,
  last_published: [noiseText, unaskedText, knownText()],
};

export const emptySummary: OptimizationSummary = {
  writer: null,
  drafts: 0,
  working: 0,
  failed: 0,
  unapproved: 0,
  with_open_claims: 0,
  approved: 0,
  published: 0,
  last_published: [],
};

function detailsOf(text: Optimization): OptimizationDetails {
  return { ...text, readiness_before: null, readiness_after: null, gaps: [], sources: [], notices: [] };
}

export function pageOf<Row>(results: readonly Row[]) {
  return { count: results.length, next: null, previous: null, results };
}

const best: readonly Opportunity[] = [
  knownOpportunity(),
  knownOpportunity({
    id: textIds.noise,
    kind: "CREATE_PAGE",
    title: "Write a page about resoling",
    score: 33.4,
    impact: "MEDIUM",
    effort: "L",
  }),
  knownOpportunity({
    id: textIds.unasked,
    kind: "EARN_MENTION",
    title: "Earn a mention on reviews.example",
    score: 12,
    impact: "LOW",
  }),
];

/** What a test changes of what the page is told: answers by the end of the path. */
export type Answers = Readonly<Record<string, object>>;

/** The calls of the page. */
export const overviewCalls =
  /\/api\/v1\/projects\/[^/]+\/(optimization-summary|optimizations|opportunities|audits)\//;

/** Answers each call of the page with what is known of Northwind, some of it changed. */
export async function answerOverview(page: Page, changed: Answers = {}): Promise<void> {
  const answers = { ...knownAnswers, ...changed };
  await page.route(overviewCalls, (route) => {
    const known = Object.entries(answers).find(([path]) => pathOf(route) === path);
    return known ? route.fulfill({ json: known[1] }) : route.abort();
  });
}

/** Within the workspace; of a list with the filter that tells it apart. */
function pathOf(route: Route): string {
  const { pathname, searchParams } = new URL(route.request().url());
  const path = pathname.replace(/^.*?\/projects\/[^/]+/, "");
  if (path === "/opportunities/") return searchParams.has("impact") ? `${path}?impact` : path;
  if (path === "/optimizations/") return `${path}?${searchParams.getAll("status")[0]}`;
  return path;
}

const knownAnswers: Answers = {
  "/optimization-summary/": knownSummary,
  "/optimizations/?QUEUED": pageOf([workingText]),
  "/optimizations/?DONE": pageOf([waitingText, approvedText]),
  [`/optimizations/${textIds.rain}/`]: detailsOf(knownText()),
  [`/optimizations/${textIds.noise}/`]: detailsOf(noiseText),
  [`/optimizations/${textIds.unasked}/`]: detailsOf(unaskedText),
  [`/optimizations/${textIds.approved}/`]: detailsOf(approvedText),
  [`/optimizations/${textIds.working}/`]: detailsOf(workingText),
  [`/optimizations/${textIds.rain}/effect/`]: knownEffect(),
  [`/optimizations/${textIds.noise}/effect/`]: runningEffect,
  [`/optimizations/${textIds.unasked}/effect/`]: unaskedEffect,
  "/opportunities/": listOf({ results: [...best], count: 14, states: [{ state: "OPEN", count: 14 }] }),
  "/opportunities/?impact": listOf({ results: best.slice(0, 1), count: 4 }),
  "/audits/": pageOf<Audit>([knownAudit()]),
};
