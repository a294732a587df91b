import { daysApart } from "@citelens/contract/base/days";
import type { Effect, EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import { type EffectState, liveShareMin } from "@citelens/contract/content/effect-words";
import { rangeText } from "#lib/dates/day-range.ts";
import { counted, countText, perCent, percent, signed, verdictOf } from "#lib/figures.ts";
import type { BadgeProps } from "#ui/text/badge.tsx";
import type { VerdictBadgeProps } from "#ui/text/verdict-badge.tsx";

// How the screens say what became of a published text.

interface BadgeLook {
  readonly label: string;
  readonly tone: BadgeProps["tone"];
}

export const stateLooks: Readonly<Record<EffectState, BadgeLook>> = {
  AHEAD: { label: "Ahead", tone: "neutral" },
  RUNNING: { label: "Running, so far", tone: "info" },
  OVER: { label: "Over", tone: "pos" },
};

/** Whether the text is at its address: in a word, and what was seen. */
export function liveLook(live: Effect["live"]): BadgeLook & { readonly seen: string } {
  if (live === null)
    return { label: "Not looked yet", tone: "neutral", seen: "It is looked for there in a moment." };
  const { is_live: isLive, share, problem } = live;
  if (problem !== null) return { label: "Could not be read", tone: "warn", seen: problem };
  if (share === null)
    return { label: "Nothing to look for", tone: "neutral", seen: "The text has no words yet." };
  const seen = `${percent(share)} of its words in a row are on the page`;
  if (isLive) return { label: "Live", tone: "pos", seen: `${seen}.` };
  return {
    label: "Another text stands there",
    tone: "warn",
    seen: `${seen}; it is live from ${perCent(liveShareMin)} on.`,
  };
}

/** The newest one that says something: the last that is over, else the one that runs. */
export function newestWindow(windows: readonly EffectWindow[]): EffectWindow | undefined {
  return (
    windows.findLast(({ state }) => state === "OVER") ?? windows.find(({ state }) => state === "RUNNING")
  );
}

/** The days that are compared, such as "13 – 19 Nov 2026 against 6 – 12 Nov 2026"; undefined of a window that is ahead. */
export function comparedText({ after, before }: Pick<EffectWindow, "after" | "before">): string | undefined {
  if (!after || !before) return undefined;
  return `${rangeText({ from: after.start, to: after.end })} against ${rangeText({ from: before.start, to: before.end })}`;
}

/** How long it is, such as "14 days", or "3 of 14 days" while it runs. */
export function lengthText({ days, state, after }: EffectWindow): string {
  if (state !== "RUNNING" || !after) return `${days} days`;
  return `${daysApart(after.start, after.end) + 1} of ${days} days`;
}

/** When a window that is ahead begins. */
export function aheadText(windows: readonly EffectWindow[], { days }: Pick<EffectWindow, "days">): string {
  const before = windows.findLast((one) => one.days < days);
  return before
    ? `It follows once the ${before.days} days are over.`
    : "It begins on the day of publication.";
}

/** How a rate went, such as "14.3 % → 100.0 %". */
export function ratesText({ before, after }: EffectFigure["target"]): string {
  return `${percent(before.rate)} → ${percent(after.rate)}`;
}

/** The same as answers, such as "4 of 28 → 28 of 28". */
export function hitsText({ before, after }: EffectFigure["target"]): string {
  return `${ofText(before)} → ${ofText(after)}`;
}

function ofText({ hits, n }: EffectFigure["target"]["before"]): string {
  return `${countText(hits)} of ${countText(n)}`;
}

/** A difference in points, such as "+79.3 pts"; a dash where nothing can be compared. */
export function pointsText(points: number | null): string {
  return points === null ? "–" : `${signed(points)} pts`;
}

/** Where it lies with 95 % certainty, such as "+60.1 to +98.0"; undefined where nothing can be compared. */
export function intervalText(interval: EffectFigure["interval"]): string | undefined {
  return interval ? `${signed(interval.low)} to ${signed(interval.high)}` : undefined;
}

/** The answers to the target queries that it rests on. */
export function sampleOf({ target }: EffectFigure): string {
  return `n = ${countText(target.before.n)} → ${countText(target.after.n)}`;
}

/** Over how many queries it is judged, such as "1 target query against 5 others". */
export function judgedOver({ prompts, points }: EffectFigure): string {
  if (points === null) return "too few asked in both periods";
  return `${counted(prompts.target, "target query", "target queries")} against ${counted(prompts.others, "other")}`;
}

const hints: Readonly<Record<VerdictBadgeProps["verdict"], string>> = {
  up: "The target queries rose by more than chance explains, against the campaign's others.",
  down: "The target queries fell by more than chance explains, against the campaign's others.",
  noise: "A difference of this size can be chance.",
  incomparable: "It takes a target query and three others that the same models answered in both periods.",
};

/** Why there is no verdict: its days are not over, or nobody answered on one side. */
export function unjudgedText({ state }: Pick<EffectWindow, "state">): string {
  return state === "OVER" ? "No answers in one of the periods" : "No verdict before its days are over";
}

/** The verdict with its reason; undefined where there is none. */
export function verdictProps({ verdict, points }: EffectFigure): VerdictBadgeProps | undefined {
  const judged = verdictOf(verdict, points ?? 0);
  return judged && { verdict: judged, hint: hints[judged] };
}
