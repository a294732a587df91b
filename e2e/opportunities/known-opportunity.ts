import type { AnswerShare, Opportunity } from "@citelens/contract/content/opportunities";

const ids = {
  opportunity: "a1111111-1111-4111-8111-111111111111",
  campaign: "b2222222-2222-4222-8222-222222222222",
  query: "c3333333-3333-4333-8333-333333333333",
  other: "d4444444-4444-4444-8444-444444444444",
  answer: "e5555555-5555-4555-8555-555555555555",
  negative: "f6666666-6666-4666-8666-666666666666",
  audit: "a7777777-7777-4777-8777-777777777777",
} as const;
export const knownIds = ids;

function share(hits: number, n: number, [low, high]: readonly [number, number]): AnswerShare {
  return { hits, n, rate: (100 * hits) / n, interval: { low, high, of: "prompts" } };
}

const longUrl =
  "https://a-very-long-name-of-a-shop-that-sells-shelves.example/caf%C3%A9/shelves-for-small-and-large-offices-and-hallways";

/** One that has every kind of evidence at once, more than any real one. */
export function knownOpportunity(fields: Partial<Opportunity> = {}): Opportunity {
  return {
    id: ids.opportunity,
    period: "30d",
    kind: "OPTIMIZE_PAGE",
    title: "Optimize /a-very-long-path/of-a-page-about-shelves-for-small-and-large-offices-and-hallways",
    why: "This page holds 71 % of what is asked, and answers cite others. You are named in 2 of 20 answers, competitors in 12; 16 cite sources, 4 of them yours.",
    target: { kind: "PAGE", name: "https://northwind.example/shelves", title: "Shelves of Northwind" },
    score: 45.099998474121094,
    score_parts: [
      { name: "COMPETITORS", points: 15 },
      { name: "SOURCES", points: 14 },
      { name: "VISIBILITY", points: 12 },
      { name: "OTHER_QUERIES", points: 0 },
      { name: "READ_NOT_CITED", points: 4.1 },
    ],
    impact: "HIGH",
    effort: "M",
    queries: [
      {
        campaign_id: ids.campaign,
        query_id: ids.query,
        text: "Which oak shelf is best?",
        priority: 3,
        n: 20,
        score: 41,
      },
      { campaign_id: ids.campaign, query_id: ids.other, text: "Best shelves", priority: 1, n: 6, score: 0 },
    ],
    figures: {
      n: 20,
      visibility: share(2, 20, [2.79, 30.1]),
      competitors: share(12, 20, [38.66, 78.12]),
      citing: share(16, 20, [58.4, 91.93]),
      content_authority: share(4, 16, [10.18, 49.5]),
      page_fit: 71.4,
    },
    evidence: {
      answers: [
        {
          answer_id: ids.answer,
          query_id: ids.query,
          campaign_id: ids.campaign,
          operator_model: "chatgpt",
          display_name: "ChatGPT",
          created: "2026-11-20T12:00:00.000Z",
          names_you: false,
          names_competitor: true,
          cites_you: true,
          negative: null,
        },
        {
          answer_id: ids.negative,
          query_id: ids.other,
          campaign_id: ids.campaign,
          operator_model: "grok",
          display_name: "Grok",
          created: "2026-11-19T12:00:00.000Z",
          names_you: true,
          names_competitor: false,
          cites_you: false,
          negative: { sentence: "Northwind shelves bend after a year.", basis: "JUDGED" },
        },
      ],
      cited_instead: [
        {
          url: "https://reviews.example/shelves",
          title: "Shelves, tested",
          domain: "reviews.example",
          answers: 9,
        },
        { url: longUrl, title: null, domain: new URL(longUrl).host, answers: 1 },
      ],
      cited_own: [{ url: "https://northwind.example/shelves", answers: 4, before: 9 }],
      agent_visits: 14,
      audit: {
        audit_id: ids.audit,
        checks: [{ check_id: "noindex", title: "The page says noindex", found: "In a meta tag." }],
      },
      change: { before: share(9, 18, [29.03, 70.97]), points: -21.5 },
      negative: { ...share(1, 2, [9.45, 90.55]), judged: 1 },
      pages_read: 3,
    },
    state: "OPEN",
    reason: "",
    assignee: null,
    due_on: null,
    first_seen: "2026-11-01T12:00:00.000Z",
    ...fields,
  };
}
