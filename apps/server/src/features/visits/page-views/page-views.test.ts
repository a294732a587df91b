import { randomUUID } from "node:crypto";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { pageViewBytesMax, pageViewsPerMinute } from "@citelens/contract/traffic/page-views";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { requireMember } from "#features/workspaces/members/public.ts";
import { eventually, openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { findLastReports } from "../public.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = await world.signUp();
});
afterAll(() => world.close());

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const site = "https://www.example.com";

interface SendOptions {
  readonly from?: string | undefined;
  readonly by?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly world?: World;
}

function send(body: object | string, sent: SendOptions = {}) {
  const { from = site, by = chrome, address = "203.0.113.9", headers = {} } = sent;
  return (sent.world ?? world).app.inject({
    method: "POST",
    url: "/api/v1/tracking/pageview",
    remoteAddress: address,
    headers: { origin: from, "user-agent": by, "content-type": "text/plain;charset=UTF-8", ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function newProject(): Promise<string> {
  return (await world.createWorkspace(person, site)).id;
}

function referralsOf(projectId: string): Promise<object[]> {
  return world.tools.events.query(
    `SELECT path, query, assistant, evidence, host, source, visitor != 0 AS is_known
     FROM referrals WHERE workspace_id = {projectId:UUID} ORDER BY ts, path`,
    { projectId },
    z.record(z.string(), z.unknown()),
  );
}

async function peopleOf(projectId: string): Promise<object> {
  const [people] = await world.tools.events.query(
    `SELECT (SELECT sum(people) FROM people_daily_tracker WHERE workspace_id = {projectId:UUID}) AS tracked,
       (SELECT sum(people) FROM people_daily WHERE workspace_id = {projectId:UUID}) AS served`,
    { projectId },
    z.object({ tracked: z.number(), served: z.number() }),
  );
  return people ?? {};
}

const landing = (project: string, changed: object = {}) => ({
  project,
  url: "/desks",
  referrer: "https://chatgpt.com/",
  ...changed,
});

describe("a page view", () => {
  test.each([
    ["referrer", {}, "ChatGPT", "/desks", ""],
    [
      "utm",
      { url: "/desks?utm_source=perplexity&q=mine", referrer: "" },
      "Perplexity",
      "/desks",
      "utm_source=perplexity",
    ],
  ])(
    "of a person whom an assistant sent is a referral with its evidence: %s",
    async (evidence, changed, assistant, path, query) => {
      const project = await newProject();

      const reply = await send(landing(project, changed));

      expect([reply.statusCode, reply.body]).toEqual([202, ""]);
      expect(await referralsOf(project)).toEqual([
        { path, query, assistant, evidence, host: "www.example.com", source: "tracker", is_known: 1 },
      ]);
      expect(await peopleOf(project)).toEqual({ tracked: 0, served: 0 });
    },
  );

  test("in an assistant's own app is told by its user agent", async () => {
    const project = await newProject();

    await send(landing(project, { referrer: "" }), { by: "ChatGPT/1.2025.300 (iOS 18.1; iPhone17,1)" });

    expect(await referralsOf(project)).toMatchObject([{ assistant: "ChatGPT", evidence: "in_app" }]);
  });

  test("of anyone else, and one that goes on within the site, is counted by the day", async () => {
    const project = await newProject();

    await send({ project, url: "/" });
    await send({ project, url: "/", referrer: "https://www.google.com/" });
    await send({ project, url: "/chairs?utm_source=chatgpt.com", referrer: `${site}/` });

    expect(await peopleOf(project)).toEqual({ tracked: 3, served: 0 });
    expect(await referralsOf(project)).toEqual([]);
  });

  test.each([
    "GPTBot/1.2",
    "Citelens/1.0",
    "curl/8.17.0",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
    "",
  ])("of software counts nothing and is answered all the same: %j", async (by) => {
    const project = await newProject();

    const reply = await send(landing(project, { referrer: "" }), { by });

    expect(reply.statusCode).toBe(202);
    expect([await peopleOf(project), await referralsOf(project)]).toEqual([{ tracked: 0, served: 0 }, []]);
  });

  test("may be read by the page that sent it and by no other, without credentials", async () => {
    const project = await newProject();

    const { headers } = await send(landing(project), { from: "https://shop.example.com:8443" });

    expect(headers["access-control-allow-origin"]).toBe("https://shop.example.com:8443");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers.vary).toBe("origin");
  });

  test.each(["/api/v1/tracking/pageview/", "/api/v1/tracking/pageview"])(
    "is taken at %s, as JSON too",
    async (url) => {
      const reply = await world.app.inject({
        method: "POST",
        url,
        headers: { referer: `${site}/desks`, "user-agent": chrome },
        payload: landing(await newProject()),
      });

      expect(reply.statusCode).toBe(202);
    },
  );
});

describe("a report that is not the website's", () => {
  test.each([
    ["another site", "https://example.org"],
    ["a site whose name ends alike", "https://notexample.com"],
    ["a site with the name in front", "https://www.example.com.evil.test"],
    ["no page at all", "null"],
    ["a file", "file:///home/me/index.html"],
    ["the own machine", "http://localhost:3000"],
    ["nonsense", "https://"],
  ])("is refused as for a workspace that nobody has: %s", async (_, from) => {
    const project = await newProject();

    const foreign = await send(landing(project), { from });
    const unknown = await send(landing(randomUUID()), { from: site });

    expect([foreign.statusCode, foreign.json()]).toEqual([
      403,
      { detail: "You do not have permission to perform this action.", code: "FORBIDDEN" },
    ]);
    expect([unknown.statusCode, unknown.body]).toEqual([403, foreign.body]);
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
    expect(await referralsOf(project)).toEqual([]);
  });

  test("is refused on the own machine even when the workspace's address is there", async () => {
    const { id: project } = await world.createWorkspace(person, "http://localhost:4000");

    const reply = await send(landing(project), { from: "http://localhost:4000" });

    expect(reply.statusCode).toBe(403);
  });

  test("is refused alike once the workspace is inactive", async () => {
    const project = await newProject();
    await world.postgres.pool.query("update workspaces set is_active = false where id = $1", [project]);

    const [inactive, unknown] = [await send(landing(project)), await send(landing(randomUUID()))];

    expect([inactive.statusCode, inactive.body]).toEqual([403, unknown.body]);
  });
});

describe("what is sent", () => {
  test.each([
    ["", 400, { code: "MALFORMED_BODY" }],
    ["{", 400, { code: "MALFORMED_BODY" }],
    ["[]", 400, { non_field_errors: [expect.any(String)] }],
    ['{"url":"/"}', 400, { project: [fieldErrors.required] }],
    ['{"project":"7","url":"/"}', 400, { project: [expect.any(String)] }],
    [`{"project":"${randomUUID()}","url":7}`, 400, { url: [expect.any(String)] }],
    [`{"project":"${randomUUID()}","url":"/\\n"}`, 400, { url: [expect.any(String)] }],
    [
      `{"project":"${randomUUID()}","url":"/","referrer":"\\u0000"}`,
      400,
      { referrer: [fieldErrors.invalid] },
    ],
    [" ".repeat(pageViewBytesMax + 1), 413, { code: "TOO_LARGE" }],
  ])("is refused when it is wrong: %j", async (body, status, answer) => {
    const reply = await send(body);

    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject(answer);
  });

  test("is refused in another type", async () => {
    const reply = await send("project=7", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

    expect([reply.statusCode, reply.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("is limited for each address, whatever it is", async () => {
    const limited = await worldOfTest({ limited: true });
    limited.stopClock(); // a slow machine would let them have more meanwhile
    const { id: project } = await limited.createWorkspace(await limited.signUp(), site);
    const sendFrom = (address: string) => send(landing(project), { address, world: limited });

    const first = await Promise.all(
      Array.from({ length: pageViewsPerMinute }, () => sendFrom("203.0.113.9")),
    );
    const [more, other] = [await sendFrom("203.0.113.9"), await sendFrom("203.0.113.10")];

    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect([more.statusCode, more.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(more.headers["retry-after"])).toBeGreaterThan(0);
    expect(other.statusCode).toBe(202);
  });
});

test("servers and the script see one person as the same visitor for a day, and as another one after it", async () => {
  const own = await worldOfTest();
  const someone = await own.signUp();
  const { id: project } = await own.createWorkspace(someone, site);
  const { key } = await own.createKey(someone, { id: project });
  const today = own.tools.now().toISOString();
  const yesterday = new Date(own.tools.now().getTime() - 86_400_000).toISOString();
  const visitAt = (occurred_at: string) => ({
    request_path: "/desks",
    request_method: "GET",
    request_headers: { "user-agent": chrome, referer: "https://chatgpt.com/" },
    client_ip: "203.0.113.9",
    occurred_at,
  });

  await send(landing(project), { world: own });
  await own.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visits",
    headers: { authorization: `Api-Key ${key}` },
    payload: [visitAt(today), visitAt(yesterday), { ...visitAt(today), client_ip: "198.51.100.1" }],
  });

  const rows = await own.tools.events.query(
    "SELECT toString(visitor) AS visitor, toString(browser) AS browser FROM referrals",
    {},
    z.object({ visitor: z.string(), browser: z.string() }),
  );
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(3);
  expect(new Set(rows.map(({ browser }) => browser)).size).toBe(1);
});

test("the time of the last report is kept for the workspace", async () => {
  const project = await newProject();
  const { key } = await world.createKey(person, { id: project });
  const acting = { userId: person.user.id, impersonatorId: undefined };
  const member = await requireMember(world.tools, acting, project);
  const before = await findLastReports(world.tools, member);

  await send(landing(project));
  await eventually(async () =>
    expect(await findLastReports(world.tools, member)).toEqual({
      lastVisitAt: undefined,
      lastPageViewAt: expect.any(Date),
    }),
  );
  await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: { request_path: "/", request_method: "GET", request_headers: {} },
  });

  expect(before).toEqual({ lastVisitAt: undefined, lastPageViewAt: undefined });
  await eventually(async () =>
    expect(await findLastReports(world.tools, member)).toEqual({
      lastVisitAt: expect.any(Date),
      lastPageViewAt: expect.any(Date),
    }),
  );
});
