import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { proveLedgers, sweepLedgers } from "./sweep.ts";

const sweep = job({
  name: "credits.sweep",
  payload: z.object({}),
  run: (tools) => sweepLedgers(tools),
  cron: "*/10 * * * *",
});

const prove = job({
  name: "credits.prove",
  payload: z.object({}),
  run: (tools) => proveLedgers(tools),
  cron: "43 2 * * *",
  retryLimit: 0,
});

export const creditJobs = [sweep, prove] as const;
