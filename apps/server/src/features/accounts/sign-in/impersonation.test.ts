import * as contract from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { startImpersonation } from "./impersonate.ts";
import { requireSuperuser } from "./superuser.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

async function codesFor({ user }: Person, by: World = world, admin: Person = root) {
  const superuser = await requireSuperuser(by.tools, {
    userId: admin.user.id,
    sessionId: "",
    via: { kind: "session", id: "" },
    impersonatorId: undefined,
  });
  return startImpersonation(by.tools, superuser, user.id);
}

function enter(body: { access: string; refresh: string }, by: World = world) {
  return by.call(contract.enterImpersonation, { body });
}

describe("a hand-off", () => {
  test("opens one session as the user, however often and however fast its codes are used", async () => {
    const person = await world.signUp();
    const codes = await codesFor(person);

    const replies = await Promise.all([enter(codes), enter(codes), enter(codes)]);

    const entered = replies.filter(({ status }) => status === 200);
    expect(entered).toHaveLength(1);
    const { answer: me } = await world.call(contract.me, {}, entered[0]?.answer.access);
    expect(me.email).toBe(person.email);
    expect(replies.find(({ status }) => status !== 200)?.body).toEqual({
      detail: "Impersonation token is invalid or expired",
      code: "IMPERSONATION_INVALID",
    });
  });

  test("is over after 60 seconds", async () => {
    const own = await worldOfTest();
    const admin = await own.signUpRoot();
    const codes = await codesFor(await own.signUp(), own, admin);
    own.advance(60_001);

    const { status } = await enter(codes, own);

    expect(status).toBe(401);
  });

  test("needs both of its codes, and a session's own tokens are none", async () => {
    const [one, other] = [await codesFor(await world.signUp()), await codesFor(await world.signUp())];

    const replies = await Promise.all([
      enter({ access: one.access, refresh: other.refresh }),
      enter({ access: one.refresh, refresh: one.access }),
      enter({ access: root.access, refresh: root.refresh }),
      enter({ access: "", refresh: "" }),
    ]);
    const asToken = await world.call(contract.me, {}, one.access);

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(asToken.status).toBe(401);
    expect((await enter(one)).status).toBe(200);
  });

  test("is not given for a superuser, nor for an account that is not there", async () => {
    const nobody = { ...root, user: { ...root.user, id: "0198c0de-0000-7000-8000-000000000000" } };

    await expect(codesFor(root)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(codesFor(nobody)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is worth nothing once the admin is no superuser any more, or the user has become one", async () => {
    const own = await worldOfTest();
    const admin = await own.signUpRoot();
    const [one, other] = [await own.signUp(), await own.signUp()];
    const [first, second] = [await codesFor(one, own, admin), await codesFor(other, own, admin)];
    const set = (id: string, is: boolean) =>
      own.postgres.pool.query("update users set is_superuser = $2 where id = $1", [id, is]);

    await set(one.user.id, true);
    const promoted = await enter(first, own);
    await set(admin.user.id, false);
    const demoted = await enter(second, own);

    expect([promoted.status, demoted.status]).toEqual([401, 401]);
  });
});

describe("a session that acts as another user", () => {
  async function impersonate(person: Person, by: World = world, admin: Person = root) {
    return (await enter(await codesFor(person, by, admin), by)).answer;
  }

  test("may not delete or export the account, nor act as a superuser", async () => {
    const person = await world.signUp();
    const { access } = await impersonate(person);

    const replies = await Promise.all([
      world.call(contract.deleteMe, { body: { password: person.password } }, access),
      world.call(contract.exportMe, {}, access),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect(replies[0]?.body).toEqual({ detail: errors.IMPERSONATING[1], code: "IMPERSONATING" });
    const via = { kind: "session", id: "" } as const;
    const acting = { userId: root.user.id, sessionId: "", via, impersonatorId: root.user.id };
    await expect(requireSuperuser(world.tools, acting)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("lasts 30 minutes, and no refresh makes it longer", async () => {
    const own = await worldOfTest();
    const admin = await own.signUpRoot();
    let tokens = await impersonate(await own.signUp(), own, admin);
    for (let minutes = 0; minutes < 27; minutes += 9) {
      own.advance(9 * 60_000);
      tokens = (await own.call(contract.refreshToken, { body: tokens })).answer;
    }
    expect((await own.call(contract.me, {}, tokens.access)).status).toBe(200);
    own.advance(3 * 60_000 + 6_000);

    const [me, refreshed] = [
      await own.call(contract.me, {}, tokens.access),
      await own.call(contract.refreshToken, { body: tokens }),
    ];

    expect([me.status, refreshed.status]).toEqual([401, 401]);
  });

  test("ends by logging out, and leaves the user's own sessions alone", async () => {
    const person = await world.signUp();
    const tokens = await impersonate(person);

    await world.call(contract.logOut, {}, tokens.access);

    expect((await world.call(contract.me, {}, tokens.access)).status).toBe(401);
    expect((await world.call(contract.refreshToken, { body: tokens })).status).toBe(401);
    expect((await world.call(contract.me, {}, person.access)).status).toBe(200);
  });

  test("is written down with both ids, from the hand-off to the end, with what was done between", async () => {
    const person = await world.signUp();
    const { access } = await impersonate(person);
    await world.call(contract.updateMe, { body: { first_name: "Grace" } }, access);
    await world.call(contract.logOut, {}, access);

    const { rows } = await world.postgres.pool.query(
      `select action, actor_id, impersonator_id from audit_log
       where (actor_id = $1 and impersonator_id is not null) or (subject_id = $1 and actor_id = $2) order by at, id`,
      [person.user.id, root.user.id],
    );

    const both = { actor_id: person.user.id, impersonator_id: root.user.id };
    expect(rows).toEqual([
      { action: "impersonation.requested", actor_id: root.user.id, impersonator_id: null },
      { action: "impersonation.started", ...both },
      { action: "account.updated", ...both },
      { action: "impersonation.ended", ...both },
    ]);
  });

  test("ends with the password reset of the user and of the admin alike", async () => {
    const own = await worldOfTest();
    const admin = await own.signUpRoot();
    const [one, other] = [await own.signUp(), await own.signUp()];
    const reset = async (person: Person): Promise<void> => {
      await own.call(contract.requestPasswordReset, { body: { email: person.email } });
      await own.runJobs();
      const mail = (await own.mailsTo(person.email)).at(-1);
      const [, userId = "", token = ""] = /confirm\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
      const body = { password: "an entirely new secret" };
      await own.call(contract.confirmPasswordReset, { params: { userId, token }, body });
    };
    const ofOne = await impersonate(one, own, admin);
    const ofOther = await impersonate(other, own, admin);
    for (const { access } of [ofOne, ofOther]) await own.call(contract.me, {}, access);

    await reset(one);
    const afterTheUsers = await own.call(contract.me, {}, ofOne.access);
    await reset(admin);
    const afterTheAdmins = await own.call(contract.me, {}, ofOther.access);

    expect([afterTheUsers.status, afterTheAdmins.status]).toEqual([401, 401]);
  });
});
