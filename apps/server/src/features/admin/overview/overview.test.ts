import { logIn, updateMe } from "@citelens/contract/accounts/accounts";
import { dayIn, dayMs, shiftDay } from "@citelens/contract/base/days";
import { apiBase } from "@citelens/contract/base/endpoint";
import * as billing from "@citelens/contract/billing/billing";
import { paySandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import { getSpending } from "@citelens/contract/billing/spending";
import { getOverview, type Overview } from "@citelens/contract/platform/overview";
import { createCampaign, launchCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putFindings } from "#platform/checks/wrong-counts.sql.ts";
import { putFailedItem } from "#platform/sweeps/failed-items.sql.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { type Person, type World, worldOfTest } from "#test/world.ts";
import { sumServiceDays } from "./sum-days.ts";

let open: AnswersWorld;
let world: World;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld({ billing: { mode: "sandbox" } });
  world = open.world;
  world.stopClock();
  const now = world.tools.now().getTime();
  world.advance(Math.ceil(now / dayMs) * dayMs + dayMs / 2 - now); // noon, with no midnight near
  root = await world.signUpRoot();
});
afterAll(() => open.close());

const today = () => dayIn("UTC", world.tools.now());
const query = async (text: string, values: readonly unknown[] = []) =>
  (await world.postgres.pool.query(text, [...values])).rows;

/** As superusers see it after the job has run. */
async function summed(of: World = world, by: Person = root): Promise<Overview> {
  await sumServiceDays(of.tools);
  return seen(of, by);
}

async function seen(of: World = world, by: Person = root): Promise<Overview> {
  const { email, password } = by;
  const { answer: tokens } = await of.call(logIn, { body: { email, password } });
  const { status, answer } = await of.call(getOverview, {}, tokens.access);
  expect(status).toBe(200);
  return answer;
}

async function report(person: Person, workspace: { readonly id: string }, visits: number): Promise<void> {
  const { key } = await world.createKey(person, workspace);
  const { statusCode } = await world.app.inject({
    method: "POST",
    url: `${apiBase}/tracking/visits`,
    headers: { authorization: `Api-Key ${key}` },
    payload: Array.from({ length: visits }, (_, n) => ({
      request_path: `/${n}`,
      request_method: "GET",
      request_headers: { "user-agent": "GPTBot/1.2" },
    })),
  });
  expect(statusCode).toBe(202);
}

/** Buys something in the sandbox, from the first page to the last. */
async function buy(
  home: Home,
  checkout: typeof billing.checkoutSubscription | typeof billing.checkoutCredits,
  body: object,
): Promise<void> {
  const { answer } = await home.ask(checkout, { body });
  const sessionId = answer.checkout_url.slice(answer.checkout_url.lastIndexOf("/") + 1);
  await world.call(paySandboxCheckout, { params: { sessionId }, body: { card: "4242 4242 4242 4242" } });
  const confirm =
    checkout.path === billing.checkoutCredits.path ? billing.confirmCredits : billing.confirmSubscription;
  expect((await home.ask(confirm, { body: { session_id: sessionId } })).status).toBe(200);
}

const nothing = {
  sign_ups: 0,
  active_organizations: 0,
  visits: 0,
  answers: 0,
  calls: 0,
  failed: 0,
  cost_usd: 0,
  credits_charged: 0,
  credits_sold: 0,
  credits_used: 0,
  recurring_cents: null,
};

test("before the first sums there are none, and nothing is made up", async () => {
  const overview = await seen();

  expect(overview).toMatchObject({
    today: today(),
    as_of: null,
    days: [],
    funnel: { signed_up: 0, onboarded: 0, first_visit: 0, first_campaign: 0, paid: 0 },
    billing: "sandbox",
  });
});

