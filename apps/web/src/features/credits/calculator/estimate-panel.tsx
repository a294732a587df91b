import type { Answer } from "@citelens/contract/base/endpoint";
import { formatMoney } from "@citelens/contract/base/money";
import type { calculateCredits } from "@citelens/contract/billing/credits";
import { currency } from "@citelens/contract/billing/pricing";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { CalculatedCard } from "#ui/frame/calculated-card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { calculatorProblem } from "./calculator-problem.ts";
import { EstimateCampaigns } from "./estimate-campaigns.tsx";
import { type Cost, estimateTotals, monthHints } from "./estimate-totals.rules.ts";

type CreditEstimate = Answer<typeof calculateCredits>;

export interface EstimatePanelProps {
  readonly estimate: Pick<UseQueryResult<CreditEstimate>, "data" | "error" | "refetch">;
  /** The shown result is of earlier settings; a new one is loading. */
  readonly isBehind: boolean;
}

/** The result, which stays visible while the settings are changed. */
export function EstimatePanel({ estimate, isBehind }: EstimatePanelProps): ReactElement {
  return (
    <section
      aria-label="Result"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is taller than the window
      tabIndex={0}
      className="xl:sticky xl:top-(--rail-top) xl:max-h-(--rail-height) xl:overflow-y-auto"
    >
      <CalculatedCard
        title="Estimated cost"
        hint="The first month with one ongoing month, without tax."
        isBehind={isBehind}
        failure={estimate.error ? calculatorProblem(estimate.error) : undefined}
        onRetry={() => void estimate.refetch()}
      >
        <Estimate estimated={estimate.data} />
      </CalculatedCard>
    </section>
  );
}

function Estimate({ estimated }: { readonly estimated: CreditEstimate | undefined }): ReactElement {
  if (!estimated) {
    return (
      <div className="h-64">
        <Skeleton shape="card" />
      </div>
    );
  }
  const { calculation, costs } = estimated;
  const { firstMonth, ongoingMonth, total } = estimateTotals(costs);
  const hints = monthHints(calculation.campaigns.map(({ campaign_type }) => campaign_type));
  const rows = [
    ["First month", firstMonth, hints.first],
    ["Ongoing month", ongoingMonth, hints.ongoing],
  ] as const;
  return (
    <div className="space-y-5">
      <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-semibold tabular-nums">{counted(total.credits, "credit")}</span>
        <span className="text-lg text-fg-2 tabular-nums">{formatMoney(total.euros, currency)}</span>
      </p>
      <dl className="divide-y divide-border border-y border-border">
        {rows.map(([label, cost, hint]) => (
          <CostRow key={label} label={label} cost={cost} hint={hint} />
        ))}
        <div className="flex justify-between gap-4 py-2.5">
          <dt className="text-fg-2">Campaigns</dt>
          <dd className="font-medium tabular-nums">{countText(calculation.num_campaigns)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-2.5">
          <dt className="text-fg-2">Optimizations</dt>
          <dd className="text-right font-medium tabular-nums">
            {countText(calculation.num_optimizations)}
            <span className="block text-sm font-normal text-fg-3">
              {counted(calculation.optimization_credits, "credit")}, once
            </span>
          </dd>
        </div>
      </dl>
      <EstimateCampaigns campaigns={calculation.campaigns} />
    </div>
  );
}

interface CostRowProps {
  readonly label: string;
  readonly cost: Cost;
  readonly hint: string;
}

function CostRow({ label, cost, hint }: CostRowProps): ReactElement {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt>
        <span className="font-medium">{label}</span>
        <span className="block text-sm text-fg-3">{hint}</span>
      </dt>
      <dd className="shrink-0 text-right font-medium tabular-nums">
        {counted(cost.credits, "credit")}
        <span className="block text-sm font-normal text-fg-3">{formatMoney(cost.euros, currency)}</span>
      </dd>
    </div>
  );
}
