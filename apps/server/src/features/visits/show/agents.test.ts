import { dayMs } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import {
  getAgent,
  getPageVisits,
  getTrafficSeries,
  getTrafficSummary,
  listAgentPages,
  listAgents,
} from "@citelens/contract/traffic/agents";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";
import { type SeenVisit, said, storeVisits, week, workspaceIn } from "./stored-visits.test-helper.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await sharedWorld();
  owner = await world.signUp();
});

const workspace = (timeZone?: string): Promise<string> => workspaceIn(world, owner, timeZone);
const store = (projectId: string, seen: readonly SeenVisit[]): Promise<void> =>
  storeVisits(world, projectId, seen);

const summary = (projectId: string, query: object = {}) =>
  said(world.call(getTrafficSummary, { params: { projectId }, query: { ...week, ...query } }, owner.access));
const series = (projectId: string, query: object = {}) =>
  said(world.call(getTrafficSeries, { params: { projectId }, query: { ...week, ...query } }, owner.access));
const agentsOf = async (projectId: string, query: object = {}) =>
  (await said(world.call(listAgents, { params: { projectId }, query: { ...week, ...query } }, owner.access)))
    .results;
const pages = (projectId: string, query: object = {}) =>
  said(world.call(listAgentPages, { params: { projectId }, query: { ...week, ...query } }, owner.access));
const agent = (projectId: string, token: string) =>
  world.call(getAgent, { params: { projectId }, query: { ...week, agent: token } }, owner.access);
const page = (projectId: string, path: string) =>
  said(world.call(getPageVisits, { params: { projectId }, query: { ...week, path } }, owner.access));

/** Two agents on three pages, one of whose visits was somebody else's. */
const mixed: readonly SeenVisit[] = [
  { path: "/a" },
  { path: "/a", ts: "2026-11-11T12:00:00.000Z", verdict: "unverifiable", status: 404 },
  { path: "/b", token: "ChatGPT-User", ts: "2026-11-12T08:00:00.000Z" },
  { path: "/fake", verdict: "spoofed", ts: "2026-11-13T08:00:00.000Z" },
  { path: "/c", token: "Googlebot", verdict: "unchecked", status: 0 },
];

describe("the summary", () => {
  test("counts visits, pages, agents and proofs, and spoofed visits apart", async () => {
    const at = await workspace();
    await store(at, mixed);

    expect(await summary(at)).toEqual({
      visits: 4,
      pages: 3,
      agents: 3,
      verified: 2,
      spoofed: 1,
      verified_share: 40,
      previous: null,
      tracking_since: "2026-11-10T12:00:00.000Z",
    });
  });

  test("compares with the equally long period just before", async () => {
    const at = await workspace();
    await store(at, [
      { ts: "2026-10-31T23:59:59.999Z" },
      { ts: "2026-11-01T00:00:00.000Z", path: "/before" },
      { ts: "2026-11-07T23:59:59.999Z", path: "/before", token: "ClaudeBot" },
      { ts: "2026-11-08T00:00:00.000Z" },
    ]);

    const { visits, previous } = await summary(at, { compare: "true" });

    expect(visits).toBe(1);
    expect(previous).toEqual({
      visits: 2,
      pages: 1,
      agents: 2,
      verified: 2,
      spoofed: 0,
      verified_share: 100,
    });
  });

  test("has a verified share of all who claimed to be these agents, and none of some verdicts alone", async () => {
    const at = await workspace();
    await store(at, mixed);

    expect((await summary(at, { agent: ["GPTBot"] })).verified_share).toBe(33.3);
    expect((await summary(at, { verdict: ["verified"] })).verified_share).toBeNull();
  });

  test("knows nothing of a workspace without visits", async () => {
    expect(await summary(await workspace())).toEqual({
      visits: 0,
      pages: 0,
      agents: 0,
      verified: 0,
      spoofed: 0,
      verified_share: null,
      previous: null,
      tracking_since: null,
    });
  });
});

