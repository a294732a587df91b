import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { checkModels } from "./check-models.ts";

/** Every night, and whenever the product starts. */
const daily = job({
  name: "operators.check-models",
  payload: z.object({}),
  run: checkModels,
  cron: "47 4 * * *",
  atStart: true,
});

export const modelCheckJobs = [daily] as const;
