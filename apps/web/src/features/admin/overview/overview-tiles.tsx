import type { Overview, ServiceDay } from "@citelens/contract/platform/overview";
import type { ReactElement, ReactNode } from "react";
import { counted, countText, dollarsText, eurosText, perCent, percent } from "#lib/figures.ts";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { marginOf } from "../spending/spending.rules.ts";
import { sellingText } from "./selling-labels.rules.ts";
import { type TileName, tileHelp } from "./tile-help.tsx";
import { dayMargin, errorRate, type Trend, trendOf, trendText, wholeOf } from "./trends.rules.ts";

interface OverviewTilesProps {
  /** Undefined while it is loading. */
  readonly overview: Overview | undefined;
}

const customers: readonly TileName[] = [
  "Active organizations",
  "Sign-ups",
  "Recurring revenue",
  "Agent visits",
];
const answering: readonly TileName[] = ["Answers", "Error rate", "Provider cost", "Margin"];
const credits: readonly TileName[] = ["Credits sold", "Credits used", "Provider calls", "Waiting jobs"];
const strips = [
  { label: "Customers", names: customers },
  { label: "Answers", names: answering },
  { label: "Credits and work", names: credits },
] as const;

/** Figures of the installation, each figure with the line of its last thirty days. */
export function OverviewTiles({ overview }: OverviewTilesProps): ReactElement {
  const tiles = overview && tilesOf(overview);
  return (
    <>
      {strips.map(({ label, names }) => (
        <StatStrip
          key={label}
          label={label}
          stats={names.map((name) => tiles?.[name] ?? { label: name, value: "–" })}
          {...(!tiles && { loading: "trend" as const })}
        />
      ))}
    </>
  );
}

function tilesOf(overview: Overview): Readonly<Record<TileName, Stat>> {
  const { days, billing, usd_per_euro, waiting_jobs } = overview;
  const tile = (name: TileName, value: string, trend: ReactNode, detail: ReactNode): Stat => ({
    label: name,
    info: <InfoPopover topic={name}>{tileHelp[name](overview)}</InfoPopover>,
    value: (
      <>
        {value}
        <span className="block pt-1">{trend}</span>
      </>
    ),
    detail,
  });
  const line = (trend: Trend, format: (value: number) => string = countText): ReactElement => {
    const label = trendText(trend, format);
    return <Sparkline values={trend.values} {...(label !== undefined && { label })} />;
  };
  const figure = (figureOf: (day: ServiceDay) => number | null) => trendOf(overview, figureOf);
  const ofToday = (name: TileName, key: "active_organizations" | "visits" | "answers" | "calls"): Stat => {
    const trend = figure((day) => day[key]);
    return tile(
      name,
      shown(trend.today),
      line(trend),
      trend.yesterday === null ? "today" : `today, ${countText(trend.yesterday)} yesterday`,
    );
  };
  const ofAll = (name: TileName, key: "sign_ups" | "credits_sold" | "credits_used"): Stat => {
    const trend = figure((day) => day[key]);
    const detail = trend.today === null ? "in 30 days" : `in 30 days, ${countText(trend.today)} today`;
    return tile(name, shown(trend.sum), line(trend), detail);
  };
  const whole = wholeOf(days);
  const margin = marginOf(whole, usd_per_euro);
  const recurring = figure((day) => day.recurring_cents);
  const cost = figure((day) => day.cost_usd);
  return {
    "Active organizations": ofToday("Active organizations", "active_organizations"),
    "Sign-ups": ofAll("Sign-ups", "sign_ups"),
    "Recurring revenue": tile(
      "Recurring revenue",
      recurring.today === null ? "–" : eurosText(recurring.today),
      line(recurring, eurosText),
      sellingText(billing) ?? "a month, without tax",
    ),
    "Agent visits": ofToday("Agent visits", "visits"),
    Answers: ofToday("Answers", "answers"),
    "Error rate": tile(
      "Error rate",
      percent(errorRate(whole)),
      line(figure(errorRate), perCent),
      `of ${counted(whole.calls, "call")} in 30 days`,
    ),
    "Provider cost": tile(
      "Provider cost",
      cost.sum === null ? "–" : dollarsText(cost.sum),
      line(cost, dollarsText),
      cost.today === null ? "in 30 days" : `in 30 days, ${dollarsText(cost.today)} today`,
    ),
    Margin: tile(
      "Margin",
      days.length === 0 ? "–" : dollarsText(margin.usd),
      line(figure(dayMargin(usd_per_euro)), dollarsText),
      margin.percent === null
        ? "no credits were charged"
        : `${perCent(margin.percent)} of ${dollarsText(margin.income_usd)} in credits`,
    ),
    "Credits sold": ofAll("Credits sold", "credits_sold"),
    "Credits used": ofAll("Credits used", "credits_used"),
    "Provider calls": ofToday("Provider calls", "calls"),
    "Waiting jobs": tile("Waiting jobs", countText(waiting_jobs), null, "due and not begun, now"),
  };
}

function shown(count: number | null): string {
  return count === null ? "–" : countText(count);
}
