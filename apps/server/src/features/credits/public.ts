export { creditTotals } from "./credit-totals.ts";
export { creditsOf, creditsOfAll, grantCredits } from "./credits.service.ts";
export { modelsOffered } from "./models-offered.ts";
