import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { forgetPassedLimits } from "./forget-passed.ts";
import { openSlots } from "./slots.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const letPass = (seconds: number) =>
  world.postgres.pool.query(
    `update limit_slots set holders = (select jsonb_object_agg(key, value::float8 - $1) from jsonb_each(holders))
      where holders <> '{}'`,
    [seconds],
  );

async function keys(): Promise<string[]> {
  const { rows } = await world.postgres.pool.query<{ key: string }>(
    "select key from limit_slots order by key",
  );
  return rows.map(({ key }) => key);
}

test("of simultaneous ones at two instances exactly so many get a slot, and the next one gets what is given back", async () => {
  const [one, other] = [openSlots(world.tools), openSlots(world.tools)];

  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : other).take("exports a", 2)),
  );
  const held = taken.filter((slot) => slot !== undefined);
  const elsewhere = await one.take("exports b", 2);
  held[0]?.free();
  held[0]?.free();
  await one.close();
  await other.close();
  const again = await Promise.all([1, 2, 3].map(() => one.take("exports a", 2)));

  expect(held).toHaveLength(2);
  expect(elsewhere).toBeDefined();
  expect(again.filter((slot) => slot !== undefined)).toHaveLength(2);
  await one.close();
});

test("what is renewed stays, and what a killed instance held is free after a minute", async () => {
  const [alive, killed] = [openSlots(world.tools), openSlots(world.tools)];
  await alive.take("streams c", 2);
  await alive.take("streams d", 1);
  await killed.take("streams c", 2);

  await letPass(59);
  const tooEarly = await alive.take("streams c", 2);
  await alive.renew();
  await letPass(2);
  const inPlaceOfKilled = await alive.take("streams c", 2);
  const beside = [await alive.take("streams c", 2), await alive.take("streams d", 1)];

  expect(tooEarly).toBeUndefined();
  expect(inPlaceOfKilled).toBeDefined();
  expect(beside).toEqual([undefined, undefined]);
  await alive.close();
});

test("keys of which nobody holds a slot are forgotten, and no others", async () => {
  const slots = openSlots(world.tools);
  const free = await slots.take("exports e", 2);
  await slots.take("exports f", 2);
  free?.free();

  await expect
    .poll(
      async () =>
        (
          await world.postgres.pool.query(
            "select from limit_slots where key = 'exports e' and holders = '{}'",
          )
        ).rowCount,
    )
    .toBe(1);
  await forgetPassedLimits.run(world.tools, {});

  expect(await keys()).toEqual(["exports f"]);
  await slots.close();
});
