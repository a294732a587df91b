import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Opportunity, OpportunityChanges } from "@citelens/contract/content/opportunities";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { listMembers } from "#features/workspaces/people/public.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { getOpportunity } from "./list-opportunities.ts";
import { changeOpportunityRow, type OpportunityDecision } from "./store/opportunities.sql.ts";

/** Plans, ends, dismisses or opens an opportunity again; who is to do it is a member of the workspace. */
export async function changeOpportunity(
  tools: Tools,
  member: Member,
  { id, changes }: { readonly id: string; readonly changes: OpportunityChanges },
): Promise<Opportunity> {
  const { assignee, due_on, state, reason = "" } = changes;
  if (assignee && !(await listMembers(tools, member)).some((one) => one.id === assignee))
    throw new FieldRefusal({ assignee: [fieldErrors.invalid] });

  const decision: OpportunityDecision = {
    ...(state && { state, reason: state === "DISMISSED" ? reason : "" }),
    ...(assignee !== undefined && { assignee_id: assignee }),
    ...(due_on !== undefined && { due_on }),
  };
  if (!(await changeOpportunityRow(tools, member, { id, changes: decision }))) throw new Refusal("NOT_FOUND");
  return getOpportunity(tools, member, { id, period: "30d" });
}
