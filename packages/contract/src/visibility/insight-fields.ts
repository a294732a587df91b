import { z } from "zod";
import { day, rangeFault } from "../base/dates.ts";
import { isDay } from "../base/days.ts";
import { flag, id } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { insightLimits, intervalKinds, verdicts } from "./insight-constants.ts";

/**
 * Filter of the answers that are counted, and with which earlier ones they are compared: those of the equally long period just before
 * unless told. Days are the workspace's own, both ends included; the last month unless told.
 */
export const insightFilter = {
  start_date: day.optional(),
  end_date: day.optional(),
  compare_start_date: day.optional(),
  compare_end_date: day.optional(),
  campaign_id: id.optional(),
  branded: flag.optional(),
};
export const insightQuery = z.object(insightFilter);

type Dates = { readonly [K in keyof z.output<typeof insightQuery>]?: unknown };

/** Refuses days in the wrong order and periods that are too long, under the field of their end. */
export function checkDates(query: Dates, context: z.core.$RefinementCtx): void {
  for (const [from, to] of [
    ["start_date", "end_date"],
    ["compare_start_date", "compare_end_date"],
  ] as const) {
    const [first, last] = [query[from], query[to]];
    if (typeof first !== "string" || typeof last !== "string" || !isDay(first) || !isDay(last)) continue;
    const fault = rangeFault(first, last);
    if (fault) context.addIssue({ code: "custom", message: fault, path: [to] });
  }
}

/** The same for what can be saved as a file. */
export const savedInsightQuery = insightQuery.extend({ format: listFormat }).superRefine(checkDates);

export const limit = (usual: number) =>
  z.coerce.number().int().min(1).max(insightLimits.listMax).default(usual);

export const rate = z.number().nullable();
/** 95 %, in per cent; null without answers. From five prompts on it holds for their topic, below for these prompts alone. */
export const interval = z.object({ low: z.number(), high: z.number(), of: z.enum(intervalKinds) }).nullable();
/** The change over what both periods share, in points; the verdict is of it. Null without one. */
export const pairedPoints = z.number().nullable();
export const verdict = z.enum(verdicts).nullable();
