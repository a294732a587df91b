import { continueAudit } from "./audit-steps.ts";
import { continueStalledAudits } from "./continue-stalled.ts";
import { tidyEnded } from "./ending/tidy-ended.ts";
import { beginDueAudits } from "./scheduled-audits.ts";

export const technicalAuditJobs = [continueAudit, beginDueAudits, continueStalledAudits, tidyEnded] as const;
