import type { CampaignEstimate } from "@citelens/contract/visibility/campaign-estimate";
import type { ReactElement, ReactNode } from "react";
import { counted } from "#lib/figures.ts";

interface EstimateBarProps {
  readonly estimate: CampaignEstimate | undefined;
  /** The launch button. */
  readonly children: ReactNode;
}

/** In narrow windows the cost of the first run is shown below the form. */
export function EstimateBar({ estimate, children }: EstimateBarProps): ReactElement {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-1 flex items-center justify-between gap-3 rounded-t-card border border-b-0 border-border bg-surface px-4 py-3"
    >
      <p className="min-w-0 text-sm text-fg-2 tabular-nums">
        <span className="block text-base font-semibold text-fg">
          {estimate ? counted(estimate.credits_first_run, "credit") : "…"}
        </span>
        {estimate ? `${counted(estimate.answers_first_run, "answer")}, first run` : "Estimating"}
      </p>
      {children}
    </div>
  );
}
