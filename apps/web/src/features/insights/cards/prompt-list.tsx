import type { PromptRow } from "@citelens/contract/visibility/insights";
import { ChartNoAxesColumn } from "lucide-react";
import { type ReactElement, useState } from "react";
import { countText, percent } from "#lib/figures.ts";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { place } from "../figures.rules.ts";
import { AnswersLink } from "../links/answers-link.tsx";
import { ModelName } from "./model-name.tsx";
import { shortPreview } from "./prompt-tabs.rules.ts";
import { QueryLink } from "./query-link.tsx";

export interface PromptListProps {
  readonly rows: readonly PromptRow[];
  /** The full count, also when the list is shorter. */
  readonly total: number;
  readonly emptyText: string;
}

/** How many rows are shown at first, and added by each click. */
const step = 10;

export function PromptList({ rows, total, emptyText }: PromptListProps): ReactElement {
  const [shown, setShown] = useState(step);
  if (rows.length === 0) return <EmptyState frame="none" icon={ChartNoAxesColumn} title={emptyText} />;

  return (
    <>
      <FigureTable
        label="Prompts"
        columns={columns}
        rows={rows.slice(0, shown)}
        rowKey={({ query_id }) => query_id}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-border px-5 py-3">
        <p role="status" className="text-sm text-fg-3 tabular-nums">
          {countText(Math.min(shown, rows.length))} of {countText(total)}
        </p>
        {shown < rows.length && (
          <Button size="sm" onClick={() => setShown(shown + step)}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

const columns: readonly FigureColumn<PromptRow>[] = [
  {
    id: "query",
    header: "Prompt",
    kind: "main",
    cell: (row) => <Prompt row={row} />,
  },
  {
    id: "mention",
    header: "Mention position",
    kind: "detail",
    cell: ({ mention_position }) => place(mention_position),
  },
  {
    id: "source",
    header: "Source position",
    kind: "detail",
    cell: ({ source_position }) => place(source_position),
  },
  {
    id: "rate",
    header: "Mention rate",
    kind: "bar",
    cell: ({ query_id, query_text, n, mention_rate, interval }) => (
      <div className="space-y-1">
        <AnswersLink traits={{ query: query_id }} label={`answers to “${query_text}”`}>
          {percent(mention_rate)}
        </AnswersLink>
        <RateBar value={mention_rate} low={interval?.low} high={interval?.high} />
        <IntervalNote n={n} low={interval?.low} high={interval?.high} />
      </div>
    ),
  },
];

function Prompt({ row }: { readonly row: PromptRow }): ReactElement {
  return (
    <div className="space-y-1">
      <QueryLink queryId={row.query_id} answerId={row.answer_id} text={row.query_text} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-3">
        <ModelName name={row.operator_display_name} favicon={row.operator_favicon} />
        {row.branded && <Badge tone="brand">Branded</Badge>}
      </p>
      <p className="text-sm text-fg-3">{shortPreview(row.answer_preview)}</p>
    </div>
  );
}
