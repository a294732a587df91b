import { z } from "zod";
import { daysApart, isDay, rangeDaysMax } from "./days.ts";
import { fieldErrors } from "./errors.ts";

/** A calendar day in the workspace's time zone, yyyy-MM-dd. */
export const day = z.string().refine(isDay, fieldErrors.date);

/** The validation error of a range of days, if any. */
export function rangeFault(from: string, to: string): string | undefined {
  if (from > to) return fieldErrors.dateOrder;
  if (daysApart(from, to) >= rangeDaysMax) return fieldErrors.dateSpan;
  return undefined;
}
