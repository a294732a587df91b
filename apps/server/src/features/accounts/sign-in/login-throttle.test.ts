import { randomUUID } from "node:crypto";
import * as contract from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { beforeEach, describe, expect, test } from "vitest";
import { type Instance, type World, worldOfTest } from "#test/world.ts";

const password = "a long enough secret";
let world: World;
beforeEach(async () => {
  world = await worldOfTest({ limited: true });
  world.stopClock(); // the seconds to wait would pass while a busy machine compares passwords
});

async function account(of: Instance = world): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const body = { first_name: "Ada", last_name: "Example", email, password };
  const reply = await from(`198.51.100.${Math.floor(Math.random() * 250)}`, contract.signUp.path, body, of);
  expect(reply.statusCode).toBe(201);
  return email;
}

function from(remoteAddress: string, path: string, payload: object, of: Instance = world) {
  return of.app.inject({ method: "POST", url: `${apiBase}${path}`, payload, remoteAddress });
}

async function logIn(remoteAddress: string, email: string, tried = password, of: Instance = world) {
  return (await from(remoteAddress, contract.logIn.path, { email, password: tried }, of)).statusCode;
}

/** So many simultaneous guesses; how many of them were compared with the password. */
async function guesses(times: number, one: (index: number) => Promise<number>): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: times }, (_, index) => one(index)));
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 401).length;
}

describe("simultaneous guesses", () => {
  test("at one account are counted before they are compared: a handful gets through", async () => {
    const email = await account();

    const compared = await guesses(60, () => logIn("203.0.113.7", email, "not the password"));

    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(5);
  });

  test("at many accounts from one address are bounded too", async () => {
    const emails = await Promise.all([account(), account(), account()]);

    const compared = await guesses(60, (index) =>
      logIn("203.0.113.7", emails[index] ?? `${index}@example.com`, "not the password"),
    );

    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(15);
  });

  test("from one network of IPv6 count as from one address, and an IPv4 address inside IPv6 as itself", async () => {
    const email = await account();

    const inNetwork = await guesses(40, (index) =>
      logIn(`2001:db8:0:1::${(index + 1).toString(16)}`, email, "not the password"),
    );
    const elsewhere = await logIn("2001:db8:0:2::1", email, "not the password");
    const plain = await guesses(20, (index) =>
      logIn(index % 2 ? "203.0.113.9" : "::ffff:203.0.113.9", email, "not the password"),
    );

    expect(inNetwork).toBeLessThanOrEqual(5);
    expect(elsewhere).toBe(401);
    expect(plain).toBeLessThanOrEqual(5);
  });

  test("on two instances are counted together", async () => {
    const email = await account();
    const second = await world.secondInstance();

    const compared = await guesses(60, (index) =>
      logIn("203.0.113.7", email, "not the password", index % 2 ? second : world),
    );

    expect(compared).toBeLessThanOrEqual(5);
  });
});

describe("the right password", () => {
  test("is given its attempt back: a hundred log-ins in a row hold nobody up", async () => {
    const emails = await Promise.all(Array.from({ length: 8 }, () => account()));

    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1)
      for (const email of emails) statuses.push(await logIn("203.0.113.7", email));

    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("gets in from an address that it came from before, while others guess at the account", async () => {
    const email = await account();
    await logIn("203.0.113.7", email);
    await guesses(60, () => logIn("192.0.2.66", email, "not the password"));

    expect(await logIn("203.0.113.7", email)).toBe(200);
    expect(await logIn("192.0.2.66", email)).toBe(429);
  });

  test("gets in from a known address although others at it guessed at other accounts", async () => {
    const email = await account();
    await logIn("203.0.113.7", email);
    await guesses(40, (index) => logIn("203.0.113.7", `${index}@example.com`, "whatever it is"));

    expect(await logIn("203.0.113.7", `other-${randomUUID()}@example.com`, "whatever it is")).toBe(429);
    expect(await logIn("203.0.113.7", email)).toBe(200);
  });

  test("gets in while other people's log-ins fill the queue, and again, and from its next address", async () => {
    const email = await account();
    await logIn("2001:db8:7::1", email);
    const address = (index: number) => `10.${index >> 8}.${index & 255}.9`;
    const flood = Array.from({ length: 400 }, (_, index) =>
      logIn(address(index), `${index}@example.com`, "whatever it is"),
    );

    const owner = await Promise.all([logIn("2001:db8:7::1", email), logIn("2001:db8:7::ffff", email)]);
    const others = await Promise.all(flood);

    expect(owner).toEqual([200, 200]);
    expect(others).toContain(429);
  });

  test("of a newcomer gets in beside one address that fills the queue with log-ins of its own", async () => {
    const [greedy, newcomer] = [await account(), await account()];
    const flood = Array.from({ length: 60 }, () => logIn("192.0.2.66", greedy));

    const status = await logIn("203.0.113.7", newcomer);
    await Promise.all(flood);

    expect(status).toBe(200);
  });
});

test("an attempt that was not compared for want of room is not counted as a failure", async () => {
  const emails = await Promise.all(Array.from({ length: 3 }, () => account()));
  const flood = Array.from({ length: 400 }, (_, index) =>
    logIn(`10.1.${index >> 8}.${index & 255}`, emails[index % 3] ?? ""),
  );
  await Promise.all(flood);

  const { rows } = await world.postgres.pool.query("select failures from login_failures where failures > 0");

  expect(rows).toEqual([]);
});

test("a password reset deletes the known addresses, and so does the deletion of the account", async () => {
  const email = await account();
  await logIn("203.0.113.7", email);
  const known = async () =>
    (await world.postgres.pool.query("select count(*)::int as n from known_addresses")).rows[0]?.n;
  expect(await known()).toBe(1);
  await world.call(contract.requestPasswordReset, { body: { email } });
  await world.runJobs();
  const mail = (await world.mailsTo(email)).at(-1);
  const [, userId = "", token = ""] = /confirm\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];

  const body = { password: "an entirely new secret" };
  const reset = await world.call(contract.confirmPasswordReset, { params: { userId, token }, body });

  expect([reset.status, await known()]).toEqual([200, 0]);
});

test("waiting begins after five failures, doubles each time, and never exceeds 15 minutes", async () => {
  const email = await account();
  const guess = () => from("203.0.113.7", contract.logIn.path, { email, password: "not the password" });
  for (let failures = 0; failures < 5; failures += 1) await guess();

  const waits: number[] = [];
  for (let failures = 5; failures < 17; failures += 1) {
    const seconds = Number((await guess()).headers["retry-after"]);
    waits.push(seconds);
    world.advance(seconds * 1000);
    await guess();
  }

  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test("a refusal says how long to wait in the contract's form", async () => {
  const email = await account();
  await guesses(10, () => logIn("203.0.113.7", email, "not the password"));

  const reply = await from("203.0.113.7", contract.logIn.path, { email, password });

  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toEqual({ detail: errors.TOO_MANY_REQUESTS[1], code: "TOO_MANY_REQUESTS" });
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
});
