import { hourMs } from "@citelens/contract/base/days";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Activation } from "../ad-channel.ts";
import { SpendRefused } from "../ad-channel-failure.ts";
import { daysToRead } from "../insight-days.rules.ts";
import type { MadeObject } from "../push-plan.rules.ts";
import { othersDailyMicrosOf, type SpendLimits, spentOn, watchSpending } from "../spending.rules.ts";
import { wantedTree } from "../wanted-tree.test-helper.ts";
import { type ChatgptWorld, failureOf, openChatgptWorld, recordOf } from "./chatgpt-world.test-helper.ts";

let world: ChatgptWorld;
let made: MadeObject[];
beforeEach(async () => {
  world = await openChatgptWorld();
  made = [];
});
afterEach(() => world.double.close());

const upTo = (ceilingMicros: number | null, othersDailyMicros = 0): SpendLimits => ({
  ceilingMicros,
  othersDailyMicros,
});
const enough = upTo(50_000_000);

/** A tree outside, with what it takes to activate it. */
async function push(changed: Parameters<typeof wantedTree>[0] = {}): Promise<Activation> {
  await world.channel.pushCampaign(wantedTree(changed), recordOf(made));
  const idsOf = (kind: MadeObject["kind"]): string[] =>
    made.filter((one) => one.kind === kind).map(({ externalId }) => externalId);
  return { campaign: idsOf("campaign")[0] ?? "", groups: idsOf("group"), ads: idsOf("ad"), limits: enough };
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (error instanceof SpendRefused) return error.problem;
  throw new Error("The limits did not refuse it", { cause: error });
}

test("the account tells its currency, its clock and what its reviewers say", async () => {
  expect(await world.channel.readAccount()).toEqual({
    externalId: "adacct_double",
    name: "Double Ads",
    currency: "USD",
    timeZone: "UTC",
    status: { state: "active", said: "active" },
    review: { state: "approved", said: "approved" },
  });
});

describe("activating", () => {
  test("begins with the ads and ends with the campaign", async () => {
    const activation = await push();
    const { length } = world.double.requests;
    await world.channel.activate(activation);

    expect(world.double.requests.slice(length)).toEqual([
      `GET /campaigns/${activation.campaign}`,
      ...activation.ads.map((id) => `POST /ads/${id}/activate`),
      ...activation.groups.map((id) => `POST /ad_groups/${id}/activate`),
      `POST /campaigns/${activation.campaign}/activate`,
    ]);
    expect((await world.channel.readCampaign(activation.campaign)).status.state).toBe("active");
  });

  test("can be done again after it was killed in the middle", async () => {
    const activation = await push();
    world.double.mishap(undefined, undefined, ...Array(4).fill("500 after"));
    await failureOf(world.channel.activate(activation));
    expect((await world.channel.readCampaign(activation.campaign)).status.state).toBe("paused");

    await world.channel.activate(activation);
    expect((await world.channel.readCampaign(activation.campaign)).status.state).toBe("active");
  });

  test.each([
    ["without a ceiling", upTo(null), "no_ceiling"],
    ["above it", upTo(19_999_999), "above_ceiling"],
    ["above it with others", upTo(50_000_000, 30_000_001), "above_ceiling"],
  ])("is refused %s, and nothing is activated", async (_, limits, problem) => {
    const activation = await push();
    expect(await problemOf(world.channel.activate({ ...activation, limits }))).toBe(problem);
    const { campaigns, groups, ads } = world.double.books;
    const states = [...campaigns.values(), ...groups.values(), ...ads.values()].map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(["paused"]));
  });

  test("goes by the budget outside, which somebody may have raised there", async () => {
    const activation = await push();
    const [row] = world.double.books.campaigns.values();
    if (row) row.budget = { daily_spend_limit_micros: 60_000_000 };
    expect(await problemOf(world.channel.activate(activation))).toBe("above_ceiling");
  });

  test("of an archived campaign is refused", async () => {
    const activation = await push();
    expect(await world.channel.archive("campaign", activation.campaign)).toEqual({
      state: "archived",
      said: "archived",
    });
    expect(await problemOf(world.channel.activate(activation))).toBe("archived");
  });
});

