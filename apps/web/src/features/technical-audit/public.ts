export { scoreText, shortAddress } from "./audit-figures.rules.ts";
export { arrange } from "./dashboard/dashboard.rules.ts";
export { auditsQuery } from "./technical-audit.queries.ts";
