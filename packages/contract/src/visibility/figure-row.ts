import { z } from "zod";
import { count } from "../base/fields.ts";
import { interval, rate, verdict } from "./insight-fields.ts";

const fact = z.union([z.number(), z.string(), z.boolean()]).nullable();

/** The change over the prompts and models that both periods share; null where there are none. */
export const pairedChange = z
  .object({
    points: z.number(),
    interval: z.object({ low: z.number(), high: z.number() }),
    p_value: z.number(),
    pairs: count,
    prompts: count,
  })
  .nullable();

/** A figure of a card that is no list, as a file has it: a row for each, under the name that it has in the card. */
export const figureRow = z.object({
  figure: z.string(),
  value: fact,
  /** In the period before, where the card compares. */
  previous: fact,
  change_points: rate,
  change_percent: rate,
  n: count.nullable(),
  previous_n: count.nullable(),
  interval,
  paired: pairedChange,
  verdict,
});
export type FigureRow = z.output<typeof figureRow>;

/** One figure of the headline, with the one before it. */
export const headline = z.object({
  value: rate,
  previous: rate,
  /** Percentage points, or positions; null where one of both is missing. */
  change_points: rate,
  /** 0 when there was no previous value. */
  change_percent: z.number(),
  n: count,
  previous_n: count,
  interval,
  paired: pairedChange,
  verdict,
});
