import * as contract from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passwordCost } from "#platform/limits/password-cost.ts";
import { openWorld, type World, worldOfTest } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const someone = { first_name: "Ada", last_name: "Example", password: "a long enough secret" };

describe("sign-up", () => {
  test("creates an account whose answer holds no secret", async () => {
    const { status, answer } = await world.call(contract.signUp, {
      body: { ...someone, email: "one@example.com" },
    });

    expect(status).toBe(201);
    expect(answer).toMatchObject({
      email: "one@example.com",
      is_superuser: false,
      onboarding_complete: false,
    });
    expect(JSON.stringify(answer)).not.toMatch(/argon2|secret/);
  });

  test("names every missing field", async () => {
    const { status, body } = await world.call(contract.signUp, { body: {} as never });

    expect(status).toBe(400);
    expect(body).toEqual({
      first_name: [fieldErrors.required],
      last_name: [fieldErrors.required],
      email: [fieldErrors.required],
      password: [fieldErrors.required],
    });
  });

  test.each([
    ["a blank first name", { first_name: "   " }, "first_name", fieldErrors.blank],
    ["an e-mail without a host", { email: "nobody@" }, "email", fieldErrors.email],
    ["an endless e-mail", { email: `${"a".repeat(60_000)}@example.com` }, "email", fieldErrors.email],
    ["a short password", { password: "1234567" }, "password", fieldErrors.passwordShort],
    ["a long password", { password: "x".repeat(257) }, "password", fieldErrors.passwordLong],
    ["a common password", { password: "PassWord123" }, "password", fieldErrors.passwordCommon],
    ["our name", { password: "My-C1telens-2026" }, "password", fieldErrors.passwordNamed],
    ["their e-mail", { password: "Refused@example.com" }, "password", fieldErrors.passwordNamed],
    ["the name before its @", { password: "refused-2026" }, "password", fieldErrors.passwordNamed],
    [
      "their own name",
      { last_name: "Lovelace", password: "lovelace1815" },
      "password",
      fieldErrors.passwordNamed,
    ],
  ])("refuses %s under its field", async (_, change, field, message) => {
    const body = { ...someone, email: "refused@example.com", ...change };

    const reply = await world.call(contract.signUp, { body });

    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ [field]: [message] });
  });

  test("gives an e-mail one account, whatever its spelling, even to two simultaneous requests", async () => {
    const spellings = ["two@example.com", "Two@Example.com", " two@example.com "];

    const replies = await Promise.all(
      spellings.map((email) => world.call(contract.signUp, { body: { ...someone, email } })),
    );

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 400, 400]);
    expect(replies.find((reply) => reply.status === 400)?.body).toEqual({ email: [fieldErrors.emailTaken] });
  });

  test("ignores fields that nobody may set", async () => {
    const body = {
      ...someone,
      email: "three@example.com",
      is_superuser: true,
      id: "1",
      onboarding_complete: true,
    };

    const { answer } = await world.call(contract.signUp, { body });

    expect(answer).toMatchObject({ is_superuser: false, onboarding_complete: false });
  });
});

describe("log-in", () => {
  test("answers with tokens that open /me/", async () => {
    const person = await world.signUp();

    const { status, answer } = await world.call(contract.me, {}, person.access);

    expect(status).toBe(200);
    expect(answer.email).toBe(person.email);
  });

  test("finds the account whatever the spelling of the e-mail", async () => {
    const { email, password } = await world.signUp();

    const { status } = await world.call(contract.logIn, { body: { email: email.toUpperCase(), password } });

    expect(status).toBe(200);
  });

  test("says the same of a wrong password and of an unknown account", async () => {
    const { email } = await world.signUp();

    const wrong = await world.call(contract.logIn, { body: { email, password: "not the password" } });
    const unknown = await world.call(contract.logIn, {
      body: { email: "nobody@example.com", password: "whatever it is" },
    });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      detail: "Incorrect email or password. Please try again.",
      code: "INVALID_CREDENTIALS",
    });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  test("makes repeated failures wait, says how long, and never locks for good", async () => {
    const limited = await worldOfTest({ limited: true });
    const { email, password } = await limited.signUp();
    const attempt = (tried: string) => limited.call(contract.logIn, { body: { email, password: tried } });
    for (let failures = 0; failures < 6; failures += 1) {
      limited.advance(1_000);
      await attempt("not the password");
    }

    const blocked = await attempt(password);
    limited.advance(Number(blocked.headers["retry-after"]) * 1_000);
    const later = await attempt(password);

    expect(blocked.status).toBe(429);
    expect(blocked.body).toMatchObject({ detail: errors.TOO_MANY_REQUESTS[1] });
    expect(later.status).toBe(200);
  });

  test("does not let failures of one account hold up another", async () => {
    const limited = await worldOfTest({ limited: true });
    const [victim, other] = [await limited.signUp(), await limited.signUp()];
    for (let failures = 0; failures < 7; failures += 1) {
      await limited.call(contract.logIn, { body: { email: victim.email, password: "not the password" } });
    }

    const { status } = await limited.call(contract.logIn, {
      body: { email: other.email, password: other.password },
    });

    expect(status).toBe(200);
  });

  test("survives a burst beyond what is hashed at once with 429, not with an error", async () => {
    const dear = await worldOfTest({ passwordCost });
    const { email, password } = await dear.signUp();

    const replies = await Promise.all(
      Array.from({ length: 60 }, () => dear.call(contract.logIn, { body: { email, password } })),
    );

    const statuses = new Set(replies.map((reply) => reply.status));
    expect(statuses).toEqual(new Set([200, 429]));
    expect(replies.find((reply) => reply.status === 429)?.headers["retry-after"]).toBeDefined();
  });
});

