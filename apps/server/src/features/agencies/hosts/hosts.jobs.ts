import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { checkDueHosts } from "./check-host.ts";

const checkHosts = job({
  name: "agencies.check-hosts",
  payload: z.object({}),
  run: checkDueHosts,
  cron: "*/10 * * * *",
  atStart: true,
});

export const hostJobs = [checkHosts] as const;
