import { dayAfter, dayIn, later } from "@citelens/contract/base/days";
import { sentimentLabels } from "@citelens/contract/visibility/answers";
import { z } from "zod";
import { SpendingBoundReached, writePaid } from "#features/spending/public.ts";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import type { Cost } from "#platform/ai/prices.ts";
import type { Writer } from "#platform/ai/writing.ts";
import { firstId } from "#platform/ids.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { announceCountChanges } from "../counts/announce-count-changes.ts";
import { addJudgement, listUnjudged, storeVerdicts, type UnjudgedAnswer } from "../store/judge.sql.ts";
import { addRunCosts } from "../store/run-costs.sql.ts";
import { judgedBrands } from "../store/verdicts.rules.ts";

const atOnce = 8;
/** So long it rests where a bound of the day's spending is reached, before it looks again. */
const restMs = 15 * 60_000;
/** One answer that cannot be judged stops no other; so many say that the judge itself cannot. */
const failedMax = 3 * atOnce;

/** After a run: lets the configured AI model judge how each answer speaks of the brands that it names. */
export const judgeRun = job({
  name: "answers.judge-run",
  payload: z.object({ workspaceId: z.uuid(), runId: z.uuid() }),
  run: async (tools, { workspaceId, runId }) => {
    const { judge } = tools;
    if (!judge) return;
    const place = placeOfJob({ workspaceId });
    const failed: unknown[] = [];
    for (let after = firstId; ; ) {
      const answers = await listUnjudged(tools, place, { runId, after, limit: atOnce });
      const last = answers.at(-1);
      if (!last || failed.length >= failedMax) break;
      const done = await Promise.allSettled(
        answers.map((answer) => judgeOne(tools, judge, { place, answer, runId })),
      );
      const reasons: unknown[] = done.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      if (reasons.some((reason) => reason instanceof SpendingBoundReached)) {
        await enqueue(tools, judgeRun, { workspaceId, runId }, { startAfter: afterRest(tools.now()) });
        return;
      }
      failed.push(...reasons);
      after = last.id;
    }
    if (failed.length > 0) throw failed[0]; // tried again later: those that were judged stay so
  },
});

/** With the next day in UTC the bounds of spending begin anew; until then one may be raised. */
function afterRest(now: Date): Date {
  const nextDay = new Date(`${dayAfter(dayIn("UTC", now))}T00:00:00Z`);
  const soon = later(now, restMs);
  return soon < nextDay ? soon : nextDay;
}

const shape = z.object({
  verdicts: z.array(
    z.object({ brand: z.string(), sentiment: z.enum(sentimentLabels), score: z.number(), quote: z.string() }),
  ),
});

async function judgeOne(
  tools: Tools,
  judge: Writer,
  {
    place,
    answer,
    runId,
  }: { readonly place: Place; readonly answer: UnjudgedAnswer; readonly runId: string },
): Promise<void> {
  const names = answer.brands.map(({ name }) => name);
  const text = visibleText(answer.text); // as the judge reads it, and quotes it
  const {
    cost,
    value: output,
    failure,
  } = await writePaid(tools, {
    writer: judge,
    purpose: "JUDGE",
    organizationId: answer.organization_id,
    task: {
      shape,
      instructions: `The material is an answer of an AI assistant. Judge how it speaks of each of these brands, and of nothing else: ${JSON.stringify(names)}. For each give the brand as written here; the sentiment towards it: POSITIVE when it is recommended or praised, NEGATIVE when it is criticised or advised against, NEUTRAL when it is only described, UNKNOWN when you cannot tell; a score from 0, wholly negative, over 0.5 to 1, wholly positive; and as quote the words of the answer that your judgement rests on, copied exactly, at most 200 characters.`,
      material: text,
    },
  });
  // What came and is no verdict is bought once more at most, like an answer.
  const isUnusable = failure?.usage !== undefined;
  await keepJudgement(tools, place, {
    answerId: answer.id,
    operatorModel: answer.operator_model,
    runId,
    cost,
    isUnusable,
  });
  if (failure) throw failure;

  const judged = judgedBrands(text, names, output.verdicts);
  await inTransaction(tools, (within) =>
    announceCountChanges(within, [{ workspace_id: place.workspaceId, id: answer.id }], () =>
      storeVerdicts(within, place, { answer, judged }),
    ),
  );
}

interface Judgement {
  readonly answerId: string;
  /** Model of the answer, not of the judge. */
  readonly operatorModel: string;
  readonly runId: string;
  readonly cost: Cost;
  readonly isUnusable: boolean;
}

/** Also a judgement that cannot be used: it is paid for like any other. */
async function keepJudgement(
  tools: Tools,
  place: Place,
  { answerId, operatorModel, runId, cost, isUnusable }: Judgement,
): Promise<void> {
  await inTransaction(tools, async (within) => {
    await addJudgement(within, place, { answerId, cost, isUnusable });
    await addRunCosts(within, [
      {
        workspace_id: place.workspaceId,
        id: runId,
        operator_model: operatorModel,
        usd: cost.usd,
        is_guessed: cost.isGuessed ?? false,
      },
    ]);
  });
}
