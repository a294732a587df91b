import { z } from "zod";
import { job } from "#platform/job.ts";
import { checkAnswerCounts } from "./check-answer-counts.ts";
import { endLateRuns } from "./end-late-runs.ts";
import { judgeRun } from "./judge-run.ts";
import { lookBack } from "./look-back.ts";
import { reanalyseCampaign } from "./reanalyse-campaign.ts";

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
