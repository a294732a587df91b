import { setTimeout as pause } from "node:timers/promises";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";
import type { RobotsOfSites } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import { type Gait, gaitOf, type Pace, retryAfterSeconds } from "./pace.rules.ts";

/** Addresses that are still to be read, in whatever way they are kept. */
export interface Frontier<Item extends { readonly url: string }> {
  /** The next ones, at most so many; none where nothing is ahead now, or no more is to be read. Each is given out once. */
  take(max: number): Promise<readonly Item[]>;
}

/** Outcome of an address: it was answered, it could not be had, or robots.txt closes it, or the page that it leads to. */
export type WalkAnswer = FetchedAnswer | FetchFailure | "closed";

export interface SiteWalk<Item extends { readonly url: string }> {
  readonly frontier: Frontier<Item>;
  readonly pace: Pace;
  /** Robots to ask whether an address may be read; none where the owner lets us read all. */
  readonly robots: Pick<RobotsOfSites, "allows"> | undefined;
  readonly accept: string;
  readonly timeoutMs: number;
  /** Ends the walk at once, with what is under way. */
  readonly signal: AbortSignal;
  /** Lets what is under way end, and asks for nothing more. */
  readonly noMore?: AbortSignal;
  /** Deals with one page while the walk waits; whoever asks the site for more waits for a turn first. */
  visit(item: Item, answered: WalkAnswer, turn: () => Promise<void>): Promise<void> | void;
}

/** How a walk ended: nothing was ahead any more, the caller stopped it, or the site failed twenty times in a row. */
export type WalkEnd = "done" | "stopped" | "hopeless";

/** Addresses that are asked for at once from the frontier. */
const takenMax = 100;

/** Reads what is ahead of a site, as fast as the pace allows and the site bears. Throws what `visit` throws. */
export async function walkSite<Item extends { readonly url: string }>(
  tools: Tools,
  walk: SiteWalk<Item>,
): Promise<WalkEnd> {
  const gait = gaitOf(walk.pace);
  const running = runningTasks();
  const ahead = addressesAhead(walk.frontier);
  const put = { off: ahead.putOff, again: new WeakSet<Item>() };
  const read = async (item: Item): Promise<void> => {
    await readOne(tools, { ...walk, item, gait, put });
    ahead.mayHaveMore();
  };
  const over = AbortSignal.any([walk.signal, ...(walk.noMore ? [walk.noMore] : [])]);
  const isOver = (): boolean =>
    over.aborted || gait.isHopeless || running.hasFailed() || ahead.asking.hasFailed();

  while (!isOver()) {
    ahead.refill({ isIdle: running.size() === 0 });
    if (ahead.isEmpty() && running.size() + ahead.asking.size() === 0) break;
    if (ahead.isEmpty() || running.size() >= gait.atOnce) {
      await Promise.race([running.next(), ahead.asking.next()]);
      continue;
    }
    await untilTurn(gait, over);
    const item = isOver() ? undefined : ahead.next();
    if (item) running.add(read(item));
  }
  await Promise.all([running.end(walk.signal), ahead.asking.end(walk.signal)]);
  if (walk.signal.aborted) return "stopped";
  return gait.isHopeless ? "hopeless" : "done";
}

interface AddressQueue<Item> {
  /** The asking of the frontier, which goes on while pages are read. */
  readonly asking: TaskPool;
  /** Items that the site had no time for, to be asked for once more when nothing else is left. */
  readonly putOff: Item[];
  isEmpty(): boolean;
  next(): Item | undefined;
  /** A page was read, which may have added to the frontier. */
  mayHaveMore(): void;
  /** Begins to ask the frontier where little is left: while it has plenty, before the last addresses are sent. */
  refill(now: { readonly isIdle: boolean }): void;
}

