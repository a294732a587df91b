import { adLimits } from "@citelens/contract/content/ads-words";
import { moneyText } from "#lib/figures.ts";

/** The cents of an amount as somebody types it, such as "12", "12.5" or "1,200.00"; undefined for anything else. */
export function centsOf(typed: string): number | undefined {
  const text = typed.trim().replace(/,(?=\d{3}(\D|$))/g, "");
  const [, whole, part = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** An amount as a field shows it for changing, such as "12.50". */
export function typedText(cents: number): string {
  const text = String(cents).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const budgetBounds: Bounds = { least: adLimits.budgetMin, most: adLimits.budgetMax };
export const priceBounds: Bounds = { least: adLimits.priceMin, most: adLimits.priceMax };

/** Fault of a typed amount, if anything. */
export function amountFault(typed: string, { least, most }: Bounds, currency: string): string | undefined {
  const cents = centsOf(typed);
  if (cents === undefined) return "Enter an amount such as 25 or 12.50.";
  if (cents < least) return `Enter at least ${moneyText(least, currency)}.`;
  return cents > most ? `Enter at most ${moneyText(most, currency)}.` : undefined;
}

/** Whether a daily budget becomes so much higher that its amount has to be typed again. */
export function isSteepRaise(before: number, after: number): boolean {
  return after > before * (1 + adLimits.raiseMax / 100);
}
