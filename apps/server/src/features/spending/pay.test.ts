import { dayMs } from "@citelens/contract/base/days";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "#platform/ids.ts";
import { openWorld, type World } from "#test/world.ts";
import { type PaidCall, pay, SpendingBoundReached } from "./pay.ts";
import { findResting } from "./resting.ts";

const spending = {
  installationUsd: 1,
  organizationUsd: undefined as number | undefined,
  providersUsd: new Map(),
};
let world: World;
beforeAll(async () => {
  world = await openWorld({ spending });
});
afterAll(() => world.close());
beforeEach(async () => {
  Object.assign(spending, { installationUsd: 1, organizationUsd: undefined, providersUsd: new Map() });
  await world.postgres.pool.query(
    "delete from spending_totals; delete from spending_days; delete from mails",
  );
});

/** A call that is expected to cost a fifth of a dollar, and does. */
const call = (parts: Partial<PaidCall<string>> = {}): PaidCall<string> => ({
  provider: "openai",
  model: "chatgpt",
  purpose: "ANSWER",
  organizationId: null,
  expected: { usd: 0.2, isExact: false },
  run: async () => "answered",
  costOf: () => ({ usd: 0.2, isExact: false }),
  hasFailed: () => false,
  costOfError: () => ({ usd: 0.2, isExact: false }),
  ...parts,
});

const outcomeOf = (asked: PaidCall<string>): Promise<string> =>
  pay(world.tools, asked).then(
    ({ value }) => value,
    (error: unknown) => (error instanceof SpendingBoundReached ? "reached" : String(error)),
  );

async function booked() {
  const { rows } = await world.postgres.pool.query(
    `select organization_id, provider, model, purpose, calls, failed, cost_usd::float, exact_usd::float,
       guessed_usd::float
     from spending_days order by provider, purpose, organization_id nulls first`,
  );
  return rows;
}

async function taken() {
  const { rows } = await world.postgres.pool.query(
    "select scope, taken_usd::float from spending_totals order by scope",
  );
  return rows.map(({ scope, taken_usd }) => `${scope} ${taken_usd}`);
}

describe("of calls that begin at the same time", () => {
  test("so many are made as there is room for, and nobody is called for the others", async () => {
    let calls = 0;
    const run = async () => {
      calls += 1;
      return "answered";
    };

    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(call({ run }))));

    expect(outcomes.filter((one) => one === "answered")).toHaveLength(5);
    expect(calls).toBe(5);
    expect(await taken()).toEqual(["installation 1"]);
    expect(await booked()).toMatchObject([{ calls: 5, failed: 0, cost_usd: 1, exact_usd: 0 }]);
  });

  test("those of a process wait for the bound together, and share statements", async () => {
    Object.assign(spending, { installationUsd: 100 });
    await outcomeOf(call());
    const db = world.tools.db;
    const executed = vi.spyOn(db, "execute");

    const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcomeOf(call())));

    expect(new Set(outcomes)).toEqual(new Set(["answered"]));
    expect(executed.mock.calls.length).toBeLessThan(40);
    executed.mockRestore();
    expect(await taken()).toEqual(["installation 40.2"]);
    expect(await booked()).toMatchObject([{ calls: 201, failed: 0, cost_usd: 40.2 }]);
  });

  test("those of an organization that may spend nothing more hold up no other's", async () => {
    Object.assign(spending, { installationUsd: 100, organizationUsd: 0.4 });
    const [poor, others] = [newId(), Array.from({ length: 10 }, () => newId())];
    const asked = Array.from({ length: 10 }, (_, nth) => [poor, others[nth] ?? null]).flat();

    const outcomes = await Promise.all(asked.map((organizationId) => outcomeOf(call({ organizationId }))));

    const answered = asked.filter((_, nth) => outcomes[nth] === "answered");
    expect(answered.filter((one) => one === poor)).toHaveLength(2);
    expect(answered).toHaveLength(12);
    expect((await taken())[0]).toBe("installation 2.4");
  });

  test("none of different providers and organizations lock each other for good", async () => {
    Object.assign(spending, {
      installationUsd: 100,
      organizationUsd: 50,
      providersUsd: new Map([
        ["openai", 50],
        ["xai", 50],
      ]),
    });
    const organizations = [newId(), newId()];

    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        outcomeOf(
          call({ provider: nth % 2 ? "openai" : "xai", organizationId: organizations[nth % 3] ?? null }),
        ),
      ),
    );

    expect(new Set(outcomes)).toEqual(new Set(["answered"]));
    expect((await taken())[0]).toBe("installation 12");
  });
});

