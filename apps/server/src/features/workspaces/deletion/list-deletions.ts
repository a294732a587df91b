import type { Place } from "#platform/place.ts";
import { listFailedOf } from "#platform/sweeps/failed-items.sql.ts";
import type { LongPage } from "#platform/text-search/long-list.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { type DeletionRow, findDeletionRow, listDeletionRows, removals } from "./deletions.sql.ts";

export interface ListedDeletion extends DeletionRow {
  /** Failure of the last try, if it failed. */
  readonly failure: { readonly error: string; readonly failures: number; readonly next_try_at: Date } | null;
}

/** Deletions of all workspaces, the newest first, with what keeps those from ending that fail. For superusers. */
export async function listDeletions(
  tools: Tools,
  range: Parameters<typeof listDeletionRows>[1],
): Promise<LongPage<ListedDeletion>> {
  const page = await listDeletionRows(tools, range);
  return { ...page, rows: await withFailures(tools, page.rows) };
}

/** The removal of one workspace, if it was deleted. For superusers. */
export async function findDeletionOf(tools: Tools, place: Place): Promise<ListedDeletion | undefined> {
  const row = await findDeletionRow(tools, place);
  return row && (await withFailures(tools, [row]))[0];
}

async function withFailures(tools: Tools, rows: readonly DeletionRow[]): Promise<ListedDeletion[]> {
  const failed = await listFailedOf(
    tools,
    removals,
    rows.map(({ id }) => id),
  );
  const failures = new Map(failed.map((one) => [one.item, one]));
  return rows.map((row) => ({ ...row, failure: failures.get(row.id) ?? null }));
}
