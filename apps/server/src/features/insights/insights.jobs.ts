import { checkSums } from "./daily-sums/check-sums.ts";
import { rebuildInsights } from "./daily-sums/rebuild-insights.ts";

export const insightJobs = [rebuildInsights, checkSums] as const;
