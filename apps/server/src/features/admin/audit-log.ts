import type { AuditEntry } from "@citelens/contract/platform/admin";
import { people } from "#features/accounts/people/public.ts";
import * as log from "#platform/audit/audit.sql.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { type ListQuery, rangeOf } from "./list-query.ts";

export interface AuditQuery extends ListQuery {
  readonly user?: string | undefined;
  readonly workspace?: string | undefined;
}

/** One page of the log, with the e-mails of those who are still there. */
export async function listAudit(tools: Tools, query: AuditQuery): Promise<LongPage<AuditEntry>> {
  const filter = {
    ...(query.user !== undefined && { userId: query.user }),
    ...(query.workspace !== undefined && { workspaceId: query.workspace }),
  };
  return shownAudit(tools, filter, query);
}

/** One page of what a filter finds. */
export async function shownAudit(
  tools: Tools,
  filter: Omit<Parameters<typeof log.pageOfAudit>[1], "limit" | "offset">,
  query: ListQuery,
): Promise<LongPage<AuditEntry>> {
  const found = await log.pageOfAudit(tools, { ...filter, ...rangeOf(query) });
  const entries = found.rows;

  const ids = entries.flatMap(({ actor_id, impersonator_id }) => [actor_id, impersonator_id]);
  const known = await people.find(tools, [...new Set(ids.filter((id) => id !== null))]);
  const emails = new Map(known.map(({ id, email }) => [id, email]));
  const results = entries.map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor_email: emails.get(entry.actor_id ?? "") ?? null,
    impersonator_email: emails.get(entry.impersonator_id ?? "") ?? null,
    details: { ...entry.details },
  }));
  return pageOfLong(results, { ...query, ...found, pageSize: query.page_size });
}
