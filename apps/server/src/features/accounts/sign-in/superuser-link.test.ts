import { readFileSync } from "node:fs";
import * as accounts from "@citelens/contract/accounts/accounts";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { listUsers } from "@citelens/contract/platform/admin";
import { afterEach, expect, test, vi } from "vitest";
import { type Instance, type Person, type World, worldOfTest } from "#test/world.ts";
import { announceSuperuserLink } from "./superuser-link.ts";

/** The last statement of the migration that brought the links. */
const repair =
  readFileSync(new URL("../../../../drizzle/0008_superuser_links.sql", import.meta.url), "utf8")
    .split("--> statement-breakpoint")
    .at(-1) ?? "";
const email = "root@example.com";
const squatters = {
  first_name: "Mallory",
  last_name: "Squatter",
  email,
  password: "the secret of a stranger",
};
const own = { first_name: "Ada", last_name: "Example", password: "the secret of the operator" };

afterEach(() => vi.restoreAllMocks());

/** The token in the log of a start; none when nothing was logged. */
async function startOf(world: World): Promise<string> {
  const warn = vi.spyOn(world.tools.log, "warn").mockImplementation(() => undefined);
  await announceSuperuserLink(world.tools);
  const text = warn.mock.calls.flat().join(" ");
  warn.mockRestore();
  return /\/superuser\/([\w-]+)/.exec(text)?.[1] ?? "";
}

function confirm(world: Instance, token: string, body = own) {
  return world.call(accounts.confirmSuperuser, { params: { token }, body });
}

async function logIn(world: Instance, password: string): Promise<string> {
  return (await world.call(accounts.logIn, { body: { email, password } })).answer.access;
}

async function isSuperuser(world: Instance, access: string): Promise<boolean> {
  const { answer } = await world.call(accounts.me, {}, access);
  const { status } = await world.call(listUsers, {}, access);
  expect(status).toBe(answer.is_superuser ? 200 : 403);
  return answer.is_superuser;
}

test("the one who signs up with the configured e-mail first is no superuser, now or at any later log-in", async () => {
  const world = await worldOfTest();
  const { answer: user } = await world.call(accounts.signUp, { body: squatters });

  const access = await logIn(world, squatters.password);

  expect(user.is_superuser).toBe(false);
  expect(await isSuperuser(world, access)).toBe(false);
});

test("the link of the start's log makes the account, confirmed and with the rights", async () => {
  const world = await worldOfTest();

  const { status, answer } = await confirm(world, await startOf(world));

  expect([status, answer]).toEqual([200, { message: accounts.superuserConfirmed }]);
  const access = await logIn(world, own.password);
  expect((await world.call(accounts.me, {}, access)).answer).toMatchObject({ email, first_name: "Ada" });
  expect(await isSuperuser(world, access)).toBe(true);
});

