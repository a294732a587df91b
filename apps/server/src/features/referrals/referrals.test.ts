import type { Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/traffic/referrals";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";
import { storeReferrals } from "./stored-referrals.test-helper.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await sharedWorld();
  person = await world.signUp();
});

const week = { from_date: "2026-11-08", to_date: "2026-11-14" };

type Query = Partial<Input<typeof contract.listLandingPages>["query"]>;

async function workspaceIn(timeZone = "UTC"): Promise<string> {
  const { id: projectId } = await world.createWorkspace(person);
  await world.call(updateWorkspace, { params: { projectId }, body: { time_zone: timeZone } }, person.access);
  return projectId;
}

async function summaryOf(projectId: string, query: Query = {}) {
  const input = { params: { projectId }, query: { ...week, ...query } };
  return (await world.call(contract.getReferrals, input, person.access)).answer;
}

async function assistantsOf(projectId: string, query: Query = {}) {
  const input = { params: { projectId }, query: { ...week, ...query } };
  return (await world.call(contract.listReferringAssistants, input, person.access)).answer.results;
}

async function pagesOf(projectId: string, query: Query = {}) {
  const input = { params: { projectId }, query: { ...week, ...query } };
  return (await world.call(contract.listLandingPages, input, person.access)).answer;
}

async function storePeople(
  projectId: string,
  day: string,
  { server = 0, tracker = 0 }: { readonly server?: number; readonly tracker?: number },
): Promise<void> {
  const row = { workspace_id: projectId, day };
  if (server > 0) await world.tools.events.insert("people_daily", [{ ...row, people: server }]);
  if (tracker > 0) await world.tools.events.insert("people_daily_tracker", [{ ...row, people: tracker }]);
}

/** Three of ChatGPT, two of Perplexity and one of Claude in the week, and two of ChatGPT in the week before. */
async function workspaceWithReferrals(): Promise<string> {
  const projectId = await workspaceIn();
  const perplexity = { assistant: "Perplexity", operator: "Perplexity" };
  await storeReferrals(world, projectId, [
    { visitor: 1, at: "2026-11-08T00:00:00Z" },
    { visitor: 2, at: "2026-11-10T12:00:00Z", evidence: "utm" },
    { visitor: 3, at: "2026-11-10T13:00:00Z", path: "/chairs", evidence: "in_app" },
    { visitor: 4, at: "2026-11-12T12:00:00Z", ...perplexity },
    { visitor: 4, at: "2026-11-12T12:00:02Z", ...perplexity, source: "tracker" },
    { visitor: 5, at: "2026-11-14T23:59:59Z", path: "/lamps", ...perplexity },
    { visitor: 6, at: "2026-11-14T10:00:00Z", assistant: "Claude", operator: "Anthropic" },
    { visitor: 7, at: "2026-11-07T23:59:59Z" },
    { visitor: 8, at: "2026-11-01T00:00:00Z" },
    { visitor: 9, at: "2026-10-31T23:59:59Z" },
    { visitor: 10, at: "2026-11-15T00:00:00Z" },
  ]);
  return projectId;
}

describe("the summary", () => {
  test("says how many came from assistants, by the day, and compares with the period before", async () => {
    const projectId = await workspaceWithReferrals();

    const summary = await summaryOf(projectId, { compare: "previous" });

    expect(summary).toMatchObject({
      referrals: 6,
      assistants: 3,
      pages: 3,
      previous: { referrals: 2, assistants: 1, pages: 1 },
    });
    expect([summary.days.at(0), summary.days.at(-1)]).toEqual(["2026-11-08", "2026-11-14"]);
    expect(summary.series).toEqual([
      { assistant: "ChatGPT", referrals: 3, values: [1, 0, 2, 0, 0, 0, 0] },
      { assistant: "Perplexity", referrals: 2, values: [0, 0, 0, 0, 1, 0, 1] },
      { assistant: "Claude", referrals: 1, values: [0, 0, 0, 0, 0, 0, 1] },
    ]);
    expect((await summaryOf(projectId)).previous).toBeNull();
  });

  test("counts people of each day from the side that saw more, and never adds both up", async () => {
    const projectId = await workspaceWithReferrals();
    await storePeople(projectId, "2026-11-09", { server: 40, tracker: 30 });
    await storePeople(projectId, "2026-11-10", { server: 10, tracker: 24 });
    await storePeople(projectId, "2026-11-11", { tracker: 30 });
    await storePeople(projectId, "2026-11-07", { server: 1_000 });

    const all = await summaryOf(projectId);
    const ofClaude = await summaryOf(projectId, { assistant: ["Claude"] });

    expect(all).toMatchObject({ referrals: 6, people: 100, share: 6 });
    expect(ofClaude).toMatchObject({ referrals: 1, people: 100, share: 1 });
  });

  test("knows no share where nobody came", async () => {
    expect(await summaryOf(await workspaceIn())).toMatchObject({
      referrals: 0,
      people: 0,
      share: null,
      series: [],
    });
  });

  test("counts days in the workspace's time zone", async () => {
    const projectId = await workspaceIn("Asia/Tokyo");
    await storeReferrals(world, projectId, [
      { visitor: 1, at: "2026-11-07T14:59:59Z" },
      { visitor: 2, at: "2026-11-07T15:00:00Z" },
      { visitor: 3, at: "2026-11-14T14:59:59Z" },
      { visitor: 4, at: "2026-11-14T15:00:00Z" },
    ]);

    const { series } = await summaryOf(projectId);

    expect(series).toEqual([{ assistant: "ChatGPT", referrals: 2, values: [1, 0, 0, 0, 0, 0, 1] }]);
  });

  test("names the seven assistants with the most, and puts the others together", async () => {
    const projectId = await workspaceIn();
    const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    await storeReferrals(
      world,
      projectId,
      names.flatMap((assistant, index) =>
        Array.from({ length: 10 - index }, (_, nth) => ({ assistant, visitor: 1 + index * 10 + nth })),
      ),
    );

    const { series } = await summaryOf(projectId);

    expect(series.map(({ assistant, referrals }) => `${assistant} ${referrals}`)).toEqual([
      "a 10",
      "b 9",
      "c 8",
      "d 7",
      "e 6",
      "f 5",
      "g 4",
      " 5",
    ]);
  });
});

