import type { Audit } from "@citelens/contract/content/audit-fields";
import { auditCategories } from "@citelens/contract/content/audit-words";
import { remedies } from "../crawl/start-failure.rules.ts";
import type { AuditRow } from "../store/audits.sql.ts";

const none = { blocker: 0, high: 0, medium: 0, low: 0 };

/** An audit as the API shows it; `previous` is the one that it is compared with. */
export function shownAudit(row: AuditRow, previous: Pick<AuditRow, "score"> | undefined): Audit {
  const { read, known, failed, rendered } = row;
  return {
    id: row.id,
    scope: row.scope,
    status: row.status,
    failure: row.failure && {
      reason: row.failure,
      seen: row.failure_seen ?? "",
      remedy: remedies[row.failure],
    },
    url: row.url,
    created: row.created.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    settings: {
      pages_max: row.pages_max,
      speed: row.speed,
      render: row.render,
      may_test: row.may_test,
      ignore_robots: row.ignore_robots,
      include_paths: row.include_paths,
      exclude_paths: row.exclude_paths,
    },
    progress: { step: row.status, read, known, failed, rendered, current_url: row.current_url },
    score: row.score,
    site_score: row.site_score,
    pages_score: row.pages_score,
    score_change: changeOf(row.score, previous?.score ?? null),
    categories: row.categories
      ? auditCategories.map((id) => ({ id, score: row.categories?.[id] ?? null }))
      : [],
    counts: row.counts ?? none,
    coverage: { read, known },
    cut: row.cut,
    not_checked: [...(row.not_checked ?? [])],
    previous_id: row.previous_id,
    is_whole: row.is_whole,
  };
}

function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 100) / 100;
}
