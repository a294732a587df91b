import type { PlanGroup } from "@citelens/contract/content/plan";

interface PickedState {
  readonly state: "PLANNED" | "DONE";
  readonly due_on: string | null;
}

interface Months {
  /** As yyyy-MM. */
  readonly month: string;
  readonly thisMonth: string;
}

/** Where a month's plan lists what was picked; nowhere if it belongs to another month. What is published is done, whoever says so. */
export function groupOf(
  { state, due_on: due }: PickedState,
  publishedOn: string | undefined,
  { month, thisMonth }: Months,
): PlanGroup | undefined {
  const monthOf = (day: string): string => day.slice(0, month.length);
  if (due !== null && monthOf(due) === month) return "MONTH";
  const isDone = state === "DONE" || publishedOn !== undefined;
  if (isDone) return due === null && publishedOn && monthOf(publishedOn) === month ? "MONTH" : undefined;
  if (due === null) return month >= thisMonth ? "UNDATED" : undefined;
  return month === thisMonth && monthOf(due) < month ? "LATE" : undefined;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year, at] = [Number(month.slice(0, -3)), Number(month.slice(-2))];
  const last = new Date(Date.UTC(year, at, 0));
  return { from: `${month}-01`, to: `${month}-${String(last.getUTCDate()).padStart(2, "0")}` };
}
