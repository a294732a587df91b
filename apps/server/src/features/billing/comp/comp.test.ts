import { logIn } from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as billing from "@citelens/contract/billing/billing";
import { listAudit } from "@citelens/contract/platform/admin";
import {
  compPlan,
  endPlan,
  getOrganizationDetails,
  listLedger,
} from "@citelens/contract/platform/admin-organization";
import { getLimits } from "@citelens/contract/workspaces/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { openPayer, type Payer, pass } from "../billing-world.test-helper.ts";
import { renewComps } from "./comp.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

interface CompInput {
  readonly plan?: "creator" | "growth" | "agency" | "enterprise";
  readonly until?: string | null;
  readonly key: string;
}

function give(
  { organizationId }: Payer,
  { plan = "growth", until = null, key }: CompInput,
  own = { world, root },
) {
  return own.world.call(
    compPlan,
    { params: { organizationId }, body: { plan, until, key, reason: "An early partner" } },
    own.root.access,
  );
}

function end({ organizationId }: Payer, key: string) {
  return world.call(
    endPlan,
    { params: { organizationId }, body: { key, reason: "The time is over" } },
    root.access,
  );
}

async function rootAgain(own: World, { email, password }: Person): Promise<string> {
  return (await own.call(logIn, { body: { email, password } })).answer.access;
}

describe("a plan that is given", () => {
  test("counts at once with its credits and limits, once for six clicks, and its owner is told why", async () => {
    const payer = await openPayer(world);

    const replies = await Promise.all(Array.from({ length: 6 }, () => give(payer, { key: "partner" })));
    const organization = await payer.organization();
    const { answer: limits } = await payer.ask(getLimits);
    const { answer: ledger } = await world.call(
      listLedger,
      { params: { organizationId: payer.organizationId } },
      root.access,
    );
    const { answer: log } = await world.call(
      listAudit,
      { query: { user: payer.organizationId } },
      root.access,
    );
    const mails = await world.mailsTo(payer.person.email);

    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(replies[0]?.answer.plan).toMatchObject({
      id: "growth",
      status: "none",
      comp: { plan: "growth", reason: "An early partner", until: null },
    });
    expect(organization).toMatchObject({
      current_plan: "growth",
      plan_name: "Growth",
      remaining_credits: 16_000,
      workspaces_max: 5,
    });
    expect(limits).toMatchObject({ plan: "Growth", events_per_second: 500 });
    expect(ledger.results.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["GRANT", 16_000],
      ["EXPIRE", -300],
      ["GRANT", 300],
    ]);
    expect(log.results.map(({ action, details }) => [action, details.reason])).toEqual([
      ["plan.given", "An early partner"],
    ]);
    const [mail] = mails.filter(({ kind }) => kind === "organization-changed");
    expect(mails.filter(({ kind }) => kind === "organization-changed")).toHaveLength(1);
    expect(mail?.text).toContain("Growth plan without payment");
    expect(mail?.text).toContain("The reason that was given: An early partner");
  });

  test("gives its credits anew each month, whatever was left, and ends after its last day", async () => {
    const own = await worldOfTest();
    const admin = await own.signUpRoot();
    let payer = await openPayer(own);
    const ends = new Date(own.tools.now().getTime() + 45 * 86_400_000).toISOString().slice(0, 10);
    await give(payer, { plan: "creator", until: ends, key: "trial" }, { world: own, root: admin });
    const before = await payer.organization();

    payer = await pass(own, payer, 32);
    await Promise.all([renewComps(own.tools), renewComps(own.tools)]);
    const second = await payer.organization();
    payer = await pass(own, payer, 15);
    await renewComps(own.tools);
    const after = await payer.organization();
    const access = await rootAgain(own, admin);
    const { answer: ledger } = await own.call(
      listLedger,
      { params: { organizationId: payer.organizationId } },
      access,
    );

    expect(
      [before, second, after].map(({ current_plan, remaining_credits }) => [current_plan, remaining_credits]),
    ).toEqual([
      ["creator", 3_000],
      ["creator", 3_000],
      ["demo", 0],
    ]);
    expect(ledger.results.filter(({ kind }) => kind === "GRANT").map(({ amount }) => amount)).toEqual([
      0, 3_000, 3_000, 300,
    ]);
  });

  test("that is given again changes its end and gives no second month", async () => {
    const payer = await openPayer(world);
    await give(payer, { key: "first time" });

    const { answer } = await give(payer, { key: "second time", until: "2099-12-31" });

    expect(answer.plan.comp?.until).toBe("2100-01-01T00:00:00.000Z");
    expect(answer.credits.remaining_credits).toBe(16_000);
  });

  test("ends at once when a superuser says so, and only then", async () => {
    const payer = await openPayer(world);
    await give(payer, { key: "to be ended" });

    const [ended, again] = [await end(payer, "the end"), await end(payer, "another end")];

    expect(ended.answer.plan).toMatchObject({ id: "demo", comp: null });
    expect(ended.answer.credits.remaining_credits).toBe(0);
    expect(again).toMatchObject({ status: 409, body: { detail: errors.NO_SUBSCRIPTION[1] } });
  });

  test("gives way to one that is bought", async () => {
    const payer = await openPayer(world);
    await give(payer, { plan: "creator", key: "until they pay" });
    await payer.subscribe("agency");

    const { answer } = await world.call(
      getOrganizationDetails,
      { params: { organizationId: payer.organizationId } },
      root.access,
    );

    expect(answer.plan).toMatchObject({ id: "agency", status: "active", comp: null });
  });

  test("is refused beside a subscription, for days that are over, and where nothing is sold", async () => {
    const payer = await openPayer(world);
    await payer.subscribe("creator");
    const off = await worldOfTest({ billing: { mode: "off" } });
    const other = await openPayer(off);

    const replies = [
      await give(payer, { key: "beside" }),
      await give(await openPayer(world), { key: "over", until: "2020-01-01" }),
      await give(other, { key: "off" }, { world: off, root: await off.signUpRoot() }),
    ];

    expect(replies.map(({ status, body }) => [status, body])).toMatchObject([
      [409, { detail: errors.SUBSCRIBED_ALREADY[1] }],
      [400, { until: [fieldErrors.dateFuture] }],
      [409, { detail: errors.BILLING_OFF[1] }],
    ]);
  });

  test("and a key that stands for another act is refused", async () => {
    const payer = await openPayer(world);
    await give(payer, { key: "one key" });

    const reply = await end(payer, "one key");

    expect(reply).toMatchObject({ status: 400, body: { key: [fieldErrors.invalid] } });
    expect((await payer.organization()).current_plan).toBe("growth");
  });
});

test("a subscription that a superuser ends goes on until its period is over", async () => {
  const payer = await openPayer(world);
  await payer.subscribe("creator");

  const replies = await Promise.all([end(payer, "by us"), end(payer, "by us"), end(payer, "by us")]);
  const { answer: shown } = await payer.ask(billing.getOrganization);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(shown).toMatchObject({ subscription_status: "pending_cancel", current_plan: "creator" });
  expect(await end(payer, "once more")).toMatchObject({
    status: 409,
    body: { detail: errors.ENDING_ALREADY[1] },
  });
});
