export { ActivationPage } from "./activation-page.tsx";
export { CreditUsage } from "./credit-meter.tsx";
export { CreditNotice } from "./credit-notice.tsx";
export { creditsQuery, organizationQuery } from "./credits.queries.ts";
export { CreditsMenu } from "./credits-menu.tsx";
export { RequestCredits } from "./granted-credits.tsx";
export { CreditLogsPage } from "./log/credit-logs-page.tsx";
export { parseCreditLogsSearch } from "./log/credit-logs-search.rules.ts";
export { SidebarCredits } from "./sidebar-credits.tsx";
