import type {
  AccessAgent,
  AuditIssue,
  AuditPage,
  AuditPageDetails,
  IssueFix,
  IssuePage,
  WorkspaceAuditSettings,
} from "@citelens/contract/content/audit-fields";
import type { AuditAccess, AuditComparison } from "@citelens/contract/content/technical-audit";
import { site } from "./known-audits.ts";

const evidence = {
  url: `${site}/pricing`,
  found: "noindex in a meta tag",
  wanted: "No noindex on a page that is in the sitemap",
  line: 12,
  quote: '<meta name="robots" content="noindex, nofollow">',
};

function issueOf(fields: Partial<AuditIssue> & Pick<AuditIssue, "check_id" | "title">): AuditIssue {
  return {
    why: "AI search engines leave such a page out of their index, so that no answer can cite it.",
    grade: "b",
    severity: "medium",
    is_half: false,
    category: "structure",
    pages: 12,
    share: 8.4,
    since: "2026-11-13T09:00:00.000Z",
    is_new: false,
    ignored: null,
    sample: [evidence],
    ...fields,
  };
}

export const knownIssues: readonly AuditIssue[] = [
  issueOf({
    check_id: "noindex",
    title: "Pages that should be found say noindex",
    severity: "blocker",
    category: "access",
    pages: 3,
    share: 0.6,
    is_new: true,
  }),
  issueOf({
    check_id: "cited-dead",
    title: "AI answers cite pages that are gone",
    severity: "high",
    category: "access",
    grade: "a",
    pages: 2,
    share: 100,
  }),
  issueOf({
    check_id: "ld-untrue",
    title: "Structured data says what is not on the page",
    severity: "high",
    pages: 8,
  }),
  issueOf({
    check_id: "answer-first",
    title: "Questions in headings are not answered below them",
    category: "trust",
    grade: "a",
    pages: 41,
    share: 22.3,
  }),
  issueOf({ check_id: "no-date", title: "Articles show no date", category: "trust", grade: "a", pages: 17 }),
  issueOf({ check_id: "slow", title: "Pages answer slowly", category: "speed", grade: "c", pages: 29 }),
  issueOf({ check_id: "alt", title: "Pictures have no text", severity: "low", grade: "c", pages: 64 }),
  issueOf({ check_id: "lang", title: "Pages do not name their language", severity: "low", grade: "c" }),
];

const pageIds = ["00f00ba400f00ba4", "11f11ba411f11ba4", "22f22ba422f22ba4"] as const;

export const knownIssuePages: readonly IssuePage[] = ["/pricing", "/guides/desks", "/about"].map(
  (path, index) => ({
    page_id: pageIds[index] ?? null,
    url: site + path,
    severity: "blocker",
    is_half: index === 2,
    since: "2026-11-13T09:00:00.000Z",
    ignored: null,
    ai_visits: 240 - index * 100,
    citations: 12 - index * 4,
    evidence: [{ ...evidence, url: site + path }],
  }),
);

export const knownFix: IssueFix = {
  kind: "html",
  file_name: "In the head of the page",
  text: '<meta name="robots" content="index, follow">\n',
};

function pageOf(path: string, fields: Partial<AuditPage> = {}): AuditPage {
  return {
    id: pageIds[0],
    url: site + path,
    title: "Prices of our desks and chairs",
    kind: "product",
    found_in: ["SITEMAP", "LINK", "CITED"],
    status: 200,
    score: 50,
    issues: { blocker: 1, high: 0, medium: 2, low: 1 },
    words: 640,
    depth: 1,
    links_in: 38,
    first_byte_ms: 184,
    html_bytes: 48_200,
    ai_visits: 240,
    citations: 12,
    ...fields,
  };
}

export const knownPages: readonly AuditPage[] = [
  pageOf("/pricing"),
  pageOf("/guides/desks", {
    id: pageIds[1],
    title: "Which desk fits a small room?",
    kind: "guide",
    score: 71.2,
    issues: { blocker: 0, high: 1, medium: 1, low: 0 },
    first_byte_ms: 2240,
    html_bytes: 1_240_000,
    ai_visits: 140,
    citations: 8,
  }),
  pageOf("/about?from=a-very-long-parameter-that-does-not-fit-a-phone-in-one-line", {
    id: pageIds[2],
    title: null,
    kind: "other",
    score: null,
    status: null,
    first_byte_ms: null,
    html_bytes: null,
    words: null,
    depth: null,
    issues: { blocker: 0, high: 0, medium: 0, low: 0 },
    ai_visits: 0,
    citations: 0,
  }),
];

