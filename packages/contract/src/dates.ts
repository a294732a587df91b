import { z } from "zod";
import { fieldErrors } from "./errors.ts";

/** A calendar day in the workspace's time zone, yyyy-MM-dd. */
export const day = z.string().refine(isDay, fieldErrors.date);

export const rangeDaysMax = 400;

/** Whether the text names a real day of the calendar (2026-02-30 does not). */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;

  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Days from the first to the last, both included; 1 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

/** What is wrong with a range of days, if anything. */
export function rangeFault(from: string, to: string): string | undefined {
  if (from > to) return fieldErrors.dateOrder;
  if (daysBetween(from, to) > rangeDaysMax) return fieldErrors.dateSpan;
  return undefined;
}