describe("what is asked for", () => {
  test.each([
    [{ purpose: ["ai_user_fetch"] }, ["/b"]],
    [{ purpose: ["ai_user_fetch", "search_engine"] }, ["/b", "/c"]],
    [{ operator: ["OpenAI"] }, ["/a", "/b"]],
    [{ operator: ["Google"], purpose: ["llm_training"] }, []],
    [{ agent: ["GPTBot"] }, ["/a"]],
    [{ agent: ["Nobody"] }, []],
    [{ verdict: ["verified"] }, ["/a", "/b"]],
    [{ verdict: ["spoofed"] }, ["/fake"]],
    [{ verdict: ["spoofed", "unchecked"] }, ["/c", "/fake"]],
    [{ status: ["4xx"] }, ["/a"]],
    [{ status: ["none", "2xx"] }, ["/a", "/b", "/c"]],
    [{ status: ["5xx"] }, []],
    [{ search: "A" }, ["/a"]],
    [{ search: "%" }, []],
    [{ path: "/a" }, ["/a"]],
    [{ path: "/A" }, []],
    [{ path: "/b", purpose: ["ai_user_fetch"] }, ["/b"]],
  ])("%j finds %j, and every figure is of the same visits", async (query, paths) => {
    const at = await workspace();
    await store(at, mixed);

    const list = await pages(at, { ...query, order_by: "path" });
    const counted = list.results.reduce((sum, { visits }) => sum + visits, 0);
    const { groups } = await series(at, query);
    const agents = await agentsOf(at, query);

    expect(list.results.map(({ path }) => path)).toEqual(paths);
    expect(await summary(at, query)).toMatchObject({ visits: counted, pages: paths.length });
    expect(groups.reduce((sum, { visits }) => sum + visits, 0)).toBe(counted);
    expect(agents.reduce((sum, { visits }) => sum + visits, 0)).toBe(counted);
    expect(agents.flatMap(({ trend }) => trend).reduce((sum, visits) => sum + visits, 0)).toBe(counted);
  });

  test.each([
    [{ purpose: "spying" }, "purpose"],
    [{ verdict: "sure" }, "verdict"],
    [{ status: "200" }, "status"],
    [{ from_date: "2026-11-31" }, "from_date"],
    [{ from_date: "2026-11-15" }, "to_date"],
  ])("%j is refused and names its field", async (query, field) => {
    const projectId = await workspace();
    const { status, answer } = await world.call(
      getTrafficSummary,
      { params: { projectId }, query: { ...week, ...query } as never },
      owner.access,
    );

    expect(status).toBe(400);
    expect(Object.keys(answer)).toEqual([field]);
    if (field === "to_date") expect(answer).toEqual({ to_date: [fieldErrors.dateOrder] });
  });
});

describe("the agents", () => {
  test("have their figures, and a spoofed visit is not theirs", async () => {
    const at = await workspace();
    await store(at, mixed);

    const [gpt] = await agentsOf(at);

    expect(gpt).toEqual({
      token: "GPTBot",
      operator: "OpenAI",
      purpose: "llm_training",
      visits: 2,
      pages: 1,
      verified: 1,
      spoofed: 1,
      failed: 1,
      last_seen: "2026-11-11T12:00:00.000Z",
      trend: [0, 0, 1, 1, 0, 0, 0],
    });
  });

  test("of whom only spoofed visits came are listed as that", async () => {
    const at = await workspace();
    await store(at, [{ verdict: "spoofed", ts: "2026-11-13T08:00:00.000Z" }]);

    expect(await agentsOf(at)).toMatchObject([
      { token: "GPTBot", visits: 0, pages: 0, spoofed: 1, last_seen: "2026-11-13T08:00:00.000Z" },
    ]);
  });

  test("are a file as well", async () => {
    const projectId = await workspace();
    await store(projectId, mixed);
    const query = new URLSearchParams({ ...week, format: "csv" });

    const reply = await world.app.inject({
      url: `/api/v1/projects/${projectId}/events/agents/?${query}`,
      headers: { authorization: `Bearer ${owner.access}` },
    });

    expect(reply.body.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffAgent,Operator,Purpose,Visits,Pages,Verified,Spoofed,Failed,Last seen",
      "GPTBot,OpenAI,llm_training,2,1,1,1,1,2026-11-11T12:00:00.000Z",
    ]);
  });
});

describe("the pages", () => {
  test("name who read them, and come in any order", async () => {
    const at = await workspace();
    await store(at, [...mixed, { path: "/a", token: "ChatGPT-User", ts: "2026-11-09T12:00:00.000Z" }]);

    const list = await pages(at);

    expect(list.count).toBe(3);
    expect(list.results[0]).toEqual({
      path: "/a",
      visits: 3,
      failed: 1,
      last_seen: "2026-11-11T12:00:00.000Z",
      agents: [
        {
          token: "GPTBot",
          operator: "OpenAI",
          purpose: "llm_training",
          visits: 2,
          verified: 1,
          last_seen: "2026-11-11T12:00:00.000Z",
        },
        {
          token: "ChatGPT-User",
          operator: "OpenAI",
          purpose: "ai_user_fetch",
          visits: 1,
          verified: 1,
          last_seen: "2026-11-09T12:00:00.000Z",
        },
      ],
    });
    const inOrder = async (order_by: string): Promise<string[]> =>
      (await pages(at, { order_by })).results.map(({ path }) => path);
    expect(await inOrder("-path")).toEqual(["/c", "/b", "/a"]);
    expect(await inOrder("visits")).toEqual(["/b", "/c", "/a"]);
    expect(await inOrder("-last_seen")).toEqual(["/b", "/a", "/c"]);
    expect((await pages(at, { page: 2, page_size: 2 })).results.map(({ path }) => path)).toEqual(["/c"]);
    expect(await pages(at, { page: 3, page_size: 2 })).toMatchObject({ count: 3, results: [] });
  });

  test("are a file as well", async () => {
    const projectId = await workspace();
    await store(projectId, [...mixed, { path: "/a", token: "ChatGPT-User" }]);
    const query = new URLSearchParams({ ...week, format: "csv" });

    const reply = await world.app.inject({
      url: `/api/v1/projects/${projectId}/events/agent-pages/?${query}`,
      headers: { authorization: `Bearer ${owner.access}` },
    });

    expect(reply.body.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffPath,Visits,Failed,Last seen,Agents",
      '/a,3,1,2026-11-11T12:00:00.000Z,"ChatGPT-User, GPTBot"',
    ]);
  });
});

