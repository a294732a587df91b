import type { Reanalysis } from "@citelens/contract/platform/reanalysis";
import type { UnstoredAnswerRetry } from "@citelens/contract/platform/unstored-answers";
import { beginAction, type ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { reanalysisOfAll } from "#features/answers/reanalysis/public.ts";
import { unstoredAnswers } from "#features/answers/unstored/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { firstId } from "#platform/ids.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";

/** Acts of superusers on stored answers of all workspaces; noted where there was something to do. */
export const answerActions = { analyseAgain, cancelAnalysis, storeAgain } as const;

/** Begins one, if anything is outdated and none is under way. */
async function analyseAgain(
  tools: Tools,
  superuser: Superuser,
  { reason, key }: ReasonedAction,
): Promise<Reanalysis> {
  const action = "reanalysis.started";
  await inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action, subjectId: firstId, key }))) return;
    const begun = await reanalysisOfAll.begin(within, { isAll: false, startedBy: superuser.userId });
    if (!begun) return;
    const details = { reason, answers: begun.total };
    await audit(within, superuser, { action, subjectId: begun.id, details });
  });
  return reanalysisOfAll.get(tools);
}

async function cancelAnalysis(
  tools: Tools,
  superuser: Superuser,
  { reason, key }: ReasonedAction,
): Promise<Reanalysis> {
  const action = "reanalysis.cancelled";
  await inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action, subjectId: firstId, key }))) return;
    const subjectId = await reanalysisOfAll.cancel(within);
    if (subjectId !== undefined) await audit(within, superuser, { action, subjectId, details: { reason } });
  });
  return reanalysisOfAll.get(tools);
}

/** Stores an answer that could not be stored before, if that can be done by now. */
function storeAgain(
  tools: Tools,
  superuser: Superuser,
  { answerId, reason, key }: ReasonedAction & { readonly answerId: string },
): Promise<UnstoredAnswerRetry> {
  const action = "answer.stored-again";
  return inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action, subjectId: answerId, key }))) return stateOf(within, answerId);
    const error = await unstoredAnswers.retry(within, answerId);
    await audit(within, superuser, { action, subjectId: answerId, details: { reason, error } });
    return { stored: error === null, error };
  });
}

/** State that an earlier click left it in. */
async function stateOf(tools: Tools, answerId: string): Promise<UnstoredAnswerRetry> {
  const kept = await unstoredAnswers.find(tools, answerId);
  return { stored: kept === undefined, error: kept?.error ?? null };
}
