import type { Opportunity } from "@citelens/contract/content/opportunities";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { dayText } from "#lib/dates/dates.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { EffortLabel } from "./marks/effort-label.tsx";
import { KindBadge } from "./marks/kind-badge.tsx";
import { ScoreCell } from "./marks/score-cell.tsx";
import { StateBadge } from "./marks/state-badge.tsx";
import { withOpportunity } from "./opportunities-search.rules.ts";

export const opportunityColumns: readonly DataColumn<Opportunity>[] = [
  { id: "title", header: "Opportunity", kind: "main", cell: (row) => <Title {...row} /> },
  { id: "why", header: "Why", kind: "text", long: true, cell: ({ why }) => <Why why={why} /> },
  { id: "score", header: "Score", kind: "text", sortable: true, cell: (row) => <ScoreCell {...row} /> },
  { id: "n", header: "Answers", kind: "number", sortable: true, cell: ({ figures }) => countText(figures.n) },
  {
    id: "effort",
    header: "Effort",
    kind: "text",
    sortable: true,
    cell: ({ effort }) => <EffortLabel effort={effort} />,
  },
  { id: "state", header: "State", kind: "text", cell: (row) => <State {...row} /> },
];

function Title({ id, title, kind }: Opportunity): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-0.5">
      <Link
        to="/workspaces/$projectId/opportunities"
        params={{ projectId }}
        search={withOpportunity(id)}
        resetScroll={false}
        className="rounded-control wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
      >
        {title}
      </Link>
      <p>
        <KindBadge kind={kind} />
      </p>
    </div>
  );
}

function Why({ why }: Pick<Opportunity, "why">): ReactElement {
  return (
    <p title={why} className="line-clamp-2 text-sm wrap-anywhere">
      {why}
    </p>
  );
}

function State({ state, assignee, due_on }: Opportunity): ReactElement {
  return (
    <>
      <StateBadge state={state} />
      {assignee && <p className="text-sm wrap-anywhere text-fg-3">{assignee.name}</p>}
      {due_on !== null && <p className="text-sm whitespace-nowrap text-fg-3">By {dayText(due_on)}</p>}
    </>
  );
}
