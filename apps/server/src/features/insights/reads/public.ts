export { performancePrompts, queryFigures } from "../prompt-figures.ts";
export { insightSummary } from "../summary.ts";
