import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/billing/billing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStripeDouble, type SignedEvent, type StripeDouble } from "#test/fakes/stripe.ts";
import { openWorld, type World } from "#test/world.ts";
import { openPayer, type Payer } from "../billing-world.test-helper.ts";
import { reconcile, reconcileAll } from "../reconcile.ts";
import { syncSubscription } from "../subscription/sync-subscription.ts";

let double: StripeDouble;
let world: World;
beforeAll(async () => {
  double = await openStripeDouble();
  world = await openWorld({
    billing: {
      mode: "stripe",
      secretKey: "sk_test_double",
      webhookSecret: double.webhookSecret,
      apiBase: double.address,
      tax: "fixed",
    },
  });
});
afterAll(async () => {
  await world.close();
  await double.close();
});

async function call({ payload, signature }: SignedEvent) {
  const response = await world.app.inject({
    method: "POST",
    url: "/api/v1/billing/webhook/",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

async function subscribe(payer: Payer, plan: "creator" | "growth"): Promise<string> {
  const sessionId = await payer.open(contract.checkoutSubscription, { plan, interval: "monthly" });
  double.pay(sessionId);
  await payer.ask(contract.confirmSubscription, { session_id: sessionId });
  return sessionId;
}

test("a page for a plan ends when another is opened, and when a plan is paid", async () => {
  const payer = await openPayer(world);
  const first = await payer.open(contract.checkoutSubscription, { plan: "creator", interval: "monthly" });
  const second = await payer.open(contract.checkoutSubscription, { plan: "growth", interval: "monthly" });
  const opened = [first, second].map((id) => double.books.sessions.get(id)?.status);
  const beside = double.books.sessions.get(first);
  if (beside) beside.status = "open"; // Stripe was late

  double.pay(second);
  await payer.ask(contract.confirmSubscription, { session_id: second });
  const again = await payer.ask(contract.checkoutSubscription, { plan: "creator", interval: "monthly" });

  expect(opened).toEqual(["expired", "open"]);
  expect(again).toMatchObject({ status: 409, body: { code: "SUBSCRIBED_ALREADY" } });
});

test("of two plans that were paid side by side Stripe ends the earlier one at once and keeps the rest as credit", async () => {
  const payer = await openPayer(world);
  const first = await payer.open(contract.checkoutSubscription, { plan: "creator", interval: "monthly" });
  const second = await payer.open(contract.checkoutSubscription, { plan: "growth", interval: "monthly" });
  const row = double.books.sessions.get(first);
  if (row) row.status = "open";
  double.pay(first);
  double.advance(60_000);
  world.advance(60_000);
  double.pay(second);

  for (const sessionId of [first, second]) {
    await call(double.event("checkout.session.completed", { id: sessionId }));
    await world.runJobs();
  }

  const of = (id: string) =>
    double.books.subscriptions.get(double.books.sessions.get(id)?.subscription ?? "");
  expect([of(first)?.status, of(second)?.status]).toEqual(["canceled", "active"]);
  expect(double.books.balanceOf(of(first)?.customer ?? "")).toBe(-3_480);
  expect(await payer.organization()).toMatchObject({ current_plan: "growth" });
});

test("of two plans that were paid in the same second one stays, however often and in whatever order both are told of", async () => {
  const payer = await openPayer(world);
  const first = await payer.open(contract.checkoutSubscription, { plan: "creator", interval: "monthly" });
  const second = await payer.open(contract.checkoutSubscription, { plan: "growth", interval: "monthly" });
  const row = double.books.sessions.get(first);
  if (row) row.status = "open";
  double.pay(first);
  double.pay(second);
  const subscriptions = [first, second].map((id) =>
    double.books.subscriptions.get(double.books.sessions.get(id)?.subscription ?? ""),
  );
  for (const one of subscriptions) if (one) one.start = subscriptions[0]?.start ?? 0;

  for (const sessionId of [first, second, first, second, first])
    await payer.ask(contract.confirmSubscription, { session_id: sessionId });
  await world.runJobs();

  const live = subscriptions.filter((one) => one?.status === "active");
  expect(live).toHaveLength(1);
  const account = await world.postgres.pool.query(
    "select subscription_id from billing_accounts where organization_id = $1",
    [payer.organizationId],
  );
  expect(account.rows).toEqual([{ subscription_id: live[0]?.id }]);
});

describe("credits paid through Stripe", () => {
  test("are granted once by 25 parallel confirms and 10 duplicated, reordered webhooks", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 3_000, currency: "eur" });
    const events = Array.from({ length: 10 }, (_, n) =>
      double.event("checkout.session.completed", { id: sessionId }, { id: `evt_once_${n % 3}` }),
    ).reverse();
    const early = double.event("checkout.session.completed", { id: sessionId });
    await call(early);
    await world.runJobs();
    const before = await payer.credits();

    double.pay(sessionId);
    const [confirmed, called] = await Promise.all([
      Promise.all(
        Array.from({ length: 25 }, () => payer.ask(contract.confirmCredits, { session_id: sessionId })),
      ),
      Promise.all(events.map(call)),
    ]);
    await world.runJobs();

    expect(before).toMatchObject({ additional_credits: 0 });
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(called.map(({ status }) => status))).toEqual(new Set([200]));
    expect(confirmed[0]?.answer).toMatchObject({ amount: 3_000, payment_amount: 36, tax_amount: 6 });
    expect(await payer.credits()).toMatchObject({ additional_credits: 3_000, remaining_credits: 3_300 });
  });

  test("are not granted for a forged, a foreign or a changed payment", async () => {
    const [payer, thief] = [await openPayer(world), await openPayer(world)];
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    const changed = await payer.open(contract.checkoutCredits, { amount: 900_000, currency: "eur" });
    const row = double.books.sessions.get(changed);
    if (row) row.subtotal = 100;
    double.pay(sessionId);
    double.pay(changed);

    const forged = await thief.ask(contract.confirmCredits, { session_id: "cs_test_forged" });
    const foreign = await thief.ask(contract.confirmCredits, { session_id: sessionId });
    const cheap = await payer.ask(contract.confirmCredits, { session_id: changed });
    await call(double.event("checkout.session.completed", { id: changed }));
    await world.runJobs();

    expect([forged.status, foreign.status]).toEqual([404, 404]);
    expect(cheap).toMatchObject({ status: 409, body: { code: "PAYMENT_MISMATCH" } });
    expect(await thief.credits()).toMatchObject({ additional_credits: 0 });
    expect(await payer.credits()).toMatchObject({ additional_credits: 0 });
  });

  test("come although the webhook was lost and the payer never came back", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    double.pay(sessionId);

    await reconcile(world.tools);
    await reconcileAll(world.tools);

    expect(await payer.credits()).toMatchObject({ additional_credits: 2_000 });
  });

  test("go as far as the money goes back, once for each part of it", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    double.pay(sessionId);
    await payer.ask(contract.confirmCredits, { session_id: sessionId });
    const paymentIntent = double.books.sessions.get(sessionId)?.paymentIntent ?? "";
    const told = { id: "ch_1", payment_intent: paymentIntent };

    double.refund(paymentIntent, 600);
    await call(double.event("charge.refunded", told));
    await call(double.event("charge.refunded", told));
    await world.runJobs();
    const partly = await payer.credits();
    double.dispute(paymentIntent, 1_800, "lost");
    await call(double.event("charge.dispute.closed", told));
    await world.runJobs();

    expect(partly).toMatchObject({ additional_credits: 1_500 });
    expect(await payer.credits()).toMatchObject({ additional_credits: 0, remaining_credits: 300 });
  });
});

