import type { Audit } from "@citelens/contract/content/audit-fields";

export const knownDay = "2026-11-20T12:00:00.000Z";

export const site = "https://northwind.example";

export const auditIds = {
  last: "a1111111-1111-4111-8111-111111111111",
  before: "b2222222-2222-4222-8222-222222222222",
  failed: "c3333333-3333-4333-8333-333333333333",
  running: "d4444444-4444-4444-8444-444444444444",
  page: "e5555555-5555-4555-8555-555555555555",
} as const;

export function knownAudit(fields: Partial<Audit> = {}): Audit {
  return {
    id: auditIds.last,
    scope: "SITE",
    status: "DONE",
    failure: null,
    url: `${site}/`,
    created: "2026-11-20T09:00:00.000Z",
    finished: "2026-11-20T09:02:00.000Z",
    settings: {
      pages_max: 500,
      speed: "NORMAL",
      render: true,
      may_test: true,
      ignore_robots: false,
      include_paths: [],
      exclude_paths: [],
    },
    progress: { step: "DONE", read: 512, known: 4200, failed: 3, rendered: 14, current_url: null },
    score: 74.4,
    site_score: 91.7,
    pages_score: 62.9,
    score_change: 6.2,
    categories: [
      { id: "access", score: 88 },
      { id: "javascript", score: null },
      { id: "structure", score: 71.5 },
      { id: "trust", score: 48 },
      { id: "links", score: 93 },
      { id: "speed", score: 64 },
    ],
    counts: { blocker: 1, high: 2, medium: 3, low: 2 },
    coverage: { read: 512, known: 4200 },
    cut: "The limit of 500 pages that was set for this audit.",
    not_checked: [
      { check_id: "js-text", reason: "This installation has no browser." },
      { check_id: "js-facts", reason: "This installation has no browser." },
      { check_id: "agents-errors", reason: "No visit has been reported." },
    ],
    previous_id: auditIds.before,
    is_whole: true,
    ...fields,
  };
}

export const knownBefore = knownAudit({
  id: auditIds.before,
  created: "2026-11-13T09:00:00.000Z",
  finished: "2026-11-13T09:02:00.000Z",
  score: 68.2,
  score_change: null,
  previous_id: null,
});

export const knownRunning = knownAudit({
  id: auditIds.running,
  status: "CRAWLING",
  finished: null,
  score: null,
  site_score: null,
  pages_score: null,
  score_change: null,
  categories: [],
  counts: { blocker: 0, high: 0, medium: 0, low: 0 },
  progress: {
    step: "CRAWLING",
    read: 128,
    known: 640,
    failed: 1,
    rendered: 0,
    current_url: `${site}/guides/choosing-a-desk-for-a-small-room`,
  },
  coverage: { read: 128, known: 640 },
  cut: null,
  not_checked: [],
});

/** One whose pages are read again keeps its results. */
export const knownAgain = knownAudit({ status: "CRAWLING" });

export const knownFailed = knownAudit({
  id: auditIds.failed,
  status: "FAILED",
  created: "2026-11-20T11:00:00.000Z",
  score: null,
  site_score: null,
  pages_score: null,
  score_change: null,
  categories: [],
  counts: { blocker: 0, high: 0, medium: 0, low: 0 },
  coverage: { read: 0, known: 0 },
  cut: null,
  not_checked: [],
  failure: {
    reason: "CHALLENGED",
    seen: "northwind.example answered with a challenge page of its firewall instead of the site.",
    remedy: "Let the user agent Citelens through the firewall, then start again.",
  },
});
