export { ActivationPage } from "./activation-page.tsx";
export { CreditsMenu } from "./credits-menu.tsx";
export { CreditLogsPage } from "./log/credit-logs-page.tsx";
export { parseCreditLogsSearch } from "./log/credit-logs-search.rules.ts";
export { SidebarCredits } from "./sidebar-credits.tsx";
