import { deleteMe, exportMe } from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/billing/billing";
import { planCents } from "@citelens/contract/billing/pricing";
import {
  changeSandboxPortal,
  getSandboxInvoice,
  getSandboxPortal,
} from "@citelens/contract/billing/sandbox-payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { declinedCard, goodCard, openPayer, pass } from "./billing-world.test-helper.ts";
import { boundWorkspaces } from "./subscription/bound-workspaces.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function portalOf(url: string): string {
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

describe("a plan", () => {
  test("that is paid brings its credits once and is what the organization has", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutSubscription, {
      plan: "growth",
      interval: "monthly",
    });
    await payer.pay(sessionId);

    const confirmed = await Promise.all(
      Array.from({ length: 10 }, () => payer.ask(contract.confirmSubscription, { session_id: sessionId })),
    );
    await world.runJobs();
    const organization = await payer.organization();

    expect(confirmed[0]?.answer).toEqual({
      success: true,
      message: "Your subscription payment was successful! Your plan has been updated.",
      error: null,
      plan: "growth",
      interval: "monthly",
      subscription_status: "active",
      plan_display_name: "Growth",
      plan_price: 149,
      currency: "eur",
    });
    expect(organization).toMatchObject({
      current_plan: "growth",
      plan_name: "Growth",
      subscription_status: "active",
      billing_interval: "monthly",
      total_credits: 16_000,
      remaining_credits: 16_000,
      workspaces_max: 5,
      canceled_at: null,
    });
    expect(Math.floor(Date.parse(organization.next_billing_date ?? "") / 1000)).toBe(
      organization.current_period_end,
    );
  });

  test("of a year costs twelve months less 20 %, and brings the credits of twelve", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutSubscription, {
      plan: "creator",
      interval: "yearly",
    });
    await payer.pay(sessionId);

    const { answer } = await payer.ask(contract.confirmSubscription, { session_id: sessionId });

    expect(planCents("creator", "yearly")).toBe(27_840);
    expect(answer).toMatchObject({ plan_price: 278.4, interval: "yearly" });
    expect(await payer.organization()).toMatchObject({ billing_interval: "yearly", total_credits: 36_000 });
  });

  test("is not bought twice, and cannot be changed by anyone who has none", async () => {
    const payer = await openPayer(world);
    const choice = { plan: "growth", interval: "monthly" } as const;

    const unsubscribed = await Promise.all([
      payer.ask(contract.previewSubscription, choice),
      payer.ask(contract.updateSubscription, choice),
      payer.ask(contract.cancelSubscription),
      payer.ask(contract.reactivateSubscription),
    ]);
    await payer.subscribe("creator");
    const again = await payer.ask(contract.checkoutSubscription, choice);
    const same = await payer.ask(contract.previewSubscription, { plan: "creator", interval: "monthly" });
    const enterprise = await payer.ask(contract.previewSubscription, {
      plan: "enterprise" as never,
      interval: "monthly",
    });

    expect(unsubscribed.map(({ body }) => (body as { code: string }).code)).toEqual([
      "NO_SUBSCRIPTION",
      "NO_SUBSCRIPTION",
      "NO_SUBSCRIPTION",
      "NOT_CANCELED",
    ]);
    expect(again).toMatchObject({ status: 409, body: { code: "SUBSCRIBED_ALREADY" } });
    expect(same).toMatchObject({ status: 409, body: { code: "SAME_PLAN" } });
    expect(enterprise).toMatchObject({ status: 400, body: { plan: [expect.any(String)] } });
  });
});

