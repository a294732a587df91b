import * as contract from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { createWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";

const newPassword = "an entirely new secret";
const linkForm = /\/reset-password\/confirm\/([\w-]+)\/([\w-]+)/;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function request(email: string) {
  return world.call(contract.requestPasswordReset, { body: { email } });
}

/** The parts of the link in the newest mail. */
async function linkFor({ email }: Person): Promise<{ userId: string; token: string }> {
  await request(email);
  await world.runJobs();
  const mails = await world.mailsTo(email);
  const [, userId = "", token = ""] = linkForm.exec(mails.at(-1)?.text ?? "") ?? [];
  return { userId, token };
}

function confirm(params: { userId: string; token: string }, password = newPassword) {
  return world.call(contract.confirmPasswordReset, { params, body: { password } });
}

describe("asking for a reset", () => {
  test("gives the same answer for a known and an unknown account, before anything was done for either", async () => {
    const { email } = await world.signUp();

    const known = await request(email);
    const unknown = await request("nobody-has-this@example.com");
    const mailsBefore = await world.mailsTo(email);
    await world.runJobs();

    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual({
      message:
        "If we find an account with this email, you'll receive reset instructions. Check your inbox (and spam folder) 📩",
    });
    expect(unknown.body).toEqual(known.body);
    expect(mailsBefore).toEqual([]);
    expect(await world.mailsTo(email)).toHaveLength(1);
    expect(await world.mailsTo("nobody-has-this@example.com")).toEqual([]);
  });

  test("mails to the account's own address, whatever the spelling that was typed", async () => {
    const { email } = await world.signUp();

    await request(`  ${email.toUpperCase()} `);
    await world.runJobs();

    expect(await world.mailsTo(email)).toMatchObject([
      { kind: "password-reset", subject: "Reset your Citelens password" },
    ]);
  });

  test("builds the link from the configured address, never from what the request says", async () => {
    const { email } = await world.signUp();

    await world.app.inject({
      method: "POST",
      url: `${apiBase}/password/reset/`,
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" },
      payload: { email },
    });
    await world.runJobs();

    const [mail] = await world.mailsTo(email);
    expect(mail?.text).toContain(`${world.tools.publicUrl}/reset-password/confirm/`);
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil.example");
  });

  test("keeps only the hash of a token of 256 bits", async () => {
    const { token } = await linkFor(await world.signUp());

    const { rows } = await world.postgres.pool.query<{ row: string }>(
      "select t::text as row from account_tokens t",
    );

    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  test("sends one account at most three links an hour, without telling", async () => {
    const { email } = await world.signUp();

    const answers = [await request(email), await request(email), await request(email), await request(email)];
    await world.runJobs();

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await world.mailsTo(email)).toHaveLength(3);
  });

  test("holds up an address that asks for many accounts", async () => {
    const limited = await worldOfTest({ limited: true });

    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked += 1) {
      const body = { email: `someone-${asked}@example.com` };
      statuses.push((await limited.call(contract.requestPasswordReset, { body })).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test("asks for an e-mail", async () => {
    const { status, body } = await world.call(contract.requestPasswordReset, { body: {} as never });

    expect([status, body]).toEqual([400, { email: [fieldErrors.required] }]);
  });
});

describe("a reset link", () => {
  test("sets the password, ends every session at once, verifies the address and is reported by mail", async () => {
    const person = await world.signUp();
    const other = await world.call(contract.logIn, { body: person });
    for (const { access } of [person, other.answer]) await world.call(contract.me, {}, access);

    const reply = await confirm(await linkFor(person));

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ message: "Your password has been reset successfully. You can now log in." });
    for (const { access, refresh } of [person, other.answer]) {
      expect((await world.call(contract.me, {}, access)).status).toBe(401);
      expect((await world.call(contract.refreshToken, { body: { refresh } })).status).toBe(401);
    }
    const logIn = (password: string) =>
      world.call(contract.logIn, { body: { email: person.email, password } });
    expect((await logIn(person.password)).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await world.mailsTo(person.email)).at(-1)).toMatchObject({
      kind: "password-changed",
      subject: "Your Citelens password was changed",
    });
    const { rows } = await world.postgres.pool.query(
      `select email_verified_at is not null as verified, a.action, a.details from users u
       join audit_log a on a.actor_id = u.id and a.action = 'password.reset' where u.id = $1`,
      [person.user.id],
    );
    expect(rows).toEqual([{ verified: true, action: "password.reset", details: { sessions: 2 } }]);
  });

  test("works once, also for two simultaneous requests, and takes the older links with it", async () => {
    const person = await world.signUp();
    const older = await linkFor(person);
    const link = await linkFor(person);

    const replies = await Promise.all([confirm(link), confirm(link, "another entirely new secret")]);
    const afterwards = await Promise.all([confirm(link), confirm(older)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(afterwards.map(({ status }) => status)).toEqual([400, 400]);
    expect(afterwards[0]?.body).toEqual({ token: [fieldErrors.resetLink] });
  });

  test("is not used up by being looked at", async () => {
    const link = await linkFor(await world.signUp());

    for (const path of [
      `/reset-password/confirm/${link.userId}/${link.token}`,
      `${apiBase}/password/reset/confirm/${link.userId}/${link.token}/`,
    ]) {
      await world.app.inject({ method: "GET", url: path });
      await world.app.inject({ method: "HEAD", url: path });
    }

    expect((await confirm(link)).status).toBe(200);
  });

  test("is over after 60 minutes", async () => {
    const ahead = await worldOfTest();
    const person = await ahead.signUp();
    await ahead.call(contract.requestPasswordReset, { body: person });
    await ahead.runJobs();
    const [mail] = await ahead.mailsTo(person.email);
    const [, userId = "", token = ""] = linkForm.exec(mail?.text ?? "") ?? [];
    ahead.advance(60 * 60_000 + 1);

    const { status, body } = await ahead.call(contract.confirmPasswordReset, {
      params: { userId, token },
      body: { password: newPassword },
    });

    expect([status, body]).toEqual([400, { token: [fieldErrors.resetLink] }]);
  });

  test.each([
    ["a short password", "1234567", fieldErrors.passwordShort],
    ["a long password", "x".repeat(257), fieldErrors.passwordLong],
    ["a common password", "PassWord123", fieldErrors.passwordCommon],
  ])("refuses %s and stays good", async (_, password, sentence) => {
    const link = await linkFor(await world.signUp());

    const refused = await confirm(link, password);
    const accepted = await confirm(link);

    expect([refused.status, refused.body]).toEqual([400, { password: [sentence] }]);
    expect(accepted.status).toBe(200);
  });

  test("refuses the name of a workspace, and not that of somebody else's", async () => {
    const [person, other] = [await world.signUp(), await world.signUp()];
    const named = { name: "Walnut Works", url: "https://www.example.com" };
    await world.call(createWorkspace, { body: named }, person.access);

    const refused = await confirm(await linkFor(person), "walnut-works-2026");
    const accepted = await confirm(await linkFor(other), "walnut-works-2026");

    expect([refused.status, refused.body]).toEqual([400, { password: [fieldErrors.passwordNamed] }]);
    expect(accepted.status).toBe(200);
  });

  test("opens no other account, and no made-up one opens any", async () => {
    const [person, victim] = [await world.signUp(), await world.signUp()];
    const { userId, token } = await linkFor(person);

    const replies = [
      await confirm({ userId: victim.user.id, token }),
      await confirm({ userId, token: "A".repeat(43) }),
      await confirm({ userId: "not-an-id", token }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 404]);
    expect(replies[2]?.body).toMatchObject({ detail: errors.NOT_FOUND[1] });
    expect((await world.call(contract.logIn, { body: victim })).status).toBe(200);
  });
});
