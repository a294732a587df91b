import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { eachOf } from "./each-of.ts";

test("runs each item once, in their order, and no more than so many at once", async () => {
  const ran: number[] = [];
  let underWay = 0;
  let most = 0;

  await eachOf([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++underWay);
    ran.push(item);
    await setImmediate();
    underWay--;
  });

  expect(ran).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("throws the first failure once what is under way has ended", async () => {
  const ended: number[] = [];

  const failing = eachOf([1, 2, 3], 2, async (item) => {
    if (item === 1) throw new Error("one failed");
    await Promise.resolve();
    ended.push(item);
  });

  await expect(failing).rejects.toThrow("one failed");
  expect(ended).toEqual([2, 3]);
});

test("of nothing does nothing", async () => {
  await expect(eachOf([], 2, () => Promise.reject(new Error("never")))).resolves.toBeUndefined();
});
