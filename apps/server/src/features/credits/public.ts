export { creditHolds } from "./credit-holds.ts";
export { creditPurchases } from "./credit-purchases.ts";
export { creditJobs } from "./credits.jobs.ts";
export { registerCreditRoutes } from "./credits.routes.ts";
export { creditsOf, creditsOfAll, grantCredits } from "./credits.service.ts";
export { modelsOffered } from "./models-offered.ts";
export type { CreditPreview } from "./plan-credits.rules.ts";
export { planCredits } from "./plan-credits.ts";