describe("refresh", () => {
  async function rotating() {
    const { email, password } = await world.signUp();
    const { answer } = await world.call(contract.logIn, { body: { email, password, rotate: true } });
    return answer;
  }
  const refresh = (token: string) => world.call(contract.refreshToken, { body: { refresh: token } });

  test("keeps working for a client that ignores the new refresh token", async () => {
    const person = await world.signUp();

    const first = await refresh(person.refresh);
    world.advance(3_600_000);
    const second = await refresh(person.refresh);

    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await world.call(contract.me, {}, second.answer.access)).status).toBe(200);
  });

  test("hands a rotating session a new token each time", async () => {
    const tokens = await rotating();

    const next = await refresh(tokens.refresh);
    const third = await refresh(next.answer.refresh);

    expect(new Set([tokens.refresh, next.answer.refresh, third.answer.refresh]).size).toBe(3);
  });

  test("gives simultaneous requests with one token the same next token", async () => {
    const tokens = await rotating();

    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(tokens.refresh)));

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.answer.refresh)).size).toBe(1);
  });

  test("ends the whole session when a replaced token comes back after the grace", async () => {
    const tokens = await rotating();
    const next = await refresh(tokens.refresh);
    world.advance(31_000);

    const stolen = await refresh(tokens.refresh);
    const owners = await refresh(next.answer.refresh);

    expect(stolen.status).toBe(401);
    expect(stolen.body).toMatchObject({ code: "REFRESH_TOKEN_EXPIRED" });
    expect(owners.status).toBe(401);
  });

  test("refuses after 14 days without use", async () => {
    const person = await world.signUp();
    world.advance(15 * 86_400_000);

    const { status, body } = await refresh(person.refresh);

    expect(status).toBe(401);
    expect(body).toMatchObject({ code: "REFRESH_TOKEN_EXPIRED" });
  });

  test.each(["", "nonsense", "a.b.c", "0198c0de-0000-7000-8000-000000000000.0.abc"])(
    "refuses %j",
    async (token) => {
      const { status } = await refresh(token);

      expect(status).toBe(401);
    },
  );
});

describe("log-out", () => {
  test("ends the session at once: neither its access nor its refresh token works", async () => {
    const person = await world.signUp();
    expect((await world.call(contract.me, {}, person.access)).status).toBe(200);

    const { status } = await world.call(contract.logOut, {}, person.access);

    expect(status).toBe(204);
    expect((await world.call(contract.me, {}, person.access)).status).toBe(401);
    expect((await world.call(contract.refreshToken, { body: { refresh: person.refresh } })).status).toBe(401);
  });

  test("is written down like the log-in, and so is a stolen token that ended a session", async () => {
    const own = await worldOfTest();
    const person = await own.signUp();
    await own.call(contract.logOut, {}, person.access);
    const { answer: tokens } = await own.call(contract.logIn, { body: { ...person, rotate: true } });
    await own.call(contract.refreshToken, { body: tokens });
    own.advance(31_000);
    await own.call(contract.refreshToken, { body: tokens });

    const { rows } = await own.postgres.pool.query("select action, details from audit_log order by at, id");

    expect(rows).toEqual([
      { action: "session.started", details: {} },
      { action: "session.ended", details: {} },
      { action: "session.started", details: {} },
      { action: "session.ended", details: { reason: "a refresh token was used twice" } },
    ]);
  });

  test("leaves the person's other sessions alone", async () => {
    const person = await world.signUp();
    const other = await world.call(contract.logIn, {
      body: { email: person.email, password: person.password },
    });

    await world.call(contract.logOut, {}, person.access);

    expect((await world.call(contract.me, {}, other.answer.access)).status).toBe(200);
  });
});

describe("an endpoint for users", () => {
  test("refuses everyone without a live access token", async () => {
    const person = await world.signUp();
    const tokens = ["", "nonsense", person.refresh, `Api-Key ${person.access}`, `Basic ${person.access}`];

    const replies = await Promise.all(tokens.map((token) => world.call(contract.me, {}, token)));

    expect(replies.map((reply) => reply.status)).toEqual(tokens.map(() => 401));
    expect(replies[0]?.body).toEqual({ detail: errors.NOT_AUTHENTICATED[1], code: "NOT_AUTHENTICATED" });
  });
});
