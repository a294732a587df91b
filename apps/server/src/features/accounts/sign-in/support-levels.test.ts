import { randomUUID } from "node:crypto";
import * as accounts from "@citelens/contract/accounts/accounts";
import { operations } from "@citelens/contract/api";
import { apiBase, type StaffRight } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as admin from "@citelens/contract/platform/admin";
import { getOwnRights, rightsOfLevel, supportLevels } from "@citelens/contract/platform/support-levels";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ofSuperusers = operations.filter(({ endpoint }) => endpoint.caller === "superuser");

async function signUpAs(level: string | null, own: World = world): Promise<Person> {
  const person = await own.signUp();
  const set = "update users set is_superuser = true, support_level = $1 where id = $2";
  await own.postgres.pool.query(set, [level, person.user.id]);
  return person;
}

/** Only what is refused before anything is read. */
async function codeOf(endpoint: (typeof ofSuperusers)[number]["endpoint"], access: string, own = world) {
  const response = await own.app.inject({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path.replace(/:\w+/g, () => randomUUID())}?page=none&format=none&q=`,
    headers: { authorization: `Bearer ${access}` },
    ...(endpoint.body && { payload: {} }),
  });
  const { code } = response.json<{ code?: string }>();
  return response.statusCode === 403 ? code : "ADMITTED";
}

test("what is asked of superusers takes a right, and whatever changes something takes more than to look", () => {
  const unseen = ofSuperusers.filter(({ endpoint }) => endpoint.right === undefined);
  const onlyLooking = ofSuperusers.filter(
    ({ endpoint }) => endpoint.method !== "GET" && endpoint.right === "read",
  );

  expect(unseen).toEqual([]);
  expect(onlyLooking.map(({ name }) => name)).toEqual([
    "checkAdCreative",
    "checkAdPlacement",
    "estimateAdCampaign",
    "addNote",
    "previewAgency",
  ]);
});

describe.each(supportLevels)("%s", (level) => {
  const rights: readonly StaffRight[] = rightsOfLevel[level];
  let person: Person;
  beforeAll(async () => {
    person = await signUpAs(level);
  });

  test("is told what it may do", async () => {
    const { answer } = await world.call(getOwnRights, {}, person.access);

    expect(answer).toEqual({ level, rights });
  });

  test.each(ofSuperusers.filter(({ endpoint }) => !rights.includes(endpoint.right ?? "operate")))(
    "is refused $name",
    async ({ endpoint }) => {
      expect(await codeOf(endpoint, person.access)).toBe("FORBIDDEN");
    },
  );

  test.each(
    ofSuperusers.filter(
      ({ endpoint }) => endpoint.params !== undefined && rights.includes(endpoint.right ?? "operate"),
    ),
  )("is admitted to $name", async ({ endpoint }) => {
    expect(await codeOf(endpoint, person.access)).toBe("ADMITTED");
  });
});

test("a superuser of before there were levels may do everything", async () => {
  const { access } = await signUpAs(null);

  const { answer } = await world.call(getOwnRights, {}, access);

  expect(answer.level).toBe("operator");
});

test("whom SUPERUSER_EMAIL names is an operator again once the link was used", async () => {
  const own = await worldOfTest();
  const root = await own.signUpRoot();
  await own.postgres.pool.query("update users set support_level = 'support' where id = $1", [root.user.id]);

  const again = await own.signUpRoot();

  expect((await own.call(getOwnRights, {}, again.access)).answer.level).toBe("operator");
});

describe("a password that was entered more than 10 minutes ago", () => {
  test("lets a superuser look, and nothing else, until it is entered again", async () => {
    const own = await worldOfTest();
    const root = await own.signUpRoot();
    const user = await own.signUp();
    const lookAt = () => own.call(admin.listUsers, {}, root.access);
    const actAs = () => own.call(admin.impersonate, { params: { userId: user.user.id } }, root.access);
    const confirm = (password: string) =>
      own.call(accounts.confirmPassword, { body: { password } }, root.access);
    own.advance(10 * 60_000 - 5_000);
    const justBefore = await actAs();
    own.advance(10_000);
    root.access = (await own.call(accounts.refreshToken, { body: { refresh: root.refresh } })).answer.access;

    const [looked, acted] = [await lookAt(), await actAs()];
    const wrong = await confirm("not this one");
    const stillRefused = await actAs();
    const confirmed = await confirm(root.password);
    const allowed = await actAs();

    expect([justBefore.status, looked.status, allowed.status]).toEqual([200, 200, 200]);
    expect(acted).toMatchObject({
      status: 403,
      body: { code: "PASSWORD_NOT_RECENT", detail: errors.PASSWORD_NOT_RECENT[1] },
    });
    expect(wrong).toMatchObject({ status: 400, body: { password: [fieldErrors.passwordWrong] } });
    expect([stillRefused.status, confirmed.status]).toEqual([403, 204]);
  });

  test.each(ofSuperusers.filter(({ endpoint }) => endpoint.right !== "read"))(
    "does not suffice for $name",
    async ({ endpoint }) => {
      const person = await signUpAs("operator");
      const old = "update sessions set created = created - interval '11 minutes' where user_id = $1";
      await world.postgres.pool.query(old, [person.user.id]);

      expect(await codeOf(endpoint, person.access)).toBe("PASSWORD_NOT_RECENT");
    },
  );
});
