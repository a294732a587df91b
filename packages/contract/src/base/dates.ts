import { z } from "zod";
import { daysApart, isDay, rangeDaysMax } from "./days.ts";
import { fieldErrors } from "./field-errors.ts";

/** A calendar day in the workspace's time zone, yyyy-MM-dd. */
export const day = z.string().refine(isDay, fieldErrors.date).meta({ format: "date" });

/** The validation error of a range of days, if any. */
export function rangeFault(from: string, to: string): string | undefined {
  if (from > to) return fieldErrors.dateOrder;
  if (daysApart(from, to) >= rangeDaysMax) return fieldErrors.dateSpan;
  return undefined;
}

/** A range of days in a query, both ends included; `checkRange` belongs to the query that has them. */
export const dateRange = { from_date: day, to_date: day };

type Dates = { readonly from_date: unknown; readonly to_date: unknown };

export function checkRange({ from_date, to_date }: Dates, context: z.RefinementCtx): void {
  if (typeof from_date !== "string" || typeof to_date !== "string") return;
  if (!isDay(from_date) || !isDay(to_date)) return;
  const fault = rangeFault(from_date, to_date);
  if (fault) context.addIssue({ code: "custom", message: fault, path: ["to_date"] });
}
