import { formatMoney } from "@citelens/contract/base/money";
import { currency } from "@citelens/contract/billing/pricing";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { CampaignEstimate } from "@citelens/contract/visibility/campaign-estimate";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { Select } from "#ui/forms/select.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type Draft, queriesToAsk } from "../draft.rules.ts";
import { type PlannedChange, plannedChanges, planRuns } from "./planner.rules.ts";

interface RunPlannerProps {
  readonly draft: Draft;
  readonly estimate: CampaignEstimate;
  /** Nothing is sold: answers have no price in euros. */
  readonly isFree: boolean;
}

const options = plannedChanges.map((points) => ({ value: String(points), label: `${points} points` }));

/** The expected precision of the figures, and what detects a change of a chosen size. */
export function RunPlanner({ draft, estimate, isFree }: RunPlannerProps): ReactElement {
  const [changePoints, setChangePoints] = useState<PlannedChange>(5);
  const { campaign_type: campaignType, frequency } = draft;
  const { margin_points: margin, detectable_change_points: detectable } = estimate;
  const queries = queriesToAsk(draft.queries).length;
  const plan = planRuns(queries, { estimate, changePoints, campaignType, frequency });
  const isOnce = campaignType === "PRE_AUDIT";

  return (
    <section aria-label="Run planner" className="space-y-2 text-sm">
      <h3 className="flex items-center gap-1 font-semibold">
        Expected precision
        <InfoPopover topic="Run planner">
          <p>
            A visibility score is a share of answers, so it varies by chance. The margin is half the width of
            Wilson's 95 % interval at a share of 30 %.
          </p>
          <p>
            The plan is for the test that judges changes: each prompt and model with itself. A true change of
            that size is seen four times out of five. Four times as many prompts halve it.
          </p>
          <p>{basisOf(estimate.variation)}</p>
        </InfoPopover>
      </h3>
      {margin === null || detectable === null ? (
        <p className="text-fg-2">Add queries and choose models to see it.</p>
      ) : (
        <p className="text-fg-2">
          The margin of one run is <Strong>±{margin} points</Strong>.{" "}
          {isOnce ? "A second run" : "A month of runs"} shows changes of <Strong>{detectable} points</Strong>{" "}
          four times out of five.
        </p>
      )}
      {estimate.variation && (
        <p className="text-fg-3">
          Planned with how your answers to {counted(estimate.variation.queries, "prompt")} varied in the last
          two months.
        </p>
      )}
      {plan && (
        <div className="space-y-2 rounded-popup bg-surface-2 p-3">
          <div className="flex flex-wrap items-center gap-2">
            <span>To see a change of</span>
            <Select
              label="Change to see"
              options={options}
              value={String(changePoints)}
              onChange={(value) =>
                setChangePoints(plannedChanges.find((points) => String(points) === value) ?? changePoints)
              }
            />
          </div>
          <p aria-live="polite">
            you need about{" "}
            <Strong>
              {counted(plan.queries, "prompt")} × {counted(plan.runs, "run")}
            </Strong>
            {isOnce ? "" : " a month"}: {counted(plan.answers, "answer")}, {counted(plan.credits, "credit")}
            {isFree ? "" : `, ${formatMoney(plan.euros, currency)}`}.
          </p>
          {plan.queries > campaignLimits.queries && (
            <p className="text-fg-2">
              A campaign can have {campaignLimits.queries} queries. More models, repeats or runs reduce the
              number.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** Basis of the variation of answers in the plan. */
function basisOf(variation: CampaignEstimate["variation"]): string {
  if (!variation)
    return "It takes a share of 30 % and prompts that do not drift by themselves. Once ten prompts were asked in two months, it takes how your own answers varied.";
  const drift = Math.round(100 * Math.sqrt(variation.drift));
  return drift === 0
    ? "Your prompts did not drift beyond chance from one month to the next."
    : `Your prompts drifted by about ${drift} points each from one month to the next; more runs do not reduce that, more prompts do.`;
}

function Strong({ children }: { readonly children: React.ReactNode }): ReactElement {
  return <strong className="font-semibold text-fg tabular-nums">{children}</strong>;
}
