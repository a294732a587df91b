import { expect, test } from "vitest";
import { createPool } from "./clickhouse-pool.ts";

const patient = new AbortController().signal;

test("serves those who wait in the order in which they came", async () => {
  const turns = createPool(["only"], 10);
  const served: string[] = [];
  const first = await turns.take(patient);

  const others = ["a", "b", "c"].map(async (name) => {
    const thing = await turns.take(patient);
    served.push(name);
    turns.giveBack(thing);
  });
  turns.giveBack(first);
  await Promise.all(others);

  expect(served).toEqual(["a", "b", "c"]);
});

test("refuses at once when the line is too long", async () => {
  const turns = createPool(["only"], 1);
  const first = await turns.take(patient);
  const second = turns.take(patient);

  const third = turns.take(patient);

  await expect(third).rejects.toMatchObject({ status: 503, code: 202 });
  turns.giveBack(first);
  expect(await second).toBe("only");
});

test("keeps no place for somebody who has left", async () => {
  const turns = createPool(["only"], 1);
  const first = await turns.take(patient);
  const leaving = new AbortController();
  const left = turns.take(leaving.signal);

  leaving.abort(new Error("left"));

  await expect(left).rejects.toThrow("left");
  const next = turns.take(patient);
  turns.giveBack(first);
  expect(await next).toBe("only");
  await expect(turns.take(AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});

test("is idle only when all are back", async () => {
  const turns = createPool(["a", "b"], 1);
  const taken = [await turns.take(patient), await turns.take(patient)];
  let idle = false;
  const whenIdle = turns.whenIdle().then(() => {
    idle = true;
  });

  turns.giveBack("a");
  await Promise.resolve();
  expect(idle).toBe(false);
  turns.giveBack("b");
  await whenIdle;

  expect(taken.toSorted()).toEqual(["a", "b"]);
  await expect(turns.whenIdle()).resolves.toBeUndefined();
});
