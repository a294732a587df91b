import { dayMs } from "@citelens/contract/base/days";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { openWorld, type World } from "#test/world.ts";
import { countUses } from "../store/credit-log.sql.ts";
import { proveLedgers, sweepLedgers } from "../sweep.ts";
import { openLedgerOf } from "./ledger.test-helper.ts";
import { creditPurchases, planCredits } from "./public.ts";

let world: World;
let tools: Tools;
beforeAll(async () => {
  world = await openWorld();
  tools = world.tools;
});
afterAll(() => world.close());

const payer = () => openLedgerOf(world);

describe("a hold", () => {
  test("takes nothing until it is settled, but keeps its credits from everybody else", async () => {
    const { reserve, credits } = await payer();

    await reserve("run", 200);
    const again = reserve("other", 101);

    await expect(again).rejects.toMatchObject({ code: "NOT_ENOUGH_CREDITS", status: 402 });
    expect(await credits()).toMatchObject({ used_credits: 0, remaining_credits: 300 });
  });

  test("is settled in parts, each once, and gives back the rest", async () => {
    const { reserve, settle, release, credits, log } = await payer();
    await reserve("run", 200);

    const news = [
      await settle("run", "answer 1", 5),
      await settle("run", "answer 2", 15),
      await settle("run", "answer 1", 5),
    ];
    await release("run");
    await release("run");
    await reserve("next", 280);

    expect(news).toEqual([true, true, false]);
    expect(await credits()).toMatchObject({ used_credits: 20, remaining_credits: 280 });
    expect((await log()).results.map(({ credits_used }) => credits_used)).toEqual([15, 5]);
  });

  test("holds no more than was reserved, and nothing once it was given back", async () => {
    const { reserve, settle, release, credits } = await payer();
    await reserve("run", 10);

    await expect(settle("run", "too much", 11)).rejects.toThrow("10 credits open");
    await release("run");
    await expect(settle("run", "too late", 1)).rejects.toThrow("0 credits open");
    await expect(settle("nobody's", "key", 1)).rejects.toThrow("0 credits open");

    expect(await credits()).toMatchObject({ used_credits: 0 });
  });

  test("is one however often and at once it is reserved", async () => {
    const { reserve, settle, credits } = await payer();

    await Promise.all(Array.from({ length: 8 }, () => reserve("run", 200)));
    const news = await Promise.all(Array.from({ length: 8 }, () => settle("run", "answer", 200)));

    expect(news.filter(Boolean)).toHaveLength(1);
    expect(await credits()).toMatchObject({ used_credits: 200, remaining_credits: 100 });
  });

  test("belongs to the transaction around it", async () => {
    const { reserve, credits } = await payer();
    const failing = inTransaction(tools, async (within) => {
      await reserve("run", 300, within);
      throw new Error("the launch failed");
    });

    await expect(failing).rejects.toThrow("the launch failed");
    await reserve("other", 300);

    expect(await credits()).toMatchObject({ remaining_credits: 300 });
  });

  test.each([0, -5, 2.5, Number.NaN])("of %d credits is none", async (amount) => {
    const { reserve } = await payer();

    await expect(reserve("run", amount)).rejects.toThrow(RangeError);
  });

  test("of dead work is given back by the sweeper", async () => {
    const { reserve, credits } = await payer();
    await reserve("run", 300);

    world.advance(2 * dayMs);
    await sweepLedgers(tools);
    await reserve("other", 300);

    expect(await credits()).toMatchObject({ used_credits: 0, remaining_credits: 300 });
  });
});

test("exactly as many parallel spends succeed as the balance holds", async () => {
  const { reserve, settle, credits } = await payer();

  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, n) => {
      await reserve(`spend ${n}`, 7);
      return settle(`spend ${n}`, `spend ${n}`, 7);
    }),
  );

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(Math.floor(300 / 7));
  expect(await credits()).toMatchObject({ used_credits: 294, remaining_credits: 6 });
});

