export { creditHolds } from "./credit-holds.ts";
export { creditPurchases } from "./credit-purchases.ts";
export type { CreditPreview } from "./plan-credits.rules.ts";
export { planCredits } from "./plan-credits.ts";
