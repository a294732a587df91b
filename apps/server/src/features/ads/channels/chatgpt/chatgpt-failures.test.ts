import { createServer } from "node:http";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listenOnLoopback } from "#test/loopback.ts";
import { sleep } from "../ad-channel-pace.ts";
import { attemptsMax } from "../repeating.rules.ts";
import { wantedTree } from "../wanted-tree.test-helper.ts";
import { failureOfAnswer } from "./chatgpt-failure.ts";
import { type ChatgptWorld, failureOf, openChatgptWorld, recordOf } from "./chatgpt-world.test-helper.ts";

let world: ChatgptWorld;
beforeEach(async () => {
  world = await openChatgptWorld();
});
afterEach(() => world.double.close());

function expectNoKey(error: unknown, key = world.double.key): void {
  const whole = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)}`;
  expect(whole).not.toContain(key);
  expect(whole).not.toContain(key.slice(0, 8));
}

describe("a refused key", () => {
  test("is told once, without a part of it", async () => {
    world.double.isKeyRefused = true;
    const failure = await failureOf(world.channel.readAccount());
    expect(failure).toMatchObject({
      kind: "key_refused",
      status: 401,
      message: "OpenAI refuses the key, or the ad account may not be used.",
    });
    expect(world.double.requests).toHaveLength(1);
    expectNoKey(failure);
  });

  test("of another account is refused as well", async () => {
    const channel = world.openChannel({ key: "sk-ads-another-key" });
    const failure = await failureOf(channel.pushCampaign(wantedTree(), recordOf([])));
    expect(failure.kind).toBe("key_refused");
    expect(world.double.books.campaigns.size).toBe(0);
    expectNoKey(failure, "sk-ads-another-key");
  });
});

test("a channel shows nobody its key", () => {
  expectNoKey(world.channel);
});

describe("what passes", () => {
  test.each(["500 before", "500 after", "reset before", "reset after"] as const)(
    "after %s it is asked again",
    async (mishap) => {
      world.double.mishap(mishap, mishap, mishap);
      expect((await world.channel.readAccount()).currency).toBe("USD");
      expect(world.double.requests).toHaveLength(4);
      expect(world.waits.every((ms, index) => ms >= 500 * 2 ** index && ms <= 750 * 2 ** index)).toBe(true);
    },
  );

  test("is asked for only so often", async () => {
    world.double.isDown = true;
    const failure = await failureOf(world.channel.readAccount());
    expect(failure).toMatchObject({ kind: "unavailable", status: 500, message: "OpenAI answers with 500." });
    expect(world.double.requests).toHaveLength(attemptsMax);
  });

  test("is a channel that is not there at all", async () => {
    await world.double.close();
    const failure = await failureOf(world.channel.readAccount());
    expect(failure).toMatchObject({
      kind: "unavailable",
      status: undefined,
      message: "OpenAI did not answer.",
    });
    expectNoKey(failure);
    world = await openChatgptWorld();
  });
});

describe("too many requests", () => {
  test("wait as long as the channel asks", async () => {
    world.double.retryAfter = "7";
    world.double.mishap("429");
    await world.channel.readAccount();
    expect(world.waits).toEqual([7_000]);
  });

  test("wait a little where it does not say how long", async () => {
    world.double.mishap("429");
    await world.channel.readAccount();
    expect(world.waits[0]).toBeGreaterThanOrEqual(2_000);
    expect(world.waits[0]).toBeLessThanOrEqual(3_000);
  });

  test("are told where nobody waits so long", async () => {
    world.double.retryAfter = "600";
    world.double.mishap("429");
    expect(await failureOf(world.channel.readAccount())).toMatchObject({
      kind: "rate_limited",
      status: 429,
      retryAfterMs: 600_000,
    });
    expect(world.double.requests).toHaveLength(1);
  });
});

test("an answer that is no answer is told, and not asked for again", async () => {
  world.double.mishap("garbage");
  expect(await failureOf(world.channel.readAccount())).toMatchObject({
    kind: "unavailable",
    message: "OpenAI's answer cannot be read: it is not as documented.",
  });
  expect(world.double.requests).toHaveLength(1);
});

test("an answer without what we cannot do without names it", async () => {
  Object.assign(world.double.books.account, { timezone: "Mars/Olympus" });
  expect(await failureOf(world.channel.readAccount())).toMatchObject({
    kind: "unavailable",
    message: "OpenAI's answer cannot be read: timezone is not as documented.",
  });
});

test("what is not there is told in the channel's words", async () => {
  expect(await failureOf(world.channel.readCampaign("cmpn_none"))).toMatchObject({
    kind: "invalid",
    status: 404,
    message: "No such object: cmpn_none",
  });
});

test("an id is a part of an address and nothing else", async () => {
  expect((await failureOf(world.channel.readCampaign("../ad_account?x=1#"))).kind).toBe("invalid");
  expect(world.double.requests).toEqual(["GET /campaigns/../ad_account?x=1#"]);
});

test("whoever no longer waits is told so at once", async () => {
  const ending = new AbortController();
  const channel = world.openChannel({ signal: ending.signal });
  ending.abort(new Error("shutting down"));
  await expect(channel.readAccount()).rejects.toThrow("shutting down");
});

test("whoever stops waiting in a pause is told so too", async () => {
  const ending = new AbortController();
  const wait: typeof sleep = (_, signal) => {
    ending.abort(new Error("shutting down"));
    return sleep(60_000, signal);
  };
  world.double.mishap("500 before");
  const channel = world.openChannel({ signal: ending.signal, wait });
  await expect(channel.readAccount()).rejects.toThrow("shutting down");
});

test("a redirect is no answer, and the key goes nowhere else", async () => {
  const keys: unknown[] = [];
  const elsewhere = createServer((request, response) => {
    keys.push(request.headers.authorization);
    response.end("{}");
  });
  const target = await listenOnLoopback(elsewhere);
  const redirecting = createServer((_, response) => void response.writeHead(307, { location: target }).end());
  const channel = world.openChannel({ baseUrl: await listenOnLoopback(redirecting) });

  const failure = await failureOf(channel.pause("campaign", "cmpn_1"));
  expect(failure).toMatchObject({ kind: "unavailable", message: "OpenAI answers with 307." });
  expect(keys).toEqual([]);
  for (const server of [elsewhere, redirecting]) {
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  [400, '{"error":{"message":"name is too short"}}', "invalid", "name is too short"],
  [400, '{"message":"bad"}', "invalid", "bad"],
  [422, '{"detail":"budget: below the minimum"}', "invalid", "budget: below the minimum"],
  [400, '{"error":"no"}', "invalid", "no"],
  [400, '{"detail":[{"msg":"x"}]}', "invalid", "OpenAI answers with 400."],
  [402, "<html>", "invalid", "OpenAI answers with 402."],
  [
    401,
    '{"error":{"message":"sk-secret-key"}}',
    "key_refused",
    "OpenAI refuses the key, or the ad account may not be used.",
  ],
  [403, "", "key_refused", "OpenAI refuses the key, or the ad account may not be used."],
  [404, "{}", "invalid", "OpenAI answers with 404."],
  [408, "", "unavailable", "OpenAI answers with 408."],
  [409, "", "unavailable", "OpenAI answers with 409."],
  [429, "", "rate_limited", "OpenAI asks to come again later."],
  [302, "", "unavailable", "OpenAI answers with 302."],
  [503, '{"error":{"message":"overloaded"}}', "unavailable", "OpenAI answers with 503."],
  [
    400,
    '{"error":{"message":"key sk-secret-key is odd\\n\\u0000 and Bearer abc too"}}',
    "invalid",
    "key (key) is odd and (key) too",
  ],
  [400, '{"error":{"message":"key sk-ads*****cdef is odd"}}', "invalid", "key (key) is odd"],
])("%i with %s is %s: %s", (status, text, kind, message) => {
  const failure = failureOfAnswer({ status, text, retryAfterMs: undefined, key: "sk-secret-key" });
  expect({ kind: failure.kind, message: failure.message }).toEqual({ kind, message });
});

test("a page that is sent in the place of a sentence is cut", () => {
  const text = JSON.stringify({ error: { message: "x".repeat(10_000) } });
  const { message } = failureOfAnswer({ status: 400, text, retryAfterMs: undefined, key: "k" });
  expect(message).toHaveLength(500);
});