test("a campaign, a group and an ad are paused alone", async () => {
  const activation = await push();
  await world.channel.activate(activation);
  const [ad = ""] = activation.ads;
  const [group = ""] = activation.groups;
  expect(await world.channel.pause("ad", ad)).toEqual({ state: "paused", said: "paused" });
  expect((await world.channel.readCampaign(activation.campaign)).status.state).toBe("active");
  expect(await world.channel.pause("group", group)).toEqual({ state: "paused", said: "paused" });
  expect(await world.channel.pause("campaign", activation.campaign)).toEqual({
    state: "paused",
    said: "paused",
  });
});

test("what is archived stays so", async () => {
  const { campaign } = await push();
  await world.channel.archive("campaign", campaign);
  expect(await failureOf(world.channel.pause("campaign", campaign))).toMatchObject({ kind: "invalid" });
  expect(await world.channel.archive("campaign", campaign)).toMatchObject({ state: "archived" });
});

describe("a budget", () => {
  const daily = (micros: number) => ({ period: "daily" as const, micros });

  test("is lowered without a question, and raised as far as the limits allow", async () => {
    const { campaign } = await push();
    const change = (micros: number, typedMicros: number | null = null) =>
      world.channel.changeBudget({ campaign, budget: daily(micros), limits: enough, typedMicros });

    expect(await change(10_000_000)).toEqual(daily(10_000_000));
    expect(await change(15_000_000)).toEqual(daily(15_000_000));
    expect(await problemOf(change(22_500_001))).toBe("raise_not_typed");
    expect(await problemOf(change(22_500_001, 22_500_000))).toBe("raise_not_typed");
    expect(await change(22_500_001, 22_500_001)).toEqual(daily(22_500_001));
    expect(await problemOf(change(50_000_001, 50_000_001))).toBe("above_ceiling");
    expect((await world.channel.readCampaign(campaign)).budget).toEqual(daily(22_500_001));
    expect(world.double.books.budgets.map(({ micros }) => micros)).toEqual([
      20_000_000, 10_000_000, 15_000_000, 22_500_001,
    ]);
  });

  test("is judged by what stands outside, not by what we sent last", async () => {
    const { campaign } = await push();
    const [row] = world.double.books.campaigns.values();
    if (row) row.budget = { daily_spend_limit_micros: 2_000_000 };
    const change = { campaign, budget: daily(20_000_000), limits: enough, typedMicros: null };
    expect(await problemOf(world.channel.changeBudget(change))).toBe("raise_not_typed");
  });

  test("keeps its kind", async () => {
    const { campaign } = await push();
    const budget = { period: "lifetime" as const, micros: 5_000_000 };
    const change = { campaign, budget, limits: enough, typedMicros: null };
    expect(await problemOf(world.channel.changeBudget(change))).toBe("other_period");
  });

  test("that the channel does not take is told in its words", async () => {
    const { campaign } = await push();
    const change = { campaign, budget: daily(999_999), limits: enough, typedMicros: null };
    expect(await failureOf(world.channel.changeBudget(change))).toMatchObject({
      kind: "invalid",
      status: 400,
      message: "daily_spend_limit_micros must be from 1000000 to 9007199254740991",
    });
  });
});

test("nothing that the product does by itself ever raises a budget", async () => {
  const activation = await push();
  await world.channel.activate(activation);
  await world.channel.pushCampaign(
    wantedTree({ version: 9, name: "Much more", budget: { period: "daily", micros: 900_000_000 } }),
    recordOf(made),
  );
  await world.channel.readInsights({ from: "2026-11-18", to: "2026-11-20" });
  await world.channel.pause("campaign", activation.campaign);
  await world.channel.activate(activation);
  expect(world.double.books.budgets).toEqual([{ campaign: activation.campaign, micros: 20_000_000 }]);
});

test("a campaign stops in the hour in which it has spent what it may, and nothing starts it again", async () => {
  const { campaign, ads, ...activation } = await push();
  await world.channel.activate({ ...activation, campaign, ads });
  const [ad = ""] = ads;
  const ceilingMicros = 20_000_000;
  const watch = async (): Promise<string> => {
    const { timeZone } = await world.channel.readAccount();
    const days = daysToRead(timeZone, world.double.now());
    const spentTodayMicros = spentOn(days.to, await world.channel.readInsights(days));
    const campaigns = await world.channel.readCampaigns();
    const { pause, alert } = watchSpending({ ceilingMicros, spentTodayMicros, campaigns });
    for (const externalId of pause) await world.channel.pause("campaign", externalId);
    return alert ?? (await world.channel.readCampaign(campaign)).status.state;
  };

  const seen: string[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    const { state } = (await world.channel.readCampaign(campaign)).status;
    if (state === "active") world.double.deliver(ad, { impressions: 100, spendMicros: 8_000_000 });
    world.double.advance(hourMs);
    seen.push(await watch());
  }
  expect(seen).toEqual(["active", "active", "ceiling_reached", "paused", "paused", "paused"]);
  expect(world.double.books.deliveries).toHaveLength(3);
});

