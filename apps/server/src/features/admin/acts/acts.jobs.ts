import { dayMs, earlier } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { forgetActs } from "./acts.sql.ts";

/** Long after any browser would send an act again. */
const rememberedMs = 30 * dayMs;

const forget = job({
  name: "admin.forget-acts",
  payload: z.object({}),
  run: (tools) => forgetActs(tools, earlier(tools.now(), rememberedMs)),
  cron: "41 3 * * *",
});

export const actJobs = [forget] as const;
