import { z } from "zod";
import { job } from "#platform/job.ts";
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

export const answerJobs = [late, lookBack, judgeRun, reanalyseCampaign] as const;
