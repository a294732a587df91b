import { getModelFigures, type ModelFigures } from "@citelens/contract/visibility/operators";
import { useQuery } from "@tanstack/react-query";
import { Bot, CirclePause } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { endpointQuery } from "#lib/api/queries.ts";
import { countText, dollarsText, exactText, perCent } from "#lib/figures.ts";
import { sampleText } from "#ui/charts/time-series/sample-text.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Instant } from "#ui/text/instant.tsx";
import { modelsKey } from "./models.queries.ts";

type Figures = ModelFigures["models"][number];
type Pause = ModelFigures["pauses"][number];

const figuresQuery = endpointQuery([...modelsKey, "figures"], [getModelFigures, {}]);

/** Figures of answers: what they cost, how often none came, how long they took, and when models were paused: all of 30 days. */
export function FiguresCards(): ReactElement {
  const figures = useQuery(figuresQuery);
  return (
    <>
      <h2 className="text-lg font-semibold">Last 30 days</h2>
      <DataTable
        label="Figures of the last 30 days"
        wide
        columns={figureColumns}
        data={tableDataOf(figures, ({ models }) => models)}
        rowKey={({ id }) => id}
        skeletonRows={4}
        empty={<EmptyState icon={Bot} title="No campaign asked a model in this time" frame="none" />}
      />
      <h2 className="text-lg font-semibold">Pauses</h2>
      <DataTable
        label="Pauses of the last 30 days"
        wide
        columns={pauseColumns}
        data={tableDataOf(figures, ({ pauses }) => pauses)}
        rowKey={({ id, paused_at }) => `${id} ${paused_at}`}
        skeletonRows={2}
        empty={<EmptyState icon={CirclePause} title="No model was paused in this time" frame="none" />}
      />
    </>
  );
}

const unknown = <span className="text-fg-3">–</span>;

const figureColumns: readonly DataColumn<Figures>[] = [
  { id: "model", header: "Model", kind: "main", cell: ({ display_name }) => display_name },
  {
    id: "cost",
    header: "Cost per answer",
    kind: "number",
    cell: ({ cost_per_answer_usd: usd }) => (usd === null ? unknown : dollarsText(usd)),
  },
  { id: "errors", header: "Errors", kind: "number", cell: errorsCell },
  {
    id: "time",
    header: "Mean time of an answer",
    kind: "number",
    cell: ({ mean_ms: ms }) => (ms === null ? unknown : `${exactText(ms / 1_000)} s`),
  },
  { id: "calls", header: "Calls", kind: "number", cell: ({ calls }) => countText(calls) },
];

function errorsCell({ error_rate, error_interval, calls }: Figures): ReactNode {
  return (
    <span className="flex flex-col items-end">
      <span>{perCent(exactText(error_rate))}</span>
      <span className="text-sm text-fg-3 sm:whitespace-nowrap">
        {sampleText({ n: calls, low: error_interval?.low, high: error_interval?.high })}
      </span>
    </span>
  );
}

const endings = {
  ANSWER: "By an answer to a campaign",
  CHECK: "By a test question",
  TIME: "By itself, after its time",
} as const;

const pauseColumns: readonly DataColumn<Pause>[] = [
  { id: "model", header: "Model", kind: "main", cell: ({ display_name }) => display_name },
  { id: "paused", header: "Paused", kind: "text", cell: ({ paused_at }) => <Instant at={paused_at} /> },
  { id: "ended", header: "Resumed", kind: "text", cell: endCell },
  {
    id: "reason",
    header: "Reason",
    kind: "text",
    long: true,
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
];

function endCell({ ended_at, ended_by }: Pause): ReactNode {
  if (ended_at === null || ended_by === null) return "Still paused";
  return (
    <span className="flex flex-col">
      <Instant at={ended_at} />
      <span className="text-sm text-fg-3 sm:whitespace-nowrap">{endings[ended_by]}</span>
    </span>
  );
}
