import { dayMs, earlier, later, minuteMs } from "@citelens/contract/base/days";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { listFailedOf, putFailedItem, removeFailedItem, removeSettled } from "./failed-items.sql.ts";

const waitMsMax = 6 * 60 * minuteMs;
/** Longer than any sweep lets an item wait: what was not tried by then is gone or well. */
const settledMs = 3 * dayMs;
const unreachableMax = 5;
const errorCharacters = 500;

interface Sweep<Item> {
  /** room.verb-noun; those that list its items leave out what isTryable of this name leaves out. */
  readonly sweep: string;
  readonly idOf: (item: Item) => string;
  readonly run: (item: Item) => Promise<unknown>;
  /** So many at a time, so that a slow one holds up nobody behind it; one unless told. */
  readonly atOnce?: number;
}

/**
 * Deals with the items of many tenants, each alone: one that fails is logged and noted with the time of its next try,
 * which is later each time, and stops nobody; those that failed before come last. Only what all of them need ends the sweep when it is away: the database,
 * or a service that several in a row could not reach; and the process, when it is told to stop.
 */
export async function eachAlone<Item>(
  tools: Tools,
  items: readonly Item[],
  { sweep, idOf, run, atOnce = 1 }: Sweep<Item>,
): Promise<void> {
  const failed = await listFailedOf(tools, sweep, items.map(idOf));
  const failures = new Map(failed.map((row) => [row.item, row.failures]));
  const waiting = items
    .toSorted((one, other) => Number(failures.has(idOf(one))) - Number(failures.has(idOf(other))))
    .values();
  let unreachable = 0;
  let isEnded = false;
  const deal = async (one: Item): Promise<void> => {
    const item = idOf(one);
    const before = failures.get(item);
    try {
      await run(one);
      unreachable = 0;
      if (before !== undefined) await removeFailedItem(tools, sweep, item);
    } catch (error) {
      if (error instanceof HandedBack || isPostgresUnavailable(error)) throw error;
      tools.log.error({ err: error, sweep, item }, "One item of a sweep failed; it is tried again later");
      await note(tools, { sweep, item, failures: (before ?? 0) + 1, error });
      unreachable = isUnreachable(error) ? unreachable + 1 : 0;
      if (unreachable >= unreachableMax) throw error;
    }
  };
  const inTurn = async (): Promise<void> => {
    // All take from the one iterator.
    for (const one of waiting) {
      if (isEnded) return;
      try {
        await deal(one);
      } catch (error) {
        isEnded = true;
        throw error;
      }
    }
  };
  const turns = await Promise.allSettled(Array.from({ length: atOnce }, inTurn));
  for (const turn of turns) if (turn.status === "rejected") throw turn.reason;
  await removeSettled(tools, sweep, earlier(tools.now(), settledMs));
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Refusal && error.status === 503;
}

interface Failure {
  readonly sweep: string;
  readonly item: string;
  readonly failures: number;
  readonly error: unknown;
}

async function note(tools: Tools, { error, ...failure }: Failure): Promise<void> {
  const now = tools.now();
  const waitMs = Math.min(minuteMs * 2 ** Math.min(failure.failures - 1, 20), waitMsMax);
  await putFailedItem(tools, {
    ...failure,
    error: messageOf(error).slice(0, errorCharacters),
    failed_at: now,
    next_try_at: later(now, waitMs),
  });
}

/** The database's own words say more than "Failed query", and no parameters of it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
