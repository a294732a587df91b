import { dayAfter, startOfDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { type AuditLogEntry, auditLogEntry, type listAuditLog } from "@citelens/contract/billing/audit-log";
import { people } from "#features/accounts/people/public.ts";
import { organizationWorkspaces } from "#features/workspaces/of-organization/public.ts";
import * as log from "#platform/audit/audit.sql.ts";
import { fileName } from "#platform/files/file-name.ts";
import { columnsOf } from "#platform/files/item-columns.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";

interface AskedLog {
  readonly payer: { readonly organizationId: string; readonly userId: string };
  readonly query: ParsedInput<typeof listAuditLog>["query"];
  readonly url: string;
}

interface LogContext {
  /** Names of the organization's workspaces. */
  readonly names: ReadonlyMap<string, string>;
  /** User who looks: a superuser may own an organization, too. */
  readonly userId: string;
}

/** Acts upon an organization that are between superusers. */
const ofSuperusers = ["organization.noted", "organization.exported"];

/** The acts in an organization's workspaces and upon it, the newest first: a page of them, or all as a file. */
export async function auditLogOf(
  tools: Tools,
  { payer, query, url }: AskedLog,
): Promise<LongPage<AuditLogEntry> | ListFile> {
  const { organizationId, userId } = payer;
  const names = await organizationWorkspaces.names(tools, organizationId);
  const look: LogContext = { names, userId };
  const filter = filterOf(query, { subjectId: organizationId, workspaceIds: [...names.keys()] });
  if (query.format !== "json") {
    const name = fileName("audit-log", { start_date: query.from_date, end_date: query.to_date }, tools.now());
    return listFile({ name, items: entriesOf(tools, filter, look), ...columnsOf(auditLogEntry) });
  }

  const { page, page_size: pageSize } = query;
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const found = await log.pageOfAudit(tools, { ...filter, ...range });
  return pageOfLong(await shownEntries(tools, found.rows, look), { ...found, page, pageSize, url });
}

function filterOf(
  { action, user, from_date, to_date }: AskedLog["query"],
  about: NonNullable<log.AuditFilter["about"]>,
): log.AuditFilter {
  return {
    about,
    besides: ofSuperusers,
    ...(action !== undefined && { action }),
    ...(user !== undefined && { userId: user }),
    ...(from_date !== undefined && { from: startOfDay("UTC", from_date) }),
    ...(to_date !== undefined && { before: startOfDay("UTC", dayAfter(to_date)) }),
  };
}

const exportedAtOnce = 1_000;

async function* entriesOf(
  tools: Tools,
  filter: log.AuditFilter,
  look: LogContext,
): AsyncGenerator<AuditLogEntry> {
  let last: string | undefined;
  for (;;) {
    const entries = await log.listAuditBefore(tools, filter, { id: last, limit: exportedAtOnce });
    yield* await shownEntries(tools, entries, look);
    if (entries.length < exportedAtOnce) return;
    last = entries.at(-1)?.id;
  }
}

async function shownEntries(
  tools: Tools,
  entries: readonly log.AuditEntry[],
  look: LogContext,
): Promise<AuditLogEntry[]> {
  const ids = entries.flatMap(({ actor_id }) => actor_id ?? []);
  const known = new Map((await people.find(tools, [...new Set(ids)])).map((one) => [one.id, one]));
  return entries.map((entry) => {
    const person = known.get(entry.actor_id ?? "");
    const isSuperuser = person?.is_superuser === true && person.id !== look.userId;
    return isSuperuser ? ofSupport(entry, look) : ofPerson(entry, person, look);
  });
}

/** Superusers are support, by no name; what they note of their acts is theirs. */
function ofSupport(
  { at, impersonator_id: _, ...entry }: log.AuditEntry,
  { names }: LogContext,
): AuditLogEntry {
  return {
    ...entry,
    at: at.toISOString(),
    by: "support",
    actor_id: null,
    actor_name: null,
    actor_email: null,
    workspace_name: names.get(entry.workspace_id ?? "") ?? null,
    details: {},
  };
}

type KnownPerson = Awaited<ReturnType<typeof people.find>>[number];

function ofPerson(
  { at, impersonator_id: impersonatorId, details, ...entry }: log.AuditEntry,
  person: KnownPerson | undefined,
  { names }: LogContext,
): AuditLogEntry {
  const actor = entry.actor_id === null ? "system" : "person";
  return {
    ...entry,
    at: at.toISOString(),
    by: impersonatorId === null ? actor : "support",
    actor_name: person ? `${person.first_name} ${person.last_name}`.trim() : null,
    actor_email: person?.email ?? null,
    workspace_name: names.get(entry.workspace_id ?? "") ?? null,
    details: { ...details },
  };
}
