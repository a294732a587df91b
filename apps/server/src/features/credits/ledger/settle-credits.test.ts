import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "#platform/tools.ts";
import { openWorld, type World } from "#test/world.ts";
import { cases, casesLimitMs } from "../../../../../../scripts/testing/cases.ts";
import { takings } from "../store/credits.rules.ts";
import { lockLedger } from "../store/credits.sql.ts";
import { proveLedgers } from "../sweep.ts";
import { openLedgerOf } from "./ledger.test-helper.ts";
import { creditHolds } from "./public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const items = (amounts: readonly number[], from = 0) =>
  amounts.map((amount, n) => ({ key: `answer ${from + n}`, amount }));

/** Lots that each use of an organization took from, in the order in which they came. */
async function takenOf(organizationId: string): Promise<{ key: string; lot: number; amount: number }[]> {
  const { rows } = await world.postgres.pool.query(
    `select entry.key, -entry.amount as amount, lot.nth::int as lot
    from credit_entries as entry
    join (select id, row_number() over (order by created, id) - 1 as nth from credit_lots where organization_id = $1)
      as lot on lot.id = entry.lot_id
    join credit_uses as used on used.organization_id = entry.organization_id and used.key = entry.key
    where entry.organization_id = $1 and entry.kind = 'SPEND' order by used.id, lot`,
    [organizationId],
  );
  return rows;
}

test("200 answers are settled in one round trip, each in the log with its credits", async () => {
  const { organizationId, reserve, buy, log, credits } = await openLedgerOf(world);
  await buy("order", 2_000);
  await reserve("run", 1_000);
  const query = vi.spyOn(world.postgres.pool, "query");
  const connect = vi.spyOn(world.postgres.pool, "connect");

  const settled = await creditHolds.settleAll(world.tools, [
    {
      organizationId,
      holdKey: "run",
      items: items(Array(200).fill(5)),
    },
  ]);

  const trips = query.mock.calls.length;
  // The pool's own query takes a connection for itself.
  expect([settled, trips, connect.mock.calls.length - trips]).toEqual([200, 1, 0]);
  expect(await credits()).toMatchObject({ used_credits: 1_000, remaining_credits: 1_300 });
  const { count, results } = await log();
  expect([count, results[0]?.credits_used]).toEqual([200, 5]);
  await proveLedgers(world.tools);
});

test("answers of many runs are settled in one round trip, each from the hold of its run", async () => {
  const { organizationId, reserve, credits } = await openLedgerOf(world);
  for (const run of ["first", "second"]) await reserve(run, 20);
  const uses = (holdKey: string, amounts: readonly number[], from = 0) => ({
    organizationId,
    holdKey,
    items: items(amounts, from),
  });
  const query = vi.spyOn(world.postgres.pool, "query");

  const settled = await creditHolds.settleAll(world.tools, [
    uses("first", [5, 5]),
    uses("second", [5, 5, 5], 10),
  ]);

  expect([settled, query.mock.calls.length]).toEqual([5, 1]);
  expect(await credits()).toMatchObject({ used_credits: 25 });
  const { rows: holds } = await world.postgres.pool.query(
    "select key, open from credit_holds where organization_id = $1 order by key",
    [organizationId],
  );
  expect(holds).toEqual([
    { key: "first", open: 10 },
    { key: "second", open: 5 },
  ]);
  const tooMuch = [uses("first", [5], 20), uses("second", [5, 5], 30)];
  await expect(
    inTransaction(world.tools, (within) => creditHolds.settleAll(within, tooMuch)),
  ).rejects.toThrow("The hold second has 5 credits open, 10 were to be used.");
  expect(await credits()).toMatchObject({ used_credits: 25 });
  await proveLedgers(world.tools);
});

