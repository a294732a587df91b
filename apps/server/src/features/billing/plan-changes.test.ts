import { readFile } from "node:fs/promises";
import * as contract from "@citelens/contract/billing/billing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { openWorld, type World } from "#test/world.ts";
import { declinedCard, openPayer, type Payer, pass } from "./billing-world.test-helper.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("a change of plan", () => {
  test("charges to the cent what was shown, once for two clicks, and adds credits for the time that is left", async () => {
    const subscriber = await openPayer(world);
    await subscriber.subscribe("creator");
    const payer = await pass(world, subscriber, 10);
    const choice = { plan: "growth", interval: "monthly" } as const;

    const { answer: preview } = await payer.ask(contract.previewSubscription, choice);
    const confirmed = {
      ...choice,
      proration_date: preview.proration_date,
      amount_due_today: preview.amount_due_today,
    };
    const { answer: changed } = await payer.ask(contract.updateSubscription, confirmed);
    const again = await payer.ask(contract.updateSubscription, confirmed);
    await world.runJobs();
    const invoices = (await payer.ask(contract.listInvoices)).answer;
    const organization = await payer.organization();

    const { current_period_start: start, current_period_end: end } = organization;
    const rest = ((end ?? 0) - preview.proration_date) / ((end ?? 0) - (start ?? 0));
    expect(preview).toMatchObject({ plan_name: "Growth", plan_amount: 149, currency: "eur" });
    expect(preview.amount_due_today).toBeCloseTo((149 - 29) * rest * 1.2, 1);
    expect(changed.amount_paid).toBe(preview.amount_due_today);
    expect(changed).toMatchObject({
      proration: true,
      currency: "eur",
      organization: { current_plan: "growth" },
    });
    expect(changed.line_items.map(({ type }) => type)).toEqual(["proration", "proration", "tax"]);
    expect(again).toMatchObject({ status: 409, body: { code: "SAME_PLAN" } });
    expect(invoices.map(({ total }) => total)).toEqual([preview.amount_due_today, 34.8]);
    expect(organization.total_credits).toBe(3_000 + preview.credits_change);
    expect(preview.credits_change).toBeCloseTo(13_000 * rest, -1);
  });

  test("to another interval begins a new period, charged whole less what was not used", async () => {
    const subscriber = await openPayer(world);
    await subscriber.subscribe("creator");
    const payer = await pass(world, subscriber, 15);
    const choice = { plan: "creator", interval: "yearly" } as const;

    const { answer: preview } = await payer.ask(contract.previewSubscription, choice);
    const { answer: changed } = await payer.ask(contract.updateSubscription, {
      ...choice,
      proration_date: preview.proration_date,
      amount_due_today: preview.amount_due_today,
    });
    await world.runJobs();

    expect(changed.amount_paid).toBe(preview.amount_due_today);
    expect(changed.amount_paid).toBeLessThan(278.4 * 1.2);
    expect(changed.organization).toMatchObject({ billing_interval: "yearly", current_plan: "creator" });
    expect((await payer.organization()).remaining_credits).toBe(36_000);
  });

  test("to a smaller plan costs nothing today, and takes the credits of the time that is left", async () => {
    const payer = await openPayer(world);
    await payer.subscribe("growth");
    const choice = { plan: "creator", interval: "monthly" } as const;

    const { answer: preview } = await payer.ask(contract.previewSubscription, choice);
    const { answer: changed } = await payer.ask(contract.updateSubscription, choice);

    expect(preview.amount_due_today).toBe(0);
    expect(preview.credits_change).toBeLessThan(-12_990);
    expect(changed).toMatchObject({ amount_paid: 0, organization: { current_plan: "creator" } });
    expect(changed.organization.total_credits).toBeLessThan(3_010);
  });

  test("is refused when it would cost something else than was shown, or was shown long ago", async () => {
    const payer = await openPayer(world);
    await payer.subscribe("creator");
    const choice = { plan: "growth", interval: "monthly" } as const;
    const { answer: preview } = await payer.ask(contract.previewSubscription, choice);
    const { proration_date, amount_due_today } = preview;

    const other = await payer.ask(contract.updateSubscription, {
      ...choice,
      proration_date,
      amount_due_today: amount_due_today - 0.01,
    });
    const old = await payer.ask(contract.updateSubscription, {
      ...choice,
      proration_date: proration_date - 7_200,
    });
    const future = await payer.ask(contract.updateSubscription, {
      ...choice,
      proration_date: proration_date + 7_200,
    });

    expect([other, old, future].map(({ body }) => (body as { code: string }).code)).toEqual(
      Array(3).fill("PREVIEW_OUTDATED"),
    );
    expect(await payer.organization()).toMatchObject({ current_plan: "creator" });
  });

  test("with a card that does not pay leaves the plan as it was", async () => {
    const payer = await openPayer(world);
    await payer.subscribe("creator");
    await world.postgres.pool.query("update sandbox_customers set card = $2 where organization_id = $1", [
      payer.organizationId,
      declinedCard.replaceAll(" ", ""),
    ]);

    const answer = await payer.ask(contract.updateSubscription, { plan: "agency", interval: "monthly" });

    expect(answer).toMatchObject({ status: 402, body: { code: "CHARGE_FAILED" } });
    expect(await payer.organization()).toMatchObject({ current_plan: "creator", total_credits: 3_000 });
  });
});

