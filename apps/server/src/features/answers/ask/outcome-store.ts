import { setTimeout as wait } from "node:timers/promises";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { isPostgresConflict, isPostgresUnavailable } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { storeOutcomes } from "../keep/store-outcomes.ts";
import { noCost, type Outcome } from "./outcome.ts";

const atOnce = 200;
const pauseMs = 1_000;
/** So often those that wait for each other try again together, before each is stored alone. */
const conflictsMax = 10;
const conflictPauseMs = 20;

export interface OutcomeStore {
  /** Resolves when the outcome is stored. */
  add(outcome: Outcome): Promise<void>;
  /** Resolves when everything that was added is stored. */
  flush(): Promise<void>;
}

interface Waiting {
  readonly outcome: Outcome;
  readonly done: () => void;
}

/** Collects what comes in while it stores what came before, so that many answers share one transaction. */
export function openOutcomeStore(tools: Tools): OutcomeStore {
  let waiting: Waiting[] = [];
  let storing: Promise<void> | undefined;

  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      await storeBatch(
        tools,
        batch.map(({ outcome }) => outcome),
      );
      for (const { done } of batch) done();
    }
    storing = undefined;
  };

  return {
    add: (outcome) =>
      new Promise((done) => {
        waiting.push({ outcome, done });
        storing ??= storeAll();
      }),
    flush: async () => {
      await storing;
    },
  };
}

/** Tries for as long as the database is away: what was answered and paid for must not be lost. */
async function storeBatch(tools: Tools, outcomes: readonly Outcome[]): Promise<void> {
  try {
    await storeWhenFree(tools, outcomes);
  } catch (error) {
    if (outcomes.length === 1) return storeAsFailed(tools, outcomes[0], error);
    for (const outcome of outcomes) await storeBatch(tools, [outcome]);
  }
}

/** Throws what trying again cannot mend. */
async function storeWhenFree(tools: Tools, outcomes: readonly Outcome[]): Promise<void> {
  for (let conflicts = 0; ; ) {
    try {
      return await storeOutcomes(tools, outcomes);
    } catch (error) {
      if (isPostgresUnavailable(error)) {
        tools.log.warn({ err: error }, "Answers wait to be stored: PostgreSQL cannot be reached");
        await wait(pauseMs);
      } else if (isPostgresConflict(error) && conflicts < conflictsMax) {
        conflicts += 1;
        await wait(conflicts * conflictPauseMs * (1 + Math.random()));
      } else throw error;
    }
  }
}

/** One answer that cannot be stored holds up none of the others. */
async function storeAsFailed(tools: Tools, outcome: Outcome | undefined, error: unknown): Promise<void> {
  if (!outcome) return;
  tools.log.error({ err: error, answer: outcome.row.id }, "An answer could not be stored");
  const failure = new OperatorFailure("garbage", "The answer could not be stored", { cause: error });
  const { row, cost } = outcome;
  // Should it be the cost that cannot be stored, it is booked all the same.
  for (const stored of [cost, noCost]) {
    try {
      await storeOutcomes(tools, [{ row, kind: "closed", at: tools.now(), failure, cost: stored }]);
      return;
    } catch (second) {
      tools.log.error({ err: second, answer: row.id, cost: stored }, "An answer could not be closed");
    }
  }
}
