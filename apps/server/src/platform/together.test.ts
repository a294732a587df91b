import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { together } from "./together.ts";

const never = { isOfOne: () => false };

test("does together what is asked in one turn of the event loop, and what comes meanwhile, each with its own answer", async () => {
  const batches: (readonly number[])[] = [];
  const double = together<number, number>(async (asked) => {
    batches.push(asked);
    await setImmediate();
    await setImmediate();
    return asked.map((one) => 2 * one);
  }, never);

  const first = double(1);
  await Promise.resolve();
  const second = double(2);
  await setImmediate();
  const answers = await Promise.all([first, second, ...[3, 4, 5].map((one) => double(one))]);

  expect(answers).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  expect(await double(6)).toBe(12);
});

test("lets nobody else fail with one that cannot be done", async () => {
  const run = async (asked: readonly number[]) => {
    if (asked.includes(13)) throw new Error("13 cannot be done");
    return asked;
  };
  const alone = together<number, number>(run, { isOfOne: () => true });
  const all = together<number, number>(run, never);
  const outcomes = (ask: (one: number) => Promise<number>) =>
    Promise.all([1, 13, 2].map((one) => ask(one).catch((error: unknown) => String(error))));

  expect(await outcomes(alone)).toEqual([1, "Error: 13 cannot be done", 2]);
  expect(new Set(await outcomes(all))).toEqual(new Set(["Error: 13 cannot be done"]));
  expect(await all(3)).toBe(3);
});
