import { fieldErrors } from "@citelens/contract/base/field-errors";
import { creditsPerEuro, purchaseCreditsMax, purchaseMinimum } from "@citelens/contract/billing/pricing";
import { countText } from "#lib/figures.ts";

type Field = "euros" | "credits";

/** The values of the two linked fields: the typed text in one, the computed value in the other. */
export interface Purchase {
  readonly euros: string;
  readonly credits: string;
  readonly typed: Field;
}

export type PurchaseErrors = Partial<Record<Field, string>>;

const eurosMax = purchaseCreditsMax / creditsPerEuro;
const limits = {
  euros: { min: purchaseMinimum.euros, max: eurosMax, page: 10 },
  credits: { min: purchaseMinimum.credits, max: purchaseCreditsMax, page: creditsPerEuro },
} as const;

const sentences = {
  euros: {
    whole: "Enter whole euros, such as 25.",
    min: `Minimum amount is €${purchaseMinimum.euros}`,
    max: `At most €${countText(eurosMax)} can be spent at once.`,
  },
  credits: {
    whole: fieldErrors.creditsWhole,
    min: fieldErrors.creditsMinimum,
    max: fieldErrors.creditsMaximum,
  },
} as const;

export const defaultPurchase: Purchase = linkedFields("euros", String(purchaseMinimum.euros));

/**
 * Both fields after typing into one, at 100 credits per euro: 2,550 credits are 25.50 euros. Invalid or far
 * too large input leaves the other field empty.
 */
export function linkedFields(typed: Field, text: string): Purchase {
  const value = wholeNumber(text);
  const isKnown = value !== undefined && value <= limits[typed].max * 10;
  if (typed === "euros")
    return { euros: text, credits: isKnown ? String(value * creditsPerEuro) : "", typed };
  return { euros: isKnown ? eurosOf(value) : "", credits: text, typed };
}

/** The credits to buy; undefined while the input is invalid. */
export function creditsToBuy(purchase: Purchase): number | undefined {
  return Object.keys(purchaseErrors(purchase)).length === 0 ? wholeNumber(purchase.credits) : undefined;
}

/** The error of each field. */
export function purchaseErrors(purchase: Purchase): PurchaseErrors {
  const { typed } = purchase;
  const text = purchase[typed];
  const value = wholeNumber(text);
  if (value === undefined && text.trim() !== "") return { [typed]: sentences[typed].whole };
  if (value === undefined || value < limits[typed].min)
    return { euros: sentences.euros.min, credits: sentences.credits.min };
  if (value > limits[typed].max) return { euros: sentences.euros.max, credits: sentences.credits.max };
  return {};
}

const steps: Readonly<Record<string, { readonly by: 1 | -1; readonly isPage: boolean }>> = {
  ArrowUp: { by: 1, isPage: false },
  ArrowDown: { by: -1, isPage: false },
  PageUp: { by: 1, isPage: true },
  PageDown: { by: -1, isPage: true },
};

/** The value after a key press: the next whole number within the limits; undefined for other keys. */
export function stepped(purchase: Purchase, field: Field, key: string): Purchase | undefined {
  const step = steps[key];
  if (!step) return undefined;

  const { min, max, page } = limits[field];
  const shown = Number(purchase[field].trim());
  const from = purchase[field].trim() === "" || Number.isNaN(shown) ? min - step.by : shown;
  // Between two whole numbers a step goes to the nearer end.
  const whole = step.by > 0 ? Math.floor(from) : Math.ceil(from);
  const next = whole + step.by * (step.isPage ? page : 1);
  return linkedFields(field, String(Math.min(max, Math.max(min, next))));
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

function eurosOf(credits: number): string {
  const euros = credits / creditsPerEuro;
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2);
}
