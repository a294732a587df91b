import { dayMs, hourMs } from "@citelens/contract/base/days";
import { afterEach, expect, test } from "vitest";
import type { MadeObject } from "../push-plan.rules.ts";
import { wantedTree } from "../wanted-tree.test-helper.ts";
import { type ChatgptWorld, failureOf, openChatgptWorld, recordOf } from "./chatgpt-world.test-helper.ts";

let world: ChatgptWorld;
afterEach(() => world.double.close());

/** A tree outside whose ads can be shown; its campaign and ads by the channel's ids. */
async function open(
  startsAt: string,
  timezone = "UTC",
): Promise<{ readonly campaign: string; readonly ads: readonly [string, string, string] }> {
  world = await openChatgptWorld({ startsAt: new Date(startsAt), timezone });
  const made: MadeObject[] = [];
  await world.channel.pushCampaign(wantedTree(), recordOf(made));
  const campaign = made.find(({ kind }) => kind === "campaign")?.externalId ?? "";
  const [one = "", two = "", three = ""] = made
    .filter(({ kind }) => kind === "ad")
    .map(({ externalId }) => externalId);
  return { campaign, ads: [one, two, three] };
}

const at = (text: string): Date => new Date(text);

test("each ad has a row for each day, in millionths, exactly", async () => {
  const { campaign, ads } = await open("2026-11-20T10:20:00Z");
  const [one, two] = ads;
  world.double.deliver(one, {
    at: at("2026-11-19T08:00:00Z"),
    impressions: 300,
    clicks: 4,
    spendMicros: 18_420_000,
  });
  world.double.deliver(one, { at: at("2026-11-19T23:59:59Z"), impressions: 7, clicks: 1, spendMicros: 1 });
  world.double.deliver(one, {
    at: at("2026-11-20T00:00:00Z"),
    impressions: 10,
    clicks: 0,
    spendMicros: 600_000,
  });
  world.double.deliver(two, {
    at: at("2026-11-18T12:00:00Z"),
    impressions: 5,
    clicks: 5,
    spendMicros: 100_000,
  });
  world.double.deliver(two, {
    at: at("2026-11-17T12:00:00Z"),
    impressions: 99,
    clicks: 9,
    spendMicros: 9_000_000,
  });

  const figures = await world.channel.readInsights({ from: "2026-11-18", to: "2026-11-20" });
  expect(figures.toSorted((a, b) => `${a.day}${a.ad}`.localeCompare(`${b.day}${b.ad}`))).toEqual([
    { campaign, ad: two, day: "2026-11-18", impressions: 5, clicks: 5, spendMicros: 100_000 },
    { campaign, ad: one, day: "2026-11-19", impressions: 307, clicks: 5, spendMicros: 18_420_001 },
    { campaign, ad: one, day: "2026-11-20", impressions: 10, clicks: 0, spendMicros: 600_000 },
  ]);
});

test("figures that settle late replace what was read before, the day's corrections included", async () => {
  const { ads } = await open("2026-11-20T10:20:00Z");
  const [ad] = ads;
  const first = { at: at("2026-11-20T09:00:00Z"), impressions: 100, clicks: 10, spendMicros: 5_000_000 };
  world.double.deliver(ad, first);
  world.double.deliver(ad, {
    ...first,
    impressions: 20,
    clicks: 3,
    spendMicros: 1_500_000,
    toldAfterMs: dayMs,
  });
  world.double.deliver(ad, {
    ...first,
    impressions: 0,
    clicks: -4,
    spendMicros: -2_000_000,
    toldAfterMs: 2 * dayMs,
  });
  const read = async () => {
    const today = world.double.now().toISOString().slice(0, 10);
    const from = new Date(Date.parse(today) - 2 * dayMs).toISOString().slice(0, 10);
    const rows = await world.channel.readInsights({ from, to: today });
    return rows.map(({ day, impressions, clicks, spendMicros }) => [day, impressions, clicks, spendMicros]);
  };

  expect(await read()).toEqual([["2026-11-20", 100, 10, 5_000_000]]);
  world.double.advance(dayMs);
  expect(await read()).toEqual([["2026-11-20", 120, 13, 6_500_000]]);
  world.double.advance(dayMs);
  expect(await read()).toEqual([["2026-11-20", 120, 9, 4_500_000]]);
  world.double.advance(dayMs);
  expect(await read()).toEqual([]);
});