test.each([
  ["in the order in which they were paid", [0, 1]],
  ["the other way round", [1, 0]],
])(
  "of two that were paid side by side the later one goes on alone, reported %s, and the other is credited at once",
  async (_, order) => {
    const payer = await openPayer(world);
    const sessions = [
      await payer.open(contract.checkoutSubscription, { plan: "creator", interval: "monthly" }),
      await payer.open(contract.checkoutSubscription, { plan: "growth", interval: "monthly" }),
    ];
    // As if both had been paid in the moment in which the first page was to end.
    await world.postgres.pool.query(
      "update sandbox_checkouts set expires_at = now() + interval '1 day' where organization_id = $1",
      [payer.organizationId],
    );
    for (const sessionId of sessions) {
      world.advance(60_000);
      await payer.pay(sessionId);
    }

    for (const at of order) await payer.ask(contract.confirmSubscription, { session_id: sessions[at] ?? "" });
    await world.runJobs();

    const { rows } = await world.postgres.pool.query(
      "select plan, status, cancels_at_period_end from sandbox_subscriptions where organization_id = $1 order by plan",
      [payer.organizationId],
    );
    expect(rows).toEqual([
      { plan: "creator", status: "canceled", cancels_at_period_end: false },
      { plan: "growth", status: "active", cancels_at_period_end: false },
    ]);
    expect(await payer.organization()).toMatchObject({ current_plan: "growth", canceled_at: null });
    const { rows: customers } = await world.postgres.pool.query(
      "select balance_cents from sandbox_customers where organization_id = $1",
      [payer.organizationId],
    );
    // All of 34.80 but for the part of a cent that a minute of a month costs.
    expect(customers).toEqual([{ balance_cents: 3_480 }]);
    const mails = (await world.mailsTo(payer.person.email)).filter(({ kind }) => kind === "payment-doubled");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("EUR 34.80");
  },
);

test("of six payment pages that are open for a plan one can be paid, in whatever order and however close together", async () => {
  const payer = await openPayer(world);
  const choice = { plan: "creator", interval: "monthly" } as const;
  const pages: string[] = [];
  for (let page = 0; page < 3; page += 1) pages.push(await payer.open(contract.checkoutSubscription, choice));
  const atOnce = await Promise.all(
    Array.from({ length: 3 }, () => payer.ask(contract.checkoutSubscription, choice)),
  );
  for (const { status, answer } of atOnce)
    if (status === 200) pages.push(answer.checkout_url.slice(answer.checkout_url.lastIndexOf("/") + 1));

  const paid = await Promise.all(pages.map((page) => payer.pay(page)));
  await world.runJobs();

  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    paid.filter(({ status }) => status !== 200).map(({ body }) => (body as { code: string }).code),
  ).toEqual(Array.from({ length: pages.length - 1 }, () => "PAYMENT_ENDED"));
  const { rows } = await world.postgres.pool.query(
    "select count(*)::int as count from sandbox_subscriptions where organization_id = $1",
    [payer.organizationId],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("a plan that was paid for on a page nobody came back from is not sold again", async () => {
  const payer = await openPayer(world);
  const choice = { plan: "creator", interval: "monthly" } as const;
  await payer.pay(await payer.open(contract.checkoutSubscription, choice));

  const again = await payer.ask(contract.checkoutSubscription, choice);

  expect(again).toMatchObject({ status: 409, body: { code: "SUBSCRIBED_ALREADY" } });
  expect(await payer.organization()).toMatchObject({ current_plan: "creator" });
});

test("anyone who deletes their account is charged no more, and can take what they paid for along", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("creator");
  const { body: exported } = await world.call(exportMe, {}, payer.person.access);

  await world.call(deleteMe, { body: { password: payer.person.password } }, payer.person.access);
  await world.runJobs();
  const { rows } = await world.postgres.pool.query(
    "select cancels_at_period_end from sandbox_subscriptions where organization_id = $1",
    [payer.organizationId],
  );

  expect(JSON.stringify(exported)).toContain('"plan":"creator"');
  expect(rows).toEqual([{ cancels_at_period_end: true }]);
});

describe("a subscription", () => {
  test("is cancelled for the end of its period, goes on when reactivated, and ends when not", async () => {
    const subscriber = await openPayer(world);
    await subscriber.subscribe("creator");

    const canceled = await subscriber.ask(contract.cancelSubscription);
    const twice = await subscriber.ask(contract.cancelSubscription);
    const reactivated = await subscriber.ask(contract.reactivateSubscription);
    const notCanceled = await subscriber.ask(contract.reactivateSubscription);
    await subscriber.ask(contract.cancelSubscription);
    const payer = await pass(world, subscriber, 32);
    const ended = await payer.organization();

    expect(canceled.answer).toMatchObject({ subscription_status: "pending_cancel", current_plan: "creator" });
    expect(canceled.answer.canceled_at).not.toBeNull();
    expect(twice).toMatchObject({ status: 409, body: { code: "ENDING_ALREADY" } });
    expect(reactivated.answer).toMatchObject({ subscription_status: "active", canceled_at: null });
    expect(notCanceled).toMatchObject({ status: 409, body: { code: "NOT_CANCELED" } });
    expect(ended).toMatchObject({
      subscription_status: "canceled",
      current_plan: "demo",
      total_credits: 0,
      remaining_credits: 0,
      next_billing_date: null,
    });
    const again = await payer.ask(contract.checkoutSubscription, { plan: "creator", interval: "monthly" });
    expect(again.status).toBe(200);
  });

  test("renews: a new period, its credits, its invoice", async () => {
    const subscriber = await openPayer(world);
    await subscriber.subscribe("creator");
    const before = await subscriber.organization();

    const payer = await pass(world, subscriber, 32);
    const after = await payer.organization();
    const invoices = (await payer.ask(contract.listInvoices)).answer;

    expect(after.current_period_start).toBe(before.current_period_end);
    expect(after).toMatchObject({ total_credits: 3_000, remaining_credits: 3_000 });
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [34.8, "paid"],
      [34.8, "paid"],
    ]);
  });

  test("waits for a card that pays, and ends when none comes", async () => {
    const subscriber = await openPayer(world);
    await subscriber.subscribe("creator");
    const useCard = (card: string) =>
      world.postgres.pool.query("update sandbox_customers set card = $2 where organization_id = $1", [
        subscriber.organizationId,
        card.replaceAll(" ", ""),
      ]);
    await useCard(declinedCard);

    const late = await (await pass(world, subscriber, 32)).organization();
    await useCard(goodCard);
    const paid = await (await pass(world, subscriber, 1)).organization();
    await useCard(declinedCard);
    await pass(world, subscriber, 32);
    const ended = await (await pass(world, subscriber, 15)).organization();

    expect(late).toMatchObject({ subscription_status: "past_due", remaining_credits: 0 });
    expect(paid).toMatchObject({ subscription_status: "active", remaining_credits: 3_000 });
    expect(ended).toMatchObject({ subscription_status: "canceled", current_plan: "demo" });
  });
});

