import type { Optimization, OptimizationDetails } from "@citelens/contract/content/optimization-fields";

const ids = {
  draft: "a1111111-1111-4111-8111-111111111111",
  working: "b2222222-2222-4222-8222-222222222222",
  done: "c3333333-3333-4333-8333-333333333333",
  failed: "d4444444-4444-4444-8444-444444444444",
  canceled: "e5555555-5555-4555-8555-555555555555",
  campaign: "f6666666-6666-4666-8666-666666666666",
  query: "a7777777-7777-4777-8777-777777777777",
  opportunity: "b8888888-8888-4888-8888-888888888888",
} as const;
export const studioIds = ids;

/** One of a page, as long in all its parts as real ones are. */
export function knownOptimization(fields: Partial<Optimization> = {}): Optimization {
  return {
    id: ids.draft,
    title: "Shelves for small and large offices, hallways and rooms that are neither",
    kind: "REWRITE",
    mode: "BRIEF",
    status: "DRAFT",
    failure: null,
    page_url: "https://northwind.example/a-very-long-path/of-a-page-about-shelves-for-offices-and-hallways",
    campaign: { id: ids.campaign, name: "Autumn in the living room" },
    opportunity_id: null,
    queries: [
      { text: "Which oak shelf is best for a small room?", query_id: ids.query },
      { text: "Best shelves", query_id: null },
      { text: "Shelves that hold 50 kg", query_id: null },
    ],
    notes: "For people who rent.\nSay what each shelf holds.",
    language: "en",
    progress: null,
    score_before: null,
    score_after: null,
    claims_open: 0,
    credits: 0,
    model: null,
    created: new Date(Date.now() - 7_200_000).toISOString(),
    finished: null,
    approved_at: null,
    published_url: null,
    published_at: null,
    ...fields,
  };
}

export const knownWorking = knownOptimization({
  id: ids.working,
  title: "Oak shelves",
  status: "GATHERING",
  progress: { step: "SOURCES", done: 0, of: 5 },
});

export const knownDone = knownOptimization({
  id: ids.done,
  title: "Prices of all our shelves",
  kind: "NEW",
  page_url: null,
  status: "DONE",
  score_before: 38,
  score_after: 61,
  claims_open: 3,
  campaign: null,
  queries: [{ text: "What does an oak shelf cost?", query_id: null }],
  finished: new Date(Date.now() - 3_600_000).toISOString(),
});

export const knownFailed = knownOptimization({
  id: ids.failed,
  title: "The guide",
  status: "FAILED",
  failure: {
    reason: "PAGE_UNREADABLE",
    seen: "The page answered with status 404.",
    remedy: "Check the address, or that the page answers, and try again.",
  },
  finished: new Date(Date.now() - 3_600_000).toISOString(),
});

const knownCanceled = knownOptimization({
  id: ids.canceled,
  title: "Desks",
  status: "CANCELED",
  finished: new Date(Date.now() - 3_600_000).toISOString(),
});

export const allKnown = [knownOptimization(), knownWorking, knownDone, knownFailed, knownCanceled] as const;

export function detailsOf(optimization: Optimization): OptimizationDetails {
  return {
    ...optimization,
    readiness_before: null,
    readiness_after: null,
    gaps: [],
    sources: [],
    notices: [],
  };
}
