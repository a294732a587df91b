import type { Estimate } from "@citelens/contract/credits";
import { formatMoney } from "@citelens/contract/money";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api-problem.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { totalOf } from "./calculator.rules.ts";

const figures = new Intl.NumberFormat("en");

export function CalculatorResult({
  estimate,
}: {
  readonly estimate: UseQueryResult<Estimate>;
}): ReactElement {
  const { data, isError, error, isPlaceholderData, refetch } = estimate;
  if (isError) {
    const detail = error instanceof ApiProblem && error.status < 500 ? error.detail : undefined;
    return (
      <Card title="Your costs">
        <ErrorState message={detail ?? "Failed to calculate costs"} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card title="Your costs" hint="Daily answers in the first month, weekly ones afterwards.">
      {!data && (
        <div aria-busy="true" className="h-72">
          <Skeleton shape="card" />
        </div>
      )}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={`space-y-5 transition-opacity ${isPlaceholderData ? "opacity-60 delay-150" : ""}`}
        >
          <Costs estimate={data} />
          <Campaigns estimate={data} />
        </div>
      )}
    </Card>
  );
}

function Costs({ estimate }: { readonly estimate: Estimate }): ReactElement {
  const { calculation, costs } = estimate;
  const total = totalOf(estimate);
  const lines = [
    { label: "First month", credits: costs.first_month.total_credits, euros: costs.first_month.cost_eur },
    {
      label: "Each month after",
      credits: costs.subsequent_months.total_credits,
      euros: costs.subsequent_months.cost_eur,
    },
  ];
  return (
    <div aria-live="polite">
      <p className="pb-2 text-sm text-fg-3">
        {counted(calculation.num_campaigns, "campaign")},{" "}
        {counted(calculation.num_optimizations, "optimization")}
        {calculation.optimization_credits > 0 &&
          ` (${figures.format(calculation.optimization_credits)} credits, once)`}
      </p>
      <dl>
        {lines.map(({ label, credits, euros }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-right tabular-nums">
              {figures.format(credits)} credits
              <span className="block text-sm text-fg-3">{formatMoney(euros, "eur")}</span>
            </dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-border pt-3 font-semibold">
          <dt>Total of the first two months</dt>
          <dd className="text-right tabular-nums">
            {figures.format(total.credits)} credits
            <span className="block text-lg">{formatMoney(total.euros, "eur")}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Campaigns({ estimate }: { readonly estimate: Estimate }): ReactElement {
  return (
    <ul className="space-y-3 border-t border-border pt-4">
      {estimate.calculation.campaigns.map((campaign, index) => (
        <li key={campaign.id} className="text-sm">
          <p className="font-medium">
            Campaign {index + 1}: {counted(campaign.queries, "query", "queries")} on{" "}
            {counted(campaign.num_llms_per_campaign, "LLM")}
          </p>
          <p className="text-fg-2 tabular-nums">
            First month {figures.format(campaign.first_month_citations)} citations and about{" "}
            {figures.format(campaign.first_month_sources)} sources; then{" "}
            {figures.format(campaign.subsequent_month_citations)} and{" "}
            {figures.format(campaign.subsequent_month_sources)} a month.
          </p>
          <p className="text-fg-3">
            {campaign.selected_models.map(({ display_name }) => display_name).join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
