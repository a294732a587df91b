import { earlier, hourMs } from "@citelens/contract/base/days";
import { keptHours } from "@citelens/contract/base/idempotency";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { deleteKeysBefore } from "./idempotency.sql.ts";

/** After a day nobody sends a request again that was lost. */
export const forgetIdempotencyKeys = job({
  name: "idempotency.forget-keys",
  payload: z.object({}),
  cron: "26 * * * *",
  run: (tools) => deleteKeysBefore(tools, earlier(tools.now(), keptHours * hourMs)),
});
