import { isConfigured } from "#platform/ai/ai-env.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer, AskOptions } from "#platform/ai/operator.ts";
import { operatorOf } from "#platform/ai/operator-of.ts";
import type { Tools } from "#platform/tools.ts";
import { catalogue } from "./catalogue.ts";
import { checkQuestion } from "./check-question.ts";
import { recordAnswered } from "./operators.sql.ts";
import { recordFailure } from "./record-failure.ts";

interface Asked extends AskOptions {
  readonly operatorModelId: string;
  readonly question: string;
}

/**
 * Asks once and notes how it went; never call it inside a transaction. Whether the operator is switched on or paused
 * is the caller's to heed. Throws OperatorFailure, or the reason of the caller's signal; a failure of a kind that pauses
 * has paused the operator for everybody.
 */
export async function askOperator(tools: Tools, asked: Asked): Promise<Answer> {
  const { operatorModelId, question, ...options } = asked;
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
  try {
    const answer = await operator.ask(question, options);
    await recordAnswered(tools, row.id, { isCheck });
    return answer;
  } catch (error) {
    if (!(error instanceof OperatorFailure)) throw error;
    throw await recordFailure(tools, {
      row,
      operator,
      question,
      isCheck,
      failure: error,
      signal: options.signal,
    });
  }
}
