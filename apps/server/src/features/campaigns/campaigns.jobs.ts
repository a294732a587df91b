import { z } from "zod";
import { job } from "#platform/job.ts";
import { startDueRuns } from "./start-due-runs.ts";

const due = job({
  name: "campaigns.start-due-runs",
  payload: z.object({}),
  run: (tools) => startDueRuns(tools),
  cron: "* * * * *",
});

export const campaignJobs = [due] as const;
