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

test("holds no more bytes than it may, and nothing that is larger alone", async () => {
  const cache = promiseCache<string>({ bytesMax: 5_000 });
  const made: string[] = [];
  const get = (key: string, length: number) =>
    cache.get(key, async () => {
      made.push(key);
      return key.repeat(length);
    });

  await get("a", 1_000);
  await get("b", 1_000);
  await get("a", 1_000);
  await get("c", 1_000);
  const huge = await get("d", 10_000);

  expect(huge).toHaveLength(10_000);
  expect(cache.find("d")).toBeUndefined();
  await Promise.all([get("a", 1_000), get("c", 1_000), get("b", 1_000)]);
  expect(made).toEqual(["a", "b", "c", "d", "b"]);
});

test("counts the bytes of every row, word and entry, wherever it stands", async () => {
  const row = { query_id: "a".repeat(36), n: 7, when: null };
  const values = [
    Array.from({ length: 100 }, () => row),
    new Map([["rows", Array.from({ length: 100 }, () => row)]]),
    new Set(Array.from({ length: 100 }, (_, n) => "x".repeat(50) + n)),
    new Uint8Array(10_000),
    { deep: { deeper: "x".repeat(5_000) } },
  ];

  for (const value of values) {
    const [small, large] = [
      promiseCache<unknown>({ bytesMax: 8_000 }),
      promiseCache<unknown>({ bytesMax: 30_000 }),
    ];
    await Promise.all([small.get("key", async () => value), large.get("key", async () => value)]);

    expect([small.find("key"), large.find("key")]).toEqual([undefined, value]);
  }
});

test("runs a statement once that would run for each who awaits it", async () => {
  const cache = promiseCache<string>({ max: 10 });
  let runs = 0;
  const statement: PromiseLike<string> = {
    // biome-ignore lint/suspicious/noThenProperty: what the query builder hands out is such a thing
    then: (onFulfilled, onRejected) => {
      runs += 1;
      return Promise.resolve("rows").then(onFulfilled, onRejected);
    },
  };
  const ask = () => cache.get("one", () => statement as Promise<string>);

  expect([await ask(), await ask(), await ask()]).toEqual(["rows", "rows", "rows"]);
  expect(runs).toBe(1);
});