test("a webhook with a wrong signature is refused, and changes nothing", async () => {
  const payer = await openPayer(world);
  const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
  double.pay(sessionId);
  const event = double.event("checkout.session.completed", { id: sessionId });

  const refused = await call({ ...event, signature: event.signature.replace(/.$/, "x") });
  await world.runJobs();

  expect(refused).toMatchObject({ status: 400, body: { code: "WEBHOOK_REFUSED" } });
  expect(await payer.credits()).toMatchObject({ additional_credits: 0 });
});

describe("a subscription at Stripe", () => {
  test("shown is charged to the cent, in a change that is cancelled and reactivated afterwards", async () => {
    const payer = await openPayer(world);
    await subscribe(payer, "creator");
    const choice = { plan: "growth", interval: "monthly" } as const;

    const { answer: preview } = await payer.ask(contract.previewSubscription, choice);
    const { answer: changed } = await payer.ask(contract.updateSubscription, {
      ...choice,
      proration_date: preview.proration_date,
      amount_due_today: preview.amount_due_today,
    });
    const canceled = await payer.ask(contract.cancelSubscription);
    const reactivated = await payer.ask(contract.reactivateSubscription);

    expect(changed.amount_paid).toBe(preview.amount_due_today);
    expect(changed).toMatchObject({ proration: true, organization: { current_plan: "growth" } });
    expect(changed.hosted_invoice_url).toMatch(/^https:/);
    expect(canceled.answer).toMatchObject({ subscription_status: "pending_cancel" });
    expect(reactivated.answer).toMatchObject({ subscription_status: "active" });
  });

  test("keeps what a smaller plan leaves over, and uses it for the next change", async () => {
    const payer = await openPayer(world);
    await subscribe(payer, "growth");
    const smaller = { plan: "creator", interval: "monthly" } as const;
    const larger = { plan: "creator", interval: "yearly" } as const;

    const { answer: down } = await payer.ask(contract.previewSubscription, smaller);
    const { answer: changed } = await payer.ask(contract.updateSubscription, smaller);
    const { answer: up } = await payer.ask(contract.previewSubscription, larger);
    const { answer: paid } = await payer.ask(contract.updateSubscription, {
      ...larger,
      proration_date: up.proration_date,
      amount_due_today: up.amount_due_today,
    });

    expect(down.credit_balance).toBeCloseTo((149 - 29) * 1.2, 1);
    expect(changed.organization.credit_balance).toBe(down.credit_balance);
    expect(up.line_items.at(-1)).toMatchObject({ type: "balance", amount: -down.credit_balance });
    expect(paid).toMatchObject({ amount_paid: up.amount_due_today, line_items: up.line_items });
    expect(paid.organization).toMatchObject({ credit_balance: 0, remaining_credits: up.credits_after });
  });

  test("keeps what was bought when an older look at the subscription is answered last", async () => {
    const payer = await openPayer(world);
    const sessionId = await subscribe(payer, "creator");
    const subscriptionId = double.books.sessions.get(sessionId)?.subscription ?? "";

    const late = double.holdNextLook();
    const following = syncSubscription(world.tools, { subscriptionId });
    await late.arrived;
    const choice = { plan: "growth", interval: "yearly" } as const;
    const { answer } = await payer.ask(contract.updateSubscription, choice);
    late.letGo();
    await following;

    const after = await payer.organization();
    expect(answer.organization).toMatchObject({ current_plan: "growth", remaining_credits: 192_000 });
    expect(after).toMatchObject({ current_plan: "growth", billing_interval: "yearly" });
    expect(after.remaining_credits).toBe(192_000);
  });

  test("is refused its change when the card does not pay", async () => {
    const payer = await openPayer(world);
    await subscribe(payer, "creator");
    double.declineNextCharge();

    const refused = await payer.ask(contract.updateSubscription, { plan: "agency", interval: "monthly" });

    expect(refused).toMatchObject({ status: 402, body: { code: "CHARGE_FAILED" } });
    expect(await payer.organization()).toMatchObject({ current_plan: "creator" });
  });
});

