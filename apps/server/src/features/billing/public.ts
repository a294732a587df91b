export { billingJobs } from "./billing.jobs.ts";
export { openBilling } from "./billing.routes.ts";
