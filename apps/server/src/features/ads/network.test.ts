import * as campaigns from "@citelens/contract/content/ads-campaigns";
import { getAdsState, serveAdContent } from "@citelens/contract/content/ads-content";
import * as library from "@citelens/contract/content/ads-library";
import * as network from "@citelens/contract/content/ads-network";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#test/world.ts";
import {
  type AdsWorld,
  type Advertiser,
  gptBot,
  openAdsWorld,
  type Publisher,
} from "./ads-world.test-helper.ts";
import { countAllReads } from "./counting/count-reads.ts";
import { matchDueSites } from "./matching/match-sites.ts";

let open: AdsWorld;
let publisher: Publisher;
let advertiser: Advertiser;
let creativeId: string;
let campaignId: string;
beforeAll(async () => {
  open = await openAdsWorld();
  [publisher, advertiser] = [await open.publisher(), await open.advertiser()];
  const { campaign, creative } = await open.running(advertiser);
  [campaignId, creativeId] = [campaign.id, creative.id];
  await matchDueSites(open.world.tools);
});
afterAll(() => open.close());

const at = () => ({ projectId: publisher.id, publisherId: publisher.id });
const matchesOf = async () =>
  (await open.world.call(network.listAdMatches, { params: at() }, open.root.access)).answer.results;
/** Waits until what is shown has changed, within five seconds of what was decided. */
const soon = <T>(attempt: () => Promise<T>) => eventually(attempt, 5_000);

