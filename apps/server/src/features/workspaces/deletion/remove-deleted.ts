import { dayMs, earlier } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { finishWholes, forgetFinished, listDue, removals } from "./deletions.sql.ts";
import { removeFor } from "./remove-for.ts";

/** A day after the removal it is looked for what came late: visits that an instance had kept in its journal. */
const checkAfterMs = dayMs;
/** Time of a turn: what is being removed takes turns, so that a small campaign does not wait for a large workspace. */
const turnMs = 5_000;
/** The job ends then, and the next minute's goes on. */
const jobMs = 50_000;
const atOnce = 20;
/** How long receipts are kept. */
export const receiptsKeptMs = 3 * 365 * dayMs;

/** Removes what was deleted, in small steps; whoever is killed between two of them loses nothing, and anyone goes on. */
export const removeDeleted = job({
  name: removals,
  payload: z.object({}),
  run: async (tools) => {
    const endsAt = Date.now() + jobMs;
    while (Date.now() < endsAt && !tools.stopping.aborted) {
      const due = await listDue(tools, { checkBefore: earlier(tools.now(), checkAfterMs), limit: atOnce });
      if (due.length === 0) break;
      await eachAlone(tools, due, {
        sweep: removals,
        idOf: ({ id }) => id,
        run: ({ id }) => removeFor(tools, { id, turnMs }),
      });
    }
    await finishWholes(tools);
    await forgetFinished(tools, earlier(tools.now(), receiptsKeptMs));
  },
  cron: "* * * * *",
});
