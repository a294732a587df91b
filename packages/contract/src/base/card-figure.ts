import { z } from "zod";

const fact = z.union([z.number(), z.string(), z.boolean()]).nullable();

/** A figure of a card that holds lists of several kinds, as a file has it: a row for each. */
export const cardFigure = z.object({
  /** Fields that lead to it in the card, joined by _. */
  figure: z.string(),
  /** Agent, page, engine or whatever else it is of; empty where it is of the whole card. */
  of: z.string(),
  /** Day or hour of which it is; null for the whole range. */
  at: z.string().nullable(),
  value: fact,
  /** In the period before, where the card compares. */
  previous: fact,
});
export type CardFigure = z.output<typeof cardFigure>;
