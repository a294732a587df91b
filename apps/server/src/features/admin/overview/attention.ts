import { earlier, hourMs } from "@citelens/contract/base/days";
import type { AttentionItem } from "@citelens/contract/platform/overview";
import { unstoredAnswers } from "#features/answers/unstored/public.ts";
import { listPausedModels } from "#features/operators/public.ts";
import { countWrongCounts } from "#platform/checks/wrong-counts.sql.ts";
import { listInstances } from "#platform/instances/instances.sql.ts";
import type { JobsNow } from "#platform/jobs/job-states.sql.ts";
import { countFailedMails } from "#platform/mail/mail.sql.ts";
import { countFailedItems } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { boundsOf } from "../spending/overview.ts";
import { diskOf, type HealthSources } from "../system/health.ts";
import { journalStateOf } from "../system/journal-state.ts";
import { attentionOf } from "./attention.rules.ts";
import { listLimitRefusals } from "./limit-refusals.ts";

/** A mail that failed earlier than that is nobody's any more. */
const failedMailsMs = 7 * 24 * hourMs;
/** Number of organizations read, those to whom limits refused the most. */
const refusedMax = 100;

interface AttentionInput {
  readonly today: string;
  readonly jobs: JobsNow;
  readonly dataDir: HealthSources["dataDir"];
}

/** Finds what somebody should look at now. */
export async function findAttention(
  tools: Tools,
  { today, jobs, dataDir }: AttentionInput,
): Promise<AttentionItem[]> {
  const [items, unstored, wrongCounts, mails, models, instances, bounds, refusals, disk, journal] =
    await Promise.all([
      countFailedItems(tools),
      unstoredAnswers.count(tools),
      countWrongCounts(tools),
      countFailedMails(tools, earlier(tools.now(), failedMailsMs)),
      listPausedModels(tools),
      listInstances(tools),
      boundsOf(tools, today),
      listLimitRefusals(tools, { search: "", page: 1, page_size: refusedMax, url: "" }),
      dataDir === undefined ? undefined : diskOf(dataDir),
      tools.journalDir === undefined ? undefined : journalStateOf(tools.journalDir),
    ]);
  return attentionOf({
    failedJobs: { count: jobs.failed, newest: jobs.failed_last ?? "" },
    failedItems: items,
    unstoredAnswers: unstored,
    wrongCounts,
    failedMails: mails,
    pausedModels: models,
    goneInstances: instances.filter(({ is_gone }) => is_gone).map(({ name }) => name),
    bounds,
    disk,
    visitsSetAside: journal?.set_aside.rows ?? 0,
    refusals: refusals.results,
  });
}
