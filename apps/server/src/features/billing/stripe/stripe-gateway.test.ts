import { planCents } from "@citelens/contract/billing/pricing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStripeDouble, type StripeDouble } from "#test/fakes/stripe.ts";
import {
  ChargeFailed,
  type CheckoutOrder,
  type Gateway,
  GatewayUnavailable,
  WebhookRefused,
} from "../store/gateway.ts";
import { openStripeGateway } from "./stripe-gateway.ts";

const details = {
  email: "billing@example.com",
  name: "Example GmbH",
  line1: "Musterweg 1",
  line2: "",
  city: "Berlin",
  state: "",
  postalCode: "10115",
  country: "DE",
  vatNumber: "",
};

let double: StripeDouble;
let gateway: Gateway;
let organizations = 0;
beforeAll(async () => {
  double = await openStripeDouble();
  gateway = openStripeGateway({
    mode: "stripe",
    secretKey: "sk_test_double",
    webhookSecret: double.webhookSecret,
    apiBase: double.address,
    tax: "fixed",
  });
});
afterAll(() => double.close());
beforeEach(() => {
  double.isDown = false;
});

async function order(goods: CheckoutOrder["goods"], amountCents: number): Promise<CheckoutOrder> {
  organizations += 1;
  const organizationId = `organization-${organizations}`;
  return {
    orderId: `order-${organizations}`,
    organizationId,
    customerId: await gateway.ensureCustomer({ organizationId, ...details }),
    goods,
    amountCents,
    description: "2,000 credits",
    successUrl: "http://localhost/ok?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost/canceled",
    idempotencyKey: `order ${organizations}`,
  };
}

async function subscribe(plan: "creator" | "growth" = "creator") {
  const ordered = await order(
    { kind: "subscription", plan, interval: "monthly" },
    planCents(plan, "monthly"),
  );
  const { id } = await gateway.createCheckout(ordered);
  double.pay(id);
  const checkout = await gateway.findCheckout(id);
  const subscription = await gateway.findSubscription(checkout?.subscriptionId ?? "");
  if (!subscription) throw new Error("The double has no subscription");
  return { ...ordered, subscription };
}

const at = (subscription: { readonly periodStart: Date; readonly periodEnd: Date }, part: number): Date =>
  new Date(
    Math.floor(
      (subscription.periodStart.getTime() +
        part * (subscription.periodEnd.getTime() - subscription.periodStart.getTime())) /
        1000,
    ) * 1000,
  );

