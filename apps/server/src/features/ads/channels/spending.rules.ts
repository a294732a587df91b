import { dayMs } from "@citelens/contract/base/days";
import { microsOfCents } from "../store/money.rules.ts";
import { type AdStatus, isStopped } from "./states.rules.ts";

/** Budget of a campaign, in millionths of the account's currency. */
export interface Budget {
  readonly period: "daily" | "lifetime";
  readonly micros: number;
}

/** Amount that a workspace may spend on a day, and how much of it its other running campaigns may spend already. */
export interface SpendLimits {
  /** None: nothing may run. */
  readonly ceilingMicros: number | null;
  readonly othersDailyMicros: number;
}

export type SpendProblem =
  | "no_ceiling"
  | "no_budget"
  | "archived"
  | "ended"
  | "above_ceiling"
  | "raise_not_typed"
  | "other_period";

interface Ceilings {
  readonly workspaceCents: number | null;
  readonly installationCents: number | null;
}

/** The smaller of the workspace's own ceiling and the installation's; none where neither is set. */
export function ceilingMicrosOf({ workspaceCents, installationCents }: Ceilings): number | null {
  const set = [workspaceCents, installationCents].filter((cents) => cents !== null);
  return set.length === 0 ? null : microsOfCents(Math.min(...set));
}

interface BudgetedRun {
  readonly budget: Budget;
  readonly starts: Date | null;
  readonly ends: Date | null;
  readonly now: Date;
}

/**
 * Amount that a campaign may spend on a day. A budget for its whole life is spread over the whole days that it still runs, and counts for
 * one day where no end is set: the channel does not promise to spread it.
 */
export function dailyMicrosOf({ budget, starts, ends, now }: BudgetedRun): number {
  if (budget.period === "daily" || ends === null) return budget.micros;

  const from = Math.max(now.getTime(), starts?.getTime() ?? 0);
  const days = Math.max(1, Math.floor((ends.getTime() - from) / dayMs));
  return Math.ceil(budget.micros / days);
}

interface OtherCampaign extends Omit<BudgetedRun, "budget" | "now"> {
  readonly externalId: string;
  readonly status: AdStatus;
  readonly budget: Budget | null;
}

/**
 * Amount that all other campaigns that may run may spend on a day; one whose budget we do not know leaves nothing, one that is over all.
 */
export function othersDailyMicrosOf(campaigns: readonly OtherCampaign[], except: string, now: Date): number {
  return campaigns
    .filter(({ externalId, status, ends }) => {
      const isOver = ends !== null && ends <= now;
      return externalId !== except && !isStopped(status) && !isOver;
    })
    .map(({ budget, ...other }) => (budget ? dailyMicrosOf({ ...other, budget, now }) : unknownMicros))
    .reduce((sum, micros) => Math.min(unknownMicros, sum + micros), 0);
}

/** More than any ceiling. */
const unknownMicros = Number.MAX_SAFE_INTEGER;

interface ToActivate extends Omit<BudgetedRun, "budget"> {
  readonly budget: Budget | null;
  readonly status: AdStatus;
  readonly limits: SpendLimits;
}

/** Why a campaign may not begin to spend. */
export function activationProblem({ limits, ...campaign }: ToActivate): SpendProblem | null {
  const { budget, status, ends, now } = campaign;
  if (status.state === "archived") return "archived";
  if (limits.ceilingMicros === null) return "no_ceiling";
  if (budget === null) return "no_budget";
  if (ends !== null && ends <= now) return "ended";
  return isAbove(limits, dailyMicrosOf({ ...campaign, budget })) ? "above_ceiling" : null;
}

interface ToChange extends ToActivate {
  readonly after: Budget;
  readonly typedMicros: number | null;
}

/**
 * Why a budget may not become another one. Less is always allowed. More has to stay below the ceiling, and more than half as much
 * again has to be typed by a person.
 */
export function budgetProblem({ after, typedMicros, limits, ...campaign }: ToChange): SpendProblem | null {
  const { budget: before, status } = campaign;
  if (status.state === "archived") return "archived";
  if (before === null) return "no_budget";
  if (after.period !== before.period) return "other_period";
  if (after.micros <= before.micros) return null;
  if (after.micros * 2 > before.micros * 3 && typedMicros !== after.micros) return "raise_not_typed";
  if (limits.ceilingMicros === null) return isStopped(status) ? null : "no_ceiling";
  return isAbove(limits, dailyMicrosOf({ ...campaign, budget: after })) ? "above_ceiling" : null;
}

function isAbove({ ceilingMicros, othersDailyMicros }: SpendLimits, dailyMicros: number): boolean {
  return ceilingMicros === null || dailyMicros + othersDailyMicros > ceilingMicros;
}

interface SpendWatchInput {
  readonly ceilingMicros: number | null;
  /** Amount spent by all campaigns of the workspace on this channel, on the account's own day. */
  readonly spentTodayMicros: number;
  readonly campaigns: readonly { readonly externalId: string; readonly status: AdStatus }[];
}

export interface WatchVerdict {
  /** By the channel's ids. */
  readonly pause: readonly string[];
  readonly alert: "ceiling_reached" | "no_ceiling" | null;
}

/** Campaigns that have to stop now. It never starts anything, and never changes a budget. */
export function watchSpending({ ceilingMicros, spentTodayMicros, campaigns }: SpendWatchInput): WatchVerdict {
  const pause = campaigns.filter(({ status }) => !isStopped(status)).map(({ externalId }) => externalId);
  const isWithin = ceilingMicros !== null && spentTodayMicros < ceilingMicros;
  if (isWithin || pause.length === 0) return { pause: [], alert: null };
  return { pause, alert: ceilingMicros === null ? "no_ceiling" : "ceiling_reached" };
}

interface DayOfSpending {
  readonly day: string;
  readonly spendMicros: number;
}

export function spentOn(day: string, figures: readonly DayOfSpending[]): number {
  return figures.filter((one) => one.day === day).reduce((sum, { spendMicros }) => sum + spendMicros, 0);
}
