import { expect, test } from "vitest";
import { createPool } from "./clickhouse-pool.ts";

const patient = new AbortController().signal;

test("serves those who wait in the order in which they came", async () => {
  const pool = createPool(["only"], 10);
  const served: string[] = [];
  const first = await pool.take(patient);

  const others = ["a", "b", "c"].map(async (name) => {
    const thing = await pool.take(patient);
    served.push(name);
    pool.giveBack(thing);
  });
  pool.giveBack(first);
  await Promise.all(others);

  expect(served).toEqual(["a", "b", "c"]);
});

test("refuses at once when the line is too long", async () => {
  const pool = createPool(["only"], 1);
  const first = await pool.take(patient);
  const second = pool.take(patient);

  const third = pool.take(patient);

  await expect(third).rejects.toMatchObject({ status: 503, code: 202 });
  pool.giveBack(first);
  expect(await second).toBe("only");
});

test("keeps no place for somebody who has left", async () => {
  const pool = createPool(["only"], 1);
  const first = await pool.take(patient);
  const leaving = new AbortController();
  const left = pool.take(leaving.signal);

  leaving.abort(new Error("left"));

  await expect(left).rejects.toThrow("left");
  const next = pool.take(patient);
  pool.giveBack(first);
  expect(await next).toBe("only");
  await expect(pool.take(AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});

test("is idle only when all are back", async () => {
  const pool = createPool(["a", "b"], 1);
  const taken = [await pool.take(patient), await pool.take(patient)];
  let idle = false;
  const whenIdle = pool.whenIdle().then(() => {
    idle = true;
  });

  pool.giveBack("a");
  await Promise.resolve();
  expect(idle).toBe(false);
  pool.giveBack("b");
  await whenIdle;

  expect(taken.toSorted()).toEqual(["a", "b"]);
  await expect(pool.whenIdle()).resolves.toBeUndefined();
});