test("what a smaller plan leaves over pays the next invoice", async () => {
  const subscriber = await openPayer(world);
  await subscriber.subscribe("growth");
  await subscriber.ask(contract.updateSubscription, { plan: "creator", interval: "monthly" });

  const payer = await pass(world, subscriber, 32);
  const invoices = (await payer.ask(contract.listInvoices)).answer;
  const { rows } = await world.postgres.pool.query("select paid_cents from sandbox_invoices where id = $1", [
    invoices[0]?.id,
  ]);
  const { answer: preview } = await payer.ask(contract.previewSubscription, {
    plan: "growth",
    interval: "monthly",
  });

  expect(invoices[0]).toMatchObject({ total: 34.8, status: "paid" });
  expect(rows[0].paid_cents).toBe(0);
  expect(preview.amount_due_today).toBeLessThan(60);
});

async function use(payer: Payer, amount: number): Promise<void> {
  const { organizationId } = payer;
  const hold = { organizationId, workspaceId: payer.projectId, action: 1, object: null } as const;
  const expiresAt = new Date(world.tools.now().getTime() + 60_000);
  await creditHolds.reserve(world.tools, { ...hold, key: `use ${amount}`, amount, expiresAt });
  await creditHolds.settle(world.tools, { organizationId, holdKey: `use ${amount}`, key: "all", amount });
}

test("credits that are owed stop spending in a new period too", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("agency");
  await use(payer, 50_000);
  await payer.ask(contract.updateSubscription, { plan: "creator", interval: "monthly" });
  world.advance(1_000);

  const yearly = { plan: "creator", interval: "yearly" } as const;
  const { answer: preview } = await payer.ask(contract.previewSubscription, yearly);
  const { answer } = await payer.ask(contract.updateSubscription, yearly);

  expect(answer.organization.remaining_credits).toBe(preview.credits_after);
  expect(preview.credits_after).toBeLessThan(0);
  await expect(use(payer, 5)).rejects.toThrow(/NOT_ENOUGH_CREDITS|not enough credits/);
});

test("credits that are owed are made up for once, by the periods that follow", async () => {
  const subscriber = await openPayer(world);
  await subscriber.subscribe("growth");
  await use(subscriber, 10_000);
  await subscriber.ask(contract.updateSubscription, { plan: "creator", interval: "monthly" });

  const left = [(await subscriber.organization()).remaining_credits];
  let payer = subscriber;
  for (const days of [32, 31, 31]) {
    payer = await pass(world, payer, days);
    left.push((await payer.organization()).remaining_credits);
  }

  expect(left).toEqual([-7_000, -4_000, -1_000, 2_000]);
  const { rows } = await world.postgres.pool.query(
    "select (select sum(available)::int from credit_lots where organization_id = $1) as kept, (select sum(amount)::int from credit_entries where organization_id = $1) as counted",
    [payer.organizationId],
  );
  expect(rows).toEqual([{ kept: 2_000, counted: 2_000 }]);
});

