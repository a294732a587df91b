import { z } from "zod";
import { day } from "../base/dates.ts";
import { count, id, instant } from "../base/fields.ts";
import { verdict } from "../visibility/insight-fields.ts";
import { effectProblems, effectStates } from "./effect-words.ts";

/** Answers that are a hit, of those that count, in per cent. */
const counted = z.object({ hits: count, n: count, rate: z.number().nullable() });
/** Figures of a group of queries, before and after. */
const effectGroup = z.object({
  before: counted,
  after: counted,
  /** Over the models that answered in both periods, in points. */
  change: z.number().nullable(),
});

/** How a figure of the target queries changed, against that of the campaign's others. */
export const effectFigure = z.object({
  target: effectGroup,
  others: effectGroup,
  /** Target queries and others whose answers are compared. */
  prompts: z.object({ target: count, others: count }),
  /** The change of the target queries less that of the others, in points, with its 95 % interval. */
  points: z.number().nullable(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  verdict,
});
export type EffectFigure = z.output<typeof effectFigure>;

export const effectWindow = z.object({
  /** Days after the text was published, that day the first of them. */
  days: count,
  state: z.enum(effectStates),
  /** Days of the workspace, both ends included; so far while it runs. Null of one that is ahead. */
  after: z.object({ start: day, end: day }).nullable(),
  before: z.object({ start: day, end: day }).nullable(),
  /** Answers that name the brand, of all; answers that cite a page of it, of those that cite anything. */
  named: effectFigure.nullable(),
  cited: effectFigure.nullable(),
});
export type EffectWindow = z.output<typeof effectWindow>;

/** Effect on the target queries since a text was published. */
export const effect = z.object({
  published_url: z.string(),
  published_at: instant,
  campaign: z.object({ id, name: z.string() }).nullable(),
  /** Why nothing can be said. */
  problem: z.enum(effectProblems).nullable(),
  windows: z.array(effectWindow),
  /** Whether the text is to be seen at its address; null until somebody looked. */
  live: z
    .object({
      checked: instant,
      is_live: z.boolean(),
      /** Share of the text's words in a row that are on the page, in per cent; null where it could not be read. */
      share: z.number().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type Effect = z.output<typeof effect>;
