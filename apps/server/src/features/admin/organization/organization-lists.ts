import type { AdminWorkspace, AuditEntry } from "@citelens/contract/platform/admin";
import type {
  LedgerEntry,
  OrganizationKey,
  OrganizationMember,
  Payment,
} from "@citelens/contract/platform/admin-organization";
import { people } from "#features/accounts/people/public.ts";
import { listKeysOfOrganization } from "#features/api-keys/public.ts";
import { type OrganizationOrder, organizationBilling } from "#features/billing/support/public.ts";
import { ledgerReport } from "#features/credits/report/public.ts";
import { organizationWorkspaces } from "#features/workspaces/of-organization/public.ts";
import { type LongPage, type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { shownAudit } from "../audit/audit-log.ts";
import { shownWorkspaces } from "../search/directory.ts";
import { type ListQuery, rangeOf } from "../store/list-query.ts";

export interface OrganizationQuery extends ListQuery {
  readonly organizationId: string;
}

/** The lists of an organization's page. */
export const organizationLists = { ledger, payments, workspaces, members, keys, audit } as const;

async function ledger(tools: Tools, query: OrganizationQuery): Promise<Page<LedgerEntry>> {
  const { count, rows } = await ledgerReport.listEntries(tools, query.organizationId, rangeOf(query));
  return pageOfRows(rows.map(shownEntry), { ...query, count, pageSize: query.page_size });
}

type EntryRow = Awaited<ReturnType<typeof ledgerReport.walkEntries>>[number];

export function shownEntry({ id, created, kind, lot_kind, amount, reason, key }: EntryRow): LedgerEntry {
  return { id, at: created.toISOString(), kind, lot_kind, amount, reason, key };
}

async function payments(tools: Tools, query: OrganizationQuery): Promise<Page<Payment>> {
  const { count, rows } = await organizationBilling.listOrders(tools, query.organizationId, rangeOf(query));
  return pageOfRows(rows.map(shownPayment), { ...query, count, pageSize: query.page_size });
}

export function shownPayment(order: OrganizationOrder): Payment {
  const { id, kind, credits, plan, interval, amount_cents, paid_cents, currency, returned } = order;
  return {
    id,
    kind,
    credits,
    plan,
    interval,
    amount_cents,
    paid_cents,
    currency,
    created: order.created.toISOString(),
    state: stateOf(order),
    returned,
  };
}

function stateOf({ fulfilled_at, closed_at }: OrganizationOrder): Payment["state"] {
  if (fulfilled_at !== null) return "paid";
  return closed_at === null ? "open" : "closed";
}

async function workspaces(tools: Tools, query: OrganizationQuery): Promise<Page<AdminWorkspace>> {
  const { count, rows } = await organizationWorkspaces.list(tools, query.organizationId, rangeOf(query));
  return pageOfRows(await shownWorkspaces(tools, rows), { ...query, count, pageSize: query.page_size });
}

async function members(tools: Tools, query: OrganizationQuery): Promise<Page<OrganizationMember>> {
  const { count, rows } = await organizationWorkspaces.people(tools, query.organizationId, rangeOf(query));
  const known = await people.find(
    tools,
    rows.map(({ user_id }) => user_id),
  );
  const byId = new Map(known.map((person) => [person.id, person]));
  const results = rows.map(({ user_id, workspaces, owned }) => {
    const person = byId.get(user_id);
    const name = person ? `${person.first_name} ${person.last_name}` : "Deleted account";
    return { id: user_id, email: person?.email ?? "", name, workspaces, owned };
  });
  return pageOfRows(results, { ...query, count, pageSize: query.page_size });
}

async function keys(tools: Tools, query: OrganizationQuery): Promise<Page<OrganizationKey>> {
  const names = await organizationWorkspaces.names(tools, query.organizationId);
  const { count, rows } = await listKeysOfOrganization(tools, [...names.keys()], rangeOf(query));
  const results = rows.map(({ created, revoked_at, ...key }) => ({
    ...key,
    workspace_name: names.get(key.workspace_id) ?? "",
    created: created.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }));
  return pageOfRows(results, { ...query, count, pageSize: query.page_size });
}

async function audit(tools: Tools, query: OrganizationQuery): Promise<LongPage<AuditEntry>> {
  const names = await organizationWorkspaces.names(tools, query.organizationId);
  const about = { subjectId: query.organizationId, workspaceIds: [...names.keys()] };
  return shownAudit(tools, { about }, query);
}
