import * as contract from "@citelens/contract/billing/credits";
import { grantCredits } from "@citelens/contract/platform/admin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

async function home() {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person);
  const { rows } = await world.postgres.pool.query("select organization_id from workspaces where id = $1", [
    projectId,
  ]);
  const organizationId: string = rows[0].organization_id;
  const grant = (amount: number, key: string) =>
    world.call(
      grantCredits,
      { params: { organizationId }, body: { amount, reason: "For the test", key } },
      root.access,
    );
  const credits = () => world.call(contract.getCredits, { params: { projectId } }, person.access);
  return { person, projectId, organizationId, grant, credits };
}

async function expectBalancedLedger(organizationId: string): Promise<void> {
  const { rows } = await world.postgres.pool.query(
    `select (select sum(amount) from credit_entries where organization_id = $1)::int as entries,
       (select sum(available) from credit_lots where organization_id = $1)::int as available`,
    [organizationId],
  );
  expect(rows[0].entries).toBe(rows[0].available);
}

test("a new organization has the demo's 300 credits, once, no matter who looks first", async () => {
  const { credits, organizationId } = await home();

  const answers = await Promise.all([credits(), credits(), credits(), credits()]);

  for (const { answer } of answers) {
    expect(answer).toEqual({
      total_credits: 300,
      used_credits: 0,
      additional_credits: 0,
      remaining_credits: 300,
      credit_usage_percentage: 0,
      is_over_usage: false,
      current_plan: "demo",
      plan_name: "Demo",
      billing: "sandbox",
      free_credits_wait: false,
    });
  }
  await expectBalancedLedger(organizationId);
});

test("a grant counts once for each key, however often and at once it comes", async () => {
  const { grant, credits, organizationId } = await home();

  const answers = await Promise.all([grant(700, "a"), grant(700, "a"), grant(700, "a"), grant(50, "b")]);

  const { answer } = await credits();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answer).toMatchObject({ total_credits: 300, additional_credits: 750, remaining_credits: 1050 });
  await expectBalancedLedger(organizationId);
});

test("takes back what was granted, but never more than is left of it", async () => {
  const { grant, credits, organizationId } = await home();
  await grant(100, "a");
  await grant(50, "b");

  const taken = await grant(-120, "c");
  const tooMuch = await grant(-331, "d");

  expect(taken.answer).toMatchObject({ additional_credits: 30, remaining_credits: 330, used_credits: 0 });
  expect(tooMuch).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } });
  expect((await credits()).answer.remaining_credits).toBe(330);
  await expectBalancedLedger(organizationId);
});

test("a grant without a reason, of nothing, or to nobody is refused", async () => {
  const { organizationId, grant, person } = await home();
  const ask = (id: string, body: object) =>
    world.call(grantCredits, { params: { organizationId: id }, body: body as never }, root.access);

  const answers = [
    await ask(organizationId, { amount: 5, key: "k" }),
    await ask(organizationId, { amount: 0, reason: "r", key: "k" }),
    await ask(organizationId, { amount: 1.5, reason: "r", key: "k" }),
    await ask(person.user.id, { amount: 5, reason: "r", key: "k" }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
  expect((await grant(5, "k")).answer.additional_credits).toBe(5);
});

test("a key that was used stands for its amount: another one is refused, and nothing is given or taken", async () => {
  const { organizationId, grant, credits } = await home();
  await grant(50, "first");
  await grant(-20, "back");

  const [again, other, turned, backAgain, backOther] = [
    await grant(50, "first"),
    await grant(500, "first"),
    await grant(-50, "first"),
    await grant(-20, "back"),
    await grant(-25, "back"),
  ];

  expect([again, other, turned, backAgain, backOther].map(({ status }) => status)).toEqual([
    200, 400, 400, 200, 400,
  ]);
  expect(other.body).toEqual({ key: [expect.any(String)] });
  expect((await credits()).answer.remaining_credits).toBe(330);
  await expectBalancedLedger(organizationId);
});
