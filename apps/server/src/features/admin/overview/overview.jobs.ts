import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { sumServiceDays } from "./sum-days.ts";

const sumDays = job({
  name: "admin.sum-days",
  payload: z.object({}),
  run: (tools) => sumServiceDays(tools),
  cron: "2-59/5 * * * *",
  atStart: true,
});

export const overviewJobs = [sumDays] as const;