test("each assistant has its operator, pages, evidence, trend and what it had before", async () => {
  const projectId = await workspaceWithReferrals();

  const [chatgpt, perplexity, claude] = await assistantsOf(projectId, { compare: "previous" });

  expect(chatgpt).toEqual({
    assistant: "ChatGPT",
    operator: "OpenAI",
    referrals: 3,
    previous: 2,
    pages: 2,
    evidence: { referrer: 1, utm: 1, in_app: 1 },
    trend: [1, 0, 2, 0, 0, 0, 0],
  });
  expect(perplexity).toMatchObject({ assistant: "Perplexity", referrals: 2, previous: 0, pages: 2 });
  expect(claude).toMatchObject({ assistant: "Claude", referrals: 1, previous: 0 });
});

describe("landing pages", () => {
  test("are listed with the assistants that sent people there, and in pages", async () => {
    const projectId = await workspaceWithReferrals();

    const all = await pagesOf(projectId, { compare: "previous" });
    const second = await pagesOf(projectId, { page: 2, page_size: 2, order_by: "path" });
    const beyond = await pagesOf(projectId, { page: 9 });

    expect(all.results).toEqual([
      {
        path: "/desks",
        referrals: 4,
        previous: 2,
        assistants: [
          { assistant: "ChatGPT", referrals: 2 },
          { assistant: "Claude", referrals: 1 },
          { assistant: "Perplexity", referrals: 1 },
        ],
      },
      { path: "/chairs", referrals: 1, previous: 0, assistants: [{ assistant: "ChatGPT", referrals: 1 }] },
      { path: "/lamps", referrals: 1, previous: 0, assistants: [{ assistant: "Perplexity", referrals: 1 }] },
    ]);
    expect([second.count, second.results.map(({ path }) => path)]).toEqual([3, ["/lamps"]]);
    expect([beyond.count, beyond.results]).toEqual([3, []]);
  });

  test.each([
    [{ assistant: ["Perplexity"] }, ["/desks", "/lamps"]],
    [{ evidence: ["utm"] }, ["/desks"]],
    [{ path: ["/chairs", "/lamps"] }, ["/chairs", "/lamps"]],
    [{ path: ["/lamps"], assistant: ["ChatGPT"] }, []],
  ] as const)("are filtered by %j", async (query, paths) => {
    const projectId = await workspaceWithReferrals();
    const filter: Query = Object.fromEntries(
      Object.entries(query).map(([name, values]) => [name, [...values]]),
    );

    const { results } = await pagesOf(projectId, filter);

    expect(results.map(({ path }) => path)).toEqual(paths);
  });
});

test("both lists are files of comma-separated values, whole and with the same filters", async () => {
  const projectId = await workspaceWithReferrals();
  const input = {
    params: { projectId },
    query: { ...week, evidence: ["referrer" as const], format: "csv" as const },
  };

  const assistants = await world.call(contract.listReferringAssistants, input, person.access);
  const pages = await world.call(contract.listLandingPages, input, person.access);

  expect(assistants.headers["content-disposition"]).toContain("ai-referrals-2026-11-08-2026-11-14.csv");
  expect(String(assistants.body).replace("\uFEFF", "").trim().split(/\r?\n/)).toEqual([
    "Assistant,Operator,Referrals,Landing pages,By referrer,By utm_source,In its app",
    "Perplexity,Perplexity,2,2,2,0,0",
    "ChatGPT,OpenAI,1,1,1,0,0",
    "Claude,Anthropic,1,1,1,0,0",
  ]);
  expect(String(pages.body)).toContain('/desks,3,"ChatGPT (1), Claude (1), Perplexity (1)"');
});

test("days that no calendar of ours reaches are no failure", async () => {
  const projectId = await workspaceIn();

  const replies = await Promise.all(
    [
      ["0001-01-01", "0001-01-02"],
      ["9999-12-30", "9999-12-31"],
    ].map(([from_date = "", to_date = ""]) =>
      world.call(
        contract.getReferrals,
        { params: { projectId }, query: { from_date, to_date, compare: "previous" } },
        person.access,
      ),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});