test("what a smaller plan leaves over is a line of the change, and stays in sight until it is used", async () => {
  const subscriber = await openPayer(world);
  await subscriber.subscribe("growth");
  const choice = { plan: "creator", interval: "monthly" } as const;

  const { answer: preview } = await subscriber.ask(contract.previewSubscription, choice);
  const { answer: changed } = await subscriber.ask(contract.updateSubscription, choice);
  const kept = await subscriber.organization();
  const payer = await pass(world, subscriber, 32);
  const renewed = await payer.organization();

  expect(preview.line_items.at(-1)).toMatchObject({
    description: "Kept as credit for your next invoices",
    amount: preview.credit_balance,
    type: "balance",
  });
  expect(changed.line_items.at(-1)?.type).toBe("balance");
  expect(kept.credit_balance).toBeCloseTo((149 - 29) * 1.2, 1);
  expect(renewed.credit_balance).toBeCloseTo(kept.credit_balance - 34.8, 2);
});

test("a smaller plan names the workspaces that go and when, at once; a larger one lets them be", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("growth");
  const second = await world.createWorkspace(payer.person, "https://second.example.com");
  const third = await world.createWorkspace(payer.person, "https://third.example.com");
  const smaller = { plan: "creator", interval: "monthly" } as const;

  const { answer: preview } = await payer.ask(contract.previewSubscription, smaller);
  const { answer: same } = await payer.ask(contract.previewSubscription, {
    plan: "growth",
    interval: "yearly",
  });
  const { answer: changed } = await payer.ask(contract.updateSubscription, smaller);
  world.advance(1_000);
  const { answer: back } = await payer.ask(contract.updateSubscription, {
    plan: "growth",
    interval: "monthly",
  });

  const days = (ending: contract.Organization["ending_workspaces"]) =>
    ending.map(({ id, cancellation_date }) => [id, cancellation_date.slice(0, 10)]);
  const inTwoWeeks = new Date(world.tools.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  expect(days(preview.ending_workspaces)).toEqual([
    [second.id, inTwoWeeks],
    [third.id, inTwoWeeks],
  ]);
  expect(same.ending_workspaces).toEqual([]);
  expect(days(changed.organization.ending_workspaces)).toEqual(days(preview.ending_workspaces));
  expect(back.organization.ending_workspaces).toEqual([]);
});

test("an extra workspace lets one be at once that was about to go", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("growth");
  await world.createWorkspace(payer.person, "https://second.example.com");
  await payer.ask(contract.updateSubscription, { plan: "creator", interval: "monthly" });
  const before = await payer.organization();

  const sessionId = await payer.open(contract.checkoutWorkspace);
  await payer.pay(sessionId);
  await payer.ask(contract.confirmWorkspace, { session_id: sessionId });

  expect(before.ending_workspaces).toHaveLength(1);
  expect((await payer.organization()).ending_workspaces).toEqual([]);
});

test("credit that was left over before it was kept with the account is there after the upgrade", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("growth");
  await payer.ask(contract.updateSubscription, { plan: "creator", interval: "monthly" });
  const before = await payer.organization();
  await world.postgres.pool.query(
    "update billing_accounts set balance_cents = 0 where organization_id = $1",
    [payer.organizationId],
  );

  const file = new URL("../../../drizzle/0015_credit_balance.sql", import.meta.url);
  const [, repair = ""] = (await readFile(file, "utf8")).split("--> statement-breakpoint");
  await world.postgres.pool.query(repair);

  expect(before.credit_balance).toBeGreaterThan(100);
  expect((await payer.organization()).credit_balance).toBe(before.credit_balance);
});