describe("a call", () => {
  test("counts with what it has really cost once that is known", async () => {
    await pay(world.tools, call({ costOf: () => ({ usd: 0.05, isExact: true }) }));

    expect(await taken()).toEqual(["installation 0.05"]);
    expect(await booked()).toMatchObject([{ cost_usd: 0.05, exact_usd: 0.05 }]);
  });

  test("that was guessed is booked as such", async () => {
    await pay(world.tools, call());
    await pay(world.tools, call({ costOf: () => ({ usd: 0.05, isExact: false, isGuessed: true }) }));

    expect(await booked()).toMatchObject([{ cost_usd: 0.25, exact_usd: 0, guessed_usd: 0.05 }]);
  });

  test("that throws is booked as failed, with what it is taken to have cost", async () => {
    const run = () => Promise.reject(new Error("stopped"));

    expect(await outcomeOf(call({ run }))).toBe("Error: stopped");
    expect(await booked()).toMatchObject([{ calls: 1, failed: 1, cost_usd: 0.2 }]);
  });

  test("under way counts with what one costs as a rule", async () => {
    const under = Promise.withResolvers<string>();
    const asking = outcomeOf(call({ run: () => under.promise, expected: { usd: 0.9, isExact: false } }));
    await expect.poll(taken).toEqual(["installation 0.9"]);

    expect(await outcomeOf(call())).toBe("reached");
    under.resolve("answered");
    expect(await asking).toBe("answered");
  });

  test("that costs nothing is made whatever is spent, and booked", async () => {
    const free = { usd: 0, isExact: true };
    Object.assign(spending, { installationUsd: 0 });

    expect(await outcomeOf(call({ expected: free, costOf: () => free }))).toBe("answered");
    expect(await booked()).toMatchObject([{ calls: 1, cost_usd: 0 }]);
  });
});

describe("a bound that is reached", () => {
  const spend = async (times: number, parts: Partial<PaidCall<string>> = {}) => {
    const outcomes: string[] = [];
    for (let nth = 0; nth < times; nth += 1) outcomes.push(await outcomeOf(call(parts)));
    return outcomes.filter((one) => one === "reached").length;
  };

  test("is told to the superuser once, and holds until the day in UTC ends", async () => {
    expect(await spend(8)).toBe(3);

    const mails = await world.mailsTo("root@example.com");
    expect(mails.map(({ subject }) => subject)).toEqual([
      "The day's spending limit of this installation is reached",
    ]);
    expect(mails[0]?.text).toContain("SPEND_PER_DAY_MAX_USD");
    expect((await findResting(world.tools)).everything).toBe(true);
    world.advance(dayMs);
    expect((await findResting(world.tools)).everything).toBe(false);
    expect(await spend(1)).toBe(0);
  });

  test("that is no whole number of millionths is reached once as well", async () => {
    Object.assign(spending, { installationUsd: 0.1 + 0.2 + 0.000_000_04 });

    expect(await spend(6)).toBe(5);
    expect(await world.mailsTo("root@example.com")).toHaveLength(1);
    expect((await findResting(world.tools)).everything).toBe(true);
  });

  test("ends when it is raised", async () => {
    await spend(6);
    Object.assign(spending, { installationUsd: 1.2 });

    expect((await findResting(world.tools)).everything).toBe(false);
    expect(await spend(2)).toBe(1);
  });

  test("is told once also while another instance still has a lower one", async () => {
    const told: number[] = [];
    for (const [installationUsd, times] of [
      [0.4, 3],
      [1, 5],
      [0.4, 3],
      [1, 3],
    ] as const) {
      Object.assign(spending, { installationUsd });
      await spend(times);
      told.push((await world.mailsTo("root@example.com")).length);
    }

    expect(told).toEqual([1, 2, 2, 2]);
  });

  test("of a provider leaves the others alone", async () => {
    Object.assign(spending, { installationUsd: 10, providersUsd: new Map([["openai", 0.4]]) });

    expect([await spend(4), await spend(4, { provider: "xai" })]).toEqual([2, 0]);
    expect([...(await findResting(world.tools)).providers]).toEqual(["openai"]);
  });

  test("of an organization leaves the others alone", async () => {
    Object.assign(spending, { installationUsd: 10, organizationUsd: 0.4 });
    const [mine, others] = [newId(), newId()];

    expect([await spend(4, { organizationId: mine }), await spend(2, { organizationId: others })]).toEqual([
      2, 0,
    ]);
    expect((await findResting(world.tools)).organizations).toEqual([mine]);
    expect((await booked()).map(({ organization_id, calls }) => [organization_id, calls])).toEqual(
      [
        [mine, 2],
        [others, 2],
      ].toSorted(),
    );
  });
});
