import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { OptimizationMode } from "@citelens/contract/content/studio-words";
import { expectFeature } from "#features/organizations/features/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { showOptimization } from "../show/shown-optimization.ts";
import { changeOptimization, lockOptimization, type OptimizationRow } from "../store/optimizations.sql.ts";
import { dropProposals, listSectionRows } from "../store/parts.sql.ts";
import { hasKeptText, isWorking } from "../store/status.rules.ts";
import { keepRevision } from "../text/sections.ts";
import { endWithout } from "./end-without.ts";
import { holdFor } from "./paid-work.ts";
import { writeOptimization } from "./write-optimization.ts";

/** Lets a draft be worked at, as a new attempt; of many clicks one begins it, and the others are told that it is under way. */
export async function generateOptimization(
  tools: Tools,
  member: Member,
  { id, mode: wanted }: { readonly id: string; readonly mode?: OptimizationMode | undefined },
): Promise<Optimization> {
  const row = await inTransaction(tools, async (within) => {
    const draft = await lockOptimization(within, member, id);
    if (!draft) throw new Refusal("NOT_FOUND");
    const mode = wanted ?? draft.mode;
    const isBrief = isOpenBrief(draft);
    const goesOn = mode === "FULL" && (isBrief || hasKeptText(draft));
    expectMayBegin(tools, draft, mode);
    await expectFeature(within, member.organizationId, "content_studio");

    const attempt = draft.attempt + 1;
    if (isBrief) await keepBrief(within, member, id);
    const begun = await changeOptimization(within, member, {
      id,
      changes: {
        mode,
        status: "QUEUED",
        attempt,
        done: 0,
        of: 0,
        attempts: 0,
        failure: null,
        failure_seen: null,
        lease_until: null,
        // What a brief was made of is there, or what was written before credits were missing: a model goes on with it.
        step: goesOn ? "SECTIONS" : "PAGE",
        ...(!isBrief && { finished_at: null }),
      },
    });
    if (begun) await holdFor(within, member, begun);
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

/** One that is done and that nobody has approved, which a model can go on with. */
function isOpenBrief({ status, mode, approved_at }: OptimizationRow): boolean {
  return status === "DONE" && mode === "BRIEF" && approved_at === null;
}

function expectMayBegin({ writer }: Tools, row: OptimizationRow, mode: OptimizationMode): void {
  if (isWorking(row.status)) throw new Refusal("OPTIMIZATION_RUNNING");
  if (row.status === "DONE" && !(isOpenBrief(row) && mode === "FULL"))
    throw new Refusal("OPTIMIZATION_FIXED");
  if (mode === "FULL" && !writer) throw new Refusal("WRITER_MISSING");
}

/** A brief that a model writes on is kept as it was, as a revision. What an attempt before has proposed for words of a person is void. */
async function keepBrief(within: Tools, member: Member, id: string): Promise<void> {
  const sections = await listSectionRows(within, member, id);
  for (const { id: sectionId, state } of sections)
    if (state !== "PROPOSED") await dropProposals(within, member, id, sectionId);
  await keepRevision(within, member, { id, sections, what: "As it was before a model wrote it" });
}

/** Ends the work at it at once; what was made of it is dropped. */
export async function cancelOptimization(tools: Tools, member: Member, id: string): Promise<Optimization> {
  const row = await inTransaction(tools, async (within) => {
    const known = await lockOptimization(within, member, id);
    if (!known) throw new Refusal("NOT_FOUND");
    if (!isWorking(known.status)) throw new Refusal("OPTIMIZATION_NOT_RUNNING");
    const changes = await endWithout(within, member, { row: known, status: "CANCELED" });
    return changeOptimization(within, member, { id, changes });
  });
  if (!row) throw new Refusal("NOT_FOUND");
  return showOptimization(tools, member, row);
}
