import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { showOptimization } from "../show/shown-optimization.ts";
import { changeOptimization } from "../store/optimizations.sql.ts";
import { lockDone } from "./sections.ts";

/** Says that a text may be published as it stands; none of its claims may be open. */
export async function approveOptimization(tools: Tools, member: Member, id: string): Promise<Optimization> {
  const row = await inTransaction(tools, async (within) => {
    const done = await lockDone(within, member, id);
    if (done.claims_open > 0) throw new Refusal("CLAIMS_OPEN");
    if (done.approved_at) return done;
    return changeOptimization(within, member, {
      id,
      // Why a model did not write on it is of no matter any more.
      changes: { approved_at: tools.now(), approved_by: member.userId, failure: null, failure_seen: null },
    });
  });
  if (!row) throw new Refusal("NOT_FOUND");
  return showOptimization(tools, member, row);
}
