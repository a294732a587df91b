import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { usageSince } from "./key-usage.ts";
import { deleteUsesBefore } from "./key-uses.sql.ts";
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
  run: (tools) => deleteUsesBefore(tools, usageSince(tools)),
});

export const apiKeyJobs = [tellOfEnds, forgetUses] as const;
