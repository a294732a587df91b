import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AdvertiserMishap } from "#test/fakes/ads/chatgpt-advertiser.ts";
import { cases, casesLimitMs } from "../../../../../../../scripts/testing/cases.ts";
import { type MadeObject, markedName } from "../push-plan.rules.ts";
import { adOf, wantedTree } from "../wanted-tree.test-helper.ts";
import { type ChatgptWorld, failureOf, openChatgptWorld, recordOf } from "./chatgpt-world.test-helper.ts";

let world: ChatgptWorld;
beforeEach(async () => {
  world = await openChatgptWorld();
});
afterEach(() => world.double.close());

/** Expects outside one of each thing of the tree, all of it paused, in its place. */
function expectWholeTree(wanted = wantedTree()): void {
  const { campaigns, groups, ads } = world.double.books;
  const namesOf = (rows: ReadonlyMap<string, { readonly name: string }>): string[] =>
    [...rows.values()].map(({ name }) => name).toSorted();
  expect(namesOf(campaigns)).toEqual([markedName(wanted)]);
  expect(namesOf(groups)).toEqual(wanted.groups.map(markedName).toSorted());
  expect(namesOf(ads)).toEqual(wanted.groups.flatMap((group) => group.ads.map(markedName)).toSorted());
  const states = [...campaigns.values(), ...groups.values(), ...ads.values()].map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(["paused"]));
  for (const { name, group } of ads.values()) {
    const parent = wanted.groups.find((one) => one.ads.some((ad) => markedName(ad) === name));
    expect(groups.get(group)?.name).toBe(parent && markedName(parent));
  }
}

test("a tree stands outside as it is wanted, paused, and is noted", async () => {
  const made: MadeObject[] = [];
  await world.channel.pushCampaign(wantedTree(), recordOf(made));

  expectWholeTree();
  const [campaign] = world.double.books.campaigns.values();
  expect(campaign).toMatchObject({
    bidding_type: "impressions",
    budget: { daily_spend_limit_micros: 20_000_000 },
    start_time: Date.parse("2026-11-20T00:00:00Z") / 1_000,
    end_time: null,
    targeting: { locations: { countries: ["DE", "AT"] } },
  });
  const [group] = world.double.books.groups.values();
  expect(group).toMatchObject({
    context_hints: ["Somebody furnishes a small home office."],
    bidding_config: { billing_event_type: "impression", strategy: "fixed_bid", max_bid_micros: 60_000 },
  });
  const [ad] = world.double.books.ads.values();
  expect(ad?.creative).toMatchObject({
    type: "chat_card",
    title: "A desk that grows with you",
    image_url: "https://brand.example/a.png",
    target_url: "https://brand.example/desks",
  });
  expect(world.double.books.files.size).toBe(2);
  expect(
    made
      .filter(({ kind }) => kind !== "image")
      .map(({ externalId }) => externalId)
      .toSorted(),
  ).toEqual([campaign?.id, ...world.double.books.groups.keys(), ...world.double.books.ads.keys()].toSorted());

  const { length } = world.double.requests;
  await world.channel.pushCampaign(wantedTree(), recordOf(made));
  expect(world.double.requests).toHaveLength(length);
});

test("a campaign without dates and countries is for all times and places, and clicks are paid for as clicks", async () => {
  await world.channel.pushCampaign(
    wantedTree({
      pays: "clicks",
      starts: null,
      countries: [],
      budget: { period: "lifetime", micros: 5_000_000 },
    }),
    recordOf([]),
  );
  expect([...world.double.books.campaigns.values()][0]).toMatchObject({
    start_time: null,
    targeting: {},
    budget: { lifetime_spend_limit_micros: 5_000_000 },
  });
  expect([...world.double.books.groups.values()][0]?.bidding_config.billing_event_type).toBe("click");
});

