export { type RetentionLimit, retentionLimits } from "./subscription/retention-limits.ts";
