import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { deletePassed } from "./rate-limits.sql.ts";
import { deleteFreeSlots } from "./slots.sql.ts";

/** Removes what counts for nobody any more, so that the tables stay as small as the number of those who acted lately. */
export const forgetPassedLimits = job({
  name: "limits.forget-passed",
  payload: z.object({}),
  cron: "*/10 * * * *",
  run: async (tools) => {
    await deletePassed(tools);
    await deleteFreeSlots(tools);
  },
});
