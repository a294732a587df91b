import type {
  TrackingCounter,
  WorkspaceCampaign,
  WorkspaceKey,
  WorkspaceRun,
} from "@citelens/contract/platform/admin-workspace";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Megaphone, RadioTower, RotateCw, ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { reasonLabel } from "#features/visits/tracking/public.ts";
import { countText } from "#lib/figures.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { PagedList } from "#ui/table/paged-list.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { auditColumns } from "../audit-columns.tsx";
import { keyColumns } from "../details/key-columns.tsx";
import type { ShownList } from "../details/tabbed-lists.tsx";
import { NamedWith } from "../named-with.tsx";
import {
  trackingQuery,
  workspaceAuditQuery,
  workspaceCampaignsQuery,
  workspaceKeysQuery,
  workspaceRunsQuery,
} from "./workspace.queries.ts";

interface ListProps extends ShownList {
  readonly workspaceId: string;
}

const outcomes = {
  stored: <Badge tone="pos">Stored</Badge>,
  filtered: <Badge tone="neutral">Filtered</Badge>,
  rejected: <Badge tone="neg">Rejected</Badge>,
} as const;

/** Words for stored rows, where the words for what was not mean something else. */
const storedLabels: Readonly<Record<string, string>> = {
  agent: "Visits of AI agents",
  referral: "Visitors whom AI assistants sent",
};

const trackingColumns: readonly DataColumn<TrackingCounter>[] = [
  {
    id: "key",
    header: "Reported by",
    kind: "main",
    cell: ({ source, key_name, prefix, revoked }) =>
      source === "tracker" ? (
        <span className="font-medium">tracker.js</span>
      ) : (
        <NamedWith
          name={key_name ?? "A deleted key"}
          detail={`${prefix ?? ""}…${revoked ? " revoked" : ""}`}
        />
      ),
  },
  { id: "outcome", header: "Outcome", kind: "text", cell: ({ outcome }) => outcomes[outcome] },
  {
    id: "reason",
    header: "Reason",
    kind: "text",
    long: true,
    cell: ({ outcome, reason, status }) => (
      <>
        {outcome === "stored" ? (storedLabels[reason] ?? reasonLabel(reason)) : reasonLabel(reason)}
        {status !== null && <span className="text-fg-3"> ({status})</span>}
      </>
    ),
  },
  { id: "today", header: "Today", kind: "number", cell: ({ today }) => countText(today) },
  { id: "week", header: "7 days", kind: "number", cell: ({ week }) => countText(week) },
];

/** Days are those of UTC, by which they are counted. */
export function TrackingList({ workspaceId }: ListProps): ReactElement {
  const tracking = useQuery(trackingQuery(workspaceId));
  return (
    <DataTable
      label="Tracking"
      columns={trackingColumns}
      data={tableDataOf(tracking, ({ results }) => results, { rowsAfterFailure: "removed" })}
      rowKey={({ key_id, outcome, reason }) => `${key_id} ${outcome} ${reason}`}
      skeletonRows={8}
      empty={
        <EmptyState icon={RadioTower} title="Nothing arrived in seven days" frame="none">
          Neither a server with one of its keys nor tracker.js has reported anything.
        </EmptyState>
      }
    />
  );
}

const campaignStates = {
  DRAFT: "Draft",
  ACTIVE: "Active",
  PAUSED: "Paused",
  STOPPED: "Stopped",
  ARCHIVED: "Archived",
} as const satisfies Record<WorkspaceCampaign["status"], string>;

const campaignColumns: readonly DataColumn<WorkspaceCampaign>[] = [
  {
    id: "name",
    header: "Campaign",
    kind: "main",
    cell: ({ id, name }) => <NamedWith name={name === "" ? "Untitled campaign" : name} detail={id} />,
  },
  {
    id: "status",
    header: "Status",
    kind: "text",
    long: true,
    cell: ({ status, stop_reason }) => (
      <span className="flex flex-col items-start gap-1">
        <Badge tone={status === "ACTIVE" ? "pos" : "neutral"}>{campaignStates[status]}</Badge>
        {stop_reason !== null && <span className="text-sm text-fg-2">{stop_reason}</span>}
      </span>
    ),
  },
  { id: "queries", header: "Queries", kind: "number", cell: ({ queries }) => countText(queries) },
  { id: "answers", header: "Answers", kind: "number", cell: ({ answers }) => countText(answers) },
  { id: "last", header: "Last run", kind: "text", cell: ({ last_run_at }) => timeOf(last_run_at) },
  { id: "next", header: "Next run", kind: "text", cell: ({ next_run_at }) => timeOf(next_run_at) },
];

function timeOf(at: string | null): ReactElement | string {
  return at === null ? "-" : <Ago at={at} />;
}

export function CampaignList({ workspaceId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Campaigns"
      list={useQuery(workspaceCampaignsQuery({ workspaceId, page }))}
      columns={campaignColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: Megaphone, title: "No campaigns", text: "Nobody has made one in this workspace." }}
    />
  );
}

const runColumns: readonly DataColumn<WorkspaceRun>[] = [
  {
    id: "campaign",
    header: "Run of",
    kind: "main",
    cell: ({ id, campaign_name }) => (
      <NamedWith name={campaign_name === "" ? "A campaign without a name" : campaign_name} detail={id} />
    ),
  },
  { id: "created", header: "Begun", kind: "text", cell: ({ created }) => <Ago at={created} /> },
  {
    id: "status",
    header: "Status",
    kind: "text",
    cell: ({ status }) =>
      status === "DONE" ? <Badge tone="pos">Done</Badge> : <Badge tone="info">Running</Badge>,
  },
  {
    id: "ok",
    header: "Answered",
    kind: "number",
    cell: ({ asked, ok, refused }) => (
      <span className="flex flex-col items-end">
        <span>
          {countText(ok)} of {countText(asked)}
        </span>
        {refused > 0 && <span className="text-sm text-fg-3">{countText(refused)} refused</span>}
      </span>
    ),
  },
  { id: "failed", header: "Failed", kind: "number", cell: ({ failed }) => countText(failed) },
  {
    id: "errors",
    header: "Why they failed",
    kind: "text",
    long: true,
    cell: ({ errors }) =>
      errors.length === 0 ? (
        "-"
      ) : (
        <span className="flex max-w-80 flex-col text-sm">
          {errors.map(({ kind, words, answers }) => (
            <span key={kind}>
              {countText(answers)} × {words}
            </span>
          ))}
        </span>
      ),
  },
];

export function RunList({ workspaceId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Runs"
      list={useQuery(workspaceRunsQuery({ workspaceId, page }))}
      columns={runColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: RotateCw, title: "No runs", text: "No campaign of this workspace was asked yet." }}
    />
  );
}

const ownKeyColumns: readonly DataColumn<WorkspaceKey>[] = [
  keyColumns.name,
  keyColumns.state,
  keyColumns.created,
];

export function KeyList({ workspaceId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="API keys"
      list={useQuery(workspaceKeysQuery({ workspaceId, page }))}
      columns={ownKeyColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: KeyRound, title: "No API keys", text: "Its website reports nothing by a key yet." }}
    />
  );
}

export function AuditList({ workspaceId, page, onPage }: ListProps): ReactElement {
  return (
    <PagedList
      label="Timeline"
      list={useQuery(workspaceAuditQuery({ workspaceId, page }))}
      columns={auditColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{ icon: ScrollText, title: "Nothing yet", text: "What is done to it and in it stands here." }}
    />
  );
}
