import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { checkQueryCounts } from "./check-query-counts.ts";
import { pullBackRunsAhead, startDueRuns } from "./runs/start-due-runs.ts";

const due = job({
  name: "campaigns.start-due-runs",
  payload: z.object({}),
  run: (tools) => startDueRuns(tools),
  cron: "* * * * *",
  waitsReadOnly: true,
});

/** A clock that was set back leaves runs that are due in months. */
const pullBack = job({
  name: "campaigns.pull-back-runs",
  payload: z.object({}),
  run: pullBackRunsAhead,
  cron: "17 * * * *",
});

const check = job({
  name: "campaigns.check-counts",
  payload: z.object({}),
  run: checkQueryCounts,
  cron: "11 2 * * *",
});

export const campaignJobs = [due, pullBack, check] as const;
