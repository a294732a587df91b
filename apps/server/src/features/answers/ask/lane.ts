import { setTimeout as wait } from "node:timers/promises";
import { later } from "@citelens/contract/base/days";
import { limitsOfLane } from "#features/operators/public.ts";
import { failureKinds, OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { noCost } from "../store/outcome.ts";
import { giveBack, renewLeases, type TakenAnswer } from "../store/queue.sql.ts";
import { failureSentence, holdsLane } from "../store/retry.rules.ts";
import { type askAnswer, outcomeOf } from "./ask-answer.ts";
import { inTurns } from "./in-turns.rules.ts";
import { giveShareBack, takeShare } from "./lane-shares.sql.ts";
import type { OutcomeStore } from "./outcome-store.ts";
import { createRateLimit } from "./rate-limit.ts";
import { takeNext } from "./take-next.ts";

/** A share and a lease live so long without being renewed; a dead worker's are taken by others then. */
const livesMs = 45_000;
const renewMs = 5_000;
/** A lease is renewed when no more of it is left. */
const leftMsMin = livesMs / 2;
/** Answers that wait to be stored, for each that is being asked; fewer would make the questions wait for the database. */
const unstoredMax = 3;
/** So many are taken ahead, for each that is being asked; and so many where news may not wait until the next are taken. */
const aheadMax = 2;
const aheadOfNewsMax = 3;

export interface Lane {
  /** Something may be due; something else than before, where it is news. */
  wake(options?: { readonly isNews?: boolean }): void;
  stop(patienceMs: number): Promise<void>;
}

export interface LaneOptions {
  readonly name: string;
  readonly workerId: string;
  readonly store: OutcomeStore;
  readonly ask: typeof askAnswer;
}

/** A row that this worker has, and until when by the clock of performance.now(). */
interface HeldRow {
  readonly row: TakenAnswer;
  readonly untilMs: number;
}

/**
 * Asks the questions of one lane: as many at once as this worker's share of the lane allows, the next as soon as one is
 * done. Rows are taken ahead, so that nobody waits for the database between two questions.
 */
export function openLane(tools: Tools, { name, workerId, store, ask }: LaneOptions): Lane {
  const key = { lane: name, workerId };
  const stopping = new AbortController();
  const rateLimit = createRateLimit();
  /** Not asked yet, or being asked. */
  const held = new Map<string, HeldRow>();
  /** Asked, and on their way into the database. */
  const unstored = new Map<string, HeldRow>();
  const paused = new Map<string, OperatorFailure>();
  const asking = new Set<Promise<void>>();
  /** Answers that have come and are being paid for. */
  const paying = new Set<Promise<void>>();
  let buffer: TakenAnswer[] = [];
  let slots = 0;
  let refilling: Promise<void> | undefined;
  let isDry = false;
  let isStopped = false;
  /** From the first question of a round until its share is given back. */
  let isOpen = false;
  let renewing: NodeJS.Timeout | undefined;

  const until = (): Date => later(tools.now(), livesMs);

  const renewShare = async (): Promise<void> => {
    const { concurrencyMax, perMinuteMax } = await limitsOfLane(tools, name);
    slots = await takeShare(tools, { ...key, slotsMax: concurrencyMax, until: until() });
    rateLimit.set({ perMinuteMax: Math.max(1, Math.floor((perMinuteMax * slots) / concurrencyMax)) });
    await renewHeld();
  };

  const keep = (rows: readonly TakenAnswer[], untilMs: number): void => {
    for (const row of rows) held.set(row.id, { row, untilMs });
  };

  /** Renews held rows; what others have taken since, because this worker did not come to renew it in time, is theirs. */
  const renewHeld = async (): Promise<void> => {
    const untilMs = performance.now() + livesMs;
    const ending = (some: ReadonlyMap<string, HeldRow>): HeldRow[] =>
      [...some.values()].filter((one) => one.untilMs - performance.now() < leftMsMin);
    const [mine, asked] = [ending(held), ending(unstored)];
    if (mine.length + asked.length === 0) return;
    const renewed = await renewLeases(
      tools,
      [...mine, ...asked].map(({ row }) => row),
      until(),
    );
    for (const { row } of mine) {
      if (!held.has(row.id)) continue;
      if (renewed.has(row.id)) held.set(row.id, { row, untilMs });
      else held.delete(row.id);
    }
    for (const { row } of asked)
      if (renewed.has(row.id) && unstored.has(row.id)) unstored.set(row.id, { row, untilMs });
    buffer = buffer.filter(({ id }) => held.has(id));
  };

  const renew = (): void => {
    renewing = setTimeout(async () => {
      try {
        await renewShare();
        fill();
      } catch (error) {
        tools.log.warn({ err: error, lane: name }, "A share of a lane could not be renewed");
      }
      if (asking.size + paying.size + buffer.length + unstored.size > 0) renew();
      else await leave();
    }, renewMs);
  };

  const leave = async (): Promise<void> => {
    clearTimeout(renewing);
    slots = 0;
    paused.clear();
    await giveShareBack(tools, key).catch((error: unknown) =>
      tools.log.warn({ err: error, lane: name }, "A share of a lane could not be given back"),
    );
    isOpen = false;
  };

  const refill = async (ahead = aheadMax): Promise<void> => {
    const limit = Math.min(ahead * slots - buffer.length, aheadMax * slots);
    if (limit <= 0 || isStopped) return;
    const untilMs = performance.now() + livesMs;
    const taken = await takeNext(tools, { lane: name, workerId, limit, until: until() });
    // Also what comes when it is being stopped is held, and given back with the rest.
    keep(taken, untilMs);
    // A few of another organization do not wait until all are asked that were taken before.
    buffer = inTurns([...buffer, ...taken], ({ organization_id }) => organization_id);
    isDry = taken.length === 0;
  };

  /** One refill at a time; a failing database ends the lane's round, and the next look begins another. */
  const refillOnce = (ahead?: number): Promise<void> => {
    refilling ??= refill(ahead)
      .catch((error: unknown) => {
        isDry = true;
        tools.log.warn({ err: error, lane: name }, "No questions could be taken from the queue");
      })
      .finally(() => {
        refilling = undefined;
      });
    return refilling;
  };

  /** Takes new rows; what came while others were being taken is not among them. */
  const takeNews = async (): Promise<void> => {
    await refilling;
    await refillOnce(aheadOfNewsMax);
    fill();
  };

  const next = async (): Promise<TakenAnswer | undefined> => {
    if (buffer.length <= slots && !isDry) {
      const more = refillOnce();
      if (buffer.length === 0) await more;
    }
    return isStopped ? undefined : buffer.shift();
  };

  /** Resolves when the next can be asked: what is left to do for an answer that came, others do not wait for. */
  const askNext = async (row: TakenAnswer): Promise<void> => {
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const onAnswer = (): void => {
      paying.add(asked);
      resolve();
    };
    const asked: Promise<void> = askOne(row, onAnswer)
      .catch((error: unknown) => {
        held.delete(row.id); // its lease ends soon, and somebody asks it again
        tools.log.error({ err: error, lane: name }, "A question could not be asked");
      })
      .finally(() => paying.delete(asked));
    await Promise.race([answered, asked]);
    // As many as are asked at once are paid for at once, and no more.
    if (paying.size > slots) await asked;
  };

  const askOne = async (row: TakenAnswer, onAnswer: () => void): Promise<void> => {
    // After a pause of the whole process it may be somebody else's, who asks it as well.
    if ((held.get(row.id)?.untilMs ?? 0) <= performance.now()) {
      held.delete(row.id);
      return;
    }
    const known = paused.get(row.operator_model);
    const outcome = known
      ? outcomeOf(tools, row, { failure: known, cost: noCost })
      : await ask(tools, row, { signal: stopping.signal, onAnswer });
    if (stopping.signal.aborted && outcome.kind !== "answered") return;
    if (outcome.kind !== "answered" && outcome.failure) heed(row, outcome.failure);
    const one = held.get(row.id);
    held.delete(row.id);
    if (one) unstored.set(row.id, one);
    const stored = store.add(outcome).then(() => {
      unstored.delete(row.id);
    });
    // The next question does not wait for this answer to be stored, unless too many do: those would be asked again after a kill.
    if (unstored.size > unstoredMax * slots) await stored;
  };

  const heed = (row: TakenAnswer, failure: OperatorFailure): void => {
    const { kind } = failure;
    // Others' questions are closed with it: they get a sentence of our own, not what the provider wrote of this one.
    if (failureKinds[kind].pauses)
      paused.set(row.operator_model, new OperatorFailure(kind, failureSentence(kind)));
    if (holdsLane(failure.kind)) rateLimit.hold(failure.retryAfterMs ?? 1_000);
  };

  /** One of as many as may ask at once: takes the next question until there is none, or its slot is gone. */
  const work = async (): Promise<void> => {
    while (!isStopped && asking.size <= slots) {
      const row = await next();
      if (!row) return;
      if (!(await rateLimit.acquire(stopping.signal))) {
        buffer.unshift(row);
        return;
      }
      await askNext(row);
    }
  };

  const fill = (): void => {
    while (!isStopped && asking.size < slots && (buffer.length > 0 || !isDry)) {
      const worker: Promise<void> = work()
        .catch((error: unknown) =>
          tools.log.error({ err: error, lane: name }, "The next question could not be taken"),
        )
        .finally(() => asking.delete(worker));
      asking.add(worker);
    }
  };

  const begin = async (): Promise<void> => {
    await renewShare();
    renew();
    fill();
  };

  return {
    wake: ({ isNews = false } = {}) => {
      if (isStopped) return;
      isDry = false;
      if (isOpen && isNews) void takeNews();
      if (isOpen) return fill();
      isOpen = true;
      begin().catch((error: unknown) => {
        isOpen = false;
        tools.log.warn({ err: error, lane: name }, "A lane could not be begun");
      });
    },
    stop: async (patienceMs) => {
      isStopped = true;
      const answered = async (): Promise<void> => {
        await Promise.all(asking);
        await Promise.all(paying);
      };
      await Promise.race([answered(), wait(patienceMs, undefined, { ref: false })]);
      stopping.abort();
      await Promise.all([answered(), refilling]);
      const left = [...held.values()].map(({ row }) => row);
      if (left.length > 0)
        await giveBack(tools, left).catch((error: unknown) =>
          tools.log.warn(
            { err: error, lane: name },
            "Questions could not be given back; their leases end soon",
          ),
        );
      held.clear();
      buffer = [];
      await leave();
    },
  };
}
