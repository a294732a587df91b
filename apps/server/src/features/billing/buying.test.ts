import * as contract from "@citelens/contract/billing/billing";
import { paySandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { declinedCard, openPayer } from "./billing-world.test-helper.ts";
import { reconcile, reconcileAll } from "./reconcile.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("buying credits", () => {
  test("adds them once, however often and from wherever the payment is confirmed", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_500, currency: "eur" });
    const paid = await payer.pay(sessionId);

    const confirmed = await Promise.all(
      Array.from({ length: 25 }, () => payer.ask(contract.confirmCredits, { session_id: sessionId })),
    );
    await world.runJobs();
    await reconcile(world.tools);

    expect(paid.answer.return_url).toBe(
      `http://localhost:3000/settings/credit-payment-confirmation?success=true&session_id=${sessionId}`,
    );
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(confirmed[0]?.answer).toEqual({
      amount: 2_500,
      message: "2,500 credits were added to your account.",
      payment_amount: 30,
      subtotal_amount: 25,
      tax_amount: 5,
      currency: "eur",
    });
    expect(await payer.credits()).toMatchObject({ additional_credits: 2_500, remaining_credits: 2_800 });
  });

  test("adds them also when the payer never comes back", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });

    await payer.pay(sessionId);
    await world.runJobs();

    expect(await payer.credits()).toMatchObject({ additional_credits: 2_000 });
  });

  test("adds nothing before it is paid, and nothing for a card that is refused", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });

    const early = await payer.ask(contract.confirmCredits, { session_id: sessionId });
    const declined = await payer.pay(sessionId, declinedCard);
    const poor = await payer.pay(sessionId, "4000 0000 0000 9995");
    const real = await payer.pay(sessionId, "4111 1111 1111 1111");
    await world.runJobs();

    expect(early).toMatchObject({ status: 409, body: { code: "PAYMENT_OPEN" } });
    expect(early.body).toHaveProperty("error", "This payment has not been completed, so nothing was added.");
    expect(declined).toMatchObject({
      status: 402,
      body: { detail: "Your card was declined. Try another card." },
    });
    expect(poor).toMatchObject({ status: 402, body: { code: "CARD_WITHOUT_FUNDS" } });
    expect(real).toMatchObject({
      status: 400,
      body: { card: ["In the sandbox only its test cards can pay."] },
    });
    expect(await payer.credits()).toMatchObject({ remaining_credits: 300 });
  });

  test("is paid by one of two clicks, and not at all a day later", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    const late = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });

    const clicks = await Promise.all([payer.pay(sessionId), payer.pay(sessionId), payer.pay(sessionId)]);
    world.advance(24 * 3_600_000);
    const tooLate = await payer.pay(late);

    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(tooLate).toMatchObject({ status: 409, body: { code: "PAYMENT_ENDED" } });
  });

  test.each([
    [{ amount: 1_999 }, { amount: ["Minimum amount is 2000 credits"] }],
    [{ amount: 2_000.5 }, { amount: ["Enter whole credits, such as 2500."] }],
    [{ amount: 1_000_001 }, { amount: ["At most 1,000,000 credits can be bought at once."] }],
    [{ amount: 2_000, currency: "usd" }, { currency: ["Payments are made in euros."] }],
    [{}, { amount: [expect.any(String)] }],
  ])("refuses %o", async (body, fields) => {
    const payer = await openPayer(world);

    const answer = await payer.ask(contract.checkoutCredits, body as never);

    expect(answer).toMatchObject({ status: 400, body: fields });
  });

  test("gives nothing for a forged payment, another's payment, or a payment of something else", async () => {
    const [payer, thief] = [await openPayer(world), await openPayer(world)];
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    await payer.pay(sessionId);

    const forged = await thief.ask(contract.confirmCredits, { session_id: "cs_sandbox_forged" });
    const foreign = await thief.ask(contract.confirmCredits, { session_id: sessionId });
    const asPlan = await payer.ask(contract.confirmSubscription, { session_id: sessionId });
    const asWorkspace = await payer.ask(contract.confirmWorkspace, { session_id: sessionId });
    const missing = await payer.ask(contract.confirmCredits, { session_id: "" });

    expect([forged, foreign, asPlan, asWorkspace].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(missing).toMatchObject({ status: 400, body: { session_id: ["This field is required."] } });
    expect(await thief.credits()).toMatchObject({ remaining_credits: 300 });
    expect(await thief.organization()).toMatchObject({ subscription_status: "none", workspaces_max: 1 });
  });

  test("gives nothing for another amount than was ordered", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    await world.postgres.pool.query("update sandbox_checkouts set subtotal_cents = 1 where id = $1", [
      sessionId,
    ]);
    await payer.pay(sessionId);

    const answer = await payer.ask(contract.confirmCredits, { session_id: sessionId });
    await world.runJobs();

    expect(answer).toMatchObject({ status: 409, body: { code: "PAYMENT_MISMATCH" } });
    expect(await payer.credits()).toMatchObject({ remaining_credits: 300 });
  });

  test("heals when the process died before it wrote the payment page down", async () => {
    const payer = await openPayer(world);
    const sessionId = await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
    await world.postgres.pool.query("update billing_orders set checkout_id = null where checkout_id = $1", [
      sessionId,
    ]);
    await payer.pay(sessionId);
    await world.runJobs();
    const before = await payer.credits();

    await reconcileAll(world.tools);

    expect(before).toMatchObject({ additional_credits: 0 });
    expect(await payer.credits()).toMatchObject({ additional_credits: 2_000 });
  });
});