test("all campaigns of the account are read, those of others too", async () => {
  const { campaign } = await push();
  const row = world.double.books.campaigns.get(campaign);
  if (!row) throw new Error("The campaign stands outside");
  world.double.books.campaigns.set("cmpn_own", { ...row, id: "cmpn_own", name: "By hand", status: "active" });
  const campaigns = await world.channel.readCampaigns();
  expect(campaigns.map(({ externalId }) => externalId)).toEqual(["cmpn_own", campaign]);
  expect(othersDailyMicrosOf(campaigns, campaign, world.double.now())).toBe(20_000_000);
});

test("reviews are read of all groups, with the reviewers' reason", async () => {
  const { campaign, ads } = await push();
  const [first = "", second = ""] = ads;
  world.double.review(first, "approved");
  world.double.review(second, "rejected", "robots_txt");

  const reviews = await world.channel.readReviews(campaign);
  expect(reviews.toSorted((a, b) => a.ad.localeCompare(b.ad))).toEqual(
    ads.toSorted().map((ad) => ({
      ad,
      status: { state: "paused", said: "paused" },
      review: reviewIn(ad, first, second),
      reason: ad === second ? "robots_txt" : null,
    })),
  );
});

function reviewIn(ad: string, approved: string, rejected: string) {
  if (ad === approved) return { state: "approved", said: "approved" };
  return ad === rejected
    ? { state: "rejected", said: "rejected" }
    : { state: "in_review", said: "in_review" };
}

test("more ads than a page holds are all read", async () => {
  const activation = await push();
  const [group = ""] = activation.groups;
  const [row] = world.double.books.ads.values();
  if (!row) throw new Error("There are ads");
  for (let index = 0; index < 1_100; index += 1)
    world.double.books.ads.set(`ad_many_${index}`, { ...row, id: `ad_many_${index}`, group });
  const reviews = await world.channel.readReviews(activation.campaign);
  expect(new Set(reviews.map(({ ad }) => ad)).size).toBe(1_103);
});

describe("answers of tomorrow", () => {
  test("with fields that nobody knows are read", async () => {
    world.double.saysUnknownThings = true;
    const { campaign } = await push();
    expect(await world.channel.readCampaign(campaign)).toMatchObject({
      name: "Spring [c1]",
      budget: { period: "daily", micros: 20_000_000 },
      starts: new Date("2026-11-20T00:00:00Z"),
      ends: null,
    });
    expect((await world.channel.readAccount()).currency).toBe("USD");
    expect(await world.channel.readReviews(campaign)).toHaveLength(3);
  });

  test("with states that nobody knows keep the channel's word, and count as running", async () => {
    const { campaign, ads } = await push();
    const [ad = ""] = ads;
    Object.assign(world.double.books.campaigns.get(campaign) ?? {}, { status: "limited_by_policy" });
    Object.assign(world.double.books.ads.get(ad) ?? {}, {
      review_status: "appealed",
      review: { status: "appealed" },
    });
    expect((await world.channel.readCampaign(campaign)).status).toEqual({
      state: "other",
      said: "limited_by_policy",
    });
    const reviews = await world.channel.readReviews(campaign);
    expect(reviews.find((one) => one.ad === ad)?.review).toEqual({ state: "other", said: "appealed" });
  });

  test("without what may be missing have none of it", async () => {
    const { campaign, ads } = await push();
    const row = world.double.books.campaigns.get(campaign);
    Object.assign(row ?? {}, {
      start_time: undefined,
      budget: {},
      targeting: undefined,
      description: undefined,
    });
    expect(await world.channel.readCampaign(campaign)).toMatchObject({
      starts: null,
      ends: null,
      budget: null,
    });
    for (const ad of ads) Object.assign(world.double.books.ads.get(ad) ?? {}, { review: undefined });
    const reviews = await world.channel.readReviews(campaign);
    expect(reviews.map(({ review }) => review.state)).toEqual(["in_review", "in_review", "in_review"]);
  });
});
