export { auditEnded } from "./audit-ended.ts";
export { auditEvidence } from "./audit-evidence.ts";
export { pageEnds } from "./page-ends.rules.ts";
