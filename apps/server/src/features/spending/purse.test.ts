import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { purseOf } from "./purse.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = "2026-03-10";
const bill = {
  day,
  organization_id: null,
  provider: "openai",
  model: "gpt",
  purpose: "ANSWER" as const,
  scopes: [{ scope: "of the bill", max_usd: 100 }],
  takenUsd: 0,
  usd: 2,
  isExact: true,
  isGuessed: false,
  failed: false,
  tookMs: 0,
};

test("a bill is booked once where another call fails that it was booked together with", async () => {
  const purse = purseOf(world.tools);
  // The first statement finds no room in one bound, and the second one cannot hold so much in the other.
  const [booked, full, failed] = await Promise.allSettled([
    purse.book(bill),
    purse.take({ day, scopes: [{ scope: "full", max_usd: 1 }], usd: 5 }),
    purse.take({ day, scopes: [{ scope: "endless", max_usd: 1e30 }], usd: 1e20 }),
  ]);

  expect([booked.status, full, failed.status]).toEqual([
    "fulfilled",
    { status: "fulfilled", value: [{ scope: "full", max_usd: 1 }] },
    "rejected",
  ]);
  const { rows } = await world.postgres.pool.query(
    "select calls, cost_usd::float8 as usd from spending_days where day = $1",
    [day],
  );
  expect(rows).toEqual([{ calls: 1, usd: 2 }]);
});
