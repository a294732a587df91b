export { CalculatorPage } from "./calculator-page.tsx";
export { CreditLogsPage } from "./credit-logs-page.tsx";
export { CreditMeter } from "./credit-meter.tsx";
export { parseUsesSearch } from "./credit-uses.rules.ts";
export { creditsQuery } from "./credits.queries.ts";
export { CreditsMenu } from "./credits-menu.tsx";
export { SidebarCredits } from "./sidebar-credits.tsx";
