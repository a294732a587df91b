import type {
  Claim,
  OptimizationDetails,
  OptimizationRevision,
  OptimizationSection,
  ReadinessShown,
} from "@citelens/contract/content/optimization-fields";
import type { SimulatedOutcome, Simulation } from "@citelens/contract/content/simulation-fields";

export const resultIds = {
  text: "a1111111-1111-4111-8111-111111111111",
  query: "b2222222-2222-4222-8222-222222222222",
  review: "c3333333-3333-4333-8333-333333333333",
  gone: "c4444444-4444-4444-8444-444444444444",
  attached: "c5555555-5555-4555-8555-555555555555",
  intro: "d1111111-1111-4111-8111-111111111111",
  price: "d2222222-2222-4222-8222-222222222222",
  weight: "d3333333-3333-4333-8333-333333333333",
  care: "d4444444-4444-4444-8444-444444444444",
  openClaim: "e1111111-1111-4111-8111-111111111111",
  brandClaim: "e2222222-2222-4222-8222-222222222222",
  vouchedClaim: "e3333333-3333-4333-8333-333333333333",
  foundClaim: "e4444444-4444-4444-8444-444444444444",
  simulation: "f1111111-1111-4111-8111-111111111111",
  revision: "f2222222-2222-4222-8222-222222222222",
} as const;

const reviewUrl = "https://www.review.example/shoes-for-rain-compared-over-two-winters";

/** The readiness of a text, whose author nobody can know yet. */
export function knownReadiness(score: number, coverage: number): ReadinessShown {
  const line = (id: string, title: string, [points, of]: readonly [number, number], found: string) => ({
    ...{ id, title, points, of, found, known: true },
  });
  return {
    score,
    is_capped: false,
    lines: [
      line(
        "coverage",
        "Target queries are covered",
        [coverage, 30],
        "Passages cover 1 of 2 target queries well.",
      ),
      line("answer-first", "Sections begin with the answer", [5, 10], "1 of 2 queries is answered at once."),
      line("facts", "Facts that can be quoted", [11.25, 15], "6 facts in 1,000 words."),
      { ...line("author", "An author is named", [0, 5], "There is no page to look at yet."), known: false },
      line("access", "AI agents can read the page", [10, 10], "The newest audit found no blocker."),
    ],
  };
}

/** A rewritten page with everything at once, more than any real one. */
export function knownText(fields: Partial<OptimizationDetails> = {}): OptimizationDetails {
  return {
    id: resultIds.text,
    title: "Shoes for rain, for autumn, for winter and for every other season in which it rains",
    kind: "REWRITE",
    mode: "BRIEF",
    status: "DONE",
    failure: null,
    page_url: "https://www.acme.example/shoes-for-rain",
    campaign: null,
    opportunity_id: null,
    queries: [
      { text: "shoes for rain", query_id: resultIds.query },
      { text: "which waterproof shoes are light", query_id: null },
    ],
    notes: "",
    language: "en",
    progress: null,
    score_before: 41,
    score_after: 58,
    claims_open: 2,
    credits: 0,
    model: null,
    created: "2026-11-20T11:00:00.000Z",
    finished: "2026-11-20T11:01:00.000Z",
    approved_at: null,
    published_url: null,
    published_at: null,
    readiness_before: knownReadiness(41, 8.5),
    readiness_after: knownReadiness(58, 21),
    gaps: [
      {
        id: "g1",
        kind: "QUESTION",
        text: "Waterproof shoes weight",
        held: 12.5,
        quotes: [
          {
            source_id: resultIds.review,
            url: reviewUrl,
            heading: "Weight",
            text: "A pair of waterproof shoes has a weight of 640 g on average.",
          },
        ],
        searches: 4,
      },
      { id: "g2", kind: "QUESTION", text: "Waterproof shoes price", held: 0, quotes: [], searches: 1 },
      {
        id: "g3",
        kind: "PRICES",
        text: "Cited pages name prices, this page does not.",
        held: null,
        quotes: [
          { source_id: resultIds.review, url: reviewUrl, heading: "", text: "The Beta Storm costs 129 €." },
        ],
        searches: 0,
      },
    ],
    sources: [
      {
        ...{
          id: resultIds.review,
          url: reviewUrl,
          title: "Waterproof shoes compared",
          domain: "review.example",
        },
        ...{ answers: 9, is_attached: false, problem: null, passages: 12 },
      },
      {
        ...{ id: resultIds.gone, url: "https://gone.example/shoes", title: "", domain: "gone.example" },
        ...{ answers: 1, is_attached: false, passages: 0 },
        problem: "It could not be read, or its robots.txt does not let us.",
      },
      {
        ...{
          id: resultIds.attached,
          url: "https://lab.example/test",
          title: "Lab test",
          domain: "lab.example",
        },
        ...{ answers: 0, is_attached: true, problem: null, passages: 3 },
      },
    ],
    notices: [{ kind: "LOST_LINK", text: "The link to https://www.acme.example/care is gone." }],
    ...fields,
  };
}

function knownClaim(fields: Partial<Claim> = {}): Claim {
  return {
    id: resultIds.openClaim,
    text: "Nine of ten hikers prefer them.",
    kinds: ["number", "superlative"],
    status: "UNSUPPORTED",
    support: null,
    vouched: null,
    ...fields,
  };
}

