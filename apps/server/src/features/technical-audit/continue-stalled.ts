import { earlier, minuteMs } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { enqueueStep } from "./audit-steps.ts";
import {
  endStalled,
  listStalled,
  type StalledAudit,
  stalledAudits,
  touchStalled,
} from "./ending/stalled.sql.ts";
import { isStuck, stuckSeen } from "./ending/stuck.rules.ts";
import { tidy } from "./ending/tidy-ended.ts";

/** Audits of one sweep; what is left is due in the next. */
const atOnce = 50;
/** Longer than a queue waits until it gives a dead worker's job to another. */
const stalledMs = 10 * minuteMs;

/** Lets audits go on whose work was lost: their step is running, and nobody works at it. What never gets on ends. */
export const continueStalledAudits = job({
  name: "technical-audit.continue-stalled-audits",
  payload: z.object({}),
  run: async (tools) => {
    const before = earlier(tools.now(), stalledMs);
    const stalled = await listStalled(tools, { before, limit: atOnce });
    await eachAlone(tools, stalled, {
      sweep: stalledAudits,
      idOf: ({ id }) => id,
      run: (one) =>
        inTransaction(tools, (within) =>
          isStuck(one, tools.now()) ? end(within, one, before) : goOn(within, one, before),
        ),
    });
  },
  cron: "*/10 * * * *",
});

async function goOn(within: Tools, { id, status, workspaceId }: StalledAudit, before: Date): Promise<void> {
  const place = placeOfJob({ workspaceId });
  if (await touchStalled(within, place, { auditId: id, before }))
    await enqueueStep(within, place, { id, step: status });
}

async function end(within: Tools, stalled: StalledAudit, before: Date): Promise<void> {
  const { id: auditId, workspaceId, status: step, attempts } = stalled;
  const place = placeOfJob({ workspaceId });
  const row = await endStalled(within, place, { auditId, before, seen: stuckSeen(stalled) });
  if (!row) return;
  await tidy(within, place, auditId);
  within.log.error(
    { auditId, step, attempts, status: row.status },
    "An audit that could not go on has ended",
  );
}
