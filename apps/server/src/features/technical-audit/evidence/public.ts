export { auditEnded } from "./audit-ended.ts";
export { auditEvidence, type FailedCheck, type NewestAudit } from "./audit-evidence.ts";
