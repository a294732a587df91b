import { expect, test } from "vitest";
import { openLog } from "#platform/log.ts";
import { openPostgres } from "#platform/postgres.ts";
import { HandedBack } from "./handed-back.ts";
import { LeaseLost } from "./lease-lost.ts";
import { whileLeased } from "./while-leased.ts";

const log = openLog("silent");
const { db } = openPostgres("postgres://nobody@127.0.0.1:1/none", log);
const leaseMs = 5_000;
/** Act of another holder once the lease is over. */
const untilBroken = (_: string, signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const breakOff = (): void => reject(new Error("broken off"));
    if (signal.aborted) breakOff();
    signal.addEventListener("abort", breakOff);
  });

function opened({ renew = async () => true }: { readonly renew?: () => Promise<boolean> } = {}) {
  const stopping = new AbortController();
  const handedBack: number[] = [];
  const beganMs = performance.now();
  const work = (run: (row: string, signal: AbortSignal) => Promise<unknown>, finishMs = 0) =>
    whileLeased(
      { db, log, now: () => new Date(), stopping: stopping.signal },
      {
        what: {},
        ms: leaseMs,
        finishMs,
        take: async () => "row",
        renew,
        letGo: async (_, { isHandedBack }) => isHandedBack && handedBack.push(performance.now() - beganMs),
      },
      run,
    );
  return { work, stop: () => stopping.abort(new HandedBack()), handedBack };
}

test.each([
  ["fails", async (): Promise<boolean> => Promise.reject(new Error("the database is away"))],
  ["never comes", () => new Promise<boolean>(() => undefined)],
])("work whose renewal %s is broken off before another may take it", async (_, renew) => {
  const { work } = opened({ renew });
  const beganMs = performance.now();

  await expect(work(untilBroken)).rejects.toBeInstanceOf(HandedBack);

  expect(performance.now() - beganMs).toBeLessThan(leaseMs - 1_500);
});

test("work that is somebody else's by now is broken off within two seconds, and nothing is given back", async () => {
  const { work, handedBack } = opened({ renew: async () => false });
  const beganMs = performance.now();

  expect(await work(untilBroken)).toBe("lost");

  expect(performance.now() - beganMs).toBeLessThan(2_000);
  expect(handedBack).toEqual([]);
});

test("work that finds by itself that it is lost ends without an error", async () => {
  expect(await opened().work(() => Promise.reject(new LeaseLost()))).toBe("lost");
});

test("a process that stops gives it back at once, or once what is under way has ended", async () => {
  const [now, soon, done] = [opened(), opened(), opened()];

  const ends = [now.work(untilBroken), soon.work(untilBroken, 200), done.work(async () => "done", 200)];
  for (const one of [now, soon, done]) one.stop();
  const [atOnce, later, whole] = await Promise.allSettled(ends);

  expect([atOnce, later]).toMatchObject([
    { reason: expect.any(HandedBack) },
    { reason: expect.any(HandedBack) },
  ]);
  expect(whole).toMatchObject({ value: "done" });
  expect(now.handedBack[0]).toBeLessThan(150);
  expect(soon.handedBack[0]).toBeGreaterThanOrEqual(190);
  expect(done.handedBack).toEqual([]);
});
