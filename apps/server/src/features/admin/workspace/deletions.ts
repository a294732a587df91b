import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { Deletion, listDeletions as listContract } from "@citelens/contract/platform/deletions";
import { people } from "#features/accounts/people/public.ts";
import { type ListedDeletion, listDeletions } from "#features/workspaces/deletion/public.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf } from "../store/list-query.ts";

type Query = ParsedInput<typeof listContract>["query"] & { readonly url: string };

/** One page of what was deleted, with the e-mails of those who asked for it and are still there. */
export async function shownDeletions(tools: Tools, query: Query): Promise<LongPage<Deletion>> {
  const isOpen = query.state === "all" ? undefined : query.state === "open";
  const found = await listDeletions(tools, { ...rangeOf(query), isOpen });
  const results = await shownRows(tools, found.rows);
  return pageOfLong(results, { ...query, ...found, pageSize: query.page_size });
}

/** With the e-mails of those who asked for them. */
export async function shownRows(tools: Tools, rows: readonly ListedDeletion[]): Promise<Deletion[]> {
  const ids = rows.flatMap(({ requested_by, impersonator_id }) => [requested_by, impersonator_id]);
  const known = await people.find(tools, [...new Set(ids.filter((id) => id !== null))]);
  const emails = new Map(known.map(({ id, email }) => [id, email]));
  return rows.map((row) => shown(row, emails));
}

function shown(row: ListedDeletion, emails: ReadonlyMap<string, string>): Deletion {
  const removed = Object.entries(row.removed)
    .map(([store, rows]) => ({ store, rows }))
    .sort((a, b) => b.rows - a.rows || a.store.localeCompare(b.store));
  return {
    id: row.id,
    kind: row.kind,
    status: statusOf(row),
    workspace_id: row.workspace_id,
    subject_id: row.subject_id,
    requested_by_id: row.requested_by,
    requested_by_email: emails.get(row.requested_by ?? "") ?? null,
    impersonator_email: emails.get(row.impersonator_id ?? "") ?? null,
    asked_at: row.asked_at.toISOString(),
    begun_at: row.begun_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    table: row.finished_at === null ? (row.position?.table ?? null) : null,
    rows: removed.reduce((sum, { rows }) => sum + rows, 0),
    removed,
    failure: row.failure && {
      error: row.failure.error,
      failures: row.failure.failures,
      next_try: row.failure.next_try_at.toISOString(),
    },
  };
}

function statusOf({ finished_at, begun_at, failure }: ListedDeletion): Deletion["status"] {
  if (finished_at !== null) return "DONE";
  if (failure !== null) return "FAILING";
  return begun_at === null ? "WAITING" : "REMOVING";
}
