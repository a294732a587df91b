import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { forgetKeyUsage } from "./key-usage.ts";
import { tellExpiries } from "./tell-expiry.ts";

const tellOfEnds = job({
  name: "api-keys.tell-expiry",
  payload: z.object({}),
  cron: "8 * * * *",
  run: tellExpiries,
});

const forgetUses = job({
  name: "api-keys.forget-uses",
  payload: z.object({}),
  cron: "51 3 * * *",
  run: forgetKeyUsage,
});

export const apiKeyJobs = [tellOfEnds, forgetUses] as const;
