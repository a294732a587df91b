export { bookCredits } from "./book-credits.ts";
export { type PaidCall, pay, SpendingBoundReached } from "./pay.ts";
export { findResting } from "./resting.ts";
export { spendingReport } from "./spending-report.ts";
export { writePaid } from "./write-paid.ts";
