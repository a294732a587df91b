import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/billing/billing";
import { boughtPlans, intervals } from "@citelens/contract/billing/pricing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditHolds, planCredits } from "#features/credits/ledger/public.ts";
import { openWorld, type World } from "#test/world.ts";
import { cases, casesLimitMs } from "../../../../../scripts/testing/cases.ts";
import { openPayer, type Payer } from "./billing-world.test-helper.ts";

let world: World;
let payer: Payer;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const choices = boughtPlans.flatMap((plan) => intervals.map((interval) => ({ plan, interval })));
const pairs = choices.flatMap((from) =>
  choices.filter((to) => to.plan !== from.plan || to.interval !== from.interval).map((to) => ({ from, to })),
);

type Choice = (typeof choices)[number];

interface State {
  readonly from: Choice;
  /** Part of the period that has gone by, 0 to 1. */
  readonly elapsed: number;
  readonly used: number;
  readonly held: number;
  readonly balanceCents: number;
}

let actions = 0;
/** Each takes a second of the product's clock and some of the machine's, and an access token ends after five minutes. */
const actionsOfPayer = 60;

/** Puts the payer into the middle of a period by the books of both sides, as the product would have brought it there. */
async function putInto({ from, elapsed, used, held, balanceCents }: State): Promise<void> {
  const { organizationId, projectId } = payer;
  const { pool } = world.postgres;
  const lengthMs = (from.interval === "yearly" ? 365 : 30) * dayMs;
  const start = new Date(Math.floor((world.tools.now().getTime() - elapsed * lengthMs) / 1000) * 1000);
  const end = new Date(start.getTime() + lengthMs);
  const period = [from.plan, from.interval, start, end, organizationId];
  await pool.query(
    "update sandbox_subscriptions set plan = $1, interval = $2, period_start = $3, period_end = $4 where organization_id = $5",
    period,
  );
  await pool.query(
    "update billing_accounts set plan = $1, interval = $2, period_start = $3, period_end = $4 where organization_id = $5",
    period,
  );
  await pool.query("update sandbox_customers set balance_cents = $1 where organization_id = $2", [
    balanceCents,
    organizationId,
  ]);
  await pool.query("update credit_lots set available = 0, amount = 0, held = 0 where organization_id = $1", [
    organizationId,
  ]);
  actions += 1;
  const credits = contractCredits(from);
  await planCredits.renew(world.tools, {
    organizationId,
    key: `test ${actions}`,
    plan: from.plan,
    credits,
    expiresAt: end,
    reason: "For the test",
  });
  const work = { organizationId, workspaceId: projectId, action: 1, object: null } as const;
  const expiresAt = new Date(world.tools.now().getTime() + dayMs);
  const spent = Math.floor(credits * used);
  const promised = Math.floor((credits - spent) * held);
  if (spent > 0) {
    await creditHolds.reserve(world.tools, { ...work, key: `used ${actions}`, amount: spent, expiresAt });
    await creditHolds.settle(world.tools, {
      organizationId,
      holdKey: `used ${actions}`,
      key: `used ${actions}`,
      amount: spent,
    });
  }
  if (promised > 0)
    await creditHolds.reserve(world.tools, { ...work, key: `held ${actions}`, amount: promised, expiresAt });
}

function contractCredits({ plan, interval }: Choice): number {
  const monthly = { creator: 3_000, growth: 16_000, agency: 50_000 }[plan];
  return monthly * (interval === "yearly" ? 12 : 1);
}

async function entriesOf(): Promise<number> {
  const { rows } = await world.postgres.pool.query(
    "select coalesce(sum(amount), 0)::int as sum from credit_entries where organization_id = $1",
    [payer.organizationId],
  );
  return rows[0].sum;
}

const cents = (amount: number): number => Math.round(amount * 100);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function expectKept(state: State, to: Choice): Promise<void> {
  if (actions % actionsOfPayer === 0) {
    payer = await openPayer(world);
    await payer.subscribe("creator");
  }
  world.advance(1_000); // the same change in the same second is the same action
  await putInto(state);
  const { remaining_credits } = await payer.organization();

  const { status, answer: preview } = await payer.ask(contract.previewSubscription, to);
  const entriesBefore = await entriesOf();
  const { answer: changed } = await payer.ask(contract.updateSubscription, {
    ...to,
    proration_date: preview.proration_date,
    amount_due_today: preview.amount_due_today,
  });
  const [invoice] = (await payer.ask(contract.listInvoices)).answer;
  const { rows } = await world.postgres.pool.query(
    "select paid_cents, balance_cents from sandbox_invoices join sandbox_customers c on c.id = customer_id where sandbox_invoices.id = $1",
    [invoice?.id],
  );
  const after = await payer.organization();

  expect(status).toBe(200);
  expect(preview.credits_before).toBe(remaining_credits);
  expect(preview.credits_after).toBe(after.remaining_credits);
  expect(preview.credits_change).toBe((await entriesOf()) - entriesBefore);
  expect(sum(preview.credit_lines.map(({ credits }) => credits))).toBe(preview.credits_change);
  expect(cents(preview.amount_due_today)).toBe(rows[0].paid_cents);
  expect(changed.amount_paid).toBe(preview.amount_due_today);
  expect(changed.line_items).toEqual(preview.line_items);
  expect(sum(preview.line_items.map(({ amount }) => cents(amount)))).toBe(cents(preview.amount_due_today));
  expect(preview.next_billing_date).toBe(after.next_billing_date);
  expect(cents(preview.credit_balance)).toBe(rows[0].balance_cents);
  expect(after.credit_balance).toBe(preview.credit_balance);
  expect(after).toMatchObject({ current_plan: to.plan, billing_interval: to.interval });
}

test.each(pairs)(
  "$from.plan $from.interval to $to.plan $to.interval: what was shown is what follows",
  { timeout: casesLimitMs },
  async ({ from, to }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1_000),
        fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
        fc.constantFrom(0, 0, 0.3, 1),
        fc.constantFrom(0, 0, 1_250, 80_000),
        (elapsed, used, held, balanceCents) => expectKept({ from, elapsed, used, held, balanceCents }, to),
      ),
      {
        numRuns: cases(3, 8),
        endOnFailure: true,
        examples: [
          [0, 0, 0, 0],
          [0.5, 1, 0, 0],
        ],
      },
    );
  },
);
