import { failureKinds, OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { noCost } from "../store/outcome.ts";
import type { TakenAnswer } from "../store/queue.sql.ts";
import { failureSentence, holdsLane } from "../store/retry.rules.ts";
import { type askAnswer, outcomeOf } from "./ask-answer.ts";
import { type LaneRows, nextRow } from "./lane-rows.ts";
import type { OutcomeStore } from "./outcome-store.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Answers that wait to be stored, for each that is being asked; fewer would make the questions wait for the database. */
const unstoredMax = 3;

/** Questions that a worker puts to a lane, and the rows that it takes for them. */
export interface LaneQuestions extends LaneRows {
  readonly store: OutcomeStore;
  readonly ask: typeof askAnswer;
  readonly rateLimit: RateLimit;
  readonly asking: Set<Promise<void>>;
  /** Answers that have come and are being paid for. */
  readonly paying: Set<Promise<void>>;
  /** Models of which nothing more is answered in this round, and why. */
  readonly paused: Map<string, OperatorFailure>;
  readonly stopping: AbortController;
}

/** Asks as many at once as the share allows, the next as soon as one is done. */
export function fillSlots(tools: Tools, lane: LaneQuestions): void {
  while (!lane.isStopped && lane.asking.size < lane.slots && (lane.buffer.length > 0 || !lane.isDry)) {
    const worker: Promise<void> = work(tools, lane)
      .catch((error: unknown) =>
        tools.log.error({ err: error, lane: lane.name }, "The next question could not be taken"),
      )
      .finally(() => lane.asking.delete(worker));
    lane.asking.add(worker);
  }
}

/** One of as many as may ask at once: takes the next question until there is none, or its slot is gone. */
async function work(tools: Tools, lane: LaneQuestions): Promise<void> {
  while (!lane.isStopped && lane.asking.size <= lane.slots) {
    const row = await nextRow(tools, lane);
    if (!row) return;
    if (!(await lane.rateLimit.acquire(lane.stopping.signal))) {
      lane.buffer.unshift(row);
      return;
    }
    await askNext(tools, lane, row);
  }
}

/** Resolves when the next can be asked: what is left to do for an answer that came, others do not wait for. */
async function askNext(tools: Tools, lane: LaneQuestions, row: TakenAnswer): Promise<void> {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const onAnswer = (): void => {
    lane.paying.add(asked);
    resolve();
  };
  const asked: Promise<void> = askOne(tools, lane, { row, onAnswer })
    .catch((error: unknown) => {
      lane.held.delete(row.id); // its lease ends soon, and somebody asks it again
      tools.log.error({ err: error, lane: lane.name }, "A question could not be asked");
    })
    .finally(() => lane.paying.delete(asked));
  await Promise.race([answered, asked]);
  // As many as are asked at once are paid for at once, and no more.
  if (lane.paying.size > lane.slots) await asked;
}

async function askOne(
  tools: Tools,
  lane: LaneQuestions,
  { row, onAnswer }: { readonly row: TakenAnswer; readonly onAnswer: () => void },
): Promise<void> {
  const { held, unstored } = lane;
  const { signal } = lane.stopping;
  // After a pause of the whole process it may be somebody else's, who asks it as well.
  if ((held.get(row.id)?.untilMs ?? 0) <= performance.now()) {
    held.delete(row.id);
    return;
  }
  const known = lane.paused.get(row.operator_model);
  const outcome = known
    ? outcomeOf(tools, row, { failure: known, cost: noCost })
    : await lane.ask(tools, row, { signal, onAnswer });
  if (signal.aborted && outcome.kind !== "answered") return;
  if (outcome.kind !== "answered" && outcome.failure) heed(lane, row, outcome.failure);
  const one = held.get(row.id);
  held.delete(row.id);
  if (one) unstored.set(row.id, one);
  const stored = lane.store.add(outcome).then(() => {
    unstored.delete(row.id);
  });
  // The next question does not wait for this answer to be stored, unless too many do: those would be asked again after a kill.
  if (unstored.size > unstoredMax * lane.slots) await stored;
}

function heed({ paused, rateLimit }: LaneQuestions, row: TakenAnswer, failure: OperatorFailure): void {
  const { kind } = failure;
  // Others' questions are closed with it: they get a sentence of our own, not what the provider wrote of this one.
  if (failureKinds[kind].pauses)
    paused.set(row.operator_model, new OperatorFailure(kind, failureSentence(kind)));
  if (holdsLane(kind)) rateLimit.hold(failure.retryAfterMs ?? 1_000);
}
