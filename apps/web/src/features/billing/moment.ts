const days = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** A day as the billing pages write it, such as November 21, 2026, by the clock of whoever reads it. */
export function longDay(at: string | number): string {
  return days.format(new Date(at));
}
