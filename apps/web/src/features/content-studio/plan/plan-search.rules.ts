/** The search parameters of the plan. */
export interface PlanSearch {
  /** As yyyy-MM; the current one without it. */
  readonly month?: string;
}

const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Parses the search parameters; what is no month of this century is dropped. */
export function parsePlanSearch({ month }: Readonly<Record<string, unknown>>): PlanSearch {
  return typeof month === "string" && monthPattern.test(month) ? { month } : {};
}

/** The month so many months after one, or before; the same where that is none of this century. */
export function monthAfter(month: string, months: number): string {
  const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const next = new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
  return monthPattern.test(next) ? next : month;
}
