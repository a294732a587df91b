import { earlier, hourMs } from "@citelens/contract/base/days";
import { keptHours } from "@citelens/contract/base/idempotency";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { deleteKeysBefore, sliceRows } from "./idempotency.sql.ts";

/** After a day nobody sends a request again that was lost. */
export const forgetIdempotencyKeys = job({
  name: "idempotency.forget-keys",
  payload: z.object({}),
  cron: "26 * * * *",
  run: async (tools) => {
    const before = earlier(tools.now(), keptHours * hourMs);
    for (let deleted = sliceRows; deleted >= sliceRows; ) deleted = await deleteKeysBefore(tools, before);
  },
});
