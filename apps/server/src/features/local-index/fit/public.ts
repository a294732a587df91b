export { openCoverage } from "./open-coverage.ts";
