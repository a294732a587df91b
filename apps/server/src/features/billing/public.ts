export { billingJobs } from "./billing.jobs.ts";
export { registerBillingRoutes } from "./billing.routes.ts";
export { type RetentionLimit, retentionLimits } from "./retention-limits.ts";
