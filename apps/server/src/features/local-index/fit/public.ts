export type { Coverage, PageFit } from "./coverage.rules.ts";
export { openCoverage } from "./open-coverage.ts";