function addressesAhead<Item extends { readonly url: string }>(frontier: Frontier<Item>): AddressQueue<Item> {
  const asking = runningTasks();
  const putOff: Item[] = [];
  let waiting: Item[] = [];
  let hasPlenty = false;
  let isNew = true;
  const ask = async (): Promise<void> => {
    isNew = false;
    const next = await frontier.take(takenMax);
    hasPlenty = next.length === takenMax;
    if (next.length > 0) isNew = true;
    waiting = [...next.toReversed(), ...waiting];
  };
  const isLow = (): boolean => waiting.length === 0 || (hasPlenty && waiting.length <= takenMax / 2);
  return {
    asking,
    putOff,
    isEmpty: () => waiting.length === 0,
    next: () => waiting.pop(),
    mayHaveMore: () => {
      isNew = true;
    },
    refill: ({ isIdle }) => {
      if (isNew && isLow() && asking.size() === 0) asking.add(ask());
      if (waiting.length === 0 && isIdle && asking.size() === 0) waiting = putOff.splice(0);
    },
  };
}

interface TaskPool {
  add(task: Promise<void>): void;
  size(): number;
  hasFailed(): boolean;
  /** Once one of them has ended. */
  next(): Promise<void>;
  /** Once all have; throws what the first of them threw, unless that was its being stopped. */
  end(signal: AbortSignal): Promise<void>;
}

function runningTasks(): TaskPool {
  const tasks = new Set<Promise<void>>();
  const failures: unknown[] = [];
  return {
    add: (task) => {
      const settled = task
        .catch((error: unknown) => void failures.push(error))
        .finally(() => tasks.delete(settled));
      tasks.add(settled);
    },
    size: () => tasks.size,
    hasFailed: () => failures.length > 0,
    next: () => Promise.race(tasks),
    end: async (signal) => {
      await Promise.all(tasks);
      if (failures.length > 0 && !signal.aborted) throw failures[0];
    },
  };
}

async function untilTurn(gait: Gait, signal: AbortSignal): Promise<void> {
  const waitMs = gait.turn(performance.now());
  if (waitMs >= 1) await pause(waitMs, undefined, { signal }).catch(() => undefined); // it only rejects when it is stopped
}

interface WalkedItem<Item extends { readonly url: string }> extends SiteWalk<Item> {
  readonly item: Item;
  readonly gait: Gait;
  /** Items that the site had no time for, to be asked for once more at the end; and what was. */
  readonly put: { readonly off: Item[]; readonly again: WeakSet<Item> };
}

async function readOne<Item extends { readonly url: string }>(
  tools: Tools,
  one: WalkedItem<Item>,
): Promise<void> {
  const answered = await readAllowed(tools, one);
  if (one.signal.aborted && answered instanceof FetchFailure) return; // it was not the site that failed
  note(tools, one.gait, answered);
  if (isBusy(answered) && !one.put.again.has(one.item)) {
    one.put.again.add(one.item);
    one.put.off.push(one.item);
    return;
  }
  await one.visit(one.item, answered, () => untilTurn(one.gait, one.signal));
}

/** Whether the site asks for time, which says nothing of the page. */
function isBusy(answered: WalkAnswer): boolean {
  return answered !== "closed" && !(answered instanceof FetchFailure) && [429, 503].includes(answered.status);
}

async function readAllowed<Item extends { readonly url: string }>(
  tools: Tools,
  { item, gait, robots, accept, timeoutMs, signal }: WalkedItem<Item>,
): Promise<WalkAnswer> {
  if (robots && !(await robots.allows(item.url))) return "closed";
  const beforeHop = () => untilTurn(gait, signal);
  const got = await tryGet(tools, item.url, { accept, signal, timeoutMs, beforeHop });
  if (got instanceof FetchFailure || got.hops.length === 0 || !robots) return got;
  return (await robots.allows(got.url)) ? got : "closed";
}

const troubles: ReadonlySet<string> = new Set(["timeout", "unreachable", "dns"]);
const troubledStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

function note(tools: Tools, gait: Gait, answered: WalkAnswer): void {
  if (answered === "closed") return;
  const nowMs = performance.now();
  if (answered instanceof FetchFailure) {
    if (troubles.has(answered.reason)) gait.failed(nowMs);
    return;
  }
  if (troubledStatuses.has(answered.status))
    gait.failed(nowMs, retryAfterSeconds(answered.headers["retry-after"], tools.now()));
  else gait.answered(answered.firstByteMs);
}