test("the link removes somebody who signed up with the e-mail before: password, names, sessions and tokens", async () => {
  const world = await worldOfTest();
  await world.call(accounts.signUp, { body: squatters });
  const { answer: tokens } = await world.call(accounts.logIn, { body: { ...squatters, rotate: true } });
  await world.call(accounts.me, {}, tokens.access);
  await world.call(accounts.requestPasswordReset, { body: { email } });
  await world.runJobs();
  const reset = /confirm\/([\w-]+)\/([\w-]+)/.exec((await world.mailsTo(email))[0]?.text ?? "") ?? [];

  await confirm(world, await startOf(world));

  const replies = [
    await world.call(accounts.me, {}, tokens.access),
    await world.call(accounts.refreshToken, { body: tokens }),
    await world.call(accounts.logIn, { body: squatters }),
    await world.call(accounts.confirmPasswordReset, {
      params: { userId: reset[1] ?? "", token: reset[2] ?? "" },
      body: { password: "another secret of a stranger" },
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 400]);
  const { answer: me } = await world.call(accounts.me, {}, await logIn(world, own.password));
  expect(me).toMatchObject({ first_name: "Ada", last_name: "Example", is_superuser: true });
});

test("a log-in whose password was compared before the link was used opens no session after it", async () => {
  const world = await worldOfTest();
  await world.call(accounts.signUp, { body: squatters });
  const token = await startOf(world);

  const attempts = Array.from({ length: 12 }, () => world.call(accounts.logIn, { body: squatters }));
  const [confirmed, ...replies] = await Promise.all([confirm(world, token), ...attempts]);

  expect(confirmed.status).toBe(200);
  const opened = replies
    .map(({ body }) => body)
    .filter((body) => body && typeof body === "object" && "access" in body);
  for (const { access } of opened as Person[])
    expect((await world.call(accounts.me, {}, access)).status).toBe(401);
});

test("works once, even for two simultaneous clicks at two instances", async () => {
  const world = await worldOfTest();
  const second = await world.secondInstance();
  const token = await startOf(world);

  const replies = await Promise.all([confirm(world, token), confirm(second, token), confirm(world, token)]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect(replies.find(({ status }) => status === 400)?.body).toEqual({ token: [fieldErrors.superuserLink] });
});

test("ends after 24 hours, with the next start, and when another e-mail is configured", async () => {
  const world = await worldOfTest();
  const expired = await startOf(world);
  world.advance(86_400_001);
  const late = await confirm(world, expired);
  const [replaced, current] = [await startOf(world), await startOf(world)];
  const old = await confirm(world, replaced);
  await world.postgres.pool.query("update superuser_links set email_key = 'another@example.com'");

  const ofAnother = await confirm(world, current);

  expect([late.status, old.status, ofAnother.status]).toEqual([400, 400, 400]);
  expect((await confirm(world, await startOf(world))).status).toBe(200);
});

test("is not made any more once the superuser is confirmed", async () => {
  const world = await worldOfTest();
  await confirm(world, await startOf(world));

  expect(await startOf(world)).toBe("");
});

test("stands nowhere but in the log: neither in the database nor in a mail", async () => {
  const world = await worldOfTest();
  const token = await startOf(world);

  const { rows } = await world.postgres.pool.query("select * from superuser_links");

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await world.mailsTo(email)).toEqual([]);
});

test.each([
  ["a short password", { password: "short" }, { password: [fieldErrors.passwordShort] }],
  ["no name", { first_name: " " }, { first_name: [fieldErrors.blank] }],
])("refuses %s, and the link stays good", async (_, change, expected) => {
  const world = await worldOfTest();
  const token = await startOf(world);

  const refused = await confirm(world, token, { ...own, ...change });

  expect([refused.status, refused.body]).toEqual([400, expected]);
  expect((await confirm(world, token)).status).toBe(200);
});

test("with a mail server the link goes to the address, once a day however often the server starts", async () => {
  const world = await worldOfTest({ smtpUrl: "smtp://127.0.0.1:1" });
  const logged = [await startOf(world), await startOf(world)];

  const mails = await world.mailsTo(email);

  expect([logged, mails.map(({ kind }) => kind)]).toEqual([["", ""], ["superuser-link"]]);
  const token = /\/superuser\/([\w-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  await confirm(world, token);
  expect(await isSuperuser(world, await logIn(world, own.password))).toBe(true);
});

test("a password reset by the mailed link makes a superuser too, since it removes the one who signed up", async () => {
  const world = await worldOfTest();
  await world.call(accounts.signUp, { body: squatters });
  const squatter = await logIn(world, squatters.password);
  await world.call(accounts.requestPasswordReset, { body: { email } });
  await world.runJobs();
  const [, userId = "", token = ""] =
    /confirm\/([\w-]+)\/([\w-]+)/.exec((await world.mailsTo(email))[0]?.text ?? "") ?? [];

  await world.call(accounts.confirmPasswordReset, {
    params: { userId, token },
    body: { password: own.password },
  });

  expect((await world.call(accounts.me, {}, squatter)).status).toBe(401);
  expect(await isSuperuser(world, await logIn(world, own.password))).toBe(true);
  expect(await startOf(world)).toBe("");
});

test("the upgrade takes the rights from superusers whose address nobody confirmed, and the next start makes a link", async () => {
  const world = await worldOfTest();
  const [confirmed, unconfirmed] = [await world.signUp(), await world.signUp()];
  await world.call(accounts.signUp, { body: squatters });
  await world.postgres.pool.query("update users set is_superuser = true");
  await world.postgres.pool.query("update users set email_verified_at = now() where id = $1", [
    confirmed.user.id,
  ]);

  await world.postgres.pool.query(repair);

  const of = async ({ access }: Person) => (await world.call(accounts.me, {}, access)).answer.is_superuser;
  expect([await of(confirmed), await of(unconfirmed)]).toEqual([true, false]);
  expect(await startOf(world)).not.toBe("");
});
