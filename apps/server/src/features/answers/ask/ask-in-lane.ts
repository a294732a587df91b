import { setTimeout as wait } from "node:timers/promises";
import { askOperator } from "#features/operators/asking/public.ts";
import { SpendingBoundReached } from "#features/spending/public.ts";
import { failureKinds, OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { newId } from "#platform/ids.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import type { Tools } from "#platform/tools.ts";
import { failureSentence, holdsLane, isUnusable, unusableMax, waitMsBefore } from "../store/retry.rules.ts";
import { countAsked } from "./asked-days.sql.ts";
import { giveShareBack } from "./lane-shares.sql.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import { renewShare } from "./renew-share.ts";

/** Something that is asked of a model from documents that come with it, and that is no answer of a campaign. */
export interface LaneAsk {
  readonly operator_model: string;
  readonly question: string;
  readonly instructions: string;
  readonly language: string;
}

/** Reply that came; or why nothing did, as people read it. */
export type LaneReply =
  | { readonly text: string; readonly problem: null }
  | { readonly text: null; readonly problem: string };

interface InLane<Item> {
  readonly lane: string;
  readonly organizationId: string;
  readonly items: readonly Item[];
  readonly askOf: (item: Item) => LaneAsk;
  /** Called for each item once, when it is over. */
  readonly onReply: (item: Item, reply: LaneReply) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Renewed four times in it; others take the share of one that was killed then, and go on with what it asked. */
const livesMs = 20_000;
const lookEveryMs = 5_000;
/** Somebody waits for the whole: it is not tried for hours. */
const attemptsMax = 3;

interface LaneSession {
  readonly organizationId: string;
  readonly signal: AbortSignal;
  readonly rateLimit: RateLimit;
  /** Models of which nothing more is answered for now, and why. */
  readonly paused: Map<string, OperatorFailure>;
}

/**
 * Asks beside the answers of campaigns, within what the lane takes from all workers together, what may be asked and spent on a day, and
 * with their patience for failures. Throws the reason of the signal, and what `onReply` throws, after what was under way has ended; and
 * HandedBack where the process stops and something is left to ask.
 */
export async function askInLane<Item>(
  tools: Tools,
  { lane, organizationId, items, askOf, onReply, signal }: InLane<Item>,
): Promise<void> {
  const key = { lane, workerId: newId() };
  const stopping = new AbortController();
  const rateLimit = createRateLimit();
  const asking: LaneSession = {
    organizationId,
    rateLimit,
    paused: new Map(),
    signal: AbortSignal.any([signal, stopping.signal]),
  };
  const waiting = [...items];
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const begin = (item: Item): void => {
    const one: Promise<void> = askOften(tools, askOf(item), asking)
      .then((reply) => onReply(item, reply))
      .catch((error: unknown) => {
        if (error instanceof HandedBack) waiting.push(item);
        else failures.push(error);
      })
      .finally(() => underWay.delete(one));
    underWay.add(one);
  };
  try {
    while (failures.length === 0 && waiting.length + underWay.size > 0) {
      signal.throwIfAborted();
      if (tools.stopping.aborted) {
        // What was asked has to be paid: it is waited for as long as the signal lets.
        await Promise.all(underWay);
        if (failures.length === 0 && waiting.length > 0) throw new HandedBack();
        continue;
      }
      const slots = await renewShare(tools, key, { rateLimit, livesMs });
      for (const item of waiting.splice(0, Math.max(0, slots - underWay.size))) begin(item);
      const isLeft = failures.length === 0 && waiting.length + underWay.size > 0;
      if (isLeft) await nextOf(underWay, AbortSignal.any([signal, tools.stopping]));
    }
    if (failures.length > 0) throw failures[0];
  } finally {
    stopping.abort(signal.reason);
    await Promise.allSettled(underWay);
    await giveShareBack(tools, key);
  }
}

/** Until one has ended, the share is to be renewed, or something else is to be looked at. */
async function nextOf(underWay: ReadonlySet<Promise<void>>, signal: AbortSignal): Promise<void> {
  const looking = new AbortController();
  const look = wait(lookEveryMs, undefined, { signal: AbortSignal.any([looking.signal, signal]) }).catch(
    () => undefined, // it only rejects when it is aborted
  );
  try {
    await Promise.race([...underWay, look]);
  } finally {
    looking.abort();
  }
}

async function askOften(tools: Tools, ask: LaneAsk, asking: LaneSession): Promise<LaneReply> {
  const { signal, paused } = asking;
  let unusable = 0;
  for (let attempts = 1; ; attempts++) {
    const came = paused.get(ask.operator_model) ?? (await askOnce(tools, ask, asking));
    if (!(came instanceof OperatorFailure)) return { text: came, problem: null };

    // What was broken off says nothing of the question.
    signal.throwIfAborted();
    heed(ask, came, asking);
    if (isUnusable(came)) unusable += 1;
    if (!mayHelpAgain(came) || attempts >= attemptsMax || unusable >= unusableMax)
      return { text: null, problem: failureSentence(came.kind) };
    const { retryAfterMs } = came;
    const turn = AbortSignal.any([signal, tools.stopping]);
    const waitMs = waitMsBefore(attempts, { retryAfterMs, spread: Math.random() });
    await wait(waitMs, undefined, { signal: turn }).catch(() => turn.throwIfAborted());
  }
}

/** Nobody waits here until what may be spent on a day is less again. */
function mayHelpAgain({ kind, again }: OperatorFailure): boolean {
  return kind !== "spending_bound" && (again ?? failureKinds[kind].again);
}

function heed(
  { operator_model }: LaneAsk,
  failure: OperatorFailure,
  { paused, rateLimit }: LaneSession,
): void {
  const { kind, retryAfterMs } = failure;
  if (failureKinds[kind].pauses) paused.set(operator_model, failure);
  if (holdsLane(kind)) rateLimit.hold(retryAfterMs ?? 1_000);
}

async function askOnce(
  tools: Tools,
  { operator_model: operatorModelId, question, instructions, language }: LaneAsk,
  { organizationId, signal, rateLimit }: LaneSession,
): Promise<string | OperatorFailure> {
  const turn = AbortSignal.any([signal, tools.stopping]);
  if (!(await rateLimit.acquire(turn))) turn.throwIfAborted();
  if (!(await countAsked(tools, organizationId)))
    return new OperatorFailure("spending_bound", "The day's questions are used up");
  try {
    const { value, failure } = await askOperator(tools, {
      operatorModelId,
      question,
      instructions,
      language,
      organizationId,
      signal,
      search: "off",
    });
    return failure ?? value.text;
  } catch (error) {
    if (error instanceof OperatorFailure) return error;
    if (error instanceof SpendingBoundReached) return new OperatorFailure("spending_bound", error.message);
    throw error;
  }
}
