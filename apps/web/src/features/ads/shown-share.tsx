import type { AnswerShare } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { percent } from "#lib/figures.ts";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { notApplicable } from "./ads-labels.rules.ts";

/** A share of answers with its number and interval; null where ads do not apply. */
export function ShownShare({ share }: { readonly share: AnswerShare | null }): ReactElement {
  if (share === null) return <span className="text-fg-3">{notApplicable}</span>;
  const { rate, n, interval } = share;
  return (
    <div className="space-y-0.5 sm:min-w-36">
      <p className="font-medium text-fg tabular-nums">{percent(rate)}</p>
      <RateBar value={rate} low={interval?.low} high={interval?.high} />
      {n === 0 ? <span className="text-xs text-fg-3">No answers</span> : <IntervalNote n={n} {...interval} />}
    </div>
  );
}
