export { type PaidCall, pay, SpendingBoundReached } from "./pay.ts";
export { findResting } from "./resting.ts";
export { bookCredits } from "./spending.sql.ts";
