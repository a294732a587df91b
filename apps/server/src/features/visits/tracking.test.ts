import { dayMs } from "@citelens/contract/base/days";
import { errors } from "@citelens/contract/base/errors";
import { trackVisit, visitErrors, visitsStoredDays } from "@citelens/contract/traffic/visits";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { ownAgent } from "@citelens/crawlers";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually, type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await sharedWorld();
  person = await world.signUp();
});

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)";

interface Home {
  readonly projectId: string;
  readonly keyId: string;
  readonly key: string;
}

async function home(): Promise<Home> {
  const { id } = await world.createWorkspace(person);
  const { id: keyId, key } = await world.createKey(person, { id });
  return { projectId: id, keyId, key };
}

function send(key: string, body: object) {
  return world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: body,
  });
}

function visitOf(userAgent: string, changed: object = {}): object {
  return {
    request_path: "/pricing",
    request_method: "GET",
    request_headers: { "User-Agent": userAgent },
    ...changed,
  };
}

const anyRow = z.record(z.string(), z.unknown());

function rowsIn(table: string, projectId: string): Promise<Record<string, unknown>[]> {
  return world.tools.events.query(
    `SELECT * FROM ${table} WHERE workspace_id = {projectId:UUID}`,
    { projectId },
    anyRow,
  );
}

async function keptOf(projectId: string): Promise<{ visits: number; referrals: number; people: number }> {
  const [visits, referrals, people] = await Promise.all(
    ["visits", "referrals", "people_daily"].map((table) => rowsIn(table, projectId)),
  );
  return {
    visits: visits?.length ?? 0,
    referrals: referrals?.length ?? 0,
    people: (people ?? []).reduce((sum, row) => sum + Number(row.people), 0),
  };
}

