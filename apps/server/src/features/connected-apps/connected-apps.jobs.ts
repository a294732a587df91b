import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { sweepConnectedApps } from "./sweep.ts";

const sweep = job({
  name: "connected-apps.sweep",
  payload: z.object({}),
  run: (tools) => sweepConnectedApps(tools),
  cron: "23 * * * *",
});

export const connectedAppJobs = [sweep] as const;
