export { auditsOf } from "./audits.ts";
export { listIssues } from "./issues.ts";
