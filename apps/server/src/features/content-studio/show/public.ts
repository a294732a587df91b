export { valuesIn } from "../claims/values/values-in.rules.ts";
export { proposedMarkdown } from "../model/proposed-markdown.ts";
export { listSections } from "../text/sections.ts";
export { getOptimization, listOptimizations } from "./optimizations.ts";
