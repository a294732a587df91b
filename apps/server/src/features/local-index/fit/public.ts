export type { Coverage } from "./coverage.rules.ts";
export { openCoverage } from "./open-coverage.ts";
