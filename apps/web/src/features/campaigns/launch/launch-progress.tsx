import type { RunProgress } from "@citelens/contract/visibility/runs";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { answersDone } from "./launch.rules.ts";

/** The live counters of a run, with a placeholder before the first one. */
export function LaunchProgress({ run }: { readonly run: RunProgress | undefined }): ReactElement {
  if (!run) return <p className="text-fg-2">The first answers are counted here in a moment.</p>;

  const done = answersDone(run);
  return (
    <div className="space-y-4">
      <div className="space-y-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-xl font-semibold tabular-nums">
            {countText(done)} of {countText(run.answers_total)}
          </span>
          <span className="text-sm text-fg-3">{sideNotes(run)}</span>
        </p>
        <ShareBar share={shareOf(done, run.answers_total)} />
      </div>
      <ul aria-label="Answers by AI model" className="space-y-2.5">
        {run.models.map((model) => (
          <ModelLine key={model.id} model={model} />
        ))}
      </ul>
    </div>
  );
}

function ModelLine({ model }: { readonly model: RunProgress["models"][number] }): ReactElement {
  const { display_name, ok, refused, failed, total, problem } = model;
  const done = ok + refused + failed;
  return (
    <li className="space-y-1">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="wrap-anywhere">{display_name}</span>
        <span className="whitespace-nowrap text-fg-2 tabular-nums">
          {countText(done)} of {countText(total)}
        </span>
      </p>
      <ShareBar share={shareOf(done, total)} />
      {problem !== null && <p className="text-sm text-warn">{problem}</p>}
    </li>
  );
}

function sideNotes({ answers_refused, answers_failed, credits_used }: RunProgress): string {
  return [
    `${counted(credits_used, "credit")} used`,
    answers_refused > 0 && `${countText(answers_refused)} without an answer`,
    answers_failed > 0 && `${countText(answers_failed)} failed`,
  ]
    .filter((note) => note !== false)
    .join(" · ");
}

function shareOf(done: number, total: number): number {
  return total === 0 ? 0 : done / total;
}
