import { dayAfter, dayIn, startOfDay } from "@citelens/contract/base/days";
import {
  type OptimizationPlan,
  type PlanRow,
  planGroups,
  planRowsMax,
} from "@citelens/contract/content/plan";
import { opportunities } from "#features/opportunities/lookup/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { showOptimizations } from "../show/shown-optimization.ts";
import { listNewestOfOpportunities, listPublishedOpportunities } from "./plan.sql.ts";
import { daysOfMonth, groupOf } from "./plan-rows.rules.ts";

/** Plan of a month; this one unless told. */
export async function getPlan(
  tools: Tools,
  member: Member,
  wanted: string | undefined,
): Promise<OptimizationPlan> {
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");
  const { time_zone: timeZone } = settings;
  const thisMonth = dayIn(timeZone, tools.now()).slice(0, -3);
  const month = wanted ?? thisMonth;
  const due = daysOfMonth(month);
  const within = { from: startOfDay(timeZone, due.from), to: startOfDay(timeZone, dayAfter(due.to)) };
  const published = await listPublishedOpportunities(tools, member, within);
  const picked = await opportunities.listPlanned(tools, member, { due, ids: published });
  const texts = await listNewestOfOpportunities(
    tools,
    member,
    picked.map(({ id }) => id),
  );
  const textOf = new Map(texts.map((row) => [row.opportunity_id, row]));
  const rows = picked.flatMap((opportunity) => {
    const text = textOf.get(opportunity.id);
    const publishedOn = text?.published_at ? dayIn(timeZone, text.published_at) : undefined;
    const group = groupOf(opportunity, publishedOn, { month, thisMonth });
    return group ? [{ group, opportunity, text }] : [];
  });
  const listed = rows.toSorted(inOrder).slice(0, planRowsMax);
  const shown = await showOptimizations(
    tools,
    member,
    listed.flatMap(({ text }) => text ?? []),
  );
  const shownOf = new Map(shown.map((one) => [one.opportunity_id, one]));
  return {
    month,
    this_month: thisMonth,
    rows: listed.map(({ group, opportunity }) => ({
      group,
      opportunity,
      optimization: shownOf.get(opportunity.id) ?? null,
    })),
    is_bound: rows.length > listed.length,
  };
}

type SortablePlanRow = Pick<PlanRow, "group" | "opportunity">;

/** Order of the plan: what is late first; of a group what is due first, then what is worth most. */
function inOrder(one: SortablePlanRow, other: SortablePlanRow): number {
  const byGroup = planGroups.indexOf(one.group) - planGroups.indexOf(other.group);
  const byDay = (one.opportunity.due_on ?? "9").localeCompare(other.opportunity.due_on ?? "9");
  return byGroup || byDay || other.opportunity.score - one.opportunity.score;
}