test("each figure is what was done, on the day on which it was done", async () => {
  const first = today();
  const asking = await open.home();
  await asking.launch();
  expect(await world.answerAll()).toBe(2);
  const { used } = await asking.credits();
  expect(used).toBeGreaterThan(0);
  const visited = await world.signUp();
  await report(visited, await world.createWorkspace(visited), 3);
  const onlooker = await world.signUp();
  await world.call(updateMe, { body: { onboarding_complete: true } }, onlooker.access);

  const before = await summed();

  // Root, who asks, is visited, looks on; a workspace and its key are in the log.
  const dayOne = {
    ...nothing,
    day: first,
    sign_ups: 4,
    active_organizations: 2,
    visits: 3,
    answers: 2,
    calls: 2,
    cost_usd: expect.any(Number),
    credits_charged: used,
    credits_used: used,
    recurring_cents: 0,
  };
  expect(before.days).toHaveLength(30);
  expect(before.days.slice(0, -1)).toEqual(
    Array.from({ length: 29 }, (_, n) => ({ ...nothing, day: shiftDay(first, n - 29) })),
  );
  expect(before.days.at(-1)).toEqual(dayOne);
  expect(before.as_of).toBe(world.tools.now().toISOString());

  world.advance(dayMs);
  const payer = await open.home();
  await buy(payer, billing.checkoutSubscription, { plan: "creator", interval: "monthly" });
  await buy(payer, billing.checkoutCredits, { amount: 2_000, currency: "eur" });
  const yearly = await open.home();
  await buy(yearly, billing.checkoutSubscription, { plan: "growth", interval: "yearly" });
  const failing = await open.home();
  open.openai.answerWith({ status: 400, body: { error: { message: "no", type: "invalid_request_error" } } });
  await failing.launch({ queries: ["shoes for snow"] });
  await world.answerAll();

  const { days, funnel, usd_per_euro } = await summed();

  const [yesterday, now] = days.slice(-2);
  expect(yesterday).toEqual(dayOne);
  expect(now).toMatchObject({
    day: shiftDay(first, 1),
    sign_ups: 3,
    visits: 0,
    answers: 0,
    credits_used: 0,
    credits_sold: 3_000 + 2_000 + 12 * 16_000,
    recurring_cents: 2_900 + 11_920,
  });
  expect(now?.failed).toBeGreaterThan(0);
  expect(now?.failed).toBe(now?.calls);
  expect(funnel).toEqual({ signed_up: 7, onboarded: 1, first_visit: 1, first_campaign: 2, paid: 2 });

  // The same as the page of costs says.
  const { email, password } = root;
  const { answer: tokens } = await world.call(logIn, { body: { email, password } });
  const range = { from_date: days[0]?.day ?? "", to_date: today() };
  const { answer: costs } = await world.call(getSpending, { query: range }, tokens.access);
  const sumOf = (key: "calls" | "failed" | "cost_usd" | "credits_charged") =>
    days.reduce((sum, day) => sum + day[key], 0);
  expect(costs.period).toMatchObject({
    calls: sumOf("calls"),
    failed: sumOf("failed"),
    credits: sumOf("credits_charged"),
  });
  expect(sumOf("cost_usd")).toBeCloseTo(costs.period.cost_usd, 6);
  expect(costs.usd_per_euro).toBe(usd_per_euro);
});

test("the job run again makes the same, and a later step of somebody counts on the day of the sign-up", async () => {
  const before = await summed();
  expect(await summed()).toEqual(before);

  const late = await world.signUp();
  const day = today();
  world.advance(2 * dayMs);
  const { email, password } = late;
  const { answer: tokens } = await world.call(logIn, { body: { email, password } });
  await report({ ...late, ...tokens }, await world.createWorkspace({ ...late, ...tokens }), 1);
  const after = await summed();

  expect(after.days.find((one) => one.day === day)).toMatchObject({ sign_ups: 4, visits: 0 });
  expect(after.days.at(-1)).toMatchObject({ sign_ups: 0, visits: 1, active_organizations: 1 });
  // Nobody looked on the day in between: its sums are made now, but for what only that day could tell.
  expect(after.days.at(-2)).toMatchObject({ day: shiftDay(day, 1), recurring_cents: null, calls: 0 });
  expect(after.funnel).toEqual({
    ...before.funnel,
    signed_up: before.funnel.signed_up + 1,
    first_visit: before.funnel.first_visit + 1,
  });
  const stored = await query("select sum(first_visit)::int as seen from service_days where day = $1", [day]);
  expect(stored).toEqual([{ seen: 1 }]);
});

test("visits and campaigns of a demo count nowhere, nor do spoofed visits or what an operator does as somebody", async () => {
  const before = await summed();
  const person = await world.signUp();
  const demo = await world.createWorkspace(person);
  const input = { params: { projectId: demo.id } };
  const body = {
    name: "Demo",
    brand: { name: "Acme", domains: ["acme.example"] },
    queries: ["best shoes"],
    operator_models: ["chatgpt"],
  };
  const { answer } = await world.call(createCampaign, { ...input, body } as never, person.access);
  const { id: campaignId } = answer as { id: string };
  const launched = await world.call(
    launchCampaign,
    { params: { projectId: demo.id, campaignId } },
    person.access,
  );
  expect(launched.status).toBe(200);
  await report(person, demo, 5);
  await query("update workspaces set is_demo = true where id = $1", [demo.id]);
  const other = await world.signUp();
  const real = await world.createWorkspace(other);
  const visit = { workspace_id: real.id, ts: world.tools.now().toISOString(), path: "/", token: "GPTBot" };
  await world.tools.events.insert("visits", [{ ...visit, verdict: "spoofed" }]);
  await query(
    `insert into audit_log (id, at, action, actor_id, impersonator_id, workspace_id, details)
     values (gen_random_uuid(), $1, 'x', $2, $3, $4, '{}')`,
    [world.tools.now(), other.user.id, root.user.id, real.id],
  );

  const after = await summed();

  expect(after.funnel).toEqual({ ...before.funnel, signed_up: before.funnel.signed_up + 2 });
  expect(after.days.at(-1)).toEqual({ ...before.days.at(-1), sign_ups: 2 });
});

