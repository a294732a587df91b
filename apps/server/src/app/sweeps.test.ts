import { checkoutCredits } from "@citelens/contract/billing/billing";
import { getCredits } from "@citelens/contract/billing/credits";
import { paySandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import * as admin from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/visibility/campaigns";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import type { Person } from "#test/world.ts";
import { jobs } from "./jobs.ts";

let open: AnswersWorld;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;

async function runJob(name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  await job?.run(open.world.tools, {} as never);
}

/** Lets the database refuse a change of one row of a table until it is repaired. */
async function breakRow(table: string, column: string, value: string): Promise<() => Promise<unknown>> {
  const name = `broken_${table}`;
  await query(`create function ${name}() returns trigger language plpgsql as $$
    begin raise exception 'row is broken'; end $$`);
  await query(`create trigger ${name} before insert or update on ${table} for each row
    when (new.${column} = '${value}') execute function ${name}()`);
  return () => query(`drop function ${name} cascade`);
}

const failedItems = async () =>
  (await open.world.call(admin.getHealth, {}, root.access)).answer.failed_items.map((one) => ({
    ...one,
    waitMs: Date.parse(one.next_try) - Date.parse(one.failed_at),
  }));

async function finished(home: Home): Promise<string> {
  const campaignId = await home.launch();
  await open.world.answerAll();
  return campaignId;
}

const runsOf = async (home: Home, campaignId: string): Promise<number> =>
  (await home.ask(listRuns, { params: { campaignId } })).answer.count;

const makeDue = (campaignId: string, minutesAgo: number) =>
  query("update campaigns set next_run_at = now() - $2 * interval '1 minute' where id = $1", [
    campaignId,
    minutesAgo,
  ]);

test("a campaign that cannot begin stops nobody, is not first in line each minute, and shows until it begins", async () => {
  const [broken, well] = [await open.home(), await open.home()];
  const [brokenId, wellId] = [await finished(broken), await finished(well)];
  await makeDue(brokenId, 9);
  await makeDue(wellId, 5);
  const repair = await breakRow("runs", "campaign_id", brokenId);

  await runJob("campaigns.start-due-runs");
  const first = await failedItems();
  await runJob("campaigns.start-due-runs");
  const second = await failedItems();
  open.world.advance(61_000);
  await runJob("campaigns.start-due-runs");
  const third = await failedItems();
  await repair();
  open.world.advance(121_000);
  await runJob("campaigns.start-due-runs");

  const item = { sweep: "campaigns.start-due-runs", item: brokenId, error: "row is broken" };
  expect(first).toMatchObject([{ ...item, failures: 1, waitMs: 60_000 }]);
  expect(second).toEqual(first);
  expect(third).toMatchObject([{ ...item, failures: 2, waitMs: 120_000 }]);
  expect(await failedItems()).toEqual([]);
  expect([await runsOf(broken, brokenId), await runsOf(well, wellId)]).toEqual([2, 2]);
  const { answer } = await broken.ask(contract.getCampaign, { params: { campaignId: brokenId } });
  expect(answer.status).toBe("ACTIVE");
  await open.world.answerAll();
});

test("campaigns of workspaces that are deleted or deactivated begin nothing and delay nobody else", async () => {
  const [hidden, well] = [await open.home(), await open.home()];
  const [hiddenId, wellId] = [await finished(hidden), await finished(well)];
  await makeDue(hiddenId, 60);
  await query(
    `insert into campaigns select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
     from campaigns as one, generate_series(1, 300) where one.id = $1`,
    [hiddenId],
  );
  await makeDue(wellId, 1);
  await query("update workspaces set is_active = false where id = $1", [hidden.projectId]);

  await runJob("campaigns.start-due-runs");
  const whileDeactivated = await query("select count(*)::int as runs from runs where workspace_id = $1", [
    hidden.projectId,
  ]);
  await query("update workspaces set is_active = true, deleted_at = now() where id = $1", [hidden.projectId]);
  await runJob("campaigns.start-due-runs");

  expect(whileDeactivated).toEqual([{ runs: 1 }]);
  expect(
    await query("select count(*)::int as runs from runs where workspace_id = $1", [hidden.projectId]),
  ).toEqual([{ runs: 1 }]);
  expect(await runsOf(well, wellId)).toBe(2);
  await query("delete from campaigns where workspace_id = $1", [hidden.projectId]);
  await open.world.answerAll();
});

test("a ledger that cannot be swept keeps nobody else's credits held", async () => {
  const [broken, well] = [await open.home(), await open.home()];
  await broken.launch();
  await well.launch();
  const holds = await query("select key, workspace_id from credit_holds where open > 0");
  const keyOf = (home: Home) => holds.find(({ workspace_id }) => workspace_id === home.projectId)?.key;
  await query("update credit_holds set expires_at = now() - interval '1 hour' where open > 0");
  const repair = await breakRow("credit_holds", "key", keyOf(broken));

  await runJob("credits.sweep");
  const failed = await failedItems();
  await repair();
  open.world.advance(61_000);
  await runJob("credits.sweep");

  expect(failed).toMatchObject([{ sweep: "credits.release-dead-holds", item: keyOf(broken), failures: 1 }]);
  expect(await query("select key from credit_holds where open > 0")).toEqual([]);
  expect(await failedItems()).toEqual([]);
  await query("delete from answers where status = 'PENDING'");
  await query("update runs set status = 'DONE'");
});

test("a run that cannot be ended leaves the others to end, and gives back what they hold", async () => {
  const [broken, well] = [await open.home(), await open.home()];
  const before = await well.credits();
  await broken.launch();
  await well.launch();
  const runs = await query("select id, workspace_id from runs where status = 'RUNNING'");
  const brokenRun = runs.find(({ workspace_id }) => workspace_id === broken.projectId)?.id;
  await query("update runs set created = created - interval '21 hours' where status = 'RUNNING'");
  const repair = await breakRow("runs", "id", brokenRun);

  await runJob("answers.end-late-runs");
  const failed = await failedItems();
  const given = await well.credits();
  await repair();
  open.world.advance(61_000);
  await runJob("answers.end-late-runs");

  expect(failed).toMatchObject([{ sweep: "answers.end-late-runs", item: brokenRun }]);
  expect(given).toEqual(before);
  expect(await query("select id from runs where status = 'RUNNING'")).toEqual([]);
  expect(await failedItems()).toEqual([]);
});

test("a payment that cannot be handed over keeps nobody else from what they paid for", async () => {
  const homes = [await open.home(), await open.home()];
  const orders: string[] = [];
  for (const home of homes) {
    const { body } = await home.ask(checkoutCredits, { body: { amount: 2_000, currency: "eur" } });
    const url = String((body as { checkout_url: string }).checkout_url);
    const sessionId = url.slice(url.lastIndexOf("/") + 1);
    const params = { sessionId };
    await open.world.call(paySandboxCheckout, { params, body: { card: "4242 4242 4242 4242" } });
    const [order] = await query("select id from billing_orders where checkout_id = $1", [sessionId]);
    orders.push(order?.id);
  }
  const additional = (home: Home | undefined) =>
    home?.ask(getCredits).then(({ answer }) => answer.additional_credits);
  const repair = await breakRow("billing_orders", "id", String(orders[0]));

  await runJob("billing.reconcile");
  const failed = await failedItems();
  const bought = [await additional(homes[0]), await additional(homes[1])];
  await repair();
  open.world.advance(61_000);
  await runJob("billing.reconcile");

  expect(failed).toMatchObject([
    { sweep: "billing.reconcile-orders", item: orders[0], error: "row is broken" },
  ]);
  expect(bought).toEqual([0, 2_000]);
  expect(await additional(homes[0])).toBe(2_000);
  expect(await failedItems()).toEqual([]);
});
