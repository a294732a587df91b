import { formatMoney } from "@citelens/contract/base/money";
import type { Credits } from "@citelens/contract/billing/credits";
import { currency } from "@citelens/contract/billing/pricing";
import type { CampaignEstimate } from "@citelens/contract/visibility/campaign-estimate";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { CalculatedCard } from "#ui/frame/calculated-card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { aboutText, costText } from "../../cost-text.ts";
import { JudgingCost } from "../../judging-cost.tsx";
import type { Draft } from "../draft.rules.ts";
import { RunPlanner } from "./run-planner.tsx";

export interface EstimateCardProps {
  readonly draft: Draft;
  readonly estimate: Pick<UseQueryResult<CampaignEstimate>, "data" | "error" | "refetch">;
  /** The shown estimate is of earlier settings; a new one is loading. */
  readonly isBehind: boolean;
  /** Undefined while loading. Where they stop nobody, there is no price and no balance to speak of. */
  readonly credits: Pick<Credits, "remaining_credits" | "billing"> | undefined;
}

/** The cost of the campaign with its current settings. */
export function EstimateCard(props: EstimateCardProps): ReactElement {
  const { estimate, isBehind, credits } = props;
  const isFree = credits?.billing === "off";
  return (
    <CalculatedCard
      title="Estimate"
      hint={`${isFree ? "" : "Without tax. "}A failed answer costs no credits.`}
      isBehind={isBehind}
      failure={estimate.error ? problemMessage(estimate.error) : undefined}
      onRetry={() => void estimate.refetch()}
    >
      <Figures {...props} figures={estimate.data} />
    </CalculatedCard>
  );
}

interface FiguresProps extends EstimateCardProps {
  readonly figures: CampaignEstimate | undefined;
}

function Figures({ draft, figures: known, credits }: FiguresProps): ReactElement {
  if (!known) {
    return (
      <div className="h-72">
        <Skeleton shape="card" />
      </div>
    );
  }
  const isOnce = draft.campaign_type === "PRE_AUDIT";
  const isFree = credits?.billing === "off";
  const rowProps = { isFree, isGuessed: known.cost_is_guessed };
  return (
    <div className="space-y-4">
      <div aria-live="polite">
        <p className="text-2xl font-semibold tabular-nums">{counted(known.credits_first_run, "credit")}</p>
        <p className="text-sm text-fg-2 tabular-nums">
          {counted(known.answers_first_run, "answer")} in the first run
        </p>
        {known.cost_usd_first_run !== null && (
          <p className="text-sm text-fg-2 tabular-nums">
            AI providers are expected to charge {costText(known.cost_usd_first_run, known.cost_is_guessed)}{" "}
            for it
          </p>
        )}
        {known.judging && <JudgingCost judging={known.judging} />}
      </div>
      <dl className="divide-y divide-border border-y border-border">
        <Row label={isOnce ? "Total" : "First month"} month={known.first_month} {...rowProps} />
        {!isOnce && <Row label="Each later month" month={known.subsequent_months} {...rowProps} />}
        {!isFree && <Balance estimate={known} creditsLeft={credits?.remaining_credits} />}
      </dl>
      {credits && !isFree && <Reach estimate={known} creditsLeft={credits.remaining_credits} />}
      <RunPlanner draft={draft} estimate={known} isFree={isFree} />
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly month: CampaignEstimate["first_month"];
  readonly isFree: boolean;
  readonly isGuessed: boolean;
}

function Row({
  label,
  month: { answers, credits, cost_eur, cost_usd },
  isFree,
  isGuessed,
}: RowProps): ReactElement {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt>
        {label}
        <span className="block text-sm text-fg-3 tabular-nums">{counted(answers, "answer")}</span>
      </dt>
      <dd className="text-right font-medium tabular-nums">
        {counted(credits, "credit")}
        {!isFree && (
          <span className="block text-sm font-normal text-fg-3">{formatMoney(cost_eur, currency)}</span>
        )}
        {cost_usd !== null && (
          <span className="block text-sm font-normal text-fg-3">
            {aboutText(cost_usd, isGuessed)} to AI providers
          </span>
        )}
      </dd>
    </div>
  );
}

interface BalanceProps {
  readonly estimate: CampaignEstimate;
  /** Undefined while loading. */
  readonly creditsLeft: number | undefined;
}

function Balance({ estimate, creditsLeft }: BalanceProps): ReactElement {
  const isShort = creditsLeft !== undefined && creditsLeft < estimate.credits_first_run;
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-fg-2">Your balance</dt>
      <dd className={`text-right font-medium tabular-nums ${isShort ? "text-neg" : ""}`}>
        {creditsLeft === undefined ? "…" : counted(creditsLeft, "credit")}
      </dd>
    </div>
  );
}

/** How far a balance reaches that does not cover the first month. */
function Reach({ estimate, creditsLeft }: BalanceProps & { readonly creditsLeft: number }): ReactNode {
  if (creditsLeft < estimate.credits_first_run) {
    return (
      <p className="text-sm text-fg-2">
        The first run needs more than you have.{" "}
        <TextLink render={<Link to="/settings/billing" />}>Get credits</TextLink>
      </p>
    );
  }
  const runs = runsCovered(estimate, creditsLeft);
  if (runs === undefined) return null;
  return (
    <p className="text-sm text-fg-2">
      Your balance covers {counted(runs, "run")}; the campaign stops when it is used up.
    </p>
  );
}

/** How many runs the credits cover, when they cover some but not all of the first month's. */
function runsCovered(
  { credits_first_run: perRun, first_month: month }: CampaignEstimate,
  creditsLeft: number,
): number | undefined {
  const isPartly = perRun > 0 && creditsLeft >= perRun && creditsLeft < month.credits;
  return isPartly ? Math.floor(creditsLeft / perRun) : undefined;
}
