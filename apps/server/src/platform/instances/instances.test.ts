import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import type { Role } from "./instance-roles.ts";
import { listInstances } from "./instances.sql.ts";
import { type Instances, openInstances, startBeating } from "./instances.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function open(name: string, ...roles: Role[]): Instances {
  return openInstances(world.tools, { name, roles, version: "1.2.3" });
}

const shown = async () =>
  (await listInstances(world.tools)).map(({ name, roles, is_gone }) => [name, roles.join(), is_gone]);
const letPass = (name: string, time: string) =>
  world.postgres.pool.query("update instances set seen_at = now() - $2::interval where name = $1", [
    name,
    time,
  ]);

test("each instance knows how many of a role run, counts a killed one for a minute, and forgets it after a day", async () => {
  const [first, second, third] = [
    open("first", "api", "ingest"),
    open("second", "api", "ingest"),
    open("third", "worker"),
  ];
  const alone = first.live("api");
  for (const one of [first, second, third, first]) await one.beat();
  const together = [first.live("api"), first.live("ingest"), first.live("worker"), third.live("worker")];

  await letPass("second", "59 seconds");
  await first.beat();
  const almostGone = first.live("api");
  await letPass("second", "61 seconds");
  await first.beat();
  const gone = [first.live("api"), await shown()];
  await letPass("second", "1 day 1 second");
  await third.leave();
  await first.beat();

  expect(alone).toBe(1);
  expect(together).toEqual([2, 2, 1, 1]);
  expect(almostGone).toBe(2);
  expect(gone).toEqual([
    1,
    [
      ["third", "worker", false],
      ["first", "api,ingest", false],
      ["second", "api,ingest", true],
    ],
  ]);
  expect(await shown()).toEqual([["first", "api,ingest", false]]);
  expect(first.live("worker")).toBe(1);
  await first.leave();
});

test("an instance that was paused for long is there again with its next beat, and gone at once when it stops", async () => {
  const instances = open("paused", "api");
  const beating = await startBeating({ ...world.tools, instances });
  await letPass("paused", "2 minutes");
  const before = await shown();
  await instances.beat();
  const after = await shown();

  await beating.stop();

  expect(before).toEqual([["paused", "api", true]]);
  expect(after).toEqual([["paused", "api", false]]);
  expect(await shown()).toEqual([]);
});
