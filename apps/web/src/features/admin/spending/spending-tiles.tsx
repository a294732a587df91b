import { creditsPerEuro } from "@citelens/contract/billing/pricing";
import type { SpendingOverview } from "@citelens/contract/billing/spending";
import type { ReactElement } from "react";
import { shortDayText } from "#lib/dates/dates.ts";
import { countText, dollarsText, perCent } from "#lib/figures.ts";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { exactText, marginOf, usedPercent } from "./spending.rules.ts";

interface SpendingTilesProps {
  /** Undefined while it is loading. */
  readonly overview: SpendingOverview | undefined;
}

const labels = ["Today", "This month", "In this period", "Margin"] as const;

export function SpendingTiles({ overview }: SpendingTilesProps): ReactElement {
  return (
    <StatStrip
      label="Costs"
      stats={overview ? statsOf(overview) : labels.map((label) => ({ label, value: "–" }))}
      loading={overview === undefined}
    />
  );
}

function statsOf({ today, month, period, bounds, usd_per_euro }: SpendingOverview): readonly Stat[] {
  const margin = marginOf(period, usd_per_euro);
  const whole = bounds.find(({ scope }) => scope === "installation");
  const [ofToday, ofMonth, ofPeriod, ofMargin] = labels;
  return [
    {
      label: ofToday,
      value: dollarsText(today.cost_usd),
      detail: whole && `${perCent(usedPercent(whole))} of ${dollarsText(whole.max_usd)} taken`,
      info: (
        <InfoPopover topic={ofToday}>
          <p>What calls have cost since midnight in UTC.</p>
          <p>Calls in progress take from the limit what they are expected to cost.</p>
        </InfoPopover>
      ),
    },
    {
      label: ofMonth,
      value: dollarsText(month.cost_usd),
      detail: `since ${shortDayText(month.from)}`,
      info: (
        <InfoPopover topic={ofMonth}>
          <p>From its first day until now, whatever period is chosen above.</p>
        </InfoPopover>
      ),
    },
    {
      label: ofPeriod,
      value: dollarsText(period.cost_usd),
      detail: period.cost_usd > 0 && exactText(period),
      info: (
        <InfoPopover topic={ofPeriod}>
          <p>Exact is what a provider itself reported for a call.</p>
          <p>The rest is estimated from tokens and searches at the prices of our dated lists.</p>
          <p>Of models that no list knows it is guessed, as an upper bound.</p>
        </InfoPopover>
      ),
    },
    {
      label: ofMargin,
      value: dollarsText(margin.usd),
      detail:
        margin.percent === null
          ? "no credits were charged"
          : `${perCent(margin.percent)} of ${dollarsText(margin.income_usd)} in credits`,
      info: (
        <InfoPopover topic={ofMargin}>
          <p>
            Credits charged ({countText(period.credits)}) at their list price, {creditsPerEuro} for €1, less
            the cost; whether they were bought, granted or free.
          </p>
          <p>
            €1 counts as {dollarsText(usd_per_euro)}, as <code>USD_PER_EUR</code> says. No current rate is
            looked up.
          </p>
        </InfoPopover>
      ),
    },
  ];
}
