import { inTransaction, type Tools } from "#platform/tools.ts";
import { catalogue, isConfigured, type OperatorModel } from "./catalogue.rules.ts";
import type { Answer, AskOptions } from "./operator.ts";
import { failureKinds, OperatorFailure } from "./operator-failure.ts";
import { operatorOf } from "./operator-of.ts";
import { noteAnswered, noteFailed, pause } from "./operators.sql.ts";
import { tellPaused } from "./tell-paused.ts";

interface Asked extends AskOptions {
  readonly operatorModelId: string;
  readonly question: string;
}

/** Then it is tried again, in case somebody has paid or mended a key without saying so. */
const pauseMs = 3_600_000;

/**
 * Asks once and notes how it went; never call it inside a transaction. Whether the operator is switched on or paused
 * is the caller's to heed. Throws OperatorFailure, or the reason of the caller's signal.
 */
export async function askOperator(tools: Tools, asked: Asked): Promise<Answer> {
  const { operatorModelId, question, ...options } = asked;
  const row = catalogue(tools.ai).find(({ id }) => id === operatorModelId);
  if (!row || !isConfigured(row, tools.ai)) {
    throw new OperatorFailure("misconfigured", `${operatorModelId} is not configured`);
  }
  const operator = await operatorOf(row, { env: tools.ai });
  try {
    const answer = await operator.ask(question, options);
    await noteAnswered(tools, row.id);
    return answer;
  } catch (error) {
    if (error instanceof OperatorFailure) await noteFailure(tools, row, error);
    throw error;
  }
}

async function noteFailure(tools: Tools, row: OperatorModel, failure: OperatorFailure): Promise<void> {
  await inTransaction(tools, async (within) => {
    await noteFailed(within, row.id, failure);
    if (!failureKinds[failure.kind].pauses) return;

    const until = new Date(tools.now().getTime() + pauseMs);
    const isNew = await pause(within, row.id, { until, reason: failure.message });
    if (isNew) await tellPaused(within, row, failure.message);
  });
}
