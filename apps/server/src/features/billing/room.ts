export { billingJobs } from "./billing.jobs.ts";
export { registerBillingRoutes } from "./billing.routes.ts";
export { openPlanLimits } from "./plan-limits.ts";
export { boundNightly } from "./subscription/bound-workspaces.ts";
