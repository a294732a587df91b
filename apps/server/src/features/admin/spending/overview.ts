import { dayAfter, dayIn } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/billing/spending";
import { spendingReport } from "#features/spending/report/public.ts";
import type { Tools } from "#platform/tools.ts";
import { payersOf } from "./payers.ts";

type Query = ParsedInput<typeof contract.getSpending>["query"];

/** Cost of AI providers today, this month and in a period, and how much of the day's limits is used. */
export async function getSpending(tools: Tools, query: Query): Promise<contract.SpendingOverview> {
  const today = dayIn("UTC", tools.now());
  const monthFrom = `${today.slice(0, 7)}-01`;
  const range = { from: query.from_date, to: query.to_date };
  const [ofToday, ofMonth, { sums: period, days }, bounds] = await Promise.all([
    spendingReport.sum(tools, { from: today, to: today }),
    spendingReport.sum(tools, { from: monthFrom, to: today }),
    spendingReport.days(tools, range),
    boundsOf(tools, today),
  ]);
  return {
    usd_per_euro: tools.usdPerEuro,
    today: { day: today, cost_usd: ofToday.cost_usd },
    month: { from: monthFrom, cost_usd: ofMonth.cost_usd },
    period,
    days: days.map(({ provider, ...day }) => ({ ...day, operator: provider })),
    bounds,
  };
}

/** The bounds of a day, by the names that people know, and how much of each is used. */
export async function boundsOf(tools: Tools, today: string): Promise<contract.SpendingBound[]> {
  const bounds = await spendingReport.bounds(tools, today);
  const organizations = bounds.filter(({ kind }) => kind === "organization");
  const payerOf = await payersOf(
    tools,
    organizations.map(({ id }) => id),
  );
  const endsAt = `${dayAfter(today)}T00:00:00.000Z`;
  return bounds.map(({ kind, id, isReached, ...bound }) => ({
    ...bound,
    scope: kind === "provider" ? "operator" : kind,
    name: nameOf(kind, id, payerOf),
    rests_until: isReached ? endsAt : null,
  }));
}

function nameOf(kind: string, id: string, payerOf: Awaited<ReturnType<typeof payersOf>>): string {
  if (kind === "installation") return "This installation";
  return kind === "organization" ? payerOf(id).name : id;
}
