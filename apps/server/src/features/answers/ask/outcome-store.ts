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
import { inTurns } from "./in-turns.rules.ts";

const atOnce = 200;
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

interface WaitingOutcome {
  readonly outcome: Outcome;
  readonly done: () => void;
}

/** Outcomes that are tried together, again, when others had their turn. */
interface SetAsideBatch {
  readonly items: WaitingOutcome[];
  /**
   * Campaign of the batch; what comes in for it joins them; undefined for a part of a batch that is looked through for the one that cannot
   * be stored.
   */
  readonly campaignId: string | undefined;
  tries: number;
  failures: number;
  /** How many are tried at once. */
  size: number;
  /** By the clock of performance.now(). */
  tryAtMs: number;
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
  let waiting: WaitingOutcome[] = [];
  let asides: SetAsideBatch[] = [];
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

  const asideOf = (campaignId: string): SetAsideBatch | undefined =>
    asides.find((aside) => aside.campaignId === campaignId);

  const putAside = (items: readonly WaitingOutcome[], more: Partial<SetAsideBatch> = {}): void => {
    asides.push({
      items: [...items],
      campaignId: undefined,
      tries: 0,
      failures: 0,
      size: atOnce,
      tryAtMs: performance.now(),
      ...more,
    });
  };

  /** The next that may be tried: those aside whose time has come, then what came in. */
  const nextAside = (): SetAsideBatch | undefined => {
    const now = performance.now();
    return asides.find(({ tryAtMs }) => tryAtMs <= now);
  };

  /** One of each organization after the other where there are more than are stored at once. */
  const nextBatch = (): WaitingOutcome[] => {
    const ready: WaitingOutcome[] = [];
    for (const one of waiting) (asideOf(one.outcome.row.campaign_id)?.items ?? ready).push(one);
    const batch =
      ready.length > atOnce
        ? inTurns(ready, ({ outcome }) => outcome.row.organization_id).slice(0, atOnce)
        : ready;
    const taken = new Set(batch);
    waiting = ready.filter((one) => !taken.has(one));
    return batch;
  };

  const store = async (batch: readonly WaitingOutcome[]): Promise<void> => {
    await storeOutcomes(
      tools,
      batch.map(({ outcome }) => outcome),
      { lockMsMax },
    );
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
      outages = 0;
    } catch (error) {
      if (isPostgresUnavailable(error)) {
        waiting = [...batch, ...waiting];
        return outlast(error);
      }
      const campaigns = Map.groupBy(batch, ({ outcome }) => outcome.row.campaign_id);
      if (isPostgresPassing(error))
        for (const [campaignId, items] of campaigns) putAside(items, { campaignId });
      else putAside(batch);
    }
  };

  const storeAside = async (aside: SetAsideBatch): Promise<void> => {
    const batch = aside.items.slice(0, aside.size);
    try {
      await store(batch);
      outages = 0;
      aside.items.splice(0, batch.length);
      Object.assign(aside, { tries: 0, failures: 0, size: Math.min(atOnce, 2 * aside.size) });
    } catch (error) {
      if (isPostgresUnavailable(error)) return outlast(error);
      if (isPostgresPassing(error)) putOff(aside, error);
      else await divide(aside, batch, error);
    }
    if (aside.items.length === 0) asides = asides.filter((one) => one !== aside);
  };

  const putOff = (aside: SetAsideBatch, error: unknown): void => {
    aside.tries += 1;
    aside.tryAtMs = performance.now() + backoffMs(aside.tries);
    // What takes too long may be too much at once; conflicts say nothing of that.
    if (isPostgresTimeout(error) && !isPostgresConflict(error))
      aside.size = Math.max(1, Math.floor(aside.size / 2));
    const { campaignId: campaign, tries } = aside;
    tools.log.warn({ err: error, campaign, tries }, "Answers of a campaign wait to be stored");
  };

  /** Looks for the one that cannot be stored by halves. */
  const divide = async (
    aside: SetAsideBatch,
    batch: readonly WaitingOutcome[],
    error: unknown,
  ): Promise<void> => {
    const [only] = batch;
    if (batch.length > 1 || aside.campaignId !== undefined) {
      aside.items.splice(0, batch.length);
      const half = Math.ceil(batch.length / 2);
      for (const part of [batch.slice(0, half), batch.slice(half)]) if (part.length > 0) putAside(part);
      return;
    }
    aside.failures += 1;
    putOff(aside, error);
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
  };

  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0 || asides.length > 0) {
      const aside = nextAside();
      if (aside) await storeAside(aside);
      const batch = nextBatch();
      if (batch.length > 0) await storeNew(batch);
      else if (!aside)
        await pause(Math.max(1, Math.min(...asides.map(({ tryAtMs }) => tryAtMs)) - performance.now()));
    }
    storing = undefined;
  };

  return {
    add: (outcome) =>
      new Promise((done) => {
        waiting.push({ outcome, done });
        wake();
        storing ??= storeAll();
      }),
    close: async () => {
      await storing;
      await statistics.stop();
    },
  };
}

const firstMs = 100;
const longestMs = 30_000;

/** Twice as long each time, from a tenth of a second to half a minute; spread, so that several workers do not come back together. */
export function createBackoff(random: () => number = Math.random): (tries: number) => number {
  return (tries) => Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 20)) * (0.5 + random() / 2);
}
