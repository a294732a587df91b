import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { Member } from "#features/workspaces/members/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { changeOptimization, lockOptimization } from "../optimizations.sql.ts";
import { showOptimization } from "../show/shown-optimization.ts";
import { isWorking } from "../status.rules.ts";
import { dropText } from "./drop-text.ts";
import { writeOptimization } from "./write-optimization.ts";

/** Lets a draft be worked at, as a new attempt; of many clicks one begins it, and the others are told that it is under way. */
export async function generateOptimization(tools: Tools, member: Member, id: string): Promise<Optimization> {
  const row = await inTransaction(tools, async (within) => {
    const draft = await lockOptimization(within, member, id);
    if (!draft) throw new Refusal("NOT_FOUND");
    if (isWorking(draft.status)) throw new Refusal("OPTIMIZATION_RUNNING");
    if (draft.status === "DONE") throw new Refusal("OPTIMIZATION_FIXED");

    const attempt = draft.attempt + 1;
    const begun = await changeOptimization(within, member, {
      id,
      changes: {
        ...{ status: "QUEUED", attempt, step: "PAGE", done: 0, of: 0, attempts: 0 },
        ...{ failure: null, failure_seen: null, finished_at: null, lease_until: null },
      },
    });
    await enqueue(within, writeOptimization, {
      workspaceId: member.workspaceId,
      optimizationId: id,
      attempt,
    });
    return begun;
  });
  if (!row) throw new Refusal("NOT_FOUND");
  return showOptimization(tools, member, row);
}

/** Ends the work at it at once; what was made of it is dropped. */
export async function cancelOptimization(tools: Tools, member: Member, id: string): Promise<Optimization> {
  const row = await inTransaction(tools, async (within) => {
    const known = await lockOptimization(within, member, id);
    if (!known) throw new Refusal("NOT_FOUND");
    if (!isWorking(known.status)) throw new Refusal("OPTIMIZATION_NOT_RUNNING");
    await dropText(within, member, id);
    return changeOptimization(within, member, {
      id,
      changes: {
        status: "CANCELED",
        finished_at: tools.now(),
        lease_until: null,
        old_page: null,
        gaps: null,
      },
    });
  });
  if (!row) throw new Refusal("NOT_FOUND");
  return showOptimization(tools, member, row);
}
