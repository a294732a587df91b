export { CreditUsage } from "./credit-meter.tsx";
export { CreditNotice } from "./credit-notice.tsx";
export { creditsQuery, organizationQuery } from "./credits.queries.ts";
export { RequestCredits } from "./granted-credits.tsx";
