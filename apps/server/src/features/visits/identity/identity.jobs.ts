import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { rejudgeVisits } from "./rejudge/rejudge-visits.ts";
import { refreshSources } from "./sources/refresh-sources.ts";

/** Hourly and at each start: reads what operators publish when due, then judges visits that waited for it. */
const refreshIdentity = job({
  name: "visits.refresh-identity",
  payload: z.object({}),
  run: async (tools) => {
    await refreshSources(tools);
    await rejudgeVisits(tools);
  },
  cron: "23 * * * *",
  atStart: true,
});

export const identityJobs = [refreshIdentity] as const;