describe("killed after any note, it is done again", () => {
  const deaths = Array.from({ length: 8 }, (_, index) => index);

  async function dieAndGoOn(notes: number, between: () => void): Promise<MadeObject[]> {
    const made: MadeObject[] = [];
    await expect(world.channel.pushCampaign(wantedTree(), recordOf(made, notes))).rejects.toThrow("killed");
    between();
    await world.channel.pushCampaign(wantedTree(), recordOf(made));
    return made;
  }

  test.each(deaths)("with lists and keys, after %i notes", async (notes) => {
    await dieAndGoOn(notes, () => undefined);
    expectWholeTree();
  });

  test.each(deaths)(
    "with lists alone, where the channel has forgotten the keys, after %i notes",
    async (notes) => {
      const made = await dieAndGoOn(notes, () => world.double.forgetKeys());
      expectWholeTree();
      expect(made.every(({ version }) => version === 1)).toBe(true);
    },
  );

  test.each(deaths)("with keys alone, where lists are late, after %i notes", async (notes) => {
    world.double.listsAreLate = true;
    await dieAndGoOn(notes, () => undefined);
    expectWholeTree();
  });

  test("again and again, one note a life", async () => {
    const made: MadeObject[] = [];
    const live = (): Promise<boolean> =>
      world.channel.pushCampaign(wantedTree(), recordOf(made, 1)).then(
        () => true,
        () => false,
      );
    let lives = 1;
    while (!(await live())) lives += 1;
    expect(lives).toBeLessThan(20);
    expectWholeTree();
  });

  test("two processes at once make one tree", async () => {
    await Promise.all([
      world.channel.pushCampaign(wantedTree(), recordOf([])),
      world.channel.pushCampaign(wantedTree(), recordOf([])),
    ]);
    expectWholeTree();
  });

  test("a name that somebody changed outside is found by its mark", async () => {
    const made = await dieAndGoOn(0, () => {
      world.double.forgetKeys();
      for (const row of world.double.books.campaigns.values()) row.name = "Their own name [c1]";
    });
    expectWholeTree();
    expect(made[0]).toMatchObject({ kind: "campaign", version: 1 });
  });

  test("a campaign that is found has the budget that is wanted now", async () => {
    const made: MadeObject[] = [];
    await expect(world.channel.pushCampaign(wantedTree(), recordOf(made, 0))).rejects.toThrow("killed");
    const later = wantedTree({ version: 2, budget: { period: "daily", micros: 7_000_000 } });
    await world.channel.pushCampaign(later, recordOf(made));
    expectWholeTree(later);
    expect([...world.double.books.campaigns.values()][0]?.budget).toEqual({
      daily_spend_limit_micros: 7_000_000,
    });
  });
});

describe("what was made but not noted, and then touched by somebody", () => {
  beforeEach(async () => {
    await expect(world.channel.pushCampaign(wantedTree(), recordOf([], 0))).rejects.toThrow("killed");
  });
  const touch = (status: "active" | "archived"): void => {
    for (const row of world.double.books.campaigns.values()) row.status = status;
  };

  test("keeps its budget where it runs", async () => {
    touch("active");
    const later = wantedTree({ version: 2, budget: { period: "daily", micros: 90_000_000 } });
    await world.channel.pushCampaign(later, recordOf([]));
    expect(world.double.books.budgets.map(({ micros }) => micros)).toEqual([20_000_000]);
  });

  test("is not gone on with where it is archived", async () => {
    touch("archived");
    const failure = await failureOf(world.channel.pushCampaign(wantedTree(), recordOf([])));
    expect(failure).toMatchObject({
      kind: "invalid",
      message: "It was made before and archived at OpenAI since. Duplicate the campaign to begin anew.",
    });
    expect(world.double.books.campaigns.size).toBe(1);
  });
});

const mishaps: readonly (AdvertiserMishap | undefined)[] = [
  undefined,
  undefined,
  "429",
  "500 before",
  "500 after",
  "reset before",
  "reset after",
];