describe("a payment page", () => {
  test("carries the order there and back, with 20 % tax on top", async () => {
    const ordered = await order({ kind: "credits", credits: 2_000 }, 2_000);
    const opened = await gateway.createCheckout(ordered);
    const before = await gateway.findCheckout(opened.id);

    double.pay(opened.id);
    const after = await gateway.findCheckout(opened.id);

    expect(opened.url).toBe(`${double.address}/pay/${opened.id}`);
    expect(before?.status).toBe("open");
    expect(after).toMatchObject({
      orderId: ordered.orderId,
      organizationId: ordered.organizationId,
      customerId: ordered.customerId,
      status: "paid",
      subtotalCents: 2_000,
      taxCents: 400,
      totalCents: 2_400,
      currency: "eur",
      paymentId: expect.stringMatching(/^pi_/),
    });
  });

  test("is one page for one order, however often it is asked", async () => {
    const ordered = await order({ kind: "workspace" }, 4_900);

    const pages = await Promise.all([1, 2, 3].map(() => gateway.createCheckout(ordered)));

    expect(new Set(pages.map(({ id }) => id)).size).toBe(1);
  });

  test("that nobody opened is not there, whatever its id looks like", async () => {
    expect(await gateway.findCheckout("cs_test_unknown")).toBeUndefined();
    expect(await gateway.findCheckout("../customers/cus_1?x=")).toBeUndefined();
    expect(await gateway.findSubscription("sub_unknown")).toBeUndefined();
  });

  test("is among those that were opened lately, over more than one page of Stripe's list", async () => {
    const since = new Date(Date.now() - 3_600_000);
    const ordered = await order({ kind: "workspace" }, 4_900);
    const ids: string[] = [];
    for (let n = 0; n < 105; n += 1) {
      const idempotencyKey = `many ${n}`;
      ids.push((await gateway.createCheckout({ ...ordered, idempotencyKey })).id);
    }

    const listed: string[] = [];
    for await (const { id } of gateway.listCheckouts(since)) listed.push(id);

    expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe("a subscription", () => {
  test("has its plan, its period and its organization", async () => {
    const { subscription, organizationId, customerId } = await subscribe();

    expect(subscription).toMatchObject({
      organizationId,
      customerId,
      status: "active",
      plan: "creator",
      interval: "monthly",
      isPaid: true,
      cancelsAtPeriodEnd: false,
      canceledAt: undefined,
    });
    expect(subscription.periodEnd.getTime() - subscription.periodStart.getTime()).toBeGreaterThan(
      27 * 86_400_000,
    );
  });

  test.each(["monthly", "yearly"] as const)(
    "is charged for a change to %s what its preview said",
    async (interval) => {
      const { subscription } = await subscribe();
      const change = {
        subscriptionId: subscription.id,
        plan: "growth",
        interval,
        prorationDate: at(subscription, 1 / 3),
      } as const;

      const preview = await gateway.previewChange(change);
      const invoice = await gateway.changePlan({ ...change, idempotencyKey: `change ${subscription.id}` });
      const changed = await gateway.findSubscription(subscription.id);

      expect(invoice.amountPaidCents).toBe(preview.amountDueCents);
      expect(invoice.taxCents).toBe(preview.taxCents);
      expect(invoice.items.map(({ type }) => type)).toContain("tax");
      expect(changed).toMatchObject({ plan: "growth", interval });
      expect(preview.nextBilling).toEqual(changed?.periodEnd);
    },
  );

  test("keeps its plan when the card is refused", async () => {
    const { subscription } = await subscribe();
    double.declineNextCharge();

    const change = gateway.changePlan({
      subscriptionId: subscription.id,
      plan: "agency",
      interval: "monthly",
      prorationDate: at(subscription, 0.1),
      idempotencyKey: `refused ${subscription.id}`,
    });

    await expect(change).rejects.toBeInstanceOf(ChargeFailed);
    expect(await gateway.findSubscription(subscription.id)).toMatchObject({ plan: "creator" });
  });

  test("is cancelled for the end of its period, and goes on again", async () => {
    const { subscription } = await subscribe();

    const canceled = await gateway.setCancelAtPeriodEnd(subscription.id, true);
    const reactivated = await gateway.setCancelAtPeriodEnd(subscription.id, false);

    expect(canceled).toMatchObject({
      status: "active",
      cancelsAtPeriodEnd: true,
      canceledAt: expect.any(Date),
    });
    expect(reactivated).toMatchObject({ cancelsAtPeriodEnd: false, canceledAt: undefined });
  });
});

test("invoices come newest first, and the portal opens where it should", async () => {
  const { subscription, customerId } = await subscribe();
  await gateway.changePlan({
    subscriptionId: subscription.id,
    plan: "growth",
    interval: "monthly",
    prorationDate: at(subscription, 0.5),
    idempotencyKey: `listed ${subscription.id}`,
  });

  const invoices = await gateway.listInvoices(customerId);
  const portal = await gateway.createPortal({
    customerId,
    returnUrl: "http://localhost/settings/billing",
    intent: "payment_method_update",
  });

  expect(invoices.map(({ totalCents }) => totalCents).at(-1)).toBe(3_480);
  expect(invoices).toHaveLength(2);
  expect(invoices[0]?.url).toMatch(/^https:/);
  expect(portal).toContain(`/portal/${customerId}/payment_method_update`);
});

test("refunds and lost disputes are counted, won and open ones are not", async () => {
  const ordered = await order({ kind: "credits", credits: 2_000 }, 2_000);
  const { id } = await gateway.createCheckout(ordered);
  double.pay(id);
  const paymentId = (await gateway.findCheckout(id))?.paymentId ?? "";

  double.refund(paymentId, 500);
  double.dispute(paymentId, 1_000, "lost");
  double.dispute(paymentId, 700, "won");
  double.dispute(paymentId, 300, "needs_response");

  expect(await gateway.findReturned(paymentId)).toBe(1_500);
  expect(await gateway.findReturned("pi_other")).toBe(0);
});

describe("when Stripe is in trouble", () => {
  test.each(["500 before", "500 after", "reset before", "reset after"] as const)(
    "a plan is charged once although the first answer was: %s",
    async (mishap) => {
      const { subscription, customerId } = await subscribe();
      const change = {
        subscriptionId: subscription.id,
        plan: "growth",
        interval: "monthly",
        prorationDate: at(subscription, 0.5),
      } as const;
      await gateway.previewChange(change); // so that the price is there, and the mishap meets the charge's way
      const before = (await gateway.listInvoices(customerId)).length;

      double.mishap(mishap, mishap);
      await gateway.changePlan({ ...change, idempotencyKey: `troubled ${subscription.id}` });

      expect(await gateway.listInvoices(customerId)).toHaveLength(before + 1);
      expect(await gateway.findSubscription(subscription.id)).toMatchObject({ plan: "growth" });
    },
  );

  test("it is said that the service is away, for reading and for paying", { timeout: 30_000 }, async () => {
    const ordered = await order({ kind: "workspace" }, 4_900);
    double.isDown = true;

    const outcomes = await Promise.allSettled([
      gateway.createCheckout(ordered),
      gateway.findSubscription("sub_any"),
      gateway.listCheckouts(new Date())[Symbol.asyncIterator]().next(),
    ]);

    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(GatewayUnavailable) });
    }
  });
});

describe("a call of the webhook", () => {
  const read = ({ payload, signature }: { payload: string; signature: string }) =>
    gateway.readEvent(Buffer.from(payload), signature);

  test.each([
    ["checkout.session.completed", { id: "cs_1" }, { about: "checkout", checkoutId: "cs_1" }],
    ["checkout.session.expired", { id: "cs_1" }, { about: "checkout", checkoutId: "cs_1" }],
    ["customer.subscription.updated", { id: "sub_1" }, { about: "subscription", subscriptionId: "sub_1" }],
    ["customer.subscription.deleted", { id: "sub_1" }, { about: "subscription", subscriptionId: "sub_1" }],
    [
      "invoice.paid",
      { id: "in_1", parent: { subscription_details: { subscription: "sub_1" } } },
      { about: "subscription", subscriptionId: "sub_1" },
    ],
    ["invoice.payment_failed", { id: "in_1", parent: null }, { about: "nothing" }],
    ["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, { about: "payment", paymentId: "pi_1" }],
    [
      "charge.dispute.closed",
      { id: "dp_1", payment_intent: "pi_1" },
      { about: "payment", paymentId: "pi_1" },
    ],
    ["charge.dispute.closed", { id: "dp_1", payment_intent: null }, { about: "nothing" }],
    ["customer.created", { id: "cus_1" }, { about: "nothing" }],
  ])("%s of %o is about %o", (type, object, event) => {
    expect(read(double.event(type, object))).toMatchObject(event);
  });

  test("is refused when its signature is wrong, missing, of other bytes or older than five minutes", () => {
    const good = double.event("customer.created", { id: "cus_1" });
    const old = double.event("customer.created", { id: "cus_1" }, { ageSeconds: 301 });
    const bad = [
      { ...good, signature: `${good.signature}0` },
      { ...good, signature: "" },
      { ...good, payload: good.payload.replace("cus_1", "cus_2") },
      old,
    ];

    for (const call of bad) expect(() => read(call)).toThrow(WebhookRefused);
    expect(read(double.event("customer.created", { id: "cus_1" }, { ageSeconds: 290 }))).toMatchObject({
      about: "nothing",
    });
  });
});
