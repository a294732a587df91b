import { randomUUID } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { getCredits } from "@citelens/contract/billing/credits";
import { grantCredits } from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/admin-organization";
import { trackVisit } from "@citelens/contract/traffic/visits";
import { getLimits } from "@citelens/contract/workspaces/limits";
import { createWorkspace, getWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";
import {
  addColleague,
  because,
  detailsOf as findDetails,
  type Household,
  openHousehold,
} from "./household.test-helper.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

const household = (): Promise<Household> => openHousehold(world, root);
const act = because;
const detailsOf = (home: Household) => findDetails(world, root, home);

function report(key: string) {
  return world.app.inject({
    method: "POST",
    url: `${apiBase}${trackVisit.path}`,
    headers: { authorization: `Api-Key ${key}` },
    payload: { request_path: "/", request_method: "GET", request_headers: { "User-Agent": "GPTBot/1.2" } },
  });
}

describe("the page of an organization", () => {
  test("shows who owns it, its plan, its credits and what it may do", async () => {
    const home = await household();
    const { organizationId } = home;
    const body = { amount: 50, reason: "A gift", key: randomUUID() };
    await Promise.all(
      [1, 2, 3].map(() => world.call(grantCredits, { params: { organizationId }, body }, root.access)),
    );

    const mails = await world.mailsTo(home.owner.email);
    const told = mails.filter(({ subject }) => subject === "Your organization was given 50 credits");
    expect(told.map(({ text }) => text.includes("A gift"))).toEqual([true]);
    const details = await detailsOf(home);

    expect(details).toMatchObject({
      id: organizationId,
      owner: { id: home.owner.user.id, email: home.owner.email, name: "Ada Example", email_verified: false },
      plan: { id: "demo", name: "Demo", status: "none", comp: null },
      credits: { remaining_credits: 350, total_credits: 300, additional_credits: 50 },
      lots: [
        { kind: "GRANTED", amount: 50, available: 50, held: 0, expires_at: null },
        { kind: "PLAN", plan: "demo", amount: 300, available: 300, held: 0 },
      ],
      holds: [],
      limits: {
        now: {
          events_per_second: 20,
          requests_per_minute: 600,
          streams: 20,
          exports: 2,
          audit_pages: 200,
          workspaces: 1,
        },
        overrides: { events_per_second: null, workspaces: null },
      },
      retention_days: 90,
      suspension: null,
      workspaces: 1,
      notes: [],
    });
  });

  test("lists what belongs to it, and nothing of anybody else", async () => {
    const [home, other] = [await household(), await household()];
    const colleague = await addColleague(world, home);
    const key = await world.createKey(home.owner, { id: home.projectId });
    await world.createKey(other.owner, { id: other.projectId });
    const input = { params: { organizationId: home.organizationId } };
    const [ledger, payments, workspaces, members, keys, audit] = [
      await world.call(contract.listLedger, input, root.access),
      await world.call(contract.listPayments, input, root.access),
      await world.call(contract.listOrganizationWorkspaces, input, root.access),
      await world.call(contract.listOrganizationMembers, input, root.access),
      await world.call(contract.listOrganizationKeys, input, root.access),
      await world.call(contract.listOrganizationAudit, input, root.access),
    ];

    expect(ledger.answer.results).toMatchObject([{ kind: "GRANT", lot_kind: "PLAN", amount: 300 }]);
    expect(payments.answer).toMatchObject({ count: 0, results: [] });
    expect(workspaces.answer.results).toMatchObject([
      { id: home.projectId, owner_email: home.owner.email, members: 2 },
    ]);
    expect(members.answer.results).toEqual([
      { id: home.owner.user.id, email: home.owner.email, name: "Ada Example", workspaces: 1, owned: 1 },
      { id: colleague.user.id, email: colleague.email, name: "Ada Example", workspaces: 1, owned: 0 },
    ]);
    expect(keys.answer.results).toMatchObject([
      {
        id: key.id,
        workspace_id: home.projectId,
        workspace_name: "Example",
        prefix: key.prefix,
        revoked_at: null,
      },
    ]);
    expect(JSON.stringify(keys.body)).not.toContain(key.key);
    expect(audit.answer.results.map(({ action }) => action)).toContain("key.created");
    expect(audit.answer.results.every(({ workspace_id }) => workspace_id !== other.projectId)).toBe(true);
  });

  test("of an organization that is not there is not found", async () => {
    const params = { organizationId: randomUUID() };

    const replies = [
      await world.call(contract.getOrganizationDetails, { params }, root.access),
      await world.call(contract.endPlan, { params, body: act() }, root.access),
      await world.call(contract.addNote, { params, body: { text: "n", key: randomUUID() } }, root.access),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

test("a note is kept once, with who wrote it, and no member sees it", async () => {
  const home = await household();
  const note = {
    params: { organizationId: home.organizationId },
    body: { text: "Calls on Mondays", key: randomUUID() },
  };

  await Promise.all([1, 2, 3].map(() => world.call(contract.addNote, note, root.access)));

  expect((await detailsOf(home)).notes).toMatchObject([
    { text: "Calls on Mondays", author_email: root.email },
  ]);
  const { body } = await world.call(
    getWorkspace,
    { params: { projectId: home.projectId } },
    home.owner.access,
  );
  expect(JSON.stringify(body)).not.toContain("Mondays");
});

describe("limits", () => {
  const none = {
    events_per_second: null,
    requests_per_minute: null,
    streams: null,
    exports: null,
    audit_pages: null,
    workspaces: null,
  };
  const change = ({ organizationId }: Household, overrides: Partial<contract.LimitOverrides>) =>
    world.call(
      contract.changeLimits,
      { params: { organizationId }, body: { ...none, ...overrides, ...act() } },
      root.access,
    );

  test("that a superuser changed count within a second, and go back to the plan with null", async () => {
    const home = await household();
    const limits = async () =>
      (await world.call(getLimits, { params: { projectId: home.projectId } }, home.owner.access)).answer;
    await limits();

    const { answer } = await change(home, { events_per_second: 7, workspaces: 3 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const changed = await limits();
    await world.call(
      createWorkspace,
      { body: { name: "Two", url: "https://two.example" } },
      home.owner.access,
    );
    await change(home, {});
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const back = await limits();

    expect(answer.limits).toMatchObject({
      now: { events_per_second: 7, requests_per_minute: 600, workspaces: 3 },
      overrides: { events_per_second: 7, requests_per_minute: null, workspaces: 3 },
    });
    expect([changed.events_per_second, changed.events_at_once, back.events_per_second]).toEqual([7, 70, 20]);
    const { answer: own } = await world.call(listWorkspaces, {}, home.owner.access);
    expect(own.map(({ name, cancellation_date }) => [name, cancellation_date !== null])).toEqual([
      ["Example", false],
      ["Two", true],
    ]);
  });

  test("are changed once for a key, and others under the same key are refused", async () => {
    const { organizationId } = await household();
    const own = act();
    const changeTo = (workspaces: number) =>
      world.call(
        contract.changeLimits,
        { params: { organizationId }, body: { ...none, workspaces, ...own } },
        root.access,
      );

    const [first, again, other] = [await changeTo(3), await changeTo(3), await changeTo(300)];

    expect([first.status, again.status, other.status]).toEqual([200, 200, 400]);
    expect(other.body).toHaveProperty("key");
    expect(again.answer.limits.overrides.workspaces).toBe(3);
  });

  test("are refused where they are none", async () => {
    const { status, body } = await change(await household(), { events_per_second: -1 });

    expect([status, Object.keys(body as object)]).toEqual([400, ["events_per_second"]]);
  });
});

describe("a suspended organization", () => {
  const suspend = (
    { organizationId }: Household,
    tracking: "keep" | "refuse",
    own = act("Spam was reported"),
  ) =>
    world.call(
      contract.suspendOrganization,
      { params: { organizationId }, body: { ...own, tracking } },
      root.access,
    );
  const lift = ({ organizationId }: Household) =>
    world.call(
      contract.liftSuspension,
      { params: { organizationId }, body: act("It was an error") },
      root.access,
    );

  test("is closed to its members, who are told why, and nobody else; lifted, it is as before", async () => {
    const [home, other] = [await household(), await household()];
    const open = ({ owner, projectId }: Household) =>
      world.call(getCredits, { params: { projectId } }, owner.access);

    const { answer } = await suspend(home, "keep");
    const another = await world.call(
      createWorkspace,
      { body: { name: "Two", url: "https://two.example" } },
      home.owner.access,
    );
    const [closed, others] = [await open(home), await open(other)];
    const { answer: listed } = await world.call(listWorkspaces, {}, home.owner.access);
    await lift(home);
    const reopened = await open(home);

    expect(answer.suspension).toMatchObject({ reason: "Spam was reported", tracking: "keep" });
    expect(closed).toMatchObject({
      status: 403,
      body: {
        code: "ORGANIZATION_SUSPENDED",
        detail: `${errors.ORGANIZATION_SUSPENDED[1]} Reason: Spam was reported`,
      },
    });
    expect(listed).toMatchObject([{ id: home.projectId, suspended_reason: "Spam was reported" }]);
    expect([others.status, reopened.status, another.status]).toEqual([200, 200, 403]);
    expect((await world.mailsTo(home.owner.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["Your organization was suspended", "Your organization is no longer suspended"]),
    );
  });

  test.each([
    ["keep", 202],
    ["refuse", 403],
  ] as const)("that should %s what its websites report answers %i", async (tracking, status) => {
    const home = await household();
    const { key } = await world.createKey(home.owner, { id: home.projectId });
    const before = await report(key);

    await suspend(home, tracking);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const during = await report(key);
    await lift(home);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const after = await report(key);

    expect([before, during, after].map(({ statusCode }) => statusCode)).toEqual([202, status, 202]);
  });

  test("is suspended once for one act, and not again by another", async () => {
    const home = await household();
    const once = act();

    const [first, same, another] = [
      await suspend(home, "keep", once),
      await suspend(home, "keep", once),
      await suspend(home, "keep"),
    ];
    await lift(home);
    const notSuspended = await lift(home);

    expect([first.status, same.status, another.status, notSuspended.status]).toEqual([200, 200, 409, 409]);
    expect(
      (await world.mailsTo(home.owner.email)).filter(({ subject }) => /was suspended/.test(subject)),
    ).toHaveLength(1);
  });
});
