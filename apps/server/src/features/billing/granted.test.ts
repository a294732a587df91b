import { verifyEmail } from "@citelens/contract/accounts/accounts";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as contract from "@citelens/contract/billing/billing";
import { paySandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import { grantCredits } from "@citelens/contract/platform/admin";
import { expect, test } from "vitest";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { grantCredits as grantCreditsBy } from "#features/credits/public.ts";
import { type World, worldOfTest } from "#test/world.ts";
import { goodCard, openPayer } from "./billing-world.test-helper.ts";
import { reconcile, reconcileAll } from "./reconcile.ts";
import { renewSandbox } from "./sandbox/sandbox-renewals.ts";

const modes = ["sandbox", "granted", "off"] as const;

test("where credits are granted nothing is sold, nothing is free, and credits still stop", async () => {
  const world = await worldOfTest({ billing: { mode: "granted" } });
  const root = await world.signUpRoot();
  const payer = await openPayer(world);
  const second = await world.createWorkspace(payer.person);
  const ask = (amount: number, key: string) =>
    creditHolds.reserve(world.tools, {
      organizationId: payer.organizationId,
      workspaceId: payer.projectId,
      key,
      amount,
      action: 1,
      object: null,
      expiresAt: new Date(Date.now() + 60_000),
    });

  const fresh = await payer.organization();
  const refused = await Promise.all([
    payer.ask(contract.checkoutCredits, { amount: 2_000, currency: "eur" }),
    payer.ask(contract.checkoutSubscription, { plan: "creator", interval: "monthly" }),
    payer.ask(contract.checkoutWorkspace),
    payer.ask(contract.manageSubscription, {}),
  ]);
  const page = await world.call(paySandboxCheckout, {
    params: { sessionId: "cs_sandbox_any" },
    body: { card: goodCard },
  });
  await expect(ask(5, "before")).rejects.toThrow(/NOT_ENOUGH_CREDITS|not enough credits/);
  await world.call(
    grantCredits,
    { params: { organizationId: payer.organizationId }, body: { amount: 10, reason: "A trial", key: "a" } },
    root.access,
  );
  await ask(5, "one");
  await ask(5, "two");
  await expect(ask(5, "three")).rejects.toThrow(/NOT_ENOUGH_CREDITS|not enough credits/);
  await world.runJobs();

  expect(fresh).toMatchObject({
    billing: "granted",
    total_credits: 0,
    remaining_credits: 0,
    current_plan: "demo",
    workspaces_used: 2,
    workspaces_max: null,
    ending_workspaces: [],
  });
  expect(refused.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    refused.map(() => [409, "BILLING_OFF"]),
  );
  expect(page.status).toBe(404);
  expect((await payer.ask(contract.listInvoices)).answer).toEqual([]);
  expect(await payer.credits()).toMatchObject({ additional_credits: 10, billing: "granted" });
  expect(second.is_active).toBe(true);
});

test.each(modes)("a superuser grants credits with BILLING=%s", async (mode) => {
  const world = await worldOfTest({ billing: { mode } });
  const root = await world.signUpRoot();
  const payer = await openPayer(world);
  const { remaining_credits: before } = await payer.credits();
  const grant = (amount: number, key: string) =>
    world.call(
      grantCredits,
      { params: { organizationId: payer.organizationId }, body: { amount, reason: "A trial", key } },
      root.access,
    );

  await grant(700, "a");
  const { answer } = await grant(-200, "b");

  expect(answer).toMatchObject({ billing: mode, additional_credits: 500, remaining_credits: before + 500 });
  expect(await payer.credits()).toEqual(answer);
});

test("what was paid with test cards can be taken back after the sandbox, but what real money bought cannot", async () => {
  const world = await worldOfTest();
  const root = await world.signUpRoot();
  const payer = await openPayer(world);
  await payer.subscribe("creator");
  await payer.pay(await payer.open(contract.checkoutCredits, { amount: 2_000, currency: "eur" }));
  const { remaining_credits: before } = await payer.credits();
  const superuser = { userId: root.user.id } as Superuser; // the proof that their routes give, made without a request
  const takeBack = (billing: World["tools"]["billing"], amount: number) =>
    grantCreditsBy({ ...world.tools, billing }, superuser, {
      organizationId: payer.organizationId,
      amount,
      reason: "Paid with a test card",
      key: `${billing.mode} ${amount}`,
    });
  const stripe = {
    mode: "stripe",
    secretKey: "s",
    webhookSecret: "w",
    apiBase: undefined,
    tax: "fixed",
  } as const;

  await expect(takeBack(stripe, -1)).rejects.toMatchObject({
    fields: { amount: [fieldErrors.creditsTakeBack] },
  });
  await expect(takeBack({ mode: "granted" }, -before - 1)).rejects.toMatchObject({
    fields: { amount: [fieldErrors.creditsTakeBackAll] },
  });
  await takeBack({ mode: "granted" }, -before);

  expect(before).toBeGreaterThan(2_000);
  expect(await payer.credits()).toMatchObject({ remaining_credits: 0, additional_credits: 0 });
});

test("a subscription of the sandbox neither renews nor fails a job once credits are granted", async () => {
  const world = await worldOfTest();
  const payer = await openPayer(world);
  await payer.subscribe("creator");
  const granted = { ...world.tools, billing: { mode: "granted" } as const };

  world.advance(40 * 86_400_000);
  await renewSandbox(granted);
  await reconcile(granted);
  await reconcileAll(granted);
  const { rows } = await world.postgres.pool.query(
    "select count(*)::int as invoices from sandbox_invoices join sandbox_customers on sandbox_customers.id = customer_id where organization_id = $1",
    [payer.organizationId],
  );

  expect(rows).toEqual([{ invoices: 1 }]);
});

test("a plan that was bought before the address was confirmed stays the plan; the free credits come beside it", async () => {
  const world = await worldOfTest({ smtpUrl: "smtp://127.0.0.1:1" });
  const payer = await openPayer(world);
  const before = await payer.credits();
  await payer.subscribe("creator");
  const text = (await world.mailsTo(payer.person.email)).find(
    ({ kind }) => kind === "email-verification",
  )?.text;
  const [, userId = "", token = ""] = /verify-email\/([\w-]+)\/([\w-]+)/.exec(text ?? "") ?? [];

  const { status } = await world.call(verifyEmail, { params: { userId, token } });

  expect([before.remaining_credits, status]).toEqual([0, 200]);
  expect(await payer.credits()).toMatchObject({
    current_plan: "creator",
    total_credits: 3_000,
    additional_credits: 300,
    remaining_credits: 3_300,
  });
});