describe("a plan", () => {
  test("brings its credits once for a period, and the last period's rest is gone", async () => {
    const { period, reserve, settle, credits, buy, organizationId } = await payer();
    await buy("order", 2_000);
    await planCredits.renew(tools, period("March", "creator", 3_000));
    await reserve("run", 3_500);
    await settle("run", "answers", 3_500);
    const spent = await credits();

    world.advance(30 * dayMs);
    const late = await credits();
    const news = await Promise.all(
      Array.from({ length: 6 }, () => planCredits.renew(tools, period("April", "creator", 3_000))),
    );

    expect(spent).toMatchObject({
      current_plan: "creator",
      total_credits: 3_000,
      additional_credits: 2_000,
      used_credits: 3_500,
      remaining_credits: 1_500,
    });
    expect(late).toMatchObject({ remaining_credits: 1_500 });
    expect(news.filter(Boolean)).toHaveLength(1);
    expect(await credits()).toMatchObject({
      total_credits: 3_000,
      additional_credits: 1_500,
      used_credits: 0,
      remaining_credits: 4_500,
    });
    expect(await countUses(tools, organizationId)).toBe(1);
  });

  test("that nobody renews is worth nothing after its period", async () => {
    const { period, reserve, credits } = await payer();
    await planCredits.renew(tools, period("March", "creator", 3_000));

    world.advance(31 * dayMs);
    const after = await credits();
    await sweepLedgers(tools);

    expect(after).toMatchObject({ total_credits: 0, remaining_credits: 0 });
    await expect(reserve("run", 1)).rejects.toMatchObject({ code: "NOT_ENOUGH_CREDITS" });
    await proveLedgers(tools);
  });

  test("that ends lets work under way settle what it holds", async () => {
    const { period, reserve, settle, release, credits } = await payer();
    await planCredits.renew(tools, period("March", "creator", 3_000));
    await reserve("run", 100);

    world.advance(30 * dayMs);
    await planCredits.renew(tools, period("April", "creator", 3_000));
    await settle("run", "answer", 60);
    const settled = await credits();
    await release("run");
    await proveLedgers(tools);

    expect(settled).toMatchObject({ used_credits: 60, remaining_credits: 3_040 });
    expect(await credits()).toMatchObject({ used_credits: 60, remaining_credits: 3_000 });
  });

  test.each([
    { what: "a larger one", plan: "growth", difference: 6_500, total: 9_500, remaining: 8_500 },
    { what: "a smaller one", plan: "demo", difference: -1_500, total: 1_500, remaining: 500 },
    {
      what: "one that holds less than was used",
      plan: "demo",
      difference: -2_700,
      total: 300,
      remaining: -700,
    },
  ])("changed to $what keeps what was used", async ({ plan, difference, total, remaining }) => {
    const { period, reserve, settle, credits } = await payer();
    await planCredits.renew(tools, period("March", "creator", 3_000));
    await reserve("run", 1_000);
    await settle("run", "answers", 1_000);

    const change = { ...period("change", plan, 0), difference };
    const news = await Promise.all([1, 2, 3].map(() => planCredits.change(tools, change)));

    expect(news.filter(Boolean)).toHaveLength(1);
    expect(await credits()).toMatchObject({
      current_plan: plan,
      total_credits: total,
      used_credits: 1_000,
      remaining_credits: remaining,
    });
    await proveLedgers(tools);
  });
});

describe("bought credits", () => {
  test("come once for a payment, and go when the money goes back, used or not", async () => {
    const { buy, reserve, settle, credits, organizationId } = await payer();
    const news = await Promise.all(Array.from({ length: 25 }, () => buy("session", 2_000)));
    await reserve("run", 1_000);
    await settle("run", "answers", 1_000);

    const back = { organizationId, purchaseKey: "session", key: "refund", credits: 2_000, reason: "Refund" };
    const taken = await Promise.all([1, 2, 3].map(() => creditPurchases.takeBack(tools, back)));
    const owing = await credits();

    expect(news.filter(Boolean)).toHaveLength(1);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(owing).toMatchObject({ remaining_credits: -700, is_over_usage: true });
    await expect(reserve("more", 1)).rejects.toMatchObject({ code: "NOT_ENOUGH_CREDITS" });
    await proveLedgers(tools);
  });

  test("of an unknown payment are not taken back", async () => {
    const { organizationId, credits } = await payer();

    const taken = await creditPurchases.takeBack(tools, {
      organizationId,
      purchaseKey: "never",
      key: "refund",
      credits: 10,
      reason: "Refund",
    });

    expect(taken).toBe(false);
    expect(await credits()).toMatchObject({ remaining_credits: 300 });
  });
});

test("the nightly proof finds a ledger whose lots were changed behind its back", async () => {
  const { organizationId, credits } = await payer();
  await credits();
  const nudge = (by: number) =>
    world.postgres.pool.query(
      "update credit_lots set available = available + $2 where organization_id = $1",
      [organizationId, by],
    );

  await nudge(1);
  await expect(proveLedgers(tools)).rejects.toThrow(organizationId);
  await nudge(-1);

  await expect(proveLedgers(tools)).resolves.toBeUndefined();
});

describe("where nothing is sold", () => {
  test("credits are counted and never stop anybody", async () => {
    const { reserve, settle, credits } = await payer();
    const off: Tools = { ...tools, billing: { mode: "off" } };

    await reserve("run", 1_000, off);
    await settle("run", "answers", 1_000);

    expect(await credits()).toMatchObject({
      used_credits: 1_000,
      remaining_credits: -700,
      is_over_usage: true,
    });
    await proveLedgers(tools);
  });
});
