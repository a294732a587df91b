import type { CallResult } from "#features/spending/public.ts";
import { isConfigured } from "#platform/ai/ai-env.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer, AskOptions } from "#platform/ai/operator.ts";
import { operatorOf } from "#platform/ai/operator-of.ts";
import type { Tools } from "#platform/tools.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { recordAnswered } from "../store/operators.sql.ts";
import { askPaid } from "./ask-paid.ts";
import { checkQuestion } from "./check-question.ts";
import { type FailedAsk, recordFailure } from "./record-failure.ts";

interface OperatorAskInput extends AskOptions {
  readonly operatorModelId: string;
  readonly question: string;
  /** Organization that asks; none where the installation itself does. */
  readonly organizationId: string | null;
  /** Called when the answer is there and only its bill is left to write; not where none came. */
  readonly onAnswer?: () => void;
}

/**
 * Asks once, within the day's bounds of spending, and notes how it went; never call it inside a transaction. Whether the
 * operator is switched on or paused is the caller's to heed; a failure of a kind that pauses has paused it for everybody.
 * Throws an OperatorFailure where it cannot be asked at all, SpendingBoundReached, or the reason of the caller's signal.
 */
export async function askOperator(tools: Tools, asked: OperatorAskInput): Promise<CallResult<Answer>> {
  const { operatorModelId, question, organizationId, onAnswer, ...options } = asked;
  const row = catalogue(tools.ai).find(({ id }) => id === operatorModelId);
  if (!row || !isConfigured(row, tools.ai)) {
    throw new OperatorFailure("misconfigured", `${operatorModelId} is not configured`);
  }
  if (row.access === "local") {
    throw new OperatorFailure(
      "misconfigured",
      "The local index answers within a workspace alone, from its pages",
    );
  }
  const operator = await operatorOf(row, { env: tools.ai });
  // A campaign may ask the same words, but never without a language.
  const isCheck = question === checkQuestion && options.language === undefined;
  const purpose = isCheck ? "CHECK" : "ANSWER";
  const paid = await askPaid(tools, { row, operator, question, options, purpose, organizationId, onAnswer });
  if (paid.failure) {
    const { failure } = paid;
    const failed = { row, operator, question, isCheck, failure, signal: options.signal };
    return { ...paid, failure: await meantBy(tools, failed) };
  }
  const model = { asked: row.model, answeredAs: paid.value.model_id };
  try {
    await recordAnswered(tools, row.id, { isCheck, model });
  } catch (error) {
    // What was paid for is worth more than the note that it came.
    tools.log.warn({ err: error, operator: row.id }, "That a model has answered could not be noted");
  }
  return paid;
}

/** Where it cannot be noted, nobody knows whether it was the question's fault: it is asked again. */
async function meantBy(tools: Tools, failed: FailedAsk): Promise<OperatorFailure> {
  try {
    return await recordFailure(tools, failed);
  } catch (error) {
    failed.signal.throwIfAborted();
    tools.log.warn(
      { err: error, operator: failed.row.id },
      "That a model has not answered could not be noted",
    );
    return new OperatorFailure("rejected", failed.failure.message, { again: true, cause: error });
  }
}
