import {
  isPostgresConflict,
  isPostgresPassing,
  isPostgresTimeout,
  isPostgresUnavailable,
} from "#platform/postgres.ts";
import { openStatistics } from "#platform/statistics/statistics.ts";
import type { Tools } from "#platform/tools.ts";
import { storeOutcomes } from "../keep/store-outcomes.ts";
import type { Outcome } from "../store/outcome.ts";
import { setAside } from "../unstored/set-aside.ts";
import {
  divide,
  nextAside,
  nextBatch,
  type OutcomeQueue,
  putAside,
  type SetAsideBatch,
  takeOff,
  type WaitingOutcome,
} from "./outcome-batches.ts";

/** Time to wait for locks: who waits longer for what others hold of a campaign lets the other campaigns go first. */
const lockMsMax = 2_000;
/** So often an outcome fails for reasons that do not pass before it is given up. */
const failuresMax = 10;

export interface OutcomeStore {
  /** Resolves when the outcome is stored. */
  add(outcome: Outcome): Promise<void>;
  /** Resolves when everything that was added is stored, and nothing is under way any more. */
  close(): Promise<void>;
}

export interface OutcomeStoreOptions {
  /** How long it waits before it tries for the nth time again; longer each time, by default. */
  readonly backoffMs?: (tries: number) => number;
}

/**
 * Collects what comes in while it stores what came before, so that many answers share one transaction. What was answered and paid
 * for is tried for as long as the database is away, slow or busy. Where only one campaign cannot be stored for
 * now, or one answer at all, the others are stored meanwhile.
 */
export function openOutcomeStore(
  tools: Tools,
  { backoffMs = createBackoff() }: OutcomeStoreOptions = {},
): OutcomeStore {
  const statistics = openStatistics(tools);
  const queue: OutcomeQueue = { waiting: [], asides: [] };
  let storing: Promise<void> | undefined;
  let outages = 0;
  let wake: () => void = () => undefined;

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const store = async (batch: readonly WaitingOutcome[]): Promise<void> => {
    const outcomes = batch.map(({ outcome }) => outcome);
    await storeOutcomes(tools, outcomes, { lockMsMax });
    outages = 0;
    for (const { done } of batch) done();
    statistics.inserted(batch.length);
  };

  /** The whole database is away: everything waits. */
  const outlast = async (error: unknown): Promise<void> => {
    outages += 1;
    tools.log.warn({ err: error, tries: outages }, "Answers wait to be stored: PostgreSQL cannot be reached");
    await pause(backoffMs(outages));
  };

  const storeNew = async (batch: readonly WaitingOutcome[]): Promise<void> => {
    try {
      await store(batch);
    } catch (error) {
      if (isPostgresUnavailable(error)) {
        queue.waiting = [...batch, ...queue.waiting];
        return outlast(error);
      }
      if (!isPostgresPassing(error)) return putAside(queue, batch);
      const campaigns = Map.groupBy(batch, ({ outcome }) => outcome.row.campaign_id);
      for (const [campaignId, items] of campaigns) putAside(queue, items, campaignId);
    }
  };

  const storeAside = async (aside: SetAsideBatch): Promise<void> => {
    const batch = aside.items.slice(0, aside.size);
    try {
      await store(batch);
      takeOff(aside, batch.length);
    } catch (error) {
      if (isPostgresUnavailable(error)) return outlast(error);
      const isPassing = isPostgresPassing(error);
      const isAlone = batch.length === 1 && aside.campaignId === undefined;
      if (isPassing || isAlone) putOff(tools, aside, { error, backoffMs });
      else divide(queue, aside, batch.length);
      if (isAlone && !isPassing) await countFailure(tools, aside, error);
    }
    if (aside.items.length === 0) queue.asides.splice(queue.asides.indexOf(aside), 1);
  };

  const storeAll = async (): Promise<void> => {
    while (queue.waiting.length > 0 || queue.asides.length > 0) {
      const aside = nextAside(queue);
      if (aside) await storeAside(aside);
      const batch = nextBatch(queue);
      if (batch.length > 0) await storeNew(batch);
      else if (!aside)
        await pause(Math.max(1, Math.min(...queue.asides.map(({ tryAtMs }) => tryAtMs)) - performance.now()));
    }
    storing = undefined;
  };

  return {
    add: (outcome) =>
      new Promise((done) => {
        queue.waiting.push({ outcome, done });
        wake();
        storing ??= storeAll();
      }),
    close: async () => {
      await storing;
      await statistics.stop();
    },
  };
}

interface FailedTry {
  readonly error: unknown;
  readonly backoffMs: (tries: number) => number;
}

function putOff(tools: Tools, aside: SetAsideBatch, { error, backoffMs }: FailedTry): void {
  aside.tries += 1;
  aside.tryAtMs = performance.now() + backoffMs(aside.tries);
  // What takes too long may be too much at once; conflicts say nothing of that.
  if (isPostgresTimeout(error) && !isPostgresConflict(error))
    aside.size = Math.max(1, Math.floor(aside.size / 2));
  const { campaignId: campaign, tries } = aside;
  tools.log.warn({ err: error, campaign, tries }, "Answers of a campaign wait to be stored");
}

/** Gives up the one outcome that was tried alone, where it has failed too often. */
async function countFailure(tools: Tools, aside: SetAsideBatch, error: unknown): Promise<void> {
  aside.failures += 1;
  const [only] = aside.items;
  if (!only || aside.failures < failuresMax) return;
  try {
    await setAside(tools, only.outcome, { error, tries: aside.failures });
  } catch (second) {
    // It waits here, and is tried for as long as this process lives.
    tools.log.error({ err: second, answer: only.outcome.row.id }, "An answer could not be set aside");
    return;
  }
  aside.items.splice(0, 1);
  only.done();
}

const firstMs = 100;
const longestMs = 30_000;

/** Twice as long each time, from a tenth of a second to half a minute; spread, so that several workers do not come back together. */
export function createBackoff(random: () => number = Math.random): (tries: number) => number {
  return (tries) => Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 20)) * (0.5 + random() / 2);
}
