import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { forgetActs } from "./forget-acts.ts";

const forget = job({
  name: "accounts.forget-acts",
  payload: z.object({}),
  run: forgetActs,
  cron: "41 3 * * *",
});

export const actJobs = [forget] as const;
