import { earlier, hourMs } from "@citelens/contract/base/days";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { runHoursMax } from "./ask/start-run.ts";
import { announceClosed } from "./counts/announce-count-changes.ts";
import { endRuns } from "./keep/end-runs.ts";
import { lateRuns, listLateRuns } from "./store/runs.sql.ts";
import { failLate } from "./store/store.sql.ts";

/** Ends runs that should long be done, so that credits do not stay held for answers that never come. */
export async function endLateRuns(tools: Tools): Promise<void> {
  const before = earlier(tools.now(), runHoursMax * hourMs);
  await eachAlone(tools, await listLateRuns(tools, before), {
    sweep: lateRuns,
    idOf: ({ id }) => id,
    run: (run) =>
      inTransaction(tools, async (within) => {
        await announceClosed(within, await failLate(within, run));
        await endRuns(within, [run]);
      }),
  });
}
