import { daysApart, shiftDay } from "@citelens/contract/base/days";
import { type EffectState, effectDays } from "@citelens/contract/content/effect-words";

interface Days {
  readonly start: string;
  readonly end: string;
}

export interface Window {
  readonly days: number;
  readonly state: EffectState;
  /** None of a window that is ahead. */
  readonly compared: { readonly after: Days; readonly before: Days } | null;
}

/**
 * The days after a text was published, and as many before it. The day itself counts as one after, though some of its answers are
 * older: that can hide a small effect, and invents none. The first window that is not over runs with the days that it has.
 */
export function effectWindows(publishedOn: string, today: string): Window[] {
  const passed = daysApart(publishedOn, today) + 1;
  let isRunning = false;
  return effectDays.map((days): Window => {
    if (isRunning || passed < 1) return { days, state: "AHEAD", compared: null };
    isRunning = passed <= days;
    const length = Math.min(days, passed);
    return {
      days,
      // Its last day is over when the next one has begun.
      state: isRunning ? "RUNNING" : "OVER",
      compared: {
        after: { start: publishedOn, end: shiftDay(publishedOn, length - 1) },
        before: { start: shiftDay(publishedOn, -length), end: shiftDay(publishedOn, -1) },
      },
    };
  });
}
