import type { Outcome } from "../store/outcome.ts";
import { inTurns } from "./in-turns.rules.ts";

const atOnce = 200;

export interface WaitingOutcome {
  readonly outcome: Outcome;
  readonly done: () => void;
}

/** Outcomes that are tried together, again, when others had their turn. */
export interface SetAsideBatch {
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

/** Outcomes that are not stored yet. */
export interface OutcomeQueue {
  waiting: WaitingOutcome[];
  readonly asides: SetAsideBatch[];
}

/** One of each organization after the other where there are more than are stored at once. */
export function nextBatch(queue: OutcomeQueue): WaitingOutcome[] {
  const ready: WaitingOutcome[] = [];
  for (const one of queue.waiting) {
    const aside = queue.asides.find(({ campaignId }) => campaignId === one.outcome.row.campaign_id);
    (aside?.items ?? ready).push(one);
  }
  const batch =
    ready.length > atOnce
      ? inTurns(ready, ({ outcome }) => outcome.row.organization_id).slice(0, atOnce)
      : ready;
  const taken = new Set(batch);
  queue.waiting = ready.filter((one) => !taken.has(one));
  return batch;
}

/** Batch whose time has come, if any: it is tried before what came in. */
export function nextAside({ asides }: OutcomeQueue): SetAsideBatch | undefined {
  const now = performance.now();
  return asides.find(({ tryAtMs }) => tryAtMs <= now);
}

export function putAside(
  { asides }: OutcomeQueue,
  items: readonly WaitingOutcome[],
  campaignId?: string,
): void {
  const tryAtMs = performance.now();
  asides.push({ items: [...items], campaignId, tries: 0, failures: 0, size: atOnce, tryAtMs });
}

/** Takes off what was stored of a batch, of which more is tried at once then. */
export function takeOff(aside: SetAsideBatch, stored: number): void {
  aside.items.splice(0, stored);
  Object.assign(aside, { tries: 0, failures: 0, size: Math.min(atOnce, 2 * aside.size) });
}

/** Looks for the one that cannot be stored by halves. */
export function divide(queue: OutcomeQueue, aside: SetAsideBatch, tried: number): void {
  const batch = aside.items.splice(0, tried);
  const half = Math.ceil(tried / 2);
  for (const part of [batch.slice(0, half), batch.slice(half)]) if (part.length > 0) putAside(queue, part);
}
