export { auditGuide } from "./checks/guide/check-guide.rules.ts";
export { beginAudit } from "./crawl/begin-audit.ts";
export { crawlSlice } from "./crawl/crawl-slice.ts";
export { finishAudit } from "./finish/finish-audit.ts";
export { workAtAudit } from "./store/leased-audit.ts";
export { technicalAuditJobs } from "./technical-audit.jobs.ts";
export { registerTechnicalAuditRoutes } from "./technical-audit.routes.ts";
