export { citingAnswers, listSourceUses, sourceTrends } from "./source-figures.ts";
export { cachedResult } from "./sums/cached-result.ts";
export { scopeOf } from "./sums/scope.ts";
