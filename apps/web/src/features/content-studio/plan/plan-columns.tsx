import type { PlanRow } from "@citelens/contract/content/plan";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { KindBadge, ScoreCell } from "#features/opportunities/public.ts";
import { dayText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { standsAt, studioPaths } from "../studio-paths.ts";
import { PlanEffect, type PlanEffectProps } from "./plan-effect.tsx";

export const planColumns: readonly DataColumn<PlanRow>[] = [
  { id: "what", header: "What", kind: "main", cell: (row) => <What {...row} /> },
  {
    id: "score",
    header: "Score",
    kind: "text",
    cell: ({ opportunity }) => <ScoreCell {...opportunity} />,
  },
  {
    id: "who",
    header: "Who",
    kind: "text",
    cell: ({ opportunity: { assignee } }) =>
      assignee ? assignee.name : <span className="text-fg-3">Nobody yet</span>,
  },
  { id: "due", header: "Until", kind: "text", cell: (row) => <Due {...row} /> },
  { id: "text", header: "Text", kind: "text", cell: (row) => <Text {...row} /> },
  {
    id: "named",
    header: "Named",
    kind: "text",
    cell: (row) => <Effect row={row} figureOf={({ named }) => named} />,
  },
  {
    id: "cited",
    header: "Cited",
    kind: "text",
    cell: (row) => <Effect row={row} figureOf={({ cited }) => cited} />,
  },
];

/** To the opportunity, where it is changed who does it and until when. */
function What({ opportunity: { id, title, kind, is_gone: isGone } }: PlanRow): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="min-w-44 space-y-0.5">
      <Link
        to="/workspaces/$projectId/opportunities"
        params={{ projectId }}
        search={{ period: "90d", state: "all", opportunity: id }}
        className="rounded-control wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
      >
        {title}
      </Link>
      <p className="flex flex-wrap gap-x-3">
        <KindBadge kind={kind} />
        {isGone && <span className="text-sm font-normal text-fg-3">Not found any more</span>}
      </p>
    </div>
  );
}

function Due({ group, opportunity: { due_on: due, state }, optimization }: PlanRow): ReactElement {
  const isDone = state === "DONE" || optimization?.published_at != null;
  return (
    <>
      <span className="block whitespace-nowrap tabular-nums">
        {due === null ? <span className="text-fg-3">No day yet</span> : dayText(due)}
      </span>
      {group === "LATE" && <Badge tone="warn">Late</Badge>}
      {isDone && <Badge tone="pos">Done</Badge>}
    </>
  );
}

function Text({ opportunity: { id, state }, optimization }: PlanRow): ReactElement {
  const projectId = useWorkspaceId();
  if (!optimization) {
    if (state === "DONE") return <span className="text-fg-3">–</span>;
    return (
      <TextLink
        render={
          <Link
            to="/workspaces/$projectId/optimization/create"
            params={{ projectId }}
            search={{ opportunity: id }}
          />
        }
      >
        Begin a text
      </TextLink>
    );
  }
  const { status, title, published_at: published } = optimization;
  return (
    <Link
      to={standsAt(studioPaths(projectId), optimization)}
      className="rounded-control hover:underline hover:underline-offset-3"
    >
      {published === null ? <StatusBadge status={status} /> : <Badge tone="pos">Published</Badge>}
      <VisuallyHidden>: open the text {title}</VisuallyHidden>
    </Link>
  );
}

interface EffectProps extends Pick<PlanEffectProps, "figureOf"> {
  readonly row: PlanRow;
}

function Effect({ row: { optimization }, figureOf }: EffectProps): ReactElement {
  if (!optimization?.published_at) return <span className="text-fg-3">–</span>;
  return <PlanEffect id={optimization.id} figureOf={figureOf} />;
}