test("answers that two workers settle at the same time are each used once", async () => {
  const { organizationId, reserve, credits } = await openLedgerOf(world);
  await reserve("run", 300);
  const settle = (from: number) =>
    creditHolds.settleAll(world.tools, [
      {
        organizationId,
        holdKey: "run",
        items: items(Array(20).fill(5), from),
      },
    ]);

  const settled = await Promise.all([settle(0), settle(10), settle(0), settle(30)]);

  expect(settled.reduce((sum, one) => sum + one)).toBe(50);
  expect(await credits()).toMatchObject({ used_credits: 250 });
  expect((await takenOf(organizationId)).map(({ key }) => key).toSorted()).toEqual(
    items(Array(50).fill(5))
      .map(({ key }) => key)
      .toSorted(),
  );
  await proveLedgers(world.tools);
});

test("a hold that has less than all of them together gives none of them anything", async () => {
  const { organizationId, reserve, credits } = await openLedgerOf(world);
  await reserve("run", 14);
  const settlement = { organizationId, holdKey: "run", items: items([5, 5, 5]) };

  await expect(creditHolds.settleAll(world.tools, [settlement])).rejects.toThrow(
    "The hold run has 14 credits open, 15 were to be used.",
  );

  expect(await takenOf(organizationId)).toEqual([]);
  expect(await credits()).toMatchObject({ used_credits: 0, remaining_credits: 300 });
});

/** How a hold's uses take from its lots when each comes after the other. */
function takenInTurn(lots: readonly number[], wanted: number) {
  let open = (
    takings(
      lots.map((available, lot) => ({ lot, available })),
      wanted,
    ) ?? []
  ).map(({ lot: { lot }, amount }) => ({ lot, available: amount }));
  return {
    holds: (amount: number) => takings(open, amount) !== undefined,
    take: ({ key, amount }: { readonly key: string; readonly amount: number }) => {
      const taken = takings(open, amount) ?? [];
      const by = new Map(taken.map(({ lot, amount }) => [lot.lot, amount]));
      open = open.map(({ lot, available }) => ({ lot, available: available - (by.get(lot) ?? 0) }));
      return taken.map(({ lot, amount }) => ({ key, lot: lot.lot, amount }));
    },
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
const amounts = (max: number, most: number, minLength = 1) =>
  fc.array(fc.integer({ min: 1, max }), { minLength, maxLength: most });

test(
  "what is settled together takes from the lots of a hold as one after the other would",
  { timeout: casesLimitMs },
  () =>
    fc.assert(
      fc.asyncProperty(
        amounts(60, 3, 0),
        fc.array(amounts(90, 6), { minLength: 1, maxLength: 3 }),
        async (bought, rounds) => {
          const { organizationId, reserve, buy } = await openLedgerOf(world);
          for (const [n, amount] of bought.entries()) await buy(`order ${n}`, amount);
          const lots = [300, ...bought];
          const wanted = Math.min(sumOf(rounds.flat()), sumOf(lots));
          await reserve("run", wanted);
          const inTurn = takenInTurn(lots, wanted);
          const expected = [];
          for (const [n, round] of rounds.entries()) {
            const some = items(round, 10 * n);
            const isHeld = inTurn.holds(sumOf(round));
            const settling = creditHolds.settleAll(world.tools, [
              {
                organizationId,
                holdKey: "run",
                items: some,
              },
            ]);
            if (isHeld) expect(await settling).toBe(round.length);
            else await expect(settling).rejects.toThrow("were to be used");
            expected.push(...(isHeld ? some.flatMap(inTurn.take) : []));
          }
          expect(await takenOf(organizationId)).toEqual(expected);
          await proveLedgers(world.tools);
        },
      ),
      { numRuns: cases(8, 40) },
    ),
);

test("answers of an organization can be queued while its ledger is held", async () => {
  const { organizationId, credits } = await openLedgerOf(world);
  const queue = () =>
    world.postgres.pool.query(
      "insert into asked_days (organization_id, day, asked) values ($1, current_date, 1)",
      [organizationId],
    );

  await inTransaction(world.tools, async (within) => {
    await lockLedger(within, organizationId);
    // Another connection, which refers to the organization's row.
    await queue();
  });

  expect(await credits()).toMatchObject({ remaining_credits: 300 });
});
