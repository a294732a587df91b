import type { JudgingEstimate } from "@citelens/contract/visibility/campaign-estimate";
import type { ReactElement } from "react";
import { dollarsText } from "#lib/figures.ts";

/** Cost of judging the answers of a run; or that nobody judges, and what it would cost. */
export function JudgingCost({ judging }: { readonly judging: JudgingEstimate }): ReactElement {
  const { judge, model, usd_first_run: usd } = judging;
  if (judge !== null && usd !== null) {
    return (
      <p className="text-sm wrap-anywhere text-fg-2 tabular-nums">
        Of that, up to {dollarsText(usd)} a run is for judging sentiment by {judge}.
      </p>
    );
  }
  return (
    <p className="text-sm wrap-anywhere text-fg-2 tabular-nums">
      No model judges answers: sentiment is estimated from words.{" "}
      {model !== null && usd !== null && `Judging by ${model} would add up to ${dollarsText(usd)} a run. `}
      {model === null && "What a judge would cost depends on its model. "}
      Whoever runs this installation chooses one by <code>JUDGE_MODEL</code>.
    </p>
  );
}