describe("an agent's request", () => {
  test("is answered with 202 and no body once it can be read", async () => {
    const { key, projectId } = await home();

    const reply = await send(key, visitOf(gptBot, { response_status: 200, sdk: "express 1.0.0" }));
    const rows = await rowsIn("visits", projectId);

    expect([reply.statusCode, reply.body]).toEqual([202, ""]);
    // What protects pages is sent with pages alone.
    expect(Object.keys(reply.headers).sort()).toEqual([
      "cache-control",
      "connection",
      "content-length",
      "date",
    ]);
    expect(rows).toMatchObject([
      {
        path: "/pricing",
        method: "GET",
        status: 200,
        token: "GPTBot",
        bot_type: 1,
        purpose: "llm_training",
        operator: "OpenAI",
        verdict: "unverifiable",
        ua: gptBot,
      },
    ]);
  });

  test.each(["/api/v1/tracking/visit", "/api/v1/tracking/visit/"])("is taken at %s", async (url) => {
    const { key } = await home();

    const reply = await world.app.inject({
      method: "POST",
      url,
      headers: { authorization: `Api-Key ${key}` },
      payload: visitOf(gptBot),
    });

    expect(reply.statusCode).toBe(202);
  });

  test("keeps no cookie, no credentials, no whole address and no query but utm_* and ref", async () => {
    const { key, projectId } = await home();

    await send(
      key,
      visitOf(gptBot, {
        request_path: "/a?session=s3cret&utm_source=news&ref=x",
        request_headers: {
          "USER-AGENT": [gptBot],
          cookie: "sid=s3cret",
          Authorization: "Bearer s3cret",
          "x-api-token": "s3cret",
          "X-Forwarded-For": "203.0.113.77, 10.0.0.1",
          referer: "https://example.org/private?token=s3cret",
          signature: "sig1=:AAAA:",
          "signature-input": 'sig1=("@authority");tag="web-bot-auth"',
          host: "www.example.com",
        },
      }),
    );
    const rows = await rowsIn("visits", projectId);

    expect(rows).toMatchObject([
      {
        path: "/a",
        query: "utm_source=news&ref=x",
        address_prefix: "203.0.113.0/24",
        signature: JSON.stringify({
          host: "www.example.com",
          input: 'sig1=("@authority");tag="web-bot-auth"',
          signature: "sig1=:AAAA:",
        }),
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/s3cret|203\.0\.113\.77|sid=/);
  });

  test("is told by its signature where its user agent is a browser's", async () => {
    const { key, projectId } = await home();

    await send(
      key,
      visitOf(chrome, {
        request_headers: { "user-agent": chrome, "Signature-Agent": '"https://chatgpt.com"' },
      }),
    );

    expect(await rowsIn("visits", projectId)).toMatchObject([{ operator: "OpenAI", bot_type: 4 }]);
  });
});

describe("a request that is no agent's", () => {
  test.each([
    ["a person from ChatGPT", { referer: "https://chatgpt.com/" }, "/pricing", "referrer"],
    ["a person with ChatGPT's tag", {}, "/pricing?utm_source=chatgpt.com", "utm"],
    [
      "a person within ChatGPT's app",
      { "user-agent": "ChatGPT/1.2025.300 (iOS 26.1; iPhone17,1)" },
      "/",
      "in_app",
    ],
  ])("%s is a referral", async (_, headers, path, evidence) => {
    const { key, projectId } = await home();

    await send(
      key,
      visitOf(chrome, { request_path: path, request_headers: { "user-agent": chrome, ...headers } }),
    );

    expect(await rowsIn("referrals", projectId)).toMatchObject([{ assistant: "ChatGPT", evidence }]);
    expect(await keptOf(projectId)).toEqual({ visits: 0, referrals: 1, people: 0 });
  });

  test.each([
    ["any other person", { "user-agent": chrome }],
    ["a person from a search engine", { "user-agent": chrome, referer: "https://www.google.com/" }],
    [
      "a person within the site",
      { "user-agent": chrome, referer: "https://www.example.com/?utm_source=chatgpt.com" },
    ],
    ["a person in a browser that says so", { "user-agent": chrome, "sec-fetch-dest": "document" }],
  ])("%s is only counted", async (_, request_headers) => {
    const { key, projectId } = await home();

    await send(key, visitOf(chrome, { request_headers }));
    await send(key, visitOf(chrome, { request_headers }));

    expect(await keptOf(projectId)).toEqual({ visits: 0, referrals: 0, people: 2 });
  });

  test.each([
    ["a library", { "user-agent": "python-requests/2.32.5", referer: "https://chatgpt.com/" }],
    ["a monitor", { "user-agent": "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)" }],
    ["a preview", { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" }],
    ["nobody's user agent", {}],
    ["a script of a page", { "user-agent": chrome, "sec-fetch-dest": "empty" }],
    ["a prefetch", { "user-agent": chrome, referer: "https://chatgpt.com/", "Sec-Purpose": "prefetch" }],
    ["what reads pages for us", { "user-agent": ownAgent.userAgent }],
    ["an agent of ours", { "user-agent": "Citelens-Check/1.0 GPTBot/1.2" }],
  ])("%s is neither a visit nor a person", async (_, request_headers) => {
    const { key, projectId } = await home();

    const reply = await send(key, visitOf("", { request_headers }));

    expect(reply.statusCode).toBe(202);
    expect(await keptOf(projectId)).toEqual({ visits: 0, referrals: 0, people: 0 });
  });

  test("counts for the day that it is in the workspace's time zone", async () => {
    const { key, projectId } = await home();
    await world.call(
      updateWorkspace,
      { params: { projectId }, body: { time_zone: "Asia/Tokyo" } },
      person.access,
    );

    await eventually(async () => {
      await send(key, visitOf(chrome, { occurred_at: "2026-11-20T16:00:00+00:00" }));
      expect(await rowsIn("people_daily", projectId)).toContainEqual(
        expect.objectContaining({ day: "2026-11-21" }),
      );
    });
  });
});

describe("the workspace's settings", () => {
  test.each([
    ["images, scripts and the like", { request_path: "/logo.PNG?v=2" }, { track_assets: true }],
    ["other methods", { request_method: "post" }, { track_all_methods: true }],
  ])("decide about %s, and a change is soon felt", async (_, changed, settings) => {
    const { key, projectId } = await home();

    await send(key, visitOf(gptBot, changed));
    const before = await keptOf(projectId);
    await world.call(updateWorkspace, { params: { projectId }, body: settings }, person.access);

    expect(before.visits).toBe(0);
    await eventually(async () => {
      await send(key, visitOf(gptBot, changed));
      expect((await keptOf(projectId)).visits).toBeGreaterThan(0);
    });
  });
});

describe("a key", () => {
  test.each([
    ["missing", undefined],
    ["a password of another kind", "Basic YTpi"],
    ["made up", `Api-Key clk_${"a".repeat(38)}`],
    ["empty", "Api-Key "],
    ["hostile", `Api-Key ${"' or 1=1 --".repeat(50)}`],
  ])("that is %s is refused", async (_, authorization) => {
    const reply = await world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/visit",
      headers: { ...(authorization && { authorization }) },
      payload: visitOf(gptBot),
    });

    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ detail: errors.API_KEY_INVALID[1], code: "API_KEY_INVALID" });
    expect(reply.headers["www-authenticate"]).toBe("Api-Key");
  });

  test("never works as a Bearer token, nor a user's token as a key", async () => {
    const { key } = await home();

    const replies = await Promise.all(
      [`Bearer ${key}`, key, `Api-Key ${person.access}`].map((authorization) =>
        world.app.inject({
          method: "POST",
          url: "/api/v1/tracking/visit",
          headers: { authorization },
          payload: visitOf(gptBot),
        }),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  test("that was revoked is soon refused, in the midst of traffic", async () => {
    const { key, keyId, projectId } = await home();
    await send(key, visitOf(gptBot));

    await world.call(revokeApiKey, { params: { projectId, keyId } }, person.access);
    await eventually(async () => expect((await send(key, visitOf(gptBot))).statusCode).toBe(401));
    const stored = await keptOf(projectId);
    const again = await send(key, visitOf(gptBot));

    expect(again.statusCode).toBe(401);
    expect(await keptOf(projectId)).toEqual(stored);
  });

  test("of a workspace that is no longer active is refused", async () => {
    const { key, projectId } = await home();

    await world.postgres.pool.query("update workspaces set is_active = false where id = $1", [projectId]);
    const reply = await send(key, visitOf(gptBot));

    expect(reply.statusCode).toBe(401);
  });
});

describe("the time of a visit", () => {
  test("is what the sender says, in any time zone", async () => {
    const { key, projectId } = await home();
    const yesterday = new Date(Date.now() - dayMs);
    const inTokyo = new Date(yesterday.getTime() + 9 * 3_600_000).toISOString().replace("Z", "+09:00");

    await send(key, visitOf(gptBot, { occurred_at: inTokyo }));

    const [row] = await rowsIn("visits", projectId);
    expect(Date.parse(`${String(row?.ts).replace(" ", "T")}Z`)).toBe(yesterday.getTime());
  });

  test.each([
    ["more than 5 minutes ahead", () => 6 * 60_000, visitErrors.occurredAhead],
    ["before what is kept", () => -(visitsStoredDays + 1) * dayMs, visitErrors.occurredLate],
  ])("%s is refused", async (_, fromNow, message) => {
    const { key, projectId } = await home();

    const occurred_at = new Date(Date.now() + fromNow()).toISOString();
    const reply = await send(key, visitOf(gptBot, { occurred_at }));

    expect([reply.statusCode, reply.json()]).toEqual([400, { occurred_at: [message] }]);
    expect((await keptOf(projectId)).visits).toBe(0);
  });

  test("may be a little ahead, and as old as what is kept", async () => {
    const { key } = await home();

    const replies = await Promise.all(
      [4 * 60_000, -(visitsStoredDays - 1) * dayMs].map((fromNow) =>
        send(key, visitOf(gptBot, { occurred_at: new Date(Date.now() + fromNow).toISOString() })),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  });
});

test("the contract's own call is understood as well", async () => {
  const { key, projectId } = await home();

  const reply = await world.call(
    trackVisit,
    { body: { request_path: "/", request_method: "HEAD", request_headers: { "user-agent": gptBot } } },
    `Api-Key ${key}`,
  );

  expect(reply.status).toBe(202);
  expect(await rowsIn("visits", projectId)).toMatchObject([{ path: "/", method: "HEAD" }]);
});
