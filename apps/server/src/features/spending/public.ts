export { bookCredits } from "./book-credits.ts";
export { SpendingBoundReached } from "./pay.ts";
export { type CallResult, payPriced } from "./pay-priced.ts";
export { findResting } from "./resting.ts";
export { seesCosts } from "./sees-costs.ts";
export { type UsualCosts, usualCosts } from "./usual-costs.ts";
export { conversePaid, writePaid } from "./write-paid.ts";
