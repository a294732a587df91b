import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { judgeRun } from "./after/judge-run.ts";
import { reviewRun } from "./after/review-run.ts";
import { checkAnswerCounts } from "./counts/check-answer-counts.ts";
import { endLateRuns } from "./end-late-runs.ts";
import { reanalyseCampaign } from "./names/reanalyse-campaign.ts";
import { reanalyseStored } from "./reanalysis/reanalyse-stored.ts";

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

export const answerJobs = [late, check, reviewRun, judgeRun, reanalyseCampaign, reanalyseStored] as const;