test.each([
  ["America/New_York", "2026-11-20T04:30:00Z", "2026-11-19"],
  ["America/New_York", "2026-11-20T05:30:00Z", "2026-11-20"],
  ["Asia/Kolkata", "2026-11-19T18:29:00Z", "2026-11-19"],
  ["Asia/Kolkata", "2026-11-19T18:31:00Z", "2026-11-20"],
  ["Pacific/Auckland", "2026-11-20T10:59:00Z", "2026-11-20"],
  ["Pacific/Auckland", "2026-11-20T11:01:00Z", "2026-11-21"],
])("in %s, %s is a part of %s", async (timezone, moment, day) => {
  const { ads } = await open("2026-11-22T16:20:00Z", timezone);
  world.double.deliver(ads[0], { at: at(moment), impressions: 1, spendMicros: 10 });
  const figures = await world.channel.readInsights({ from: "2026-11-19", to: "2026-11-22" });
  expect(figures.map((one) => one.day)).toEqual([day]);
});

test("a day on which clocks change is one day", async () => {
  const { ads } = await open("2026-11-03T12:20:00Z", "America/New_York");
  for (const moment of [
    "2026-11-01T04:30:00Z",
    "2026-11-01T05:30:00Z",
    "2026-11-01T06:30:00Z",
    "2026-11-02T04:30:00Z",
  ])
    world.double.deliver(ads[0], { at: at(moment), impressions: 1 });
  const figures = await world.channel.readInsights({ from: "2026-11-01", to: "2026-11-03" });
  expect(figures.map(({ day, impressions }) => [day, impressions])).toEqual([["2026-11-01", 4]]);
});

test("today is read up to the last full hour of the account's clock, which may differ by half an hour", async () => {
  const { ads } = await open("2026-11-20T10:45:00Z", "Asia/Kolkata");
  world.double.deliver(ads[0], { at: at("2026-11-20T10:29:00Z"), impressions: 1 });
  world.double.deliver(ads[0], { at: at("2026-11-20T10:31:00Z"), impressions: 10 });
  const read = async () =>
    (await world.channel.readInsights({ from: "2026-11-20", to: "2026-11-20" }))[0]?.impressions;
  expect(await read()).toBe(1);
  world.double.advance(hourMs);
  expect(await read()).toBe(11);
});

test("right after midnight there is nothing of today to ask for", async () => {
  await open("2026-11-20T00:10:00Z");
  expect(await world.channel.readInsights({ from: "2026-11-20", to: "2026-11-20" })).toEqual([]);
  expect(world.double.requests.some((one) => one.includes("insights"))).toBe(false);
});

async function openWithManyRows(rows: number): Promise<void> {
  const { ads } = await open("2026-11-20T10:20:00Z");
  const row = world.double.books.ads.get(ads[0]);
  if (!row) throw new Error("There is an ad");
  for (let index = 0; index < rows; index += 1) {
    const id = `ad_many_${index}`;
    world.double.books.ads.set(id, { ...row, id });
    world.double.deliver(id, { at: at("2026-11-20T08:00:00Z"), impressions: index, spendMicros: index });
  }
}

test("pages are read to the end, 2,000 rows each", async () => {
  await openWithManyRows(4_500);
  const figures = await world.channel.readInsights({ from: "2026-11-18", to: "2026-11-20" });
  expect(figures).toHaveLength(4_500);
  expect(figures.reduce((sum, { spendMicros }) => sum + spendMicros, 0)).toBe((4_499 * 4_500) / 2);
  expect(world.double.requests.filter((one) => one.includes("insights"))).toHaveLength(3);
});

test("where one page cannot be had there are no figures at all", async () => {
  await openWithManyRows(2_100);
  world.double.mishap(undefined, undefined, ...Array(4).fill("500 before"));
  const failure = await failureOf(world.channel.readInsights({ from: "2026-11-18", to: "2026-11-20" }));
  expect(failure.kind).toBe("unavailable");
});

test("a day that is ahead is not asked for", async () => {
  const { ads } = await open("2026-11-20T10:20:00Z");
  world.double.deliver(ads[0], { at: at("2026-11-20T08:00:00Z"), impressions: 3 });
  expect(await world.channel.readInsights({ from: "2026-11-20", to: "2026-12-24" })).toHaveLength(1);
  expect(await world.channel.readInsights({ from: "2026-12-01", to: "2026-12-24" })).toEqual([]);
});

test("a minute of waiting for the channel does not lose figures", async () => {
  const { ads } = await open("2026-11-20T10:20:00Z");
  world.double.deliver(ads[0], { at: at("2026-11-20T08:00:00Z"), impressions: 3 });
  world.double.retryAfter = "45";
  world.double.mishap(undefined, "429");
  expect(await world.channel.readInsights({ from: "2026-11-20", to: "2026-11-20" })).toHaveLength(1);
  expect(world.waits.at(-1)).toBe(45_000);
  expect(world.double.now().getTime()).toBe(at("2026-11-20T10:20:45Z").getTime());
});
