import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "#platform/refusal.ts";
import { cases } from "../../../../../../scripts/testing/cases.ts";
import { type Batcher, type BatcherLimits, openBatcher } from "./visits.batcher.ts";

const limits: BatcherLimits = {
  batchRowsMax: 10,
  lingerMs: 20,
  insertEveryMs: 0,
  insertsMax: 2,
  rowsMax: 60,
  bytesMax: 6_000,
  attemptsMax: 4,
  retryDelayMs: 50,
};
const bytesPerRow = 50;

class Unavailable extends Error {}
class Wrong extends Error {}

/** Behaviour of the store with one insert: it may fail before it stored anything, or after, when the answer is lost. */
type Behaviour = {
  readonly takesMs: number;
  readonly ends: "stored" | "lost before" | "lost after" | "refused";
};

/** Time that passes only when a test says so. */
function openTime() {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];

  const after = (delayMs: number, run: () => void): (() => void) => {
    const timer = { at: now + delayMs, run };
    waiting.push(timer);
    return () => {
      waiting = waiting.filter((one) => one !== timer);
    };
  };
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  return {
    now: () => now,
    after,
    sleep: (delayMs: number) => new Promise<void>((resolve) => after(delayMs, resolve)),
    settled,
    /** Lets time pass until nothing waits any more, or until a moment. */
    run: async (until = Number.POSITIVE_INFINITY): Promise<void> => {
      await settled();
      for (;;) {
        const [next] = waiting.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > until) break;
        waiting = waiting.filter((one) => one !== next);
        now = next.at;
        next.run();
        await settled();
      }
      if (Number.isFinite(until)) now = until;
    },
  };
}

/** A store that knows tokens, with its behaviour written down beforehand; afterwards it simply stores. */
function openStore(time: ReturnType<typeof openTime>, behaviours: readonly Behaviour[]) {
  const script = [...behaviours];
  const seen = new Map<string, readonly number[]>();
  const copies = new Map<number, number>();
  const inserts: { readonly at: number; readonly rows: readonly number[]; readonly token: string }[] = [];
  let running = 0;
  let runningMost = 0;

  function keep(rows: readonly number[], token: string): void {
    if (!seen.has(token)) for (const row of rows) copies.set(row, (copies.get(row) ?? 0) + 1);
    seen.set(token, rows);
  }

  return {
    copiesOf: (row: number) => copies.get(row) ?? 0,
    inserts,
    runningMost: () => runningMost,
    insert: async (rows: readonly number[], token: string): Promise<void> => {
      const { takesMs, ends } = script.shift() ?? { takesMs: 3, ends: "stored" };
      inserts.push({ at: time.now(), rows: [...rows], token });
      running += 1;
      runningMost = Math.max(runningMost, running);
      await time.sleep(takesMs);
      running -= 1;
      if (ends === "stored" || ends === "lost after") keep(rows, token);
      if (ends === "refused") throw new Wrong("refused");
      if (ends !== "stored") throw new Unavailable(ends);
    },
  };
}

function openAll(behaviours: readonly Behaviour[] = [], changed: Partial<BatcherLimits> = {}) {
  const time = openTime();
  const store = openStore(time, behaviours);
  let tokens = 0;
  const batcher = openBatcher<number>(
    {
      insert: store.insert,
      isUnavailable: (error) => error instanceof Unavailable,
      newToken: () => `token ${++tokens}`,
      after: time.after,
      elapsedMs: time.now,
    },
    { ...limits, ...changed },
  );
  return { time, store, batcher };
}

interface BatchReport {
  readonly rows: readonly number[];
  outcome: "waiting" | "stored" | "refused";
}

function addTo(batcher: Batcher<number>, rows: readonly number[]): BatchReport {
  const told: BatchReport = { rows, outcome: "waiting" };
  batcher.add(rows, rows.length * bytesPerRow).then(
    () => {
      told.outcome = "stored";
    },
    () => {
      told.outcome = "refused";
    },
  );
  return told;
}

function rowsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

const behaviour: fc.Arbitrary<Behaviour> = fc.record({
  takesMs: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 100, max: 2_000 })),
  ends: fc.oneof(
    { arbitrary: fc.constant("stored" as const), weight: 3 },
    { arbitrary: fc.constantFrom("lost before" as const, "lost after" as const), weight: 4 },
    { arbitrary: fc.constant("refused" as const), weight: 1 },
  ),
});
const caller = fc.record({
  pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
  rows: fc.integer({ min: 1, max: 14 }),
});

test("lets 200 milliseconds pass between two inserts, but holds up no full batch and nobody who comes after a while", async () => {
  const { time, store, batcher } = openAll([], { insertEveryMs: 200 });

  const told = [addTo(batcher, [0])];
  await time.run(30);
  told.push(addTo(batcher, [1]));
  await time.run(100);
  told.push(addTo(batcher, [2]));
  await time.run(300);
  told.push(addTo(batcher, rowsFrom(10, 10)));
  await time.run(1_000);
  told.push(addTo(batcher, [3]));
  await time.run();

  expect(store.inserts.map(({ at, rows }) => ({ at, rows }))).toEqual([
    { at: 20, rows: [0] },
    { at: 220, rows: [1, 2] },
    { at: 300, rows: rowsFrom(10, 10) },
    { at: 1_020, rows: [3] },
  ]);
  expect(told.map(({ outcome }) => outcome)).toEqual(Array(5).fill("stored"));
});

