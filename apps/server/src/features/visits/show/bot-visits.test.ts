import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type BotVisitOrder, botVisitOrders, listBotVisits } from "@citelens/contract/traffic/visits";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  world = await sharedWorld();
  [owner, stranger] = [await world.signUp(), await world.signUp()];
});

interface Home {
  readonly person: Person;
  readonly projectId: string;
  readonly key: string;
}

async function home(timeZone = "UTC"): Promise<Home> {
  const { id: projectId } = await world.createWorkspace(owner);
  const { key } = await world.createKey(owner, { id: projectId });
  await world.call(updateWorkspace, { params: { projectId }, body: { time_zone: timeZone } }, owner.access);
  return { person: owner, projectId, key };
}

/** A path, when an agent read it, and which agent that was. */
type SeenRead = readonly [path: string, at: string, userAgent?: string];

async function see({ key }: Home, seen: readonly SeenRead[]): Promise<void> {
  const reply = await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visits",
    headers: { authorization: `Api-Key ${key}` },
    payload: seen.map(([path, at, userAgent = "GPTBot/1.2"]) => ({
      request_path: path,
      request_method: "GET",
      request_headers: { "user-agent": userAgent },
      occurred_at: at,
    })),
  });
  expect(reply.statusCode).toBe(202);
}

const november = { from_date: "2026-11-01", to_date: "2026-11-30" };

function list({ person, projectId }: Home, query: object = {}) {
  return world.call(
    listBotVisits,
    { params: { projectId }, query: { ...november, ...query } },
    person.access,
  );
}

async function pathsOf(at: Home, query: object = {}): Promise<string[]> {
  const { answer } = await list(at, query);
  return answer.results.map(({ path }) => path);
}

async function csvOf({ person, projectId }: Home, query: object = {}): Promise<string[]> {
  const search = new URLSearchParams({ ...november, ...query, format: "csv" });
  const reply = await world.app.inject({
    url: `/api/v1/projects/${projectId}/events/bot-visits/?${search}`,
    headers: { authorization: `Bearer ${person.access}` },
  });
  expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
  return reply.body.split("\r\n");
}

describe("the list of pages", () => {
  test("has a row a page with its last visit, its visits and the agent that came last", async () => {
    const at = await home();
    await see(at, [
      ["/a", "2026-11-02T10:00:00Z"],
      ["/a?utm_source=x", "2026-11-03T10:00:00.123Z", "ClaudeBot/1.0"],
      ["/b", "2026-11-02T11:00:00Z"],
    ]);

    const { status, answer } = await list(at);

    expect(status).toBe(200);
    expect(answer).toMatchObject({
      count: 2,
      next: null,
      previous: null,
      total_visits: 3,
      results: [
        { path: "/a", scrap_date: "2026-11-03T10:00:00.123Z", count: 2, agent: "ClaudeBot" },
        { path: "/b", scrap_date: "2026-11-02T11:00:00.000Z", count: 1, agent: "GPTBot" },
      ],
    });
  });

  test("is empty where nothing was seen", async () => {
    const { answer } = await list(await home());

    expect(answer).toEqual({ count: 0, next: null, previous: null, total_visits: 0, results: [] });
  });

  test("shows each workspace its own visits alone", async () => {
    const [mine, other] = [await home(), await home()];
    await see(other, [["/theirs", "2026-11-02T10:00:00Z"]]);
    await see(mine, [["/mine", "2026-11-02T10:00:00Z"]]);

    expect(await pathsOf(mine)).toEqual(["/mine"]);
  });

  test("does not exist for strangers, whether or not the workspace does", async () => {
    const at = await home();

    const known = await list({ ...at, person: stranger });
    const unknown = await list({
      ...at,
      person: stranger,
      projectId: "01890000-0000-7000-8000-000000000000",
    });
    const download = await list({ ...at, person: stranger }, { format: "csv" });
    const nobody = await world.call(listBotVisits, { params: { projectId: at.projectId }, query: november });

    expect([known, unknown, download, nobody].map(({ status }) => status)).toEqual([404, 404, 404, 401]);
    expect(known.body).toEqual(unknown.body);
  });
});

