import { getTrafficSeries } from "@citelens/contract/traffic/agents";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";
import { type SeenVisit, said, storeVisits, week, workspaceIn } from "../show/stored-visits.test-helper.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await sharedWorld();
  owner = await world.signUp();
});

const workspace = (timeZone?: string): Promise<string> => workspaceIn(world, owner, timeZone);
const store = (projectId: string, seen: readonly SeenVisit[]): Promise<void> =>
  storeVisits(world, projectId, seen);
const series = (projectId: string, query: object = {}) =>
  said(world.call(getTrafficSeries, { params: { projectId }, query: { ...week, ...query } }, owner.access));

describe("the series", () => {
  test("has the days of the workspace, from the hourly sums and from the visits alike", async () => {
    const at = await workspace("America/New_York");
    await store(at, [
      { ts: "2026-11-09T04:59:59.999Z" },
      { ts: "2026-11-09T05:00:00.000Z" },
      { ts: "2026-11-15T04:59:59.999Z", token: "ChatGPT-User" },
      { ts: "2026-11-15T05:00:00.000Z" },
    ]);

    const summed = await series(at);
    const counted = await series(at, { search: "/" });

    expect(summed).toEqual({
      interval: "day",
      times: [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-11-${String(day).padStart(2, "0")}`),
      groups: [
        { key: "llm_training", visits: 2, values: [1, 1, 0, 0, 0, 0, 0] },
        { key: "ai_user_fetch", visits: 1, values: [0, 0, 0, 0, 0, 0, 1] },
      ],
    });
    expect(counted).toEqual(summed);
  });

  test("is right where days do not begin with an hour of UTC", async () => {
    const at = await workspace("Asia/Kolkata");
    await store(at, [{ ts: "2026-11-08T18:29:59.999Z" }, { ts: "2026-11-08T18:30:00.000Z" }]);

    const { groups } = await series(at);

    expect(groups).toEqual([{ key: "llm_training", visits: 2, values: [1, 1, 0, 0, 0, 0, 0] }]);
  });

  test("is by the hour for two days", async () => {
    const at = await workspace("Europe/Berlin");
    await store(at, [{ ts: "2026-11-10T22:30:00.000Z" }, { ts: "2026-11-10T23:10:00.000Z" }]);

    const { interval, times, groups } = await series(at, { from_date: "2026-11-10", to_date: "2026-11-11" });

    expect(interval).toBe("hour");
    expect(times).toHaveLength(48);
    expect(times[23]).toBe("2026-11-10T23:00");
    expect(groups).toEqual([
      {
        key: "llm_training",
        visits: 2,
        values: times.map((_, index) => (index === 23 || index === 24 ? 1 : 0)),
      },
    ]);
  });

  test("names seven agents and adds up the others", async () => {
    const at = await workspace();
    const tokens = [
      "GPTBot",
      "ClaudeBot",
      "CCBot",
      "Bytespider",
      "Googlebot",
      "bingbot",
      "OAI-SearchBot",
      "ChatGPT-User",
      "PerplexityBot",
    ];
    await store(
      at,
      tokens.flatMap((token, index) => Array.from({ length: 9 - index }, () => ({ token }))),
    );

    const { groups } = await series(at, { group: "agent" });

    expect(groups.map(({ key, visits }) => [key, visits])).toEqual([
      ...tokens.slice(0, 7).map((token, index) => [token, 9 - index]),
      ["", 3],
    ]);
  });
});
