import type { AccessAgent, Audit, WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";

/** An audit that is done, with what a test says of it. */
export function auditOf(fields: Partial<Audit> = {}): Audit {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    scope: "SITE",
    status: "DONE",
    failure: null,
    url: "https://northwind.example/",
    created: "2026-11-20T09:00:00.000Z",
    finished: "2026-11-20T09:02:00.000Z",
    settings: {
      pages_max: 200,
      speed: "NORMAL",
      render: true,
      may_test: false,
      ignore_robots: false,
      include_paths: [],
      exclude_paths: [],
    },
    progress: { step: "DONE", read: 38, known: 38, failed: 0, rendered: 4, current_url: null },
    score: 74.2,
    site_score: 91.67,
    pages_score: 62.5,
    score_change: null,
    categories: [],
    counts: { blocker: 0, high: 0, medium: 0, low: 0 },
    coverage: { read: 38, known: 38 },
    cut: null,
    not_checked: [],
    previous_id: null,
    is_whole: true,
    ...fields,
  };
}

/** A search agent of which nothing is known, with what a test says of it. */
export function agentOf(fields: Partial<AccessAgent> = {}): AccessAgent {
  return {
    token: "OAI-SearchBot",
    operator: "OpenAI",
    purpose: "ai_search_index",
    is_training: false,
    robots: {
      allowed: true,
      rule: null,
      line: null,
      closed_pages: 0,
      known_pages: 38,
      closed_in_sitemap: 0,
    },
    closed_by_pages: { pages: 0, sample: null },
    probe: null,
    no_probe: null,
    visits: { verified: 0, ok: 0, errors: 0, unverified: 0, last: null },
    conclusion: "unknown",
    says: "Nothing is known of it.",
    ...fields,
  };
}

export function settingsOf(fields: Partial<WorkspaceAuditSettings> = {}): WorkspaceAuditSettings {
  return {
    schedule: "off",
    next_audit: null,
    ignored: [],
    kinds: [],
    pages_max: 200,
    speed: "NORMAL",
    render: true,
    may_test: false,
    ignore_robots: false,
    include_paths: [],
    exclude_paths: [],
    browser: { is_there: true, reason: null },
    ...fields,
  };
}