test("with Stripe down it is said clearly, and trying again charges once", { timeout: 30_000 }, async () => {
  const payer = await openPayer(world);
  await subscribe(payer, "creator");
  const choice = { plan: "growth", interval: "monthly" } as const;
  const { answer: preview } = await payer.ask(contract.previewSubscription, choice);
  const confirmed = { ...choice, proration_date: preview.proration_date };
  const invoices = double.books.invoices.size;

  double.isDown = true;
  const down = await payer.ask(contract.updateSubscription, confirmed);
  const checkout = await payer.ask(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
  double.isDown = false;
  double.mishap("500 after", "500 after", "500 after");
  await payer.ask(contract.updateSubscription, confirmed);
  await payer.ask(contract.updateSubscription, confirmed);
  await reconcile(world.tools);

  expect(down).toMatchObject({ status: 503, body: { code: "GATEWAY_UNAVAILABLE" } });
  expect(down.body).toHaveProperty(
    "error",
    "The payment service cannot be reached right now. Nothing was changed; please try again in a moment.",
  );
  expect(checkout.status).toBe(503);
  expect(double.books.invoices.size).toBe(invoices + 1);
  expect(await payer.organization()).toMatchObject({ current_plan: "growth" });
});

/** The last one, as Stripe's clock is ahead of the product's from then on. */
test("a subscription renews by its webhook, and ends by its webhook", async () => {
  const payer = await openPayer(world);
  const sessionId = await subscribe(payer, "creator");
  const subscription = double.books.sessions.get(sessionId)?.subscription ?? "";
  const first = await payer.organization();
  const paid = { id: "in_1", parent: { subscription_details: { subscription } } };

  double.advance(32 * dayMs);
  await call(double.event("invoice.paid", paid));
  await call(double.event("invoice.paid", paid));
  await world.runJobs();
  const second = await payer.organization();
  await payer.ask(contract.cancelSubscription);
  double.advance(32 * dayMs);
  await call(double.event("customer.subscription.deleted", { id: subscription }));
  await world.runJobs();
  const ended = await payer.organization();

  expect(second.current_period_start).toBe(first.current_period_end);
  expect(second).toMatchObject({ total_credits: 3_000, remaining_credits: 3_000 });
  expect(ended).toMatchObject({ subscription_status: "canceled", current_plan: "demo", total_credits: 0 });
});
