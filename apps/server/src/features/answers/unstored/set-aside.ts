import { gzipSync } from "node:zlib";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { isPostgresPassing } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { storeOutcomes } from "../keep/store-outcomes.ts";
import { noCost, type Outcome } from "../store/outcome.ts";
import { insertUnstored, lockPending, park } from "./unstored-answers.sql.ts";

const errorCharacters = 500;

interface FailedStoring {
  readonly error: unknown;
  readonly tries: number;
}

/**
 * Puts what cannot be stored where a superuser finds it, and closes its answer without charge, so that its run can end. Throws what
 * passes, and what neither of that could be done for.
 */
export async function setAside(tools: Tools, outcome: Outcome, failing: FailedStoring): Promise<void> {
  const { row } = outcome;
  tools.log.error({ err: failing.error, answer: row.id }, "An answer could not be stored");
  // Should it be the cost that cannot be stored, it waits with the rest.
  const ways = [() => close(tools, outcome, failing, true), () => close(tools, outcome, failing, false)];
  for (const way of ways) {
    try {
      await way();
      return;
    } catch (error) {
      if (isPostgresPassing(error)) throw error;
      tools.log.error({ err: error, answer: row.id }, "An answer that cannot be stored could not be closed");
    }
  }
  await inTransaction(tools, async (within) => {
    await park(within, row);
    await keepOutcome(within, outcome, failing);
  });
}

function close(tools: Tools, outcome: Outcome, failing: FailedStoring, withCost: boolean): Promise<void> {
  const { row } = outcome;
  const cost = withCost ? outcome.cost : noCost;
  const failure = new OperatorFailure("garbage", "The answer could not be stored", { cause: failing.error });
  return inTransaction(tools, async (within) => {
    const isFirst = await lockPending(within, row);
    await storeOutcomes(within, [{ row, kind: "closed", at: within.now(), failure, cost }]);
    // Of an answer that has come otherwise nothing is missing.
    if (isFirst) await keepOutcome(within, { ...outcome, cost: withCost ? noCost : outcome.cost }, failing);
  });
}

/** Only an answer is worth being kept; that something failed is known already. */
async function keepOutcome(within: Tools, outcome: Outcome, { error, tries }: FailedStoring): Promise<void> {
  if (outcome.kind !== "answered") return;
  const { row } = outcome;
  const now = within.now();
  await insertUnstored(within, {
    workspace_id: row.workspace_id,
    answer_id: row.id,
    campaign_id: row.campaign_id,
    operator_model: row.operator_model,
    query_text: row.query_text,
    outcome: gzipSync(JSON.stringify(outcome)),
    error: messageOf(error),
    tries,
    failed_at: now,
    tried_at: now,
  });
}

/** The database's own words, and no parameters of it, which are the answer. */
export function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replaceAll("\0", "").slice(0, errorCharacters);
}