describe("one agent", () => {
  test("has what is known of it, what it did, and what its identity rests on", async () => {
    const at = await workspace();
    await store(at, [
      { path: "/a", evidence: "address_list", ua: "GPTBot/1.2", address_prefix: "192.0.2.0/24" },
      { path: "/a", evidence: "address_list", ua: "GPTBot/1.2", address_prefix: "192.0.2.0/24", status: 404 },
      {
        path: "/b",
        verdict: "spoofed",
        evidence: "outside_address_list",
        ua: "GPTBot/0",
        address_prefix: "198.51.100.0/24",
      },
      { path: "/c", token: "ClaudeBot" },
    ]);

    const { answer } = await agent(at, "GPTBot");

    expect(answer).toMatchObject({
      token: "GPTBot",
      operator: "OpenAI",
      purpose: "llm_training",
      visits: 2,
      pages: 1,
      first_seen: "2026-11-10T12:00:00.000Z",
      last_seen: "2026-11-10T12:00:00.000Z",
      respects_robots: "yes",
      proofs: [
        { verdict: "verified", evidence: "address_list", visits: 2 },
        { verdict: "spoofed", evidence: "outside_address_list", visits: 1 },
      ],
      statuses: [
        { status: 200, visits: 1 },
        { status: 404, visits: 1 },
      ],
      top_pages: [{ path: "/a", visits: 2, last_seen: "2026-11-10T12:00:00.000Z" }],
      networks: [
        { network: "192.0.2.0/24", visits: 2, verdict: "verified" },
        { network: "198.51.100.0/24", visits: 1, verdict: "spoofed" },
      ],
      user_agents: [{ user_agent: "GPTBot/1.2", visits: 2 }],
    });
    expect(answer.proofs_published).toContain("address_list");
  });

  test("is told of before it came, and is not found where nobody knows it", async () => {
    const at = await workspace();

    const known = await agent(at, "ClaudeBot");
    const unknown = await agent(at, "Nobody");

    expect(known.answer).toMatchObject({ token: "ClaudeBot", visits: 0, first_seen: null, last_seen: null });
    expect(unknown.status).toBe(404);
  });
});

test("one page has its readers and what they were answered", async () => {
  const at = await workspace();
  await store(at, [...mixed, { path: "/a", verdict: "spoofed" }]);

  expect(await page(at, "/a")).toEqual({
    path: "/a",
    visits: 2,
    spoofed: 1,
    first_seen: "2026-11-10T12:00:00.000Z",
    last_seen: "2026-11-11T12:00:00.000Z",
    agents: [
      {
        token: "GPTBot",
        operator: "OpenAI",
        purpose: "llm_training",
        visits: 2,
        verified: 1,
        last_seen: "2026-11-11T12:00:00.000Z",
      },
    ],
    statuses: [
      { status: 200, visits: 1 },
      { status: 404, visits: 1 },
    ],
  });
  expect(await page(at, "/nowhere")).toMatchObject({ visits: 0, agents: [], statuses: [], last_seen: null });
});

test("shows each workspace its own visits alone, in every list", async () => {
  const [mine, other] = [await workspace(), await workspace()];
  await store(other, mixed);
  await store(mine, [{ path: "/mine", token: "CCBot", ts: new Date(Date.now() - dayMs).toISOString() }]);

  expect((await pages(mine, { from_date: "2026-01-01", to_date: "2026-12-31" })).results).toMatchObject([
    { path: "/mine" },
  ]);
  expect(await summary(mine)).toMatchObject({ visits: 0, spoofed: 0 });
  expect((await agent(mine, "GPTBot")).answer).toMatchObject({ visits: 0, proofs: [] });
  expect(await page(mine, "/a")).toMatchObject({ visits: 0, spoofed: 0 });
});
