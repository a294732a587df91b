export { creditJobs } from "./credits.jobs.ts";
export { registerCreditRoutes } from "./credits.routes.ts";
export { wrongLedgers } from "./sweep.ts";
