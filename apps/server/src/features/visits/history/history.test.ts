import { getHistoryState, type HistoryVisit, importHistory } from "@citelens/contract/traffic/history";
import { getRetention } from "@citelens/contract/traffic/retention";
import { visitsStoredDays } from "@citelens/contract/traffic/visits";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = await world.signUp();
});
afterAll(() => world.close());

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const dayMs = 86_400_000;

interface Line extends Partial<HistoryVisit> {
  readonly agent?: string;
  readonly referer?: string;
  readonly agoDays?: number;
}

/** The same instants throughout, as in a file. */
const writtenMs = Math.floor(Date.now() / 1000) * 1000;

function visitOf(path: string, { agent = gptBot, referer, agoDays = 30, ...more }: Line = {}): HistoryVisit {
  return {
    request_path: path,
    request_method: "GET",
    request_headers: { "user-agent": agent, ...(referer && { referer }) },
    response_status: 200,
    client_ip: "203.0.113.7",
    occurred_at: new Date(writtenMs - agoDays * dayMs).toISOString(),
    ...more,
  };
}

async function home() {
  const workspace = await world.createWorkspace(person);
  const params = { projectId: workspace.id };
  const rowsIn = (table: "visits" | "referrals") =>
    world.tools.events.query(
      `SELECT * FROM ${table} WHERE workspace_id = {id:UUID} ORDER BY path, ts`,
      { id: workspace.id },
      z.looseObject({ path: z.string(), ts: z.string() }),
    );
  return {
    workspace,
    params,
    send: (visits: readonly HistoryVisit[], by = person) =>
      world.call(importHistory, { params, body: { visits: [...visits] } }, by.access),
    rowsIn,
    paths: async () => (await rowsIn("visits")).map(({ path }) => path),
  };
}

test("requests of agents are visits of their days, people from assistants are referrals, and others are nothing", async () => {
  const { send, rowsIn, workspace } = await home();

  const { status, answer } = await send([
    visitOf("/pricing", { agoDays: 60 }),
    visitOf("/logo.png"),
    visitOf("/desks", { agent: chrome, referer: "https://chatgpt.com/" }),
    visitOf("/chairs", { agent: chrome }),
    visitOf("/elsewhere", { client_ip: "198.51.100.9" }),
  ]);

  expect([status, answer]).toEqual([200, { stored: 3, repeated: 0, filtered: 2, expired: 0 }]);
  const at = new Date(writtenMs - 60 * dayMs).toISOString().replace("T", " ").replace("Z", "");
  expect(await rowsIn("visits")).toMatchObject([{ path: "/elsewhere" }, { path: "/pricing", ts: at }]);
  expect(await rowsIn("referrals")).toMatchObject([{ path: "/desks" }]);
  const people = await world.tools.events.query(
    "SELECT count() AS people FROM people_daily WHERE workspace_id = {id:UUID}",
    { id: workspace.id },
    z.object({ people: z.number() }),
  );
  expect(people).toEqual([{ people: 0 }]);
});

test("addresses of the log are judged as those that are reported", async () => {
  const { send, rowsIn, params } = await home();
  const { key } = await world.createKey(person, { id: params.projectId });
  const visit = visitOf("/from-elsewhere", { client_ip: "198.51.100.9", agoDays: 1 });
  await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: visit,
  });

  await send([{ ...visit, request_path: "/imported" }]);

  const [reported, imported] = await rowsIn("visits");
  expect(imported?.verdict).toBe(reported?.verdict);
});

test("a line counts once, in whichever file and batch it comes again, and twins in one second count each", async () => {
  const { send, paths } = await home();
  const [one, two, three] = [visitOf("/1"), visitOf("/2"), visitOf("/3")];
  const twin = visitOf("/1", { nth: 1 });

  const first = await send([one, twin, two]);
  const again = await send([one, twin, two]);
  const grown = await send([two, three]);
  const person = visitOf("/sent", { agent: chrome, referer: "https://chatgpt.com/" });
  const sent = [await send([person]), await send([person])];

  expect([first, again, grown, ...sent].map(({ answer }) => answer)).toEqual([
    { stored: 3, repeated: 0, filtered: 0, expired: 0 },
    { stored: 0, repeated: 3, filtered: 0, expired: 0 },
    { stored: 1, repeated: 1, filtered: 0, expired: 0 },
    { stored: 1, repeated: 0, filtered: 0, expired: 0 },
    { stored: 0, repeated: 1, filtered: 0, expired: 0 },
  ]);
  expect(await paths()).toEqual(["/1", "/1", "/2", "/3"]);
});

