export { performancePrompts } from "../prompt-figures.ts";
export { insightSummary } from "../summary.ts";