test("the portal shows invoices and the card, and cancels; the product follows", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("creator");
  const { answer } = await payer.ask(contract.manageSubscription, { intent: "payment_method_update" });
  const params = { portalId: portalOf(answer.portal_url) };

  const { answer: portal } = await world.call(getSandboxPortal, { params });
  await world.call(changeSandboxPortal, { params, body: { action: "cancel" } });
  await world.runJobs();
  const canceled = await payer.organization();
  await world.call(changeSandboxPortal, { params, body: { action: "reactivate" } });
  await world.runJobs();
  const refused = await world.call(changeSandboxPortal, {
    params,
    body: { action: "card", card: declinedCard },
  });
  const invoice = await world.call(getSandboxInvoice, {
    params: { invoiceId: portal.invoices[0]?.id ?? "" },
  });
  const goesOn = await payer.organization();
  world.advance(3_600_000);
  const late = await world.call(getSandboxPortal, { params });

  expect(portal).toMatchObject({
    card_last4: "4242",
    subscription: { plan_name: "Creator", amount: 29, status: "active" },
  });
  expect(canceled).toMatchObject({ subscription_status: "pending_cancel" });
  expect(goesOn).toMatchObject({ subscription_status: "active" });
  expect(refused.status).toBe(402);
  expect(invoice.answer).toMatchObject({
    subtotal: 29,
    tax: 5.8,
    total: 34.8,
    tax_percent: 20,
    status: "paid",
  });
  expect(late.status).toBe(404);
});

test("workspaces beyond the plan are scheduled for deactivation, and let be once they fit again", async () => {
  const payer = await openPayer(world);
  const second = await world.createWorkspace(payer.person);
  const isActive = async () => {
    const { rows } = await world.postgres.pool.query("select is_active from workspaces where id = $1", [
      second.id,
    ]);
    return rows[0].is_active;
  };

  await boundWorkspaces(world.tools);
  const scheduled = await payer.organization();
  world.advance(13 * dayMs);
  await boundWorkspaces(world.tools);
  const stillActive = await isActive();
  world.advance(dayMs);
  await boundWorkspaces(world.tools);
  const deactivated = await isActive();
  const third = await openPayer(world);
  await world.createWorkspace(third.person);
  await boundWorkspaces(world.tools);
  await third.subscribe("growth");
  await boundWorkspaces(world.tools);

  expect(scheduled.ending_workspaces).toMatchObject([{ id: second.id, name: "Example" }]);
  expect(scheduled).toMatchObject({ workspaces_used: 2, workspaces_max: 1 });
  expect([stillActive, deactivated]).toEqual([true, false]);
  expect((await third.organization()).ending_workspaces).toEqual([]);
});
