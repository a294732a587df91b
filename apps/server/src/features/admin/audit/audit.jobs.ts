import { z } from "zod";
import { sealAudit } from "#platform/audit/seal-audit.ts";
import { job } from "#platform/jobs/job.ts";
import { checkChain } from "./check-chain.ts";

const seal = job({
  name: "admin.seal-audit",
  payload: z.object({}),
  run: sealAudit,
  cron: "*/5 * * * *",
  atStart: true,
});

export const auditJobs = [seal, checkChain] as const;
