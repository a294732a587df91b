import * as campaigns from "@citelens/contract/content/ads-campaigns";
import * as network from "@citelens/contract/content/ads-network";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test/world.ts";
import {
  type AdsWorld,
  type Advertiser,
  gptBot,
  openAdsWorld,
  type Publisher,
} from "./ads-world.test-helper.ts";
import { bookAll } from "./counting/book.ts";
import { countAllReads } from "./counting/count-reads.ts";
import { matchDueSites } from "./matching/match-sites.ts";

let open: AdsWorld;
beforeAll(async () => {
  open = await openAdsWorld();
});
afterAll(() => open.close());

const agents = [
  gptBot,
  "CCBot/2.0 (https://commoncrawl.org/faq/)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
];

async function campaignOf({ id }: Advertiser, campaignId: string) {
  const params = { projectId: id, campaignId };
  return (await open.world.call(campaigns.getAdCampaign, { params }, open.root.access)).answer;
}

/** Reads of a page by several agents in each of some minutes, whose passage was shown before. */
async function read(sites: readonly Publisher[], path: string, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const site of sites) {
      await open.content(site, path);
      await Promise.all(agents.map((agent) => open.visit(site, path, { agent })));
    }
    open.world.advance(60_000);
  }
}

const counted = async (of: Advertiser, campaignId: string, reads: number) =>
  eventually(async () => {
    await countAllReads(open.world.tools);
    const shown = await campaignOf(of, campaignId);
    expect(shown.figures.agent_reads).toBe(reads);
    return shown;
  }, 15_000);

test("a budget is never exceeded, however much is read on however many sites, and within a minute's count nothing is shown any more", async () => {
  open.world.stopClock();
  const [one, other, advertiser] = [await open.publisher(), await open.publisher(), await open.advertiser()];
  const second = await open.world.secondInstance();
  // A read costs 50 cents: four of them are within the day's budget.
  const { campaign } = await open.running(advertiser, {
    budget_cents: 1_000,
    daily_cents: 200,
    price_cents_per_1000: 50_000,
  });
  await matchDueSites(open.world.tools);
  const askAll = (): Promise<unknown[]> =>
    Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        open.content(at % 2 === 0 ? one : other, "/desks", at % 3 === 0 ? { by: second } : {}),
      ),
    );
  expect((await askAll()).every((shown) => shown !== undefined)).toBe(true);
  await read([one, other], "/desks", 3);

  const shown = await counted(advertiser, campaign.id, 24);

  expect([shown.spent_cents, shown.spent_today_cents]).toEqual([200, 200]);
  await eventually(
    async () => expect((await askAll()).filter((content) => content !== undefined)).toEqual([]),
    5_000,
  );
  const publishers = await Promise.all(
    [one, other].map(async ({ id }) => {
      const params = { projectId: id, publisherId: id };
      return (await open.world.call(network.getAdPublisher, { params }, open.root.access)).answer;
    }),
  );
  expect(publishers.map(({ agent_reads }) => agent_reads)).toEqual([12, 12]);
  expect(publishers.reduce((sum, { earnings_cents }) => sum + earnings_cents, 0)).toBe(140);
});

test("what was spent is booked for both sides once it is settled, once", async () => {
  const [site, advertiser] = [await open.publisher({ revenue_share: 50 }), await open.advertiser()];
  // A read costs a third of a cent.
  const { campaign } = await open.running(advertiser, { price_cents_per_1000: 333 });
  await matchDueSites(open.world.tools);
  await read([site], "/desks-two", 2);
  await counted(advertiser, campaign.id, 8);
  const entries = async () =>
    (
      await open.world.postgres.pool.query(
        `select workspace_id, side, campaign_name, publisher, placement, reads::int, spend_cents::int, earnings_cents::int
         from ad_entries where ad_campaign_id = $1 order by side`,
        [campaign.id],
      )
    ).rows;
  await bookAll(open.world.tools);
  expect(await entries()).toEqual([]);

  open.world.advance(4 * 24 * 3_600_000);
  await bookAll(open.world.tools);
  await bookAll(open.world.tools);

  const entry = {
    campaign_name: "Oak desks",
    publisher: "Example",
    placement: "below-article",
    reads: 8,
    spend_cents: 2,
    earnings_cents: 1,
  };
  expect(await entries()).toEqual([
    { ...entry, workspace_id: advertiser.id, side: "advertiser" },
    { ...entry, workspace_id: site.id, side: "publisher" },
  ]);
});