test.each(["granted", "off"] as const)("where billing is %s nothing recurs, and it says so", async (mode) => {
  const other = await worldOfTest({ billing: { mode } });
  const superuser = await other.signUpRoot();

  const { billing, days } = await summed(other, superuser);

  expect(billing).toBe(mode);
  expect(days.map(({ recurring_cents }) => recurring_cents)).toEqual(Array(30).fill(null));
});

test("waiting jobs are those that are due and not begun", async () => {
  await world.runJobs();
  const none = await seen();
  const { boss } = world.tools.jobs;
  await boss.send("credits.sweep", {});
  await boss.send("billing.reconcile", {});
  await boss.send("insights.check-sums", {}, { startAfter: 3_600 });

  const two = await seen();
  await world.runJobs();

  expect([none.waiting_jobs, two.waiting_jobs, (await seen()).waiting_jobs]).toEqual([0, 2, 0]);
});

test("what needs attention is told, each by what it is about, until it does not any more", async () => {
  expect((await seen()).attention).toEqual([]);
  const [answer] = await query("select workspace_id, id, campaign_id from answers limit 1");
  const { rows: jobs } = await world.postgres.pool.query<{ id: string }>(
    `update jobs.job set state = 'failed', completed_on = now()
     where id = (select id from jobs.job where name = 'credits.sweep' limit 1) returning id`,
  );
  expect(jobs).toHaveLength(1);
  const at = world.tools.now();
  await putFailedItem(world.tools, {
    sweep: "billing.reconcile-orders",
    item: "x",
    failures: 1,
    error: "no",
    failed_at: at,
    next_try_at: at,
  });
  await query(
    `insert into unstored_answers (workspace_id, answer_id, campaign_id, operator_model, query_text, outcome, error, tries,
       failed_at, tried_at) values ($1, $2, $3, 'chatgpt', 'q', '', 'no', 1, $4, $4)`,
    [answer.workspace_id, answer.id, answer.campaign_id, at],
  );
  await putFindings(world.tools, {
    check: "credits.prove",
    scope: "s",
    findings: [{ subject: "lot", what: "available", kept: 1, counted: 2 }],
  });
  await query(
    `insert into operator_switches (model_id, paused_until, pause_reason) values ('chatgpt', $1, 'quota')
     on conflict (model_id) do update set paused_until = excluded.paused_until`,
    [new Date(at.getTime() + dayMs)],
  );
  await query(
    "insert into spending_totals (day, scope, taken_usd) values ($1, 'installation', 950) on conflict do nothing",
    [today()],
  );
  await query(
    "insert into instances (id, name, roles, version, seen_at) values (gen_random_uuid(), 'host:4000', '{api}', '1', now() - interval '2 minutes')",
  );
  await query(
    `insert into limit_refusals (workspace_id, day, "limit", count) values ($1, $2, 'requests', 1200)`,
    [answer.workspace_id, today()],
  );
  await query(
    `insert into mails (id, kind, recipient, subject, status, created)
     values (gen_random_uuid(), 'x', 'a@example.com', 'Welcome', 'FAILED', $1),
       (gen_random_uuid(), 'x', 'a@example.com', 'Long ago', 'FAILED', $2)`,
    [at, new Date(at.getTime() - 8 * dayMs)],
  );

  const { attention } = await seen();

  expect(attention).toEqual([
    { kind: "instances_gone", count: 1, subject: "host:4000", percent: null },
    { kind: "unstored_answers", count: 1, subject: "", percent: null },
    { kind: "spending", count: 1, subject: "This installation", percent: 95 },
    { kind: "models_paused", count: 1, subject: "ChatGPT", percent: null },
    { kind: "failed_jobs", count: 1, subject: "credits.sweep", percent: null },
    { kind: "failed_items", count: 1, subject: "billing.reconcile-orders", percent: null },
    { kind: "wrong_counts", count: 1, subject: "credits.prove", percent: null },
    { kind: "failed_mails", count: 1, subject: "Welcome", percent: null },
    { kind: "refusals", count: 1_200, subject: "Ada Example", percent: null },
  ]);
  await query("delete from jobs.job where id = $1", [jobs[0]?.id]);
  for (const table of ["failed_items", "unstored_answers", "wrong_counts", "limit_refusals", "instances"])
    await query(`delete from ${table}`);
  await query("delete from spending_totals where scope = 'installation'");
  await query("update operator_switches set paused_until = null");
  await query("delete from mails where status = 'FAILED'");
  expect((await seen()).attention).toEqual([]);
});
