import { continueAudit } from "./audit-steps.ts";
import { beginDueAudits, continueStalledAudits } from "./scheduled-audits.ts";

export const technicalAuditJobs = [continueAudit, beginDueAudits, continueStalledAudits] as const;