test("an extra workspace is bought once, and the plan then holds one more", async () => {
  const payer = await openPayer(world);
  const sessionId = await payer.open(contract.checkoutWorkspace);
  await payer.pay(sessionId);

  const confirmed = await Promise.all(
    [1, 2, 3].map(() => payer.ask(contract.confirmWorkspace, { session_id: sessionId })),
  );
  await world.runJobs();

  expect(confirmed[0]?.answer).toEqual({
    success: true,
    message: "Your workspace purchase was successful!",
    error: null,
  });
  expect(await payer.organization()).toMatchObject({ workspaces_used: 1, workspaces_max: 2 });
});

describe("who may pay", () => {
  const calls = [
    [contract.checkoutCredits, { amount: 2_000, currency: "eur" }],
    [contract.checkoutSubscription, { plan: "creator", interval: "monthly" }],
    [contract.checkoutWorkspace, undefined],
    [contract.updateBillingInfo, { billing_name: "Theirs" }],
    [contract.previewSubscription, { plan: "creator", interval: "monthly" }],
    [contract.updateSubscription, { plan: "creator", interval: "monthly" }],
    [contract.manageSubscription, {}],
    [contract.cancelSubscription, undefined],
    [contract.reactivateSubscription, undefined],
    [contract.listInvoices, undefined],
  ] as const;

  test("a member is informed that this is not allowed, and sees no billing details", async () => {
    const payer = await openPayer(world);
    const member = await world.signUp();
    await world.postgres.pool.query(
      "insert into members (workspace_id, user_id, role, created) values ($1, $2, 'MEMBER', now())",
      [payer.projectId, member.user.id],
    );
    await payer.ask(contract.updateBillingInfo, { billing_name: "Example GmbH", vat_number: "DE123456789" });

    const answers = await Promise.all(
      calls.map(([endpoint, body]) => payer.ask(endpoint, body as never, member.access)),
    );
    const seen = await payer.ask(contract.getOrganization, undefined, member.access);
    const info = await payer.ask(contract.getBillingInfo, undefined, member.access);

    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect(seen.answer).toMatchObject({
      can_manage_billing: false,
      billing_name: "",
      vat_number: "",
      remaining_credits: 300,
    });
    expect(info.answer).toMatchObject({ billing_name: "", vat_state: "none" });
  });

  test("a stranger finds nothing", async () => {
    const payer = await openPayer(world);
    const stranger = await world.signUp();

    const answers = await Promise.all(
      calls.map(([endpoint, body]) => payer.ask(endpoint, body as never, stranger.access)),
    );

    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 404));
  });
});

test("support that acts as an owner pays for nothing", async () => {
  const refusing = Object.values(contract).filter(
    (one) =>
      typeof one === "object" && one !== null && "refusesImpersonators" in one && one.refusesImpersonators,
  );

  expect(refusing).toHaveLength(13);
});

test("where nothing is sold nothing can be bought, and everybody may have any number of workspaces", async () => {
  const off = await openWorld({ billing: { mode: "off" } });
  const payer = await openPayer(off);

  const answer = await payer.ask(contract.checkoutCredits, { amount: 2_000, currency: "eur" });
  const organization = await payer.organization();
  const invoices = await payer.ask(contract.listInvoices);
  const page = await off.call(paySandboxCheckout, {
    params: { sessionId: "cs_sandbox_any" },
    body: { card: "4242424242424242" },
  });
  await off.close();

  expect(answer).toMatchObject({ status: 409, body: { code: "BILLING_OFF" } });
  expect(organization).toMatchObject({ billing: "off", workspaces_max: null, can_manage_billing: true });
  expect(invoices.answer).toEqual([]);
  expect(page.status).toBe(404);
});