describe("the days of a range", () => {
  test.each([
    ["UTC", "2026-11-09", "2026-11-10T00:00:00Z", "2026-11-11T00:00:00Z"],
    ["Asia/Tokyo", "2026-11-09", "2026-11-09T15:00:00Z", "2026-11-10T15:00:00Z"],
    ["America/Los_Angeles", "2026-11-09", "2026-11-10T08:00:00Z", "2026-11-11T08:00:00Z"],
    ["Asia/Kathmandu", "2026-11-09", "2026-11-09T18:15:00Z", "2026-11-10T18:15:00Z"],
  ])("are those of %s, the last one included", async (timeZone, _, begins, ends) => {
    const at = await home(timeZone);
    const before = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();
    await see(at, [
      ["/too-early", before(begins)],
      ["/first", begins],
      ["/last", before(ends)],
      ["/too-late", ends],
    ]);

    const day = await pathsOf(at, { from_date: "2026-11-10", to_date: "2026-11-10", order_by: "path" });

    expect(day).toEqual(["/first", "/last"]);
  });

  test("have 25 hours where clocks go back", async () => {
    const at = await home("America/Los_Angeles");
    await see(
      at,
      Array.from({ length: 27 }, (_, hour): SeenRead => {
        const instant = new Date(Date.parse("2026-11-01T06:30:00Z") + hour * 3_600_000);
        return [`/${hour}`, instant.toISOString()];
      }),
    );

    const { answer } = await list(at, { from_date: "2026-11-01", to_date: "2026-11-01", page_size: 100 });

    expect(answer.count).toBe(25);
  });

  test.each([
    [{ from_date: "2026-11-02", to_date: "2026-11-01" }, { to_date: [fieldErrors.dateOrder] }],
    [{ from_date: "2025-01-01", to_date: "2026-11-01" }, { to_date: [fieldErrors.dateSpan] }],
    [{ from_date: "2026-02-30", to_date: "2026-03-01" }, { from_date: [fieldErrors.date] }],
    [{ from_date: "21-11-26", to_date: "2026-11-30" }, { from_date: [fieldErrors.date] }],
    [{ from_date: undefined, to_date: "2026-11-30" }, { from_date: [fieldErrors.required] }],
  ])("are refused when they are %j", async (range, problem) => {
    const { status, body } = await list(await home(), range);

    expect([status, body]).toEqual([400, problem]);
  });

  test.each([
    { from_date: "0001-01-01", to_date: "0001-12-31" },
    { from_date: "9999-01-01", to_date: "9999-12-31" },
  ])("may be out of this world: %j", async (range) => {
    const { status, answer } = await list(await home("Asia/Tokyo"), range);

    expect([status, answer.count]).toEqual([200, 0]);
  });
});

describe("the filters", () => {
  test("let through the kinds of agents that are named, and all when none is", async () => {
    const at = await home();
    await see(at, [
      ["/training", "2026-11-02T10:00:00Z", "GPTBot/1.2"],
      ["/index", "2026-11-02T10:00:01Z", "OAI-SearchBot/1.0"],
      ["/live", "2026-11-02T10:00:02Z", "ChatGPT-User/1.0"],
      ["/seo", "2026-11-02T10:00:03Z", "AhrefsBot/7.0"],
    ]);

    const by = (bot_type?: readonly string[]): Promise<string[]> =>
      pathsOf(at, { bot_type, order_by: "path" });

    expect(await by(["1"])).toEqual(["/training"]);
    expect(await by(["0", "2", "3", "4"])).toEqual(["/index", "/live"]);
    expect(await by(["5"])).toEqual(["/seo"]);
    expect(await by()).toEqual(["/index", "/live", "/seo", "/training"]);
  });

  test.each(["6", "-1", "", "1.0", "1 or 1=1", "1,5"])("refuse the kind of agent %j", async (bot_type) => {
    const { status, body } = await list(await home(), { bot_type });

    expect([status, body]).toEqual([400, { bot_type: [fieldErrors.invalid] }]);
  });

  test("find a part of the path in any case, and nothing stands for anything else", async () => {
    const at = await home();
    const paths = [
      "/Pricing",
      "/a_b",
      "/aXb",
      "/100%-off",
      "/100-off",
      "/it's",
      '/say-"hi"',
      "/back\\slash",
      "/caf\u00e9 1",
    ];
    await see(
      at,
      paths.map((path, index) => [path, `2026-11-02T10:00:0${index}Z`]),
    );

    const found = (search: string): Promise<string[]> => pathsOf(at, { search, order_by: "path" });

    expect(await found("PRIC")).toEqual(["/Pricing"]);
    expect(await found(" pricing ")).toEqual(["/Pricing"]);
    expect(await found("a_b")).toEqual(["/a_b"]);
    expect(await found("0%")).toEqual(["/100%-off"]);
    expect(await found("t's")).toEqual(["/it's"]);
    expect(await found('"hi"')).toEqual(["/say-%22hi%22"]);
    expect(await found("\\")).toEqual(["/back%5Cslash"]);
    expect(await found("caf\u00e9 1")).toEqual(["/caf%C3%A9%201"]);
    expect(await found("")).toHaveLength(paths.length);
    expect(await found("nowhere")).toEqual([]);
  });

  test.each([
    "' OR 1=1 --",
    "\\' OR 1=1 --",
    "'; DROP TABLE visits; --",
    "') UNION ALL SELECT path, 1, 1, 'x' FROM visits --",
    "{workspace:UUID}",
    "\u0001\n\t\\N",
    "%",
    "\ud800",
  ])("take %j for the text that it is", async (search) => {
    const [mine, other] = [await home(), await home()];
    await see(mine, [["/mine", "2026-11-02T10:00:00Z"]]);
    await see(other, [["/theirs", "2026-11-02T10:00:00Z"]]);

    const { status, answer } = await list(mine, { search });

    expect([status, answer.results, answer.total_visits]).toEqual([200, [], 0]);
    expect(await pathsOf(mine)).toEqual(["/mine"]);
  });
});

