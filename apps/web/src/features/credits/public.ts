export { ActivationPage } from "./activation-page.tsx";
export { CreditCalculatorPage } from "./credit-calculator-page.tsx";
export { CreditLogsPage } from "./credit-logs-page.tsx";
export { parseCreditLogsSearch } from "./credit-logs-search.rules.ts";
export { CreditMeter } from "./credit-meter.tsx";
export { creditsQuery } from "./credits.queries.ts";
export { CreditsMenu } from "./credits-menu.tsx";
export { AskForCredits, GrantedCredits } from "./granted-credits.tsx";
export { SidebarCredits } from "./sidebar-credits.tsx";
