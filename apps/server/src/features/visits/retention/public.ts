export { keptUntil } from "./retention.rules.ts";
export { findRetentionDays } from "./retention.service.ts";
