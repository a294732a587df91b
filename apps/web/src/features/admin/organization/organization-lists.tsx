import { formatMoney } from "@citelens/contract/base/money";
import type { AuditEntry } from "@citelens/contract/platform/admin";
import type {
  LedgerEntry,
  OrganizationKey,
  OrganizationMember,
  Payment,
} from "@citelens/contract/platform/admin-organization";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CreditCard, KeyRound, LayoutGrid, Receipt, ScrollText, UsersRound } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { PagedList } from "#ui/table/paged-list.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { auditColumns } from "../audit-columns.tsx";
import { keyColumns } from "../details/key-columns.tsx";
import type { ShownList } from "../details/tabbed-lists.tsx";
import { NamedWith } from "../named-with.tsx";
import { workspaceColumns } from "../workspace-columns.tsx";
import {
  ledgerQuery,
  organizationAuditQuery,
  organizationKeysQuery,
  organizationMembersQuery,
  organizationWorkspacesQuery,
  paymentsQuery,
} from "./organization.queries.ts";

interface ListProps extends ShownList {
  readonly organizationId: string;
}

const ledgerColumns: readonly DataColumn<LedgerEntry>[] = [
  { id: "reason", header: "What", kind: "main", cell: ({ reason }) => reason },
  { id: "kind", header: "Kind", kind: "text", cell: ({ kind }) => entryKinds[kind] },
  { id: "lot", header: "Credits", kind: "text", cell: ({ lot_kind }) => lotKinds[lot_kind] },
  { id: "amount", header: "Amount", kind: "number", cell: ({ amount }) => signedCount(amount) },
  { id: "at", header: "When", kind: "text", cell: ({ at }) => <Ago at={at} /> },
];

const entryKinds = {
  GRANT: "Given",
  TAKE_BACK: "Taken back",
  SPEND: "Used",
  EXPIRE: "Expired",
  CHANGE: "Change of plan",
} as const satisfies Record<LedgerEntry["kind"], string>;

export const lotKinds = {
  PLAN: "Of the plan",
  BOUGHT: "Bought",
  GRANTED: "Granted",
} as const satisfies Record<LedgerEntry["lot_kind"], string>;

function signedCount(amount: number): string {
  return amount > 0 ? `+${countText(amount)}` : countText(amount).replace("-", "−");
}

export function LedgerList({ organizationId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Ledger"
      list={useQuery(ledgerQuery({ organizationId, page }))}
      columns={ledgerColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{
        icon: Receipt,
        title: "No entries yet",
        text: "Every change of the credits is written down here.",
      }}
    />
  );
}

const paymentColumns: readonly DataColumn<Payment>[] = [
  { id: "what", header: "What", kind: "main", cell: goodsOf },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ state, returned }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={paymentTones[state]}>{paymentStates[state]}</Badge>
        {returned > 0 && <Badge tone="warn">Money returned</Badge>}
      </span>
    ),
  },
  {
    id: "net",
    header: "Net",
    kind: "number",
    cell: ({ amount_cents, currency }) => formatMoney(amount_cents / 100, currency),
  },
  {
    id: "paid",
    header: "Paid",
    kind: "number",
    cell: ({ paid_cents, currency }) => (paid_cents === null ? "-" : formatMoney(paid_cents / 100, currency)),
  },
  { id: "created", header: "When", kind: "text", cell: ({ created }) => <Ago at={created} /> },
];

const paymentStates = { open: "Open", paid: "Paid", closed: "Not paid" } as const;
const paymentTones = { open: "warn", paid: "pos", closed: "neutral" } as const;

function goodsOf({ kind, credits, plan, interval }: Payment): string {
  switch (kind) {
    case "credits":
      return `${countText(credits ?? 0)} credits`;
    case "subscription":
      return `Plan ${plan ?? ""}, ${interval ?? ""}`;
    case "workspace":
      return "A workspace more";
  }
}

export function PaymentList({ organizationId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Payments"
      list={useQuery(paymentsQuery({ organizationId, page }))}
      columns={paymentColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: CreditCard, title: "No payments yet", text: "This organization has ordered nothing." }}
    />
  );
}

export function WorkspaceList({ organizationId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Workspaces"
      list={useQuery(organizationWorkspacesQuery({ organizationId, page }))}
      columns={workspaceColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: LayoutGrid, title: "No workspaces", text: "All of its workspaces were deleted." }}
    />
  );
}

const memberColumns: readonly DataColumn<OrganizationMember>[] = [
  {
    id: "name",
    header: "Member",
    kind: "main",
    cell: ({ id, name, email }) => (
      <NamedWith
        name={name}
        detail={email}
        link={<Link to="/admin/users/$userId" params={{ userId: id }} />}
      />
    ),
  },
  { id: "workspaces", header: "Workspaces", kind: "number", cell: ({ workspaces }) => countText(workspaces) },
  { id: "owned", header: "As owner", kind: "number", cell: ({ owned }) => countText(owned) },
];

export function MemberList({ organizationId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Members"
      list={useQuery(organizationMembersQuery({ organizationId, page }))}
      columns={memberColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: UsersRound, title: "No members", text: "Nobody belongs to a workspace of it." }}
    />
  );
}

const ownKeyColumns: readonly DataColumn<OrganizationKey>[] = [
  keyColumns.name,
  { id: "workspace", header: "Workspace", kind: "text", cell: ({ workspace_name }) => workspace_name },
  keyColumns.state,
  keyColumns.created,
];

export function KeyList({ organizationId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="API keys"
      list={useQuery(organizationKeysQuery({ organizationId, page }))}
      columns={ownKeyColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: KeyRound, title: "No API keys", text: "Its websites report nothing by a key yet." }}
    />
  );
}

const auditKey = ({ id }: AuditEntry): string => id;

export function AuditList({ organizationId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Timeline"
      list={useQuery(organizationAuditQuery({ organizationId, page }))}
      columns={auditColumns}
      rowKey={auditKey}
      page={page}
      onPage={onPage}
      empty={{
        icon: ScrollText,
        title: "Nothing yet",
        text: "What is done to it and in its workspaces stands here.",
      }}
    />
  );
}
