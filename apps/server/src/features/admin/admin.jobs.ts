import { z } from "zod";
import { sealAudit } from "#platform/audit/seal-audit.ts";
import { job } from "#platform/jobs/job.ts";
import { checkChain } from "./audit/check-chain.ts";
import { endOrganizations } from "./organization/end-organizations.ts";
import { sumServiceDays } from "./overview/sum-days.ts";

const seal = job({
  name: "admin.seal-audit",
  payload: z.object({}),
  run: sealAudit,
  cron: "*/5 * * * *",
  atStart: true,
});

const sumDays = job({
  name: "admin.sum-days",
  payload: z.object({}),
  run: (tools) => sumServiceDays(tools),
  cron: "2-59/5 * * * *",
  atStart: true,
});

const end = job({
  name: "admin.end-organizations",
  payload: z.object({}),
  run: endOrganizations,
  cron: "*/10 * * * *",
});

export const adminJobs = [seal, checkChain, sumDays, end] as const;
