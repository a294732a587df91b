import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#platform/refusal.ts";
import { openWorld, type World } from "#test/world.ts";
import { eachAlone } from "./each-alone.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const idOf = (item: string): string => item;

test("one that fails stops nobody, is noted, and comes last the next time", async () => {
  const done: string[] = [];
  const sweep = "tests.fail-once";
  const run = async (item: string): Promise<void> => {
    done.push(item);
    if (item === "a" && done.length === 1) throw new Error("broken");
  };

  await eachAlone(world.tools, ["a", "b", "c"], { sweep, idOf, run });
  const { rows } = await world.postgres.pool.query(
    "select item, failures, error from failed_items where sweep = $1",
    [sweep],
  );
  await eachAlone(world.tools, ["a", "b", "c"], { sweep, idOf, run });

  expect(rows).toEqual([{ item: "a", failures: 1, error: "broken" }]);
  expect(done).toEqual(["a", "b", "c", "b", "c", "a"]);
  expect(
    (await world.postgres.pool.query("select item from failed_items where sweep = $1", [sweep])).rows,
  ).toEqual([]);
});

test("a slow one holds up none of those behind it, and no more are dealt with at once than were said", async () => {
  const items = Array.from({ length: 20 }, (_, at) => `item ${at}`);
  const done: string[] = [];
  let [running, most] = [0, 0];
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });

  const sweeping = eachAlone(world.tools, items, {
    sweep: "tests.hold-one",
    idOf,
    atOnce: 3,
    run: async (item) => {
      running += 1;
      most = Math.max(most, running);
      if (item === "item 0") await slow;
      else await wait(1);
      running -= 1;
      done.push(item);
      if (done.length === 19) release();
    },
  });
  await sweeping;

  expect(most).toBe(3);
  expect(done).toEqual([...done.filter((item) => item !== "item 0"), "item 0"]);
  expect(done.toSorted()).toEqual(items.toSorted());
});

test("a service that several in a row could not reach ends the sweep, and nothing more is begun", async () => {
  const begun: string[] = [];
  const items = Array.from({ length: 50 }, (_, at) => `item ${at}`);

  await expect(
    eachAlone(world.tools, items, {
      sweep: "tests.reach-nothing",
      idOf,
      atOnce: 3,
      run: async (item) => {
        begun.push(item);
        throw new Refusal("UNAVAILABLE");
      },
    }),
  ).rejects.toThrow();

  expect(begun.length).toBeGreaterThanOrEqual(5);
  expect(begun.length).toBeLessThan(10);
});
