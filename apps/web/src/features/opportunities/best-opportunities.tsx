import type { Opportunity } from "@citelens/contract/content/opportunities";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { EffortLabel } from "./marks/effort-label.tsx";
import { KindBadge } from "./marks/kind-badge.tsx";
import { ScoreCell } from "./marks/score-cell.tsx";

const columns: readonly FigureColumn<Opportunity>[] = [
  { id: "title", header: "Opportunity", kind: "main", cell: (row) => <Name {...row} /> },
  { id: "answers", header: "Rests on", kind: "detail", cell: ({ figures }) => <Answers {...figures} /> },
  { id: "effort", header: "Effort", kind: "detail", cell: ({ effort }) => <EffortLabel effort={effort} /> },
  { id: "score", header: "Score", kind: "figure", cell: scoreCell },
];

/** A few opportunities with what they are worth, for pages that lead to the list. */
export function BestOpportunities({ rows }: { readonly rows: readonly Opportunity[] }): ReactElement {
  return <FigureTable label="Best opportunities" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** At the card's edge, below its header. */
function scoreCell(row: Opportunity): ReactElement {
  return (
    <div className="flex justify-end">
      <ScoreCell {...row} />
    </div>
  );
}

function Answers({ n }: Opportunity["figures"]): ReactElement {
  return <span className="whitespace-nowrap">{counted(n, "answer")}</span>;
}

function Name({ id, title, kind, why }: Opportunity): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-0.5">
      <Link
        to="/workspaces/$projectId/opportunities"
        params={{ projectId }}
        search={{ opportunity: id }}
        title={why}
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
