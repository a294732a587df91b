export { changeSection, sectionsQuery } from "./results/results.queries.ts";
