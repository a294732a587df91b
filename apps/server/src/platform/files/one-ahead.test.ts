import { expect, test } from "vitest";
import { oneAhead } from "./one-ahead.ts";

test("the next item is made while one is used, and no further one", async () => {
  const made: number[] = [];
  async function* numbers(): AsyncGenerator<number> {
    for (let number = 1; number <= 4; number += 1) {
      made.push(number);
      yield number;
    }
  }

  const used: number[][] = [];
  for await (const number of oneAhead(numbers())) {
    await Promise.resolve();
    used.push([number, ...made]);
  }

  expect(used).toEqual([
    [1, 1, 2],
    [2, 1, 2, 3],
    [3, 1, 2, 3, 4],
    [4, 1, 2, 3, 4],
  ]);
});

test("a failure comes in its turn, and what was begun is ended with its reader", async () => {
  let isEnded = false;
  async function* failing(): AsyncGenerator<number> {
    try {
      yield 1;
      throw new Error("gone");
    } finally {
      isEnded = true;
    }
  }
  const read: number[] = [];
  const reading = async (): Promise<void> => {
    for await (const number of oneAhead(failing())) read.push(number);
  };

  await expect(reading()).rejects.toThrow("gone");
  expect([read, isEnded]).toEqual([[1], true]);

  for await (const number of oneAhead(forever())) if (number === 3) break;
  expect(endedAt).toBe(4);
});

let endedAt = 0;
async function* forever(): AsyncGenerator<number> {
  let number = 0;
  try {
    for (;;) {
      number += 1;
      yield number;
    }
  } finally {
    endedAt = number;
  }
}
