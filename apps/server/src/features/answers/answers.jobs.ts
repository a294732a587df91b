import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { endLateRuns } from "./after/end-late-runs.ts";
import { judgeRun } from "./after/judge-run.ts";
import { lookBack } from "./after/look-back.ts";
import { checkAnswerCounts } from "./keep/check-answer-counts.ts";
import { reanalyseCampaign } from "./keep/reanalyse-campaign.ts";

const late = job({
  name: "answers.end-late-runs",
  payload: z.object({}),
  run: (tools) => endLateRuns(tools),
  cron: "*/15 * * * *",
});

const check = job({
  name: "answers.check-counts",
  payload: z.object({}),
  run: checkAnswerCounts,
  cron: "17 2 * * *",
});

export const answerJobs = [late, check, lookBack, judgeRun, reanalyseCampaign] as const;
