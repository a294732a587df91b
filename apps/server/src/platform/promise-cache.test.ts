import { expect, test } from "vitest";
import { promiseCache } from "./promise-cache.ts";

test("asks once for a key, also for what is not there, and shares what is on its way", async () => {
  const cache = promiseCache<string | undefined>({ max: 10 });
  const asked: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      asked.push(key);
      return key === "none" ? undefined : key;
    });

  const answers = await Promise.all([ask("one"), ask("one"), ask("none")]);
  const again = [await ask("one"), await ask("none")];

  expect(answers).toEqual(["one", "one", undefined]);
  expect(again).toEqual(["one", undefined]);
  expect(asked).toEqual(["one", "none"]);
});

test("keeps no failure, and what was used last the longest", async () => {
  const cache = promiseCache<string>({ max: 2 });
  const make = (value: string) => () => Promise.resolve(value);

  await expect(cache.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await cache.get("a", make("first"));
  await cache.get("b", make("b"));
  await cache.get("a", make("second"));
  await cache.get("c", make("c"));

  expect(await cache.get("a", make("third"))).toBe("first");
  expect(await cache.get("b", make("another"))).toBe("another");
});
