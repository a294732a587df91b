import { expect, test } from "vitest";
import { openLog } from "#platform/log.ts";
import { HandedBack } from "./handed-back.ts";
import { HeldNoMore, whileLeased } from "./while-leased.ts";

const log = openLog("silent");
const leaseMs = 5_000;
/** What another holder would do once the lease is over. */
const untilBroken = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("broken off"))));

function opened({ renew = async () => true }: { readonly renew?: () => Promise<boolean> } = {}) {
  const stopping = new AbortController();
  const handedBack: number[] = [];
  const beganMs = performance.now();
  const work = (run: (signal: AbortSignal) => Promise<unknown>, finishMs = 0) =>
    whileLeased(
      { log, now: () => new Date(), stopping: stopping.signal },
      {
        what: {},
        ...{ ms: leaseMs, sinceMs: beganMs, finishMs, renew },
        handBack: async () => handedBack.push(performance.now() - beganMs),
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

  await expect(work(untilBroken)).rejects.toBeInstanceOf(HeldNoMore);

  expect(performance.now() - beganMs).toBeLessThan(2_000);
  expect(handedBack).toEqual([]);
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
