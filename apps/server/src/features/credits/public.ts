export { creditTotals } from "./credit-totals.ts";
export { creditJobs } from "./credits.jobs.ts";
export { registerCreditRoutes } from "./credits.routes.ts";
export { creditsOf, creditsOfAll, grantCredits } from "./credits.service.ts";
export { modelsOffered } from "./models-offered.ts";
export { wrongLedgers } from "./sweep.ts";