export const knownPage: AuditPageDetails = {
  ...pageOf("/pricing"),
  redirects: [{ url: "http://northwind.example/pricing", status: 301 }],
  canonical: `${site}/pricing`,
  description: null,
  language: "en",
  headings: [
    { level: 1, text: "Prices", line: 40 },
    { level: 2, text: "What does a desk cost?", line: 61 },
  ],
  types: ["Product", "BreadcrumbList"],
  rendering: {
    raw: { words: 80, title: null, links: 12 },
    rendered: { words: 640, title: "Prices of our desks and chairs", links: 64 },
    opened_page: pageIds[1],
    lost: ["Our standing desk costs 489 euros with delivery."],
  },
  findings: [
    {
      check_id: "noindex",
      title: "Pages that should be found say noindex",
      severity: "blocker",
      is_half: false,
      ignored: null,
      evidence: [evidence],
    },
    {
      check_id: "description",
      title: "The description is missing",
      severity: "low",
      is_half: true,
      ignored: "Written by the shop system",
      evidence: [{ ...evidence, found: "None", wanted: "50 to 160 characters", line: null, quote: null }],
    },
  ],
};

function agentOf(fields: Partial<AccessAgent> & Pick<AccessAgent, "token" | "operator">): AccessAgent {
  return {
    purpose: "ai_search_index",
    is_training: false,
    robots: {
      allowed: true,
      rule: null,
      line: null,
      closed_pages: 0,
      known_pages: 4200,
      closed_in_sitemap: 0,
    },
    closed_by_pages: { pages: 0, sample: null },
    probe: {
      outcome: "OPEN",
      status: 200,
      seen: "Got the same text as a browser.",
      at: "2026-11-20T09:01:00.000Z",
    },
    no_probe: null,
    visits: { verified: 0, ok: 0, errors: 0, unverified: 0, last: null },
    conclusion: "likely_open",
    says: "A probe under its name got the page.",
    ...fields,
  };
}

export const knownAccess: AuditAccess = {
  agents: [
    agentOf({
      token: "OAI-SearchBot",
      operator: "OpenAI",
      visits: { verified: 140, ok: 138, errors: 2, unverified: 3, last: "2026-11-20T08:00:00.000Z" },
      conclusion: "open_seen",
      says: "138 of 140 verified visits were answered.",
    }),
    agentOf({
      token: "PerplexityBot",
      operator: "Perplexity",
      robots: {
        allowed: false,
        rule: "Disallow: /",
        line: 14,
        closed_pages: 4200,
        known_pages: 4200,
        closed_in_sitemap: 380,
      },
      probe: null,
      no_probe: "robots.txt closes both pages to it.",
      conclusion: "closed_by_robots",
      says: "Line 14 of robots.txt keeps it from the start page.",
    }),
    agentOf({
      token: "Claude-User",
      operator: "Anthropic",
      purpose: "ai_user_fetch",
      closed_by_pages: { pages: 3, sample: `${site}/pricing` },
      probe: {
        outcome: "CHALLENGED",
        status: 403,
        seen: "Status 403 with the header cf-mitigated: challenge.",
        at: "2026-11-20T09:01:00.000Z",
      },
      conclusion: "likely_blocked",
      says: "A probe under its name met a challenge. Real visits would tell for sure.",
    }),
    agentOf({
      token: "GPTBot",
      operator: "OpenAI",
      purpose: "llm_training",
      is_training: true,
      probe: null,
      no_probe: "Agents that train are not probed.",
      visits: { verified: 12, ok: 12, errors: 0, unverified: 0, last: "2026-11-20T08:00:00.000Z" },
      conclusion: "open_seen",
      says: "12 of 12 verified visits were answered.",
    }),
    ...["Amazonbot", "Applebot-Extended"].map((token) =>
      agentOf({
        token,
        operator: token.startsWith("Amazon") ? "Amazon" : "Apple",
        purpose: "llm_training",
        is_training: true,
        probe: null,
        no_probe: "Agents that train are not probed.",
        conclusion: "unknown",
        says: "Neither a rule nor a visit tells.",
      }),
    ),
  ],
  tracking_since: "2026-10-01T00:00:00.000Z",
  probed: true,
};

export const knownComparison: AuditComparison = {
  score_before: 68.2,
  score_after: 74.4,
  issues: {
    new: [
      {
        check_id: "noindex",
        title: "Pages that should be found say noindex",
        severity: "blocker",
        is_half: false,
        pages_before: 0,
        pages_after: 3,
      },
    ],
    gone: [
      {
        check_id: "title",
        title: "Titles are missing",
        severity: "medium",
        is_half: false,
        pages_before: 9,
        pages_after: 0,
      },
    ],
    persisting: [
      {
        check_id: "slow",
        title: "Pages answer slowly",
        severity: "medium",
        is_half: false,
        pages_before: 31,
        pages_after: 29,
      },
    ],
  },
  pages: {
    added: [`${site}/guides/lamps`],
    removed: [],
    changed: [
      { url: `${site}/pricing`, field: "title", before: "Prices", after: "Prices of our desks and chairs" },
      { url: `${site}/about`, field: "canonical", before: "", after: `${site}/about` },
    ],
  },
};

export const knownSettings: WorkspaceAuditSettings = {
  schedule: "weekly",
  next_audit: "2026-11-27T09:00:00.000Z",
  ignored: [],
  kinds: [],
  pages_max: 500,
  speed: "NORMAL",
  render: true,
  may_test: true,
  ignore_robots: false,
  include_paths: [],
  exclude_paths: [],
  browser: { is_there: false, reason: "No Chromium was found on the server." },
};
