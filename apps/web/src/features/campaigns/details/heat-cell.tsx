import type { MatrixCell } from "@citelens/contract/visibility/conversations";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { describeCell, formatInterval, heatOf, percent, withoutText } from "./heat.rules.ts";

interface HeatCellProps {
  readonly queryId: string;
  /** Undefined while the model was never asked. */
  readonly cell: MatrixCell | undefined;
}

const heats = [
  "bg-surface",
  "bg-brand/8",
  "bg-brand/16",
  "bg-brand/24",
  "bg-brand/32",
  "bg-brand/40",
] as const;

/** How often one model names the client for one query; links to the newest answer. */
export function HeatCell({ queryId, cell }: HeatCellProps): ReactElement {
  const workspaceId = useWorkspaceId();
  if (!cell) return <Figures cell={undefined} />;
  if (cell.last_answer_id === null) return <Figures cell={cell} />;

  return (
    <Link
      to="/workspaces/$projectId/insight/conversations/$queryId"
      params={{ projectId: workspaceId, queryId }}
      hash={`answer-${cell.last_answer_id}`}
      className="block rounded-control hover:outline-2 hover:outline-brand"
    >
      <Figures cell={cell} />
    </Link>
  );
}

function Figures({ cell }: Pick<HeatCellProps, "cell">): ReactElement {
  if (!cell || cell.visibility === null) {
    return (
      <span className="block rounded-control border border-dashed border-border px-2.5 py-2 text-center text-sm text-fg-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{cell ? describeCell(cell) : "Not asked"}</span>
        {cell && <span className="block text-xs">{withoutText(cell).replace(/^, /, "")}</span>}
      </span>
    );
  }
  const { visibility, n, average_position: position } = cell;
  return (
    <span
      className={`block rounded-control border border-border px-2.5 py-1.5 text-center tabular-nums ${heats[heatOf(visibility)]}`}
    >
      <span className="sr-only">{describeCell(cell)}</span>
      <span aria-hidden="true" className="block font-semibold text-fg">
        {percent(visibility)}
      </span>
      <span aria-hidden="true" className="block text-xs whitespace-nowrap text-fg">
        n {n} · {formatInterval(cell)}
      </span>
      <span aria-hidden="true" className="block text-xs text-fg">
        {position === null ? "not named" : `place ${position.toFixed(1)}`}
      </span>
      {cell.unknown_to_model > 0 && (
        <span aria-hidden="true" className="block text-xs text-fg">
          unknown in {cell.unknown_to_model}
        </span>
      )}
    </span>
  );
}
