import { expect, test } from "vitest";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { type World, worldOfTest } from "#test/world.ts";
import { repairHourlySeries } from "./hourly-series.ts";

async function seriesOf({ tools }: World): Promise<object[]> {
  return tools.events.query(
    `SELECT toString(hour) AS hour, token, bot_type, verdict, sum(visits) AS visits FROM visits_hourly
     GROUP BY hour, token, bot_type, verdict ORDER BY hour, token`,
    {},
    z.record(z.string(), z.unknown()),
  );
}

async function worldWithVisits(): Promise<World> {
  const world = await worldOfTest();
  const person = await world.signUp();
  const { key } = await world.createKey(person, await world.createWorkspace(person));
  const visits = [
    ["GPTBot/1.2", "2026-10-31T23:59:59.999Z"],
    ["GPTBot/1.2", "2026-11-01T00:00:00Z"],
    ["GPTBot/1.2", "2026-11-01T00:59:00Z"],
    ["ClaudeBot/1.0", "2026-11-01T00:30:00Z"],
  ].map(([userAgent = "", occurred_at]) => ({
    request_path: `/${userAgent}`,
    request_method: "GET",
    request_headers: { "user-agent": userAgent },
    occurred_at,
  }));
  await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visits",
    headers: { authorization: `Api-Key ${key}` },
    payload: visits,
  });
  return world;
}

const series = [
  { hour: "2026-10-31 23:00:00", token: "GPTBot", bot_type: 1, verdict: "unverifiable", visits: 1 },
  { hour: "2026-11-01 00:00:00", token: "ClaudeBot", bot_type: 1, verdict: "unverifiable", visits: 1 },
  { hour: "2026-11-01 00:00:00", token: "GPTBot", bot_type: 1, verdict: "unverifiable", visits: 2 },
];

test("every stored visit is in the series of its hour at once", async () => {
  const world = await worldWithVisits();

  expect(await seriesOf(world)).toEqual(series);
});

test("a batch that is sent again under its token counts once, in the visits and in the series", async () => {
  const world = await worldOfTest();
  const row = {
    workspace_id: "01890000-0000-7000-8000-000000000001",
    ts: new Date().toISOString(),
    path: "/",
    token: "GPTBot",
    bot_type: 1,
  };

  for (const token of ["a", "a", "b", "a"])
    await world.tools.events.insert("visits", [row], { deduplicationToken: token });
  const counts = await world.tools.events.query(
    "SELECT (SELECT count() FROM visits) AS visits, (SELECT sum(visits) FROM visits_hourly) AS counted",
    {},
    z.object({ visits: z.number(), counted: z.number() }),
  );

  expect(counts).toEqual([{ visits: 2, counted: 2 }]);
});

test("a series that lost or doubled a batch is recounted from the visits", async () => {
  const world = await worldWithVisits();
  await world.tools.events.command("ALTER TABLE visits_hourly DROP PARTITION 202610");
  await world.tools.events.command(
    "INSERT INTO visits_hourly SELECT * FROM visits_hourly WHERE toYYYYMM(hour) = 202611",
  );
  const broken = await seriesOf(world);

  const left = await repairHourlySeries(world.tools);

  expect(broken).not.toEqual(series);
  expect(left).toEqual([]);
  expect(await seriesOf(world)).toEqual(series);
});

test("agents that exchanged their verdicts are found, although each verdict has as many visits as before", async () => {
  const world = await worldWithVisits();
  const judge = async (gptBot: string, claudeBot: string) => {
    await world.tools.events.command(
      `ALTER TABLE visits UPDATE verdict = if(token = 'GPTBot', {gptBot:String}, {claudeBot:String})
       WHERE ts >= '2026-11-01 00:00:00' AND ts <= '2026-11-01 00:30:00' SETTINGS mutations_sync = 1`,
      { gptBot, claudeBot },
    );
    await repairHourlySeries(world.tools);
    return (await seriesOf(world)).map((row) => Object.values(row).slice(1).join(" ")).toSorted();
  };

  const first = await judge("spoofed", "verified");
  const second = await judge("verified", "spoofed");

  const rest = ["GPTBot 1 unverifiable 1", "GPTBot 1 unverifiable 1"];
  expect(first).toEqual(["ClaudeBot 1 verified 1", "GPTBot 1 spoofed 1", ...rest]);
  expect(second).toEqual(["ClaudeBot 1 spoofed 1", ...rest, "GPTBot 1 verified 1"]);
});

test("callers repair one after the other: a month that two put in its place at once would be counted twice or lost", async () => {
  const world = await worldWithVisits();
  await world.tools.events.command("ALTER TABLE visits_hourly DROP PARTITION 202611");
  const underWay = { now: 0, most: 0, all: 0 };
  const command: ClickHouse["command"] = async (...given) => {
    underWay.now += 1;
    underWay.all += 1;
    underWay.most = Math.max(underWay.most, underWay.now);
    await world.tools.events.command(...given);
    underWay.now -= 1;
  };
  const watched = { ...world.tools, events: { ...world.tools.events, command } };

  const left = await Promise.all([1, 2, 3].map(() => repairHourlySeries(watched)));

  expect(left).toEqual([[], [], []]);
  expect([underWay.most, underWay.all]).toEqual([1, 4]);
  expect(await seriesOf(world)).toEqual(series);
});
