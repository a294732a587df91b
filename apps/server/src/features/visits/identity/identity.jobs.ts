import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { refreshSources } from "./sources/refresh-sources.ts";

/** Every hour, and whenever the product starts: what operators publish is read once a day, or again where that failed. */
const refreshIdentity = job({
  name: "visits.refresh-identity",
  payload: z.object({}),
  run: async (tools) => {
    await refreshSources(tools);
  },
  cron: "23 * * * *",
  atStart: true,
});

export const identityJobs = [refreshIdentity] as const;
