import type { RunProgress as Run } from "@citelens/contract/visibility/runs";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { answeredOf, modelDone } from "./run.rules.ts";

/** The progress of the running run, in total and by model. */
export function RunProgress({ run }: { readonly run: Run }): ReactElement {
  const done = answeredOf(run);
  return (
    <Card
      title="A run is in progress"
      hint={`${done} of ${counted(run.answers_total, "answer")}, ${counted(run.credits_used, "credit")} so far`}
      actions={<Spinner />}
    >
      <div className="space-y-4">
        <Meter label="Progress of the run" percent={shareOf(done, run.answers_total)} tone="pos" />
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {run.models.map((model) => (
            <li key={model.id} className="space-y-1">
              <p className="flex justify-between gap-3 text-sm">
                <span className="truncate">{model.display_name}</span>
                <span className="text-fg-3 tabular-nums">
                  {modelDone(model)} of {model.total}
                </span>
              </p>
              <Meter
                label={`Progress of ${model.display_name}`}
                percent={shareOf(modelDone(model), model.total)}
                tone={model.problem === null ? "pos" : "warn"}
              />
              {model.problem !== null && <p className="text-sm text-warn">{model.problem}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function shareOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * done) / total);
}
