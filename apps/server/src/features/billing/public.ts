export { type RetentionLimit, retentionLimits } from "./retention-limits.ts";
