import { later } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { leaseMs } from "#platform/leases/lease.sql.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { storeIssueSums } from "../store/issue-sums.sql.ts";
import { tidyAhead } from "./ahead.sql.ts";

/** Forgets what a worker has still written of an audit that ended while it was at it. */
export const tidyEnded = job({
  name: "technical-audit.tidy-ended",
  payload: z.object({ workspaceId: z.uuid(), auditId: z.uuid() }),
  run: (tools, { auditId, ...workspace }) =>
    inTransaction(tools, (within) => tidyAhead(within, placeOfJob(workspace), auditId)),
});

/** Tidies an audit in the transaction that ends it, with the sums of what it has found so far, and once more when nobody can hold its lease any longer. */
export async function tidy(tools: Tools, place: Place, auditId: string): Promise<void> {
  await tidyAhead(tools, place, auditId);
  await storeIssueSums(tools, place, auditId);
  const { workspaceId } = place;
  await enqueue(
    tools,
    tidyEnded,
    { workspaceId, auditId },
    { startAfter: later(tools.now(), leaseMs), key: auditId },
  );
}
