import type { Verdict } from "@citelens/contract/visibility/insight-constants";
import type { VerdictBadgeProps } from "#ui/text/verdict-badge.tsx";
import { lazily } from "./lazily.ts";
import { locale } from "./locale.ts";

export function countText(count: number): string {
  return counts().format(count);
}

/** A count with its noun, such as "1 answer" or "1,284 answers". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${countText(count)} ${wordFor(count, noun, plural)}`;
}

/** The word or words for a count that stands elsewhere. */
export function wordFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** How a count changes, with its sign; 0 has none. */
export function changeText(change: number): string {
  return changes().format(change);
}

/** A figure to the first digit where it has one, such as "4" or "4.2". */
export function tenthsText(figure: number): string {
  return tenths().format(figure);
}

/** A figure to the second digit where it has them, such as "4" or "4.25". */
export function hundredthsText(figure: number): string {
  return hundredths().format(figure);
}

/** A figure as the server rounds it, with one digit at least: rounding once more could end at another digit. */
export function exactText(figure: number): string {
  return exact().format(figure);
}

/** A rate in per cent as displayed; a dash without answers, never 0. */
export function percent(rate: number | null): string {
  return rate === null ? "–" : perCent(exactText(rate));
}

/** A figure with the sign after a space that no line breaks at. */
export function perCent(figure: string | number): string {
  return `${figure}\u00a0%`;
}

/** A share as displayed beside words, such as "42.5 %"; nothing of it is "0 %", and no line breaks before the sign. */
export function shareText(percentage: number): string {
  return perCent(tenths().format(percentage));
}

/** A figure in three digits at most, such as 1.23K. */
export function compactText(figure: number): string {
  return compact().format(figure);
}

/** An amount in US dollars, below ten cents to its fourth digit where it has them, such as "$12.30" or "$0.0225". */
export function dollarsText(usd: number): string {
  const amount = Math.abs(usd);
  const text = (amount < 0.1 ? smallDollars() : dollars()).format(amount);
  return `${usd < 0 && /[1-9]/.test(text) ? "−" : ""}$${text}`;
}

/** An amount of cents of the euro, such as "€1,234.50". */
export function eurosText(cents: number): string {
  return `${cents < 0 ? "−" : ""}€${dollars().format(Math.abs(cents) / 100)}`;
}

/** An amount of cents of a currency, such as "€1,234.50" or "US$12.30". */
export function moneyText(cents: number, currency: string): string {
  const known = moneys.get(currency) ?? moneyOf(currency);
  moneys.set(currency, known);
  return known.format(cents / 100);
}

/** A difference to the first digit, with its sign. */
export function signed(difference: number): string {
  return differences().format(difference).replace("-", "−");
}

/** A verdict with the direction of the change; undefined without one. */
export function verdictOf(verdict: Verdict | null, change: number): VerdictBadgeProps["verdict"] | undefined {
  if (verdict === null) return undefined;
  if (verdict === "within_noise") return "noise";
  if (verdict === "not_comparable") return "incomparable";
  return change < 0 ? "down" : "up";
}

const moneys = new Map<string, Intl.NumberFormat>();

function moneyOf(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

const counts = lazily(() => new Intl.NumberFormat(locale));
const changes = lazily(() => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }));
const tenths = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const hundredths = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const exact = lazily(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
);
/** Not in British English, which writes a million as 1m. */
const compact = lazily(
  () => new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 }),
);
const dollars = lazily(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const smallDollars = lazily(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
);
const differences = lazily(
  () =>
    new Intl.NumberFormat(locale, {
      signDisplay: "exceptZero",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);
