import { z } from "zod";
import { instant } from "../base/fields.ts";

/** Most that an operator may set in the place of the standard values, from 1 to these. */
export const overrideMax = { creditsPerAnswer: 10_000, concurrency: 200, perMinute: 60_000 } as const;

function upTo(max: number) {
  const sentence = `Enter a whole number from 1 to ${max}.`;
  return z.number(sentence).int(sentence).min(1, sentence).max(max, sentence);
}

const overridden = z.object({
  reason: z.string(),
  /** The address of the superuser; null once the account is gone. */
  by: z.string().nullable(),
  at: instant,
});
export type Overridden = z.output<typeof overridden>;

export const limitFields = {
  /** Questions under way at once, and begun in a minute, in all instances together. */
  concurrency: upTo(overrideMax.concurrency),
  per_minute: upTo(overrideMax.perMinute),
};

export const priceField = upTo(overrideMax.creditsPerAnswer);

const limits = z.object({ concurrency: z.number().int(), per_minute: z.number().int() });

/** Fields of a model that superusers see: its price and its provider's limits, each beside the standard. */
export const overrideFields = {
  standard_credits_per_answer: z.number().int(),
  price_overridden: overridden.nullable(),
  /** Limits of its provider, whose models share them. */
  limits: limits.extend({ standard: limits, overridden: overridden.nullable() }),
};
