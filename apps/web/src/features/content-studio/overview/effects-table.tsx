import type { Optimization, OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import type { UseQueryResult } from "@tanstack/react-query";
import { LineChart } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { counted } from "#lib/figures.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { PublishDialog } from "../effect/publish-dialog.tsx";
import { type EffectRow, effectColumns } from "./effect-columns.tsx";

interface EffectsTableProps {
  readonly summary: UseQueryResult<OptimizationSummary>;
}

const title = "Effect of what was published";

/** Effects of the texts that were published last. */
export function EffectsTable({ summary }: EffectsTableProps): ReactElement {
  const [changed, setChanged] = useState<Optimization>();
  const [isChanging, setIsChanging] = useState(false);
  const published = summary.data?.published ?? 0;
  const texts = summary.data?.last_published;
  const rows = useMemo(
    () =>
      texts?.map((optimization): EffectRow => {
        const onChange = (): void => {
          setChanged(optimization);
          setIsChanging(true);
        };
        return { optimization, onChange };
      }) ?? [],
    [texts],
  );
  return (
    <section aria-label={title} className="space-y-2">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-fg-3">
          How much more the target queries changed than their campaign’s others, in the newest window
          {published > rows.length && `; the last ${rows.length} of ${counted(published, "text")}`}
        </p>
      </div>
      <DataTable
        label={title}
        wide
        columns={effectColumns}
        data={tableDataOf(summary, () => rows)}
        rowKey={({ optimization }) => optimization.id}
        skeletonRows={3}
        empty={
          <EmptyState icon={LineChart} title="Nothing is published yet" frame="none">
            Say of a text that is done where it was published. Answers to its target queries are then held
            against the campaign’s others, 7, 14 and 28 days after.
          </EmptyState>
        }
      />
      {changed && (
        <PublishDialog
          key={changed.id}
          optimization={changed}
          open={isChanging}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}
