import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { checkQueryCounts } from "./check-query-counts.ts";
import { startDueRuns } from "./runs/start-due-runs.ts";

const due = job({
  name: "campaigns.start-due-runs",
  payload: z.object({}),
  run: (tools) => startDueRuns(tools),
  cron: "* * * * *",
  waitsReadOnly: true,
});

const check = job({
  name: "campaigns.check-counts",
  payload: z.object({}),
  run: checkQueryCounts,
  cron: "11 2 * * *",
});

export const campaignJobs = [due, check] as const;