function sectionOf(fields: Partial<OptimizationSection> & { readonly id: string }): OptimizationSection {
  return {
    heading: "",
    level: 2,
    state: "PROPOSED",
    old_markdown: null,
    proposed_markdown: null,
    markdown: "",
    revision: 0,
    changes: [],
    gap_ids: [],
    claims: [],
    diff: [],
    ...fields,
  };
}

/** A section that differs, one without words, one that is left out, and one as it was. */
export function knownSections(): OptimizationSection[] {
  const old = "# Shoes for rain\n\nOur shoes for rain keep feet dry. They weigh 300 g each.";
  return [
    sectionOf({
      ...{ id: resultIds.intro, heading: "Shoes for rain", level: 1, state: "EDITED", revision: 2 },
      old_markdown: old,
      markdown:
        "# Shoes for rain\n\nOur shoes for rain keep feet dry for a day. Nine of ten hikers prefer them.",
      diff: [
        { kind: "same", text: "# Shoes for rain\n\nOur shoes for rain keep feet dry" },
        { kind: "removed", text: ". They weigh 300 g each." },
        { kind: "added", text: " for a day. Nine of ten hikers prefer them." },
      ],
      changes: [
        {
          ...{ reason: "Assistants ask for how long they stay dry.", gap_id: null },
          ...{ source_id: resultIds.review, quote: "dry for a day" },
        },
      ],
      gap_ids: ["g3"],
      claims: [
        knownClaim(),
        knownClaim({
          id: resultIds.brandClaim,
          text: "They cost 75 €.",
          kinds: ["price"],
          status: "CONTRADICTS_BRAND",
          support: { place: "BRAND", source_id: null, url: null, sentence: "Our rain shoes cost 89 €." },
        }),
        knownClaim({
          id: resultIds.vouchedClaim,
          text: "We have made them since 1987.",
          kinds: ["date"],
          status: "VOUCHED",
          vouched: { by: "Ada Lovelace", at: "2026-11-20T12:00:00.000Z" },
        }),
        knownClaim({
          id: resultIds.foundClaim,
          text: "A pair weighs 640 g.",
          kinds: ["number"],
          status: "SUPPORTED",
          support: {
            ...{ place: "SOURCE", source_id: resultIds.review, url: reviewUrl },
            sentence: "A pair of waterproof shoes has a weight of 640 g on average.",
          },
        }),
      ],
    }),
    sectionOf({
      ...{ id: resultIds.weight, heading: "Waterproof shoes weight", markdown: "## Waterproof shoes weight" },
      gap_ids: ["g1"],
    }),
    sectionOf({
      ...{ id: resultIds.price, heading: "Waterproof shoes price", state: "KEPT_OLD", revision: 1 },
      gap_ids: ["g2"],
    }),
    sectionOf({
      ...{ id: resultIds.care, heading: "Care", state: "ACCEPTED" },
      old_markdown: "## Care\n\nDry them at [room temperature](/care) for 12 hours.",
      markdown: "## Care\n\nDry them at [room temperature](/care) for 12 hours.",
      diff: [{ kind: "same", text: "## Care\n\nDry them at [room temperature](/care) for 12 hours." }],
    }),
  ];
}

const neverFound: SimulatedOutcome = {
  ...{ place: null, retrieved: false, cited: false, passage: null },
  cited_instead: [{ url: reviewUrl, title: "Waterproof shoes compared", own: false }],
  cited_in_draws: 0,
};

/** One that was made, of six questions. */
export function knownSimulation(fields: Partial<Simulation> = {}): Simulation {
  return {
    id: resultIds.simulation,
    kind: "local",
    status: "DONE",
    created: "2026-11-20T12:00:00.000Z",
    finished: "2026-11-20T12:00:05.000Z",
    is_current: true,
    rivals: { cited: 4, read: 3 },
    problem: null,
    ...{ preference: null, progress: null, credits: 0 },
    result: {
      n: 2,
      clusters: 1,
      draws: { count: 100, foreign: 30, left_out: 6 },
      old: {
        retrieved: { hits: 0, rate: 0, interval: { low: 0, high: 65.76, of: "prompts" } },
        cited: { hits: 0, rate: 0, interval: { low: 0, high: 65.76, of: "prompts" } },
        cited_in_draws: 0,
      },
      draft: {
        retrieved: { hits: 2, rate: 100, interval: { low: 34.24, high: 100, of: "prompts" } },
        cited: { hits: 1, rate: 50, interval: { low: 9.45, high: 90.55, of: "prompts" } },
        cited_in_draws: 47,
      },
      questions: [
        {
          text: "waterproof shoes weight",
          cluster: "shoes for rain",
          old: neverFound,
          draft: {
            ...{ place: 1, retrieved: true, cited: true, cited_instead: [], cited_in_draws: 94 },
            passage: { heading: "Weight", text: "Waterproof shoes for rain have a weight of 640 g." },
          },
        },
        {
          text: "shoes for rain",
          cluster: "shoes for rain",
          old: { ...neverFound, place: 9 },
          draft: { ...neverFound, place: 4, retrieved: true },
        },
      ],
      stuffing: { term: "shoes", times: 38, share: 4.2 },
    },
    ...fields,
  };
}

export function knownRevisions(): OptimizationRevision[] {
  return [
    {
      id: resultIds.revision,
      created: "2026-11-20T12:00:00.000Z",
      by: "Ada Lovelace",
      what: "Edited “Shoes for rain”",
    },
    {
      id: resultIds.query,
      created: "2026-11-20T11:30:00.000Z",
      by: null,
      what: "Kept the old text of “Waterproof shoes price”",
    },
  ];
}
