import { formatMoney } from "@citelens/contract/base/money";
import type { CalculatorModel, Estimate } from "@citelens/contract/billing/credits";
import { currency } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { campaignTypeLabel } from "./calculator.rules.ts";

type Campaign = Estimate["calculation"]["campaigns"][number];

/** The answers, sources and models of each campaign. */
export function EstimateCampaigns({ campaigns }: { readonly campaigns: readonly Campaign[] }): ReactElement {
  return (
    <ul className="space-y-4">
      {campaigns.map((campaign, index) => (
        <li key={campaign.id} className="space-y-2">
          <CampaignFigures number={index + 1} campaign={campaign} />
          {campaign.campaign_type !== "PRE_AUDIT" && <Certainty campaign={campaign} />}
          {campaign.selected_models.length === 0 && (
            <p className="text-sm text-fg-2">
              None of these can be asked yet. The price is theirs once they can.
            </p>
          )}
          <ul aria-label={`Models of campaign ${index + 1}`} className="flex flex-wrap gap-1.5">
            {campaign.priced_by.map((model) => (
              <ModelChip key={model.id} model={model} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function CampaignFigures({
  number,
  campaign,
}: {
  readonly number: number;
  readonly campaign: Campaign;
}): ReactElement {
  const rows = [
    ["Citations", campaign.first_month_citations, campaign.subsequent_month_citations],
    ["Sources", campaign.first_month_sources, campaign.subsequent_month_sources],
  ] as const;
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left">
        <span className="text-base font-medium">Campaign {number}</span>{" "}
        <span className="text-fg-3">
          {campaignTypeLabel(campaign.campaign_type)}, {counted(campaign.queries, "query", "queries")} on{" "}
          {counted(campaign.num_llms_per_campaign, "LLM")}
        </span>
      </caption>
      <thead>
        <tr className="text-fg-3">
          <td />
          <th scope="col" className="py-0.5 text-right font-normal">
            First month
          </th>
          <th scope="col" className="py-0.5 text-right font-normal">
            Ongoing month
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, first, later]) => (
          <tr key={label}>
            <th scope="row" className="py-0.5 text-left font-normal text-fg-2">
              {label}
            </th>
            <td className="py-0.5 text-right tabular-nums">{countText(first)}</td>
            <td className="py-0.5 text-right tabular-nums">{countText(later)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Answers needed to tell a change of the visibility from noise. */
function Certainty({ campaign: { queries, run_plan: plan } }: { readonly campaign: Campaign }): ReactElement {
  return (
    <p className="text-sm text-fg-2">
      To see a change of {plan.points} points: {counted(queries, "prompt")} × {counted(plan.runs, "run")} in
      each period, {counted(plan.total_credits, "credit")}, {formatMoney(plan.cost_eur, currency)}.
    </p>
  );
}

function ModelChip({ model }: { readonly model: CalculatorModel }): ReactElement {
  return (
    <li
      title={model.name}
      className="inline-flex max-w-full items-center gap-1.5 rounded-popup border border-border py-0.5 pr-2 pl-0.5 text-sm"
    >
      <Avatar kind="site" size="sm" name={model.operator_name} src={model.operator_favicon ?? undefined} />
      <span className="truncate">
        {model.display_name} <span className="text-fg-3">{model.operator_name}</span>
      </span>
    </li>
  );
}