test("whatever the store does and whenever the end comes, what is told to be stored is stored exactly once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(caller, { maxLength: 40 }),
      fc.array(behaviour, { maxLength: 30 }),
      fc.option(fc.integer({ min: 0, max: 1_000 })),
      async (callers, behaviours, drainAt) => {
        const { time, store, batcher } = openAll(behaviours);
        const all: BatchReport[] = [];
        let isDrained = false;
        if (drainAt !== null) time.after(drainAt, () => void batcher.drain().then(() => (isDrained = true)));

        let row = 0;
        for (const { pauseMs, rows } of callers) {
          await time.run(time.now() + pauseMs);
          all.push(addTo(batcher, rowsFrom(row, rows)));
          row += rows;
        }
        await time.run();

        for (const { rows, outcome } of all) {
          const copies = rows.map(store.copiesOf);
          expect(outcome).not.toBe("waiting");
          if (outcome === "stored") expect(copies).toEqual(rows.map(() => 1));
          else expect(Math.max(...copies)).toBeLessThanOrEqual(1);
        }
        expect(isDrained).toBe(drainAt !== null);
        expect(store.runningMost()).toBeLessThanOrEqual(limits.insertsMax);
      },
    ),
    { numRuns: cases(150, 1_500) },
  );
});

test("callers of the same moment share one insert, after at most the time that the first may wait", async () => {
  const { time, store, batcher } = openAll();

  const told = [addTo(batcher, [1]), addTo(batcher, [2, 3])];
  await time.run(19);
  const early = store.inserts.length;
  told.push(addTo(batcher, [4]));
  await time.run();

  expect(early).toBe(0);
  expect(store.inserts).toMatchObject([{ at: 20, rows: [1, 2, 3, 4] }]);
  expect(told.map(({ outcome }) => outcome)).toEqual(["stored", "stored", "stored"]);
});

test("a full batch does not wait", async () => {
  const { time, store, batcher } = openAll();

  addTo(batcher, rowsFrom(0, 6));
  addTo(batcher, rowsFrom(6, 4));
  await time.run();

  expect(store.inserts).toMatchObject([{ at: 0, rows: rowsFrom(0, 10) }]);
});

test("one caller's rows are never split over inserts, even when they are more than a batch has", async () => {
  const { time, store, batcher } = openAll();

  addTo(batcher, rowsFrom(0, 7));
  addTo(batcher, rowsFrom(7, 7));
  addTo(batcher, rowsFrom(14, 25));
  await time.run();

  expect(store.inserts.map(({ rows }) => rows)).toEqual([rowsFrom(0, 7), rowsFrom(7, 7), rowsFrom(14, 25)]);
});

test("while inserts are under way the next batch goes on filling, and for a moment after", async () => {
  const { time, store, batcher } = openAll([{ takesMs: 500, ends: "stored" }], { insertsMax: 1 });

  addTo(batcher, [0]);
  await time.run(100);
  addTo(batcher, [1]);
  await time.run(300);
  addTo(batcher, [2]);
  await time.run(530);
  addTo(batcher, [3]);
  await time.run();

  expect(store.inserts).toMatchObject([
    { at: 20, rows: [0] },
    { at: 540, rows: [1, 2, 3] },
  ]);
});

test("an insert whose answer was lost is repeated under the same token, at growing intervals, and counts once", async () => {
  const { time, store, batcher } = openAll([
    { takesMs: 0, ends: "lost before" },
    { takesMs: 0, ends: "lost after" },
  ]);

  const told = addTo(batcher, [1]);
  await time.run();

  expect(store.inserts.map(({ at, token }) => ({ at, token }))).toEqual([
    { at: 20, token: "token 1" },
    { at: 70, token: "token 1" },
    { at: 170, token: "token 1" },
  ]);
  expect([told.outcome, store.copiesOf(1)]).toEqual(["stored", 1]);
});

test("gives up after the last attempt and hands the store's own error to the callers", async () => {
  const { time, store, batcher } = openAll(Array(9).fill({ takesMs: 0, ends: "lost before" }));

  const added = batcher.add([1], bytesPerRow).catch((error: unknown) => error);
  await time.run();

  expect(await added).toBeInstanceOf(Unavailable);
  expect(store.inserts).toHaveLength(limits.attemptsMax);
});

test("does not repeat what the store will never take", async () => {
  const { time, store, batcher } = openAll([{ takesMs: 0, ends: "refused" }]);

  const added = batcher.add([1], bytesPerRow).catch((error: unknown) => error);
  await time.run();

  expect(await added).toBeInstanceOf(Wrong);
  expect(store.inserts).toHaveLength(1);
});

test.each([
  ["rows", { rowsMax: 30, bytesMax: 1_000_000 }],
  ["bytes", { rowsMax: 1_000, bytesMax: 30 * bytesPerRow }],
])("refuses at once when too many %s wait, and takes more once there is room", async (_, changed) => {
  const { time, batcher } = openAll([], changed);

  const taken = addTo(batcher, rowsFrom(0, 30));
  const refused = await batcher.add([99], bytesPerRow).catch((error: unknown) => error);
  await time.run();
  const later = addTo(batcher, [100]);
  await time.run();

  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 1 });
  expect([taken.outcome, later.outcome]).toEqual(["stored", "stored"]);
});

test("draining stores what was taken without waiting for others, and takes nothing more", async () => {
  const { time, store, batcher } = openAll();

  const taken = addTo(batcher, [1]);
  const drained = batcher.drain();
  const refused = addTo(batcher, [2]);
  await time.run();
  await drained;

  expect(store.inserts).toMatchObject([{ at: 0, rows: [1] }]);
  expect([taken.outcome, refused.outcome]).toEqual(["stored", "refused"]);
});

test("draining an idle batcher ends at once, and again", async () => {
  const { batcher } = openAll();

  await batcher.drain();
  await batcher.drain();

  await expect(batcher.add([1], bytesPerRow)).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
