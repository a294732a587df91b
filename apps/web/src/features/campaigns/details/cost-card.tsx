import { formatMoney } from "@citelens/contract/base/money";
import { currency } from "@citelens/contract/billing/pricing";
import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { creditsQuery } from "#features/credits/public.ts";
import { counted, dollarsText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { estimateQuery } from "../campaigns.queries.ts";
import { aboutText, costText } from "../cost-text.ts";
import { JudgingCost } from "../judging-cost.tsx";
import { campaignCostQuery } from "./details.queries.ts";
import { estimateInput } from "./estimate-input.ts";

/** The cost of a run and of a month with the current settings. */
export function CostCard({ campaign }: { readonly campaign: CampaignDetails }): ReactElement {
  const workspaceId = useWorkspaceId();
  const estimate = useQuery(estimateQuery(workspaceId, estimateInput(campaign)));
  const isCostShown = typeof estimate.data?.cost_usd_first_run === "number";
  const soFar = useQuery(campaignCostQuery(workspaceId, campaign.id, isCostShown)).data;
  const isFree = useQuery(creditsQuery(workspaceId)).data?.billing === "off";
  if (!estimate.data) {
    return (
      <Card title="Cost">
        {estimate.isError ? (
          <QueryError query={estimate} />
        ) : (
          <div role="status" aria-label="Loading the cost" className="h-24">
            <Skeleton />
          </div>
        )}
      </Card>
    );
  }
  const {
    answers_first_run,
    credits_first_run,
    cost_usd_first_run,
    cost_is_guessed,
    judging,
    first_month,
    subsequent_months,
  } = estimate.data;
  return (
    <Card title="Cost" hint="With the current settings. Failed answers cost no credits.">
      <dl className="space-y-3">
        <Cost
          name="One run"
          answers={answers_first_run}
          credits={credits_first_run}
          cost_usd={cost_usd_first_run}
          isGuessed={cost_is_guessed}
        />
        <Cost name="First month" {...first_month} isGuessed={cost_is_guessed} isFree={isFree} />
        {campaign.campaign_type !== "PRE_AUDIT" && (
          <Cost name="Each month after" {...subsequent_months} isGuessed={cost_is_guessed} isFree={isFree} />
        )}
        {typeof soFar?.cost_usd === "number" && (
          <div className="flex justify-between gap-4 border-t border-border pt-3">
            <dt className="text-fg-2">Charged by AI providers so far</dt>
            <dd className="text-right font-medium text-fg tabular-nums">
              {costText(soFar.cost_usd, soFar.cost_is_guessed)}
            </dd>
          </div>
        )}
        {typeof soFar?.judge_usd === "number" && (
          <div className="flex justify-between gap-4">
            <dt className="text-fg-2">Of that for judging sentiment</dt>
            <dd className="text-right font-medium text-fg tabular-nums">{dollarsText(soFar.judge_usd)}</dd>
          </div>
        )}
      </dl>
      {judging && (
        <div className="mt-3 border-t border-border pt-3">
          <JudgingCost judging={judging} />
        </div>
      )}
    </Card>
  );
}

interface CostProps {
  readonly name: string;
  readonly answers: number;
  readonly credits: number;
  readonly cost_eur?: number;
  readonly cost_usd: number | null;
  readonly isGuessed: boolean;
  /** Nothing is sold: credits have no price. */
  readonly isFree?: boolean;
}

function Cost({ name, answers, credits, cost_eur, cost_usd, isGuessed, isFree }: CostProps): ReactElement {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-fg-2">{name}</dt>
      <dd className="text-right tabular-nums">
        <span className="block font-medium text-fg">{counted(credits, "credit")}</span>
        <span className="block text-sm text-fg-3">
          {counted(answers, "answer")}
          {cost_eur !== undefined && !isFree && ` · ${formatMoney(cost_eur, currency)}`}
        </span>
        {cost_usd !== null && (
          <span className="block text-sm text-fg-3">{aboutText(cost_usd, isGuessed)} to AI providers</span>
        )}
      </dd>
    </div>
  );
}