test(
  "whatever gets lost on the way, and whenever it dies, one tree stands at the end",
  async () => {
    const lives = fc.array(fc.nat({ max: 4 }), { maxLength: 4 });
    const losses = fc.array(fc.constantFrom(...mishaps), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(lives, losses, fc.boolean(), async (notes, lost, forgets) => {
        await world.double.close();
        world = await openChatgptWorld();
        const made: MadeObject[] = [];
        world.double.mishap(...lost);
        for (const many of notes) {
          await world.channel.pushCampaign(wantedTree(), recordOf(made, many)).catch(() => undefined);
          if (forgets) world.double.forgetKeys();
        }
        world.double.mishap(...lost.map(() => undefined));
        await pushUntilDone(made);
        expectWholeTree();
      }),
      { numRuns: cases(25, 150) },
    );
  },
  casesLimitMs,
);

async function pushUntilDone(made: MadeObject[]): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const isDone = await world.channel.pushCampaign(wantedTree(), recordOf(made)).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
  throw new Error("The tree was never whole");
}

describe("changes", () => {
  let made: MadeObject[];
  beforeEach(async () => {
    made = [];
    await world.channel.pushCampaign(wantedTree(), recordOf(made));
    for (const id of world.double.books.ads.keys()) world.double.review(id, "approved");
    for (const rows of [world.double.books.campaigns, world.double.books.groups, world.double.books.ads])
      for (const row of rows.values()) row.status = "active";
  });

  test("reach what they are about, and neither states nor budgets", async () => {
    const [desks, chairs] = wantedTree().groups;
    if (!desks || !chairs) throw new Error("The tree has two groups");
    const changed = wantedTree({
      version: 2,
      name: "Autumn",
      starts: null,
      countries: [],
      budget: { period: "daily", micros: 900_000_000 },
      groups: [{ ...desks, version: 2, maxBidMicros: 70_000 }, chairs],
    });
    await world.channel.pushCampaign(changed, recordOf(made));

    const { books } = world.double;
    expect([...books.campaigns.values()][0]).toMatchObject({
      name: "Autumn [c1]",
      status: "active",
      start_time: null,
      targeting: {},
      budget: { daily_spend_limit_micros: 20_000_000 },
    });
    expect([...books.groups.values()][0]).toMatchObject({
      status: "active",
      bidding_config: { max_bid_micros: 70_000 },
    });
    expect([...books.ads.values()].map(({ review_status }) => review_status)).toEqual(
      Array(3).fill("approved"),
    );
    expect(books.budgets.map(({ micros }) => micros)).toEqual([20_000_000]);
  });

  test("a creative is reviewed anew where it is another one, and not where its name alone is", async () => {
    const [desks, chairs] = wantedTree().groups;
    if (!desks || !chairs) throw new Error("The tree has two groups");
    const ads = [
      adOf("a1", "a", { version: 2, title: "Another title" }),
      adOf("a2", "a", { version: 2, name: "Renamed" }),
    ];
    await world.channel.pushCampaign(wantedTree({ groups: [{ ...desks, ads }, chairs] }), recordOf(made));

    const states = [...world.double.books.ads.values()].map(({ name, review_status }) => [
      name,
      review_status,
    ]);
    expect(states).toEqual([
      ["Card a1 [a1]", "in_review"],
      ["Renamed [a2]", "approved"],
      ["Card a3 [a3]", "approved"],
    ]);
  });

  test("what the channel does not take changes nothing, and says why", async () => {
    const [campaign] = world.double.books.campaigns.values();
    if (campaign) campaign.status = "archived";
    const failure = await failureOf(
      world.channel.pushCampaign(wantedTree({ version: 2, name: "Autumn" }), recordOf(made)),
    );
    expect(failure).toMatchObject({ kind: "invalid", message: "an archived object cannot be changed" });
    expect(campaign?.name).toBe("Spring [c1]");
  });
});

test("what the channel would refuse is not sent", async () => {
  const failure = await failureOf(world.channel.pushCampaign(wantedTree({ name: "ab" }), recordOf([])));
  expect(failure).toMatchObject({ kind: "invalid", message: "name: Write 3 to 995 characters." });
  expect(world.double.requests).toEqual([]);
});
