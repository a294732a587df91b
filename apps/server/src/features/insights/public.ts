export { cachedResult } from "./cached-result.ts";
export { scopeOf } from "./scope.ts";
export { citingAnswers, listSourceUses, sourceTrends } from "./source-figures.ts";