test("imports of the same lines at the same time, at two instances, store them once", async () => {
  const { send, paths, params } = await home();
  const second = await world.secondInstance();
  const lines = Array.from({ length: 20 }, (_, index) => visitOf(`/${index}`));
  const sendElsewhere = () => second.call(importHistory, { params, body: { visits: lines } }, person.access);

  const answers = await Promise.all([send(lines), sendElsewhere(), send(lines), sendElsewhere()]);

  expect(answers.map(({ answer }) => answer.stored).toSorted()).toEqual([0, 0, 0, 20]);
  expect((await paths()).toSorted()).toEqual(lines.map(({ request_path }) => request_path).toSorted());
});

test("what is older than what is stored, or ahead of the clock, is refused with its number", async () => {
  const { send, paths } = await home();

  const { status, body } = await send([
    visitOf("/fine"),
    visitOf("/old", { agoDays: visitsStoredDays + 1 }),
    visitOf("/ahead", { agoDays: -1 }),
  ]);

  expect(status).toBe(400);
  expect(body).toEqual({
    visits: [
      `Visit 2: This time is more than ${visitsStoredDays} days ago.`,
      "Visit 3: This time is more than 5 minutes ahead of ours.",
    ],
  });
  expect(await paths()).toEqual([]);
});

test("what is older than the workspace keeps is not stored, and counted as that", async () => {
  const { send, paths, params } = await home();
  const { answer: kept } = await world.call(getRetention, { params }, person.access);

  const { answer } = await send([
    visitOf("/kept", { agoDays: kept.days - 1 }),
    visitOf("/expired", { agoDays: kept.days + 1 }),
  ]);

  expect(answer).toEqual({ stored: 1, repeated: 0, filtered: 0, expired: 1 });
  expect(await paths()).toEqual(["/kept"]);
});

test("the lines are another workspace's alone, and no stranger may import them or ask since when it reports", async () => {
  const [mine, other] = [await home(), await home()];
  const stranger = await world.signUp();

  await mine.send([visitOf("/mine")]);
  const same = await other.send([visitOf("/mine")]);
  const foreign = await mine.send([visitOf("/foreign")], stranger);
  const asked = await world.call(getHistoryState, { params: mine.params }, stranger.access);

  expect(same.answer.stored).toBe(1);
  expect([foreign.status, asked.status]).toEqual([404, 404]);
  expect(await mine.paths()).toEqual(["/mine"]);
});

test("while ClickHouse does not answer nothing is stored, and the import is told to come again", async () => {
  const { send, paths } = await home();
  const insert = vi
    .spyOn(world.tools.events, "insert")
    .mockRejectedValueOnce(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));

  const stalled = await send([visitOf("/1")]);
  insert.mockRestore();
  const later = await send([visitOf("/1")]);

  expect(stalled.status).toBe(503);
  expect(later.answer).toEqual({ stored: 1, repeated: 0, filtered: 0, expired: 0 });
  expect(await paths()).toEqual(["/1"]);
});

test("says since when servers report", async () => {
  const { params } = await home();
  const { key } = await world.createKey(person, { id: params.projectId });
  const before = await world.call(getHistoryState, { params }, person.access);
  await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: visitOf("/reported", { agoDays: 0 }),
  });

  await expect
    .poll(async () => (await world.call(getHistoryState, { params }, person.access)).answer.reporting_since, {
      timeout: 5_000,
    })
    .toBe(new Date().toISOString().slice(0, 10));

  expect(before.answer).toEqual({ reporting_since: null });
});
