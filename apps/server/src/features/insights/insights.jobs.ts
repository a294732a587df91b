import { checkSums } from "./daily-sums/check-sums.ts";
import { finishSums, rebuildInsights } from "./daily-sums/rebuild-insights.ts";

export const insightJobs = [rebuildInsights, finishSums, checkSums] as const;
