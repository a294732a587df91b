export { reanalysisOfAll } from "./reanalysis.ts";
