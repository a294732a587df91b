import { afterAll, describe, expect, test } from "vitest";
import { openThreads, ThreadFailure } from "./threads.ts";
import type { work } from "./work.test-helper.ts";

const module = new URL("./work.test-helper.ts", import.meta.url);
const hasty = openThreads({ timeMs: 4_000 });
const small = openThreads({ memoryMb: 32 });
afterAll(async () => {
  await hasty.close();
  await small.close();
});

const run = (what: Parameters<typeof work>[0], threads = hasty) => threads.run<typeof work>(module, what);
const failureOf = (running: Promise<unknown>) =>
  running.then(
    () => "nothing",
    (error: unknown) => (error instanceof ThreadFailure ? error.reason : String(error)),
  );

describe("work in a thread", () => {
  test("is done with a copy of the task, beside this thread", async () => {
    const done = await Promise.all([run({ say: "one" }), run({ say: "two" })]);

    expect(done).toEqual([
      { said: "one", isBeside: true },
      { said: "two", isBeside: true },
    ]);
  });

  test("throws what it throws", async () => {
    await expect(run({ fail: "There is no such page." })).rejects.toThrow("There is no such page.");
  });

  test("is ended when it takes too long, and what waits behind it is done all the same", async () => {
    const [endless, next] = await Promise.all([failureOf(run({ endless: true })), run({ say: "next" })]);

    expect([endless, next]).toEqual(["time", { said: "next", isBeside: true }]);
  });

  test("is ended when it takes too much memory, and what waits behind it is done all the same", async () => {
    const [greedy, next] = await Promise.all([
      failureOf(run({ greedy: true }, small)),
      run({ say: "next" }, small),
    ]);

    expect([greedy, next]).toEqual(["memory", { said: "next", isBeside: true }]);
  });
});