describe("the order", () => {
  const expected: Readonly<Record<BotVisitOrder, readonly string[]>> = {
    path: ["/a", "/b", "/c"],
    "-path": ["/c", "/b", "/a"],
    scrap_date: ["/b", "/c", "/a"],
    "-scrap_date": ["/a", "/c", "/b"],
    count: ["/a", "/c", "/b"],
    "-count": ["/b", "/c", "/a"],
  };

  test.each(botVisitOrders)("%s holds for the page and for the download", async (order_by) => {
    const at = await home();
    await see(at, [
      ["/a", "2026-11-05T10:00:00Z"],
      ["/b", "2026-11-02T10:00:00Z"],
      ["/b", "2026-11-01T10:00:00Z"],
      ["/b", "2026-11-01T10:00:00Z"],
      ["/c", "2026-11-03T10:00:00Z"],
      ["/c", "2026-11-03T10:00:00Z"],
    ]);

    const page = await pathsOf(at, { order_by });
    const [, ...rows] = await csvOf(at, { order_by });

    expect(page).toEqual(expected[order_by]);
    expect(rows.filter(Boolean).map((row) => row.split(",")[0])).toEqual(expected[order_by]);
  });

  test("is newest first by default", async () => {
    const at = await home();
    await see(at, [
      ["/old", "2026-11-01T10:00:00Z"],
      ["/new", "2026-11-02T10:00:00Z"],
    ]);

    expect(await pathsOf(at)).toEqual(["/new", "/old"]);
  });

  test.each(["agent", "--path", "path desc", "visits; DROP TABLE visits"])(
    "%j is refused",
    async (order_by) => {
      const { status, body } = await list(await home(), { order_by });

      expect(status).toBe(400);
      expect(body).toHaveProperty("order_by");
    },
  );
});

describe("paging", () => {
  const pages = Array.from({ length: 45 }, (_, index) => `/p${String(index).padStart(2, "0")}`);

  async function manyPages(): Promise<Home> {
    const at = await home();
    await see(
      at,
      pages.toReversed().map((path) => [path, "2026-11-02T10:00:00Z"]),
    );
    return at;
  }

  test.each(["-scrap_date", "scrap_date", "-count", "count"])(
    "by %s shows each of many ties exactly once",
    async (order_by) => {
      const at = await manyPages();

      const walked = await Promise.all([1, 2, 3].map((page) => list(at, { page, order_by })));

      expect(walked.map(({ answer }) => answer.results.length)).toEqual([20, 20, 5]);
      expect(walked.flatMap(({ answer }) => answer.results.map(({ path }) => path))).toEqual(pages);
      expect(walked.map(({ answer }) => [answer.count, answer.total_visits])).toEqual(
        Array(3).fill([45, 45]),
      );
    },
  );

  test("names its neighbours with the same filters", async () => {
    const at = await manyPages();

    const { answer } = await list(at, { page: 2, search: "p", bot_type: ["1", "2"] });
    const next = await world.app.inject({
      url: answer.next ?? "",
      headers: { authorization: `Bearer ${at.person.access}` },
    });

    expect(answer.previous).toContain("page=1");
    expect(answer.next).toContain("bot_type=1&bot_type=2");
    expect(next.json()).toMatchObject({ count: 45, next: null, results: { length: 5 } });
  });

  test("beyond the end is empty and still tells the totals", async () => {
    const at = await manyPages();

    const { status, answer } = await list(at, { page: 99 });

    expect(status).toBe(200);
    expect(answer).toMatchObject({ count: 45, total_visits: 45, next: null, results: [] });
    expect(answer.previous).toContain("page=3");
  });

  test.each([{ page: 0 }, { page: "x" }, { page: 1.5 }, { page_size: 101 }, { page_size: 0 }])(
    "%j is refused",
    async (query) => {
      const { status, body } = await list(await home(), query);

      expect(status).toBe(400);
      expect(Object.keys(body as object)).toEqual(Object.keys(query));
    },
  );
});

describe("the download", () => {
  test("has all pages of the filter, not only one page of the list", async () => {
    const at = await home();
    await see(
      at,
      Array.from({ length: 1_200 }, (_, index): SeenRead => [`/shop/${index}`, "2026-11-02T10:00:00Z"]),
    );
    await see(at, [["/blog", "2026-11-02T10:00:00Z"]]);

    const [header, ...rows] = await csvOf(at, { search: "/shop/", page: "2", page_size: "10" });

    expect(header).toBe("\ufeffPath,Last Indexed by AI,Count,Agent");
    expect(rows.filter(Boolean)).toHaveLength(1_200);
    expect(rows[0]).toBe("/shop/0,2026-11-02T10:00:00.000Z,1,GPTBot");
  });

  test("cannot break out of its cells, nor be a formula", async () => {
    const at = await home();
    await see(at, [['/a,"b"', "2026-11-02T10:00:00Z"]]);

    const [, row] = await csvOf(at);

    expect(row).toBe('"/a,%22b%22",2026-11-02T10:00:00.000Z,1,GPTBot');
    expect(await csvOf(at, { search: "=1+1" })).toEqual(["\ufeffPath,Last Indexed by AI,Count,Agent", ""]);
  });
});
