import { dayAfter, startOfDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/platform/admin";
import type { AuditEntry } from "@citelens/contract/platform/admin";
import { people } from "#features/accounts/people/public.ts";
import { organizationWorkspaces } from "#features/workspaces/of-organization/public.ts";
import * as log from "#platform/audit/audit.sql.ts";
import { dates } from "#platform/files/list-column.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { type ListQuery, rangeOf } from "../store/list-query.ts";

type Query = ParsedInput<typeof contract.listAudit>["query"];

/** One page of the log, with the e-mails of those who are still there. */
export async function listAudit(
  tools: Tools,
  query: Query & { readonly url: string },
): Promise<LongPage<AuditEntry>> {
  return shownAudit(tools, await filterOf(tools, query), query);
}

/** Every action that can be filtered by. */
export async function listAuditActions(tools: Tools): Promise<{ readonly results: string[] }> {
  return { results: await log.listActions(tools) };
}

const exportedAtOnce = 1_000;

/** All that the filter finds, the newest first, read as fast as it is taken. */
export async function exportAudit(tools: Tools, query: Query): Promise<ListFile> {
  const filter = await filterOf(tools, query);
  return listFile({
    name: "audit-log",
    items: entriesOf(tools, filter),
    header: [
      dates("Time"),
      "Action",
      "User",
      "User ID",
      "Viewed as by",
      "Viewed as by (ID)",
      "Workspace ID",
      "Subject ID",
      "Details",
      "ID",
    ],
    cellsOf: (entry) => [
      entry.at,
      entry.action,
      entry.actor_email,
      entry.actor_id,
      entry.impersonator_email,
      entry.impersonator_id,
      entry.workspace_id,
      entry.subject_id,
      JSON.stringify(entry.details),
      entry.id,
    ],
  });
}

async function* entriesOf(tools: Tools, filter: log.AuditFilter): AsyncGenerator<AuditEntry> {
  let last: string | undefined;
  for (;;) {
    const entries = await log.listAuditBefore(tools, filter, { id: last, limit: exportedAtOnce });
    yield* await withEmails(tools, entries);
    if (entries.length < exportedAtOnce) return;
    last = entries.at(-1)?.id;
  }
}

async function filterOf(
  tools: Tools,
  { action, user, organization, workspace, from_date, to_date }: Query,
): Promise<log.AuditFilter> {
  const names =
    organization === undefined ? undefined : await organizationWorkspaces.names(tools, organization);
  return {
    ...(action !== undefined && { action }),
    ...(user !== undefined && { userId: user }),
    ...(workspace !== undefined && { workspaceId: workspace }),
    ...(organization !== undefined && {
      about: { subjectId: organization, workspaceIds: [...(names?.keys() ?? [])] },
    }),
    ...(from_date !== undefined && { from: startOfDay("UTC", from_date) }),
    ...(to_date !== undefined && { before: startOfDay("UTC", dayAfter(to_date)) }),
  };
}

/** One page of what a filter finds. */
export async function shownAudit(
  tools: Tools,
  filter: log.AuditFilter,
  query: ListQuery,
): Promise<LongPage<AuditEntry>> {
  const found = await log.pageOfAudit(tools, { ...filter, ...rangeOf(query) });
  const results = await withEmails(tools, found.rows);
  return pageOfLong(results, { ...query, ...found, pageSize: query.page_size });
}

async function withEmails(tools: Tools, entries: readonly log.AuditEntry[]): Promise<AuditEntry[]> {
  const ids = entries.flatMap(({ actor_id, impersonator_id }) => [actor_id, impersonator_id]);
  const known = await people.find(tools, [...new Set(ids.filter((id) => id !== null))]);
  const emails = new Map(known.map(({ id, email }) => [id, email]));
  return entries.map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor_email: emails.get(entry.actor_id ?? "") ?? null,
    impersonator_email: emails.get(entry.impersonator_id ?? "") ?? null,
    details: { ...entry.details },
  }));
}