describe("the pages of a website that its owner has let in", () => {
  test("are matched with creatives that they are about, each with the sentence that fits", async () => {
    expect(
      (await matchesOf()).map(({ path, creative_id, placement, score, sentence }) => ({
        path,
        creative_id,
        placement,
        isAbout: score >= 0.45,
        sentence,
      })),
    ).toEqual([
      {
        path: "/desks",
        creative_id: creativeId,
        placement: "below-article",
        isAbout: true,
        sentence: "Oak desks last for a very long time, and oak desks can be repaired.",
      },
      {
        path: "/desks-two",
        creative_id: creativeId,
        placement: "below-article",
        isAbout: true,
        sentence: "Whoever looks for oak desks should look at the joints first.",
      },
    ]);
  });

  test("show what fits them, labelled, until the hour is over", async () => {
    const shown = await open.content(publisher, "/desks?utm_source=x#top");

    expect(shown).toEqual({
      html: '<aside data-sponsored><p><small>Sponsored by Example</small></p><p>Desks of solid oak from our own workshop, delivered to your door. <a href="https://advertiser.example/desks" rel="sponsored nofollow">Oak desks</a></p></aside>',
      creative_id: creativeId,
      expires_at: expect.stringMatching(/:00:00\.000Z$/),
    });
    expect(await open.content(publisher, "/bread")).toBeUndefined();
  });

  test("show the same bytes, whoever reads them", async () => {
    const plain = await open.content(publisher, "/desks");
    const names = fc.constantFrom(
      "user-agent",
      "User-Agent",
      "cookie",
      "x-forwarded-for",
      "accept-language",
      "signature-agent",
      "from",
    );
    const values = fc.oneof(
      fc.constantFrom(gptBot, "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0", "", "127.0.0.1"),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.oneof(values, fc.array(values))), async (headers) => {
        expect(await open.content(publisher, "/desks", { headers })).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ["another website", { page_url: "https://other.example/desks" }],
    ["a placement that is not there", { placement: "above-article" }],
  ])("show nothing for %s", async (_, changes) => {
    const body = { page_url: `${open.origin}/desks`, placement: "below-article", ...changes };

    expect(await open.world.call(serveAdContent, { body }, `Api-Key ${publisher.key}`)).toMatchObject({
      status: 204,
      body: "",
    });
  });

  test("are asked for with a key, and a page and placement", async () => {
    const body = { page_url: `${open.origin}/desks`, placement: "below-article" };

    expect((await open.world.call(serveAdContent, { body }, "Api-Key wrong")).status).toBe(401);
    expect(
      (
        await open.world.call(
          serveAdContent,
          { body: { ...body, page_url: "/desks" } },
          `Api-Key ${publisher.key}`,
        )
      ).body,
    ).toEqual({ page_url: ["Enter a valid URL, such as https://example.com."] });
  });
});

describe("within five seconds, on every instance,", () => {
  test("a switch stops everything, and lets it go on", async () => {
    const second = await open.world.secondInstance();
    const shown = async () => [
      await open.content(publisher, "/desks"),
      await open.content(publisher, "/desks", { by: second }),
    ];
    const before = await shown();
    const stateOf = async () =>
      (await second.call(getAdsState, {}, `Api-Key ${publisher.key}`)).answer.version;
    const version = await stateOf();

    const { answer } = await open.world.call(network.stopAdPublisher, { params: at() }, open.root.access);

    expect(answer.is_stopped).toBe(true);
    await soon(async () => expect(await shown()).toEqual([undefined, undefined]));
    expect(await stateOf()).not.toBe(version);

    await open.world.call(network.resumeAdPublisher, { params: at() }, open.root.access);

    await soon(async () => expect(await shown()).toEqual(before));
    expect(before[0]).toEqual(before[1]);
    expect(await stateOf()).toBe(version);
  });

  test("a paused campaign is shown no longer", async () => {
    const params = { projectId: advertiser.id, campaignId };
    await open.world.call(campaigns.pauseAdCampaign, { params }, open.root.access);

    await soon(async () => expect(await open.content(publisher, "/desks")).toBeUndefined());

    await open.activate(advertiser, campaignId);
    await soon(async () => expect(await open.content(publisher, "/desks")).toBeDefined());
  });

  test("a refused creative is shown no longer, and again once it is allowed", async () => {
    const body = { creative_id: creativeId, reason: "It does not fit us" };
    await open.world.call(network.refuseAdCreative, { params: at(), body }, open.root.access);

    await soon(async () => expect(await open.content(publisher, "/desks")).toBeUndefined());
    expect(
      (await open.world.call(network.listAdRefusals, { params: at() }, open.root.access)).answer,
    ).toEqual([
      {
        creative_id: creativeId,
        reason: body.reason,
        title: "Oak desks",
        advertiser: "Example",
        at: expect.any(String),
      },
    ]);

    await open.world.call(network.allowAdCreative, { params: { ...at(), creativeId } }, open.root.access);
    await soon(async () => expect(await open.content(publisher, "/desks")).toBeDefined());
  });

  test("a blocked category is shown no longer", async () => {
    const change = (categories_blocked: number[]) =>
      open.world.call(
        network.updateAdPublisher,
        { params: at(), body: { categories_blocked } },
        open.root.access,
      );
    await change([9]);

    await soon(async () => expect(await open.content(publisher, "/desks")).toBeUndefined());

    await change([]);
    await matchDueSites(open.world.tools);
    await soon(async () => expect(await open.content(publisher, "/desks")).toBeDefined());
  });
});

async function contentOf() {
  const { answer } = await open.world.call(
    library.listAdCreatives,
    { params: { projectId: advertiser.id } },
    open.root.access,
  );
  return answer.results.find(({ id }) => id === creativeId)?.content ?? expect.fail("no such creative");
}

test("reads by agents count once a minute, also of pages that came out of a cache; what nobody proved is told apart", async () => {
  const site = await open.publisher();
  await matchDueSites(open.world.tools);
  expect(await open.content(site, "/desks")).toBeDefined();
  for (let times = 0; times < 3; times += 1) await open.visit(site, "/desks");
  await open.visit(site, "/desks", { agent: "CCBot/2.0 (https://commoncrawl.org/faq/)" });
  await open.visit(site, "/bread");
  await open.visit(site, "/desks", { agent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36" });

  await eventually(async () => {
    await countAllReads(open.world.tools);
    const { answer } = await open.world.call(
      network.getAdPublisher,
      { params: { projectId: site.id, publisherId: site.id } },
      open.root.access,
    );
    expect(answer).toMatchObject({ agent_reads: 2, proven_reads: 0, billable_reads: 2, filled_pages: 2 });
    expect(answer.by_operator.map(({ reads }) => reads)).toEqual([1, 1]);
  }, 15_000);
  const before = await spentOf();
  await countAllReads(open.world.tools);

  expect(await spentOf()).toEqual(before);
});

async function spentOf(): Promise<unknown> {
  const { rows } = await open.world.postgres.pool.query(
    "select ad_campaign_id, creative_id, day, publisher_id, placement_id, agent_reads, spend_micros from ad_figures order by 1, 2, 3, 4, 5",
  );
  return rows;
}

test("changed words are shown no longer within five seconds, and the new ones not before they were reviewed", async () => {
  const params = { projectId: advertiser.id, creativeId };
  const { answer: changed } = await open.world.call(
    library.updateAdCreative,
    { params, body: { version: 1, content: { ...(await contentOf()), body: "Desks of oak." } } },
    open.root.access,
  );

  expect([changed.version, changed.state]).toEqual([2, "DRAFT"]);
  await soon(async () => expect(await open.content(publisher, "/desks")).toBeUndefined());

  await open.world.call(library.submitAdCreative, { params }, open.root.access);
  await open.approve(changed);
  // What this hour shows was decided with the first words, so the next one is the first to show the new ones.
  open.world.advance(3_600_000);
  await soon(async () =>
    expect((await open.content(publisher, "/desks"))?.html).toContain("Desks of oak. <a"),
  );
});
