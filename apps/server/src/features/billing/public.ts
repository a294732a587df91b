export { billingJobs } from "./billing.jobs.ts";
export { registerBillingRoutes } from "./billing.routes.ts";
