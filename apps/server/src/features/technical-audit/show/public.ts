export { listAudits } from "./audits.ts";
export { listIssues } from "./issues.ts";
