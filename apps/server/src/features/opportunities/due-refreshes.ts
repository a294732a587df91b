import { dayMs, later } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction } from "#platform/tools.ts";
import { enqueueRefresh } from "./refresh.ts";
import { dueRefreshes, listDueRefreshes, takeDueRefresh } from "./store/refreshes.sql.ts";

/** Refreshes of one sweep; what is left is due in the next. */
const atOnce = 100;

/** Lets opportunities be looked for that nobody has looked for since a day, each workspace alone. */
export const refreshDue = job({
  name: "opportunities.refresh-due",
  payload: z.object({}),
  run: async (tools) => {
    const before = tools.now();
    const due = await listDueRefreshes(tools, { before, limit: atOnce });
    await eachAlone(tools, due, {
      sweep: dueRefreshes,
      idOf: ({ workspaceId }) => workspaceId,
      run: (one) =>
        inTransaction(tools, async (within) => {
          const next = later(before, dayMs);
          if (await takeDueRefresh(within, placeOfJob(one), { before, next }))
            await enqueueRefresh(within, one);
        }),
    });
  },
  cron: "*/15 * * * *",
  waitsReadOnly: true,
});
