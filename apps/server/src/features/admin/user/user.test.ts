import { randomUUID } from "node:crypto";
import * as accounts from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import { impersonate } from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/admin-user";
import { getOwnRights } from "@citelens/contract/platform/support-levels";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

const act = (reason = "Because of the tests") => ({ reason, key: randomUUID() });
const paramsOf = ({ user }: Person) => ({ params: { userId: user.id } });
const detailsOf = async (person: Person) =>
  (await world.call(contract.getUserDetails, paramsOf(person), root.access)).answer;
const logIn = ({ email, password }: Person) => world.call(accounts.logIn, { body: { email, password } });
const subjectsTo = async ({ email }: Person) => (await world.mailsTo(email)).map(({ subject }) => subject);

async function verified(): Promise<Person> {
  const person = await world.signUp();
  const set = "update users set email_verified_at = now() where id = $1";
  await world.postgres.pool.query(set, [person.user.id]);
  return person;
}

test("the page of a user shows sessions, workspaces and mails of this one alone", async () => {
  const [person, other] = [await world.signUp(), await world.signUp()];
  const { id } = await world.createWorkspace(person);
  await world.createWorkspace(other);
  await logIn(person);

  const details = await detailsOf(person);

  expect(details).toMatchObject({
    user: { id: person.user.id, email: person.email, is_superuser: false },
    support_level: null,
    suspension: null,
    sessions: [
      { is_live: true, by_support: false },
      { is_live: true, by_support: false },
    ],
    memberships: [{ workspace_id: id, workspace_name: "Example", role: "OWNER" }],
  });
  expect(details.organization_id).toBe(details.memberships[0]?.organization_id);
  expect(details.mails.every(({ recipient }) => recipient === person.email)).toBe(true);
  expect(JSON.stringify(details)).not.toMatch(/password|hash|salt|token/i);
});

describe("sessions that a superuser ends", () => {
  test("are over within seconds, once for six clicks, and the user can log in again", async () => {
    const person = await world.signUp();
    const body = act("A lost laptop");

    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        world.call(contract.endUserSessions, { ...paramsOf(person), body }, root.access),
      ),
    );
    world.advance(5_001);
    const { status } = await world.call(accounts.me, {}, person.access);

    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(200));
    expect([status, (await logIn(person)).status]).toEqual([401, 200]);
    expect((await subjectsTo(person)).filter((one) => one === "You were signed out everywhere")).toHaveLength(
      1,
    );
    const { answer: log } = await world.call(contract.listUserAudit, paramsOf(person), root.access);
    expect(log.results.filter(({ action }) => action === "user.sessions-ended")).toMatchObject([
      { actor_email: root.email, details: { reason: "A lost laptop" } },
    ]);
  });
});

describe("a suspended account", () => {
  test("cannot log in and is told why, until it is lifted; a wrong password learns nothing", async () => {
    const person = await world.signUp();
    await world.call(contract.suspendUser, { ...paramsOf(person), body: act("Card fraud") }, root.access);

    const [right, wrong] = [await logIn(person), await logIn({ ...person, password: "not this one" })];
    const suspended = await detailsOf(person);
    await world.call(contract.liftUserSuspension, { ...paramsOf(person), body: act() }, root.access);
    const again = await logIn(person);
    const twice = await world.call(
      contract.liftUserSuspension,
      { ...paramsOf(person), body: act() },
      root.access,
    );

    expect(right).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_SUSPENDED", detail: `${errors.ACCOUNT_SUSPENDED[1]} Reason: Card fraud` },
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
    expect(suspended).toMatchObject({ suspension: { reason: "Card fraud" }, sessions: [{ is_live: false }] });
    expect([again.status, twice.status]).toEqual([200, 409]);
    expect(await subjectsTo(person)).toEqual(
      expect.arrayContaining(["Your account was suspended", "Your account is no longer suspended"]),
    );
  });
});

describe("a support level", () => {
  const set = (person: Person, level: "support" | "finance" | "operator" | null, by = root) =>
    world.call(contract.setSupportLevel, { ...paramsOf(person), body: { ...act(), level } }, by.access);

  test("makes a superuser whose rights count after the next log-in, and is taken again", async () => {
    const person = await verified();
    const { answer: link } = await world.call(impersonate, paramsOf(person), root.access);
    const { searchParams } = new URL(link.url);
    const codes = { access: searchParams.get("access") ?? "", refresh: searchParams.get("refresh") ?? "" };
    const { answer: acting } = await world.call(accounts.enterImpersonation, { body: codes });

    const { answer } = await set(person, "support");
    world.advance(5_001);
    const [own, ofActing] = [
      await world.call(accounts.me, {}, person.access),
      await world.call(accounts.me, {}, acting.access),
    ];
    const { answer: tokens } = await logIn(person);
    const rights = await world.call(getOwnRights, {}, tokens.access);
    const raised = await set(person, "operator", { ...person, ...tokens });
    await set(person, null);
    const { answer: after } = await logIn(person);
    const none = await world.call(getOwnRights, {}, after.access);

    expect(answer).toMatchObject({ support_level: "support", user: { is_superuser: true } });
    expect([own.status, ofActing.status]).toEqual([401, 401]);
    expect(rights.answer).toEqual({ level: "support", rights: ["read", "impersonate"] });
    expect([raised.status, none.status]).toEqual([403, 403]);
  });

  test("is refused to oneself, to unconfirmed addresses and to whom SUPERUSER_EMAIL names", async () => {
    const operator = await verified();
    await set(operator, "operator");
    const { answer: tokens } = await logIn(operator);

    const replies = [
      await set(await world.signUp(), "support"),
      await set(operator, "support", { ...operator, ...tokens }),
      await set(root, null, { ...operator, ...tokens }),
    ];

    expect(replies.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
      [409, "EMAIL_NOT_CONFIRMED"],
      [409, "OWN_ACCOUNT"],
      [409, "SUPERUSER_STAYS"],
    ]);
  });

  test("keeps its account from being suspended and deleted", async () => {
    const person = await verified();
    await set(person, "finance");
    const input = { ...paramsOf(person), body: act() };

    const replies = [
      await world.call(contract.suspendUser, input, root.access),
      await world.call(contract.removeUser, { ...input, body: act() }, root.access),
    ];

    expect(replies.map(({ body }) => (body as { code: string }).code)).toEqual([
      "IS_SUPERUSER",
      "IS_SUPERUSER",
    ]);
  });
});

test("a deleted account is gone with what it alone owned, once for two clicks, and is told so", async () => {
  const [person, other] = [await world.signUp(), await world.signUp()];
  await world.createWorkspace(person);
  await world.createWorkspace(other);
  const body = act("They asked by phone");

  const replies = await Promise.all(
    [1, 2].map(() => world.call(contract.removeUser, { ...paramsOf(person), body }, root.access)),
  );
  const gone = await world.call(contract.getUserDetails, paramsOf(person), root.access);

  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect([gone.status, (await logIn(person)).status]).toEqual([404, 401]);
  expect((await world.call(listWorkspaces, {}, other.access)).answer).toHaveLength(1);
  expect((await subjectsTo(person)).filter((one) => one === "Your account was deleted")).toHaveLength(1);
});

test("the link that confirms an address is mailed again, three times a day", async () => {
  const person = await world.signUp();
  const send = () =>
    world.call(contract.resendUserVerification, { ...paramsOf(person), body: act() }, root.access);

  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await send()).status);

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await subjectsTo(person)).filter((one) => one === "Confirm your email address")).toHaveLength(3);
});
