import type { TargetQuery } from "@citelens/contract/content/optimization-fields";
import type { PlannedOpportunity } from "@citelens/contract/content/plan";
import { roundedTo } from "@citelens/statistics/rounded-to";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findOpportunityRow, planOpportunityRow } from "../store/opportunities.sql.ts";
import { listPlannedRows } from "../store/planned.sql.ts";
import { namesOfPeople } from "./names-of-people.ts";

/** Opportunities that people have picked, each with who does it. */
async function listPlanned(
  tools: Tools,
  member: Member,
  wanted: Parameters<typeof listPlannedRows>[2],
): Promise<PlannedOpportunity[]> {
  const [rows, personOf] = await Promise.all([
    listPlannedRows(tools, member, wanted),
    namesOfPeople(tools, member),
  ]);
  return rows.map(({ assignee_id, score, ...row }) => ({
    ...row,
    score: roundedTo(score, 1),
    assignee: personOf(assignee_id),
  }));
}

interface OpportunityBrief {
  readonly title: string;
  /** The own page that it is about, if it is about one. */
  readonly pageUrl: string | null;
  /** The most promising first. */
  readonly queries: readonly TargetQuery[];
  readonly campaignIds: readonly string[];
}

/** Lookups and changes of opportunities for rooms below. */
export const opportunities = {
  /** As it stands in the longest period in which it does. */
  find: async (tools: Tools, place: Place, id: string): Promise<OpportunityBrief | undefined> => {
    const row = await findOpportunityRow(tools, place, { id, period: "90d" });
    return (
      row && {
        title: row.title,
        pageUrl: row.target_kind === "PAGE" ? row.target_name : null,
        queries: row.queries.map(({ text, query_id }) => ({ text, query_id })),
        campaignIds: row.campaign_ids,
      }
    );
  },

  /** Lists what people have picked: all that is planned, and of what is done that which is due within days, or one of these. */
  listPlanned,

  /** Somebody has begun with it. */
  plan: (tools: Tools, place: Place, id: string): Promise<void> => planOpportunityRow(tools, place, id),
} as const;
