import type { PlannedOpportunity } from "@citelens/contract/content/plan";
import { roundedTo } from "@citelens/statistics";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { listPlannedRows } from "../store/planned.sql.ts";
import { namesOfPeople } from "./names-of-people.ts";

/** What people have picked, each with who does it. */
export async function listPlanned(
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
