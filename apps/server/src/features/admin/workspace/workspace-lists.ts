import { dayIn } from "@citelens/contract/base/days";
import type { AuditEntry } from "@citelens/contract/platform/admin";
import type {
  TrackingCounter,
  TrackingCounters,
  WorkspaceCampaign,
  WorkspaceKey,
  WorkspaceRun,
} from "@citelens/contract/platform/admin-workspace";
import type { TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import { workspaceAnswers } from "#features/answers/support/public.ts";
import { listApiKeys, listKeysOfOrganization } from "#features/api-keys/public.ts";
import { listCampaignsOf } from "#features/campaigns/support/public.ts";
import { listTrackingReports } from "#features/visits/public.ts";
import { type LongPage, type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { shownAudit } from "../audit/audit-log.ts";
import { type ListQuery, rangeOf } from "../store/list-query.ts";
import { openedWorkspace } from "./opened-workspace.ts";
import { knownWorkspace } from "./workspace-details.ts";

export interface WorkspaceQuery extends ListQuery {
  readonly workspaceId: string;
}

/** The lists of a workspace's page. */
export const workspaceLists = { tracking, campaigns, runs, keys, audit } as const;

const trackedDays = 7;

async function tracking(tools: Tools, workspaceId: string): Promise<TrackingCounters> {
  const place = await openedWorkspace(tools, workspaceId);
  const [{ results, ...times }, keys] = await Promise.all([
    listTrackingReports(tools, place, trackedDays),
    listApiKeys(tools, place),
  ]);
  const prefixes = new Map(keys.map(({ id, prefix }) => [id, prefix]));
  const today = dayIn("UTC", tools.now());
  const groups = Map.groupBy(results, ({ key_id, outcome, reason }) => `${key_id} ${outcome} ${reason}`);
  const counters = [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [counterOf([first, ...rest], { today, prefix: prefixes.get(first.key_id ?? "") ?? null })] : [],
  );
  return { ...times, results: counters.toSorted(byKey) };
}

function counterOf(
  reports: readonly [TrackingReport, ...TrackingReport[]],
  { today, prefix }: { readonly today: string; readonly prefix: string | null },
): TrackingCounter {
  const [{ day: _, count: __, ...same }] = reports;
  const sum = (some: readonly TrackingReport[]): number => some.reduce((all, { count }) => all + count, 0);
  return { ...same, prefix, today: sum(reports.filter(({ day }) => day === today)), week: sum(reports) };
}

/** Order of counters: one key's together, tracker.js last, and of each the most first. */
function byKey(a: TrackingCounter, b: TrackingCounter): number {
  const keyOf = ({ key_id }: TrackingCounter): string => key_id ?? "~";
  return keyOf(a).localeCompare(keyOf(b)) || b.week - a.week;
}

async function campaigns(tools: Tools, query: WorkspaceQuery): Promise<Page<WorkspaceCampaign>> {
  const place = await openedWorkspace(tools, query.workspaceId);
  const { count, rows } = await listCampaignsOf(tools, place, rangeOf(query));
  return pageOfRows(rows.map(shownCampaign), { ...query, count, pageSize: query.page_size });
}

function shownCampaign(row: Awaited<ReturnType<typeof listCampaignsOf>>["rows"][number]): WorkspaceCampaign {
  return {
    ...row,
    queries: row.query_count,
    answers: row.answer_count,
    created: row.created.toISOString(),
    last_run_at: row.last_run_at?.toISOString() ?? null,
    next_run_at: row.next_run_at?.toISOString() ?? null,
  };
}

async function runs(tools: Tools, query: WorkspaceQuery): Promise<Page<WorkspaceRun>> {
  const place = await openedWorkspace(tools, query.workspaceId);
  const { count, rows } = await workspaceAnswers.listRuns(tools, place, rangeOf(query));
  return pageOfRows(rows, { ...query, count, pageSize: query.page_size });
}

async function keys(tools: Tools, query: WorkspaceQuery): Promise<Page<WorkspaceKey>> {
  const { workspaceId } = await openedWorkspace(tools, query.workspaceId);
  const { count, rows } = await listKeysOfOrganization(tools, [workspaceId], rangeOf(query));
  const results = rows.map(({ created, revoked_at, ...key }) => ({
    ...key,
    created: created.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }));
  return pageOfRows(results, { ...query, count, pageSize: query.page_size });
}

async function audit(tools: Tools, query: WorkspaceQuery): Promise<LongPage<AuditEntry>> {
  const { workspaceId } = await knownWorkspace(tools, query.workspaceId);
  return shownAudit(tools, { about: { subjectId: workspaceId, workspaceIds: [workspaceId] } }, query);
}
