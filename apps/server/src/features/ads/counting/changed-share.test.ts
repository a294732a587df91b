import { getAdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { getAdPublisher, updateAdPublisher } from "@citelens/contract/content/ads-network";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "#test/world.ts";
import { type AdsWorld, openAdsWorld, type Publisher } from "../ads-world.test-helper.ts";
import { matchDueSites } from "../matching/match-sites.ts";
import { bookAll } from "./book.ts";
import { countAllReads } from "./count-reads.ts";

let open: AdsWorld;
beforeAll(async () => {
  open = await openAdsWorld();
});
afterAll(() => open.close());

async function publisherOf({ id }: Publisher) {
  const params = { projectId: id, publisherId: id };
  return (await open.world.call(getAdPublisher, { params }, open.root.access)).answer;
}

async function setShare({ id }: Publisher, revenue_share: number): Promise<void> {
  const params = { projectId: id, publisherId: id };
  await open.world.call(updateAdPublisher, { params, body: { revenue_share } }, open.root.access);
}

test("a part of earnings that is changed counts for what is read from then on, and for no day that is not booked yet", async () => {
  const { world } = open;
  const [site, advertiser] = [await open.publisher({ revenue_share: 70 }), await open.advertiser()];
  // A read costs 50 cents.
  const { campaign } = await open.running(advertiser, { price_cents_per_1000: 50_000 });
  await matchDueSites(world.tools);
  const today = world.tools.now().toISOString().slice(0, 10);
  const visit = async (reads: number): Promise<void> => {
    expect(await open.content(site, "/desks")).toBeDefined();
    await open.visit(site, "/desks");
    await eventually(async () => {
      const stored = await world.tools.events.query(
        "SELECT count() AS visits FROM visits_recent WHERE workspace_id = {workspace:UUID}",
        { workspace: site.id },
        z.object({ visits: z.number() }),
      );
      expect(stored).toEqual([{ visits: reads }]);
    }, 15_000);
  };
  await visit(1);
  await countAllReads(world.tools);
  world.advance(60_000);
  // Nobody has counted this one when the part is changed.
  await visit(2);

  await setShare(site, 50);
  world.advance(60_000);
  await visit(3);
  await countAllReads(world.tools);

  // 70 % of two reads, and half of one.
  expect((await publisherOf(site)).earnings_cents).toBe(35 + 35 + 25);
  const query = { from_date: today, to_date: today };
  const dashboard = await open.world.call(
    getAdsDashboard,
    { params: { projectId: site.id }, query },
    open.root.access,
  );
  expect(dashboard.answer.totals.earnings_cents).toBe(95);

  await setShare(site, 10);
  world.advance(4 * 24 * 3_600_000);
  await countAllReads(world.tools);
  await bookAll(world.tools);
  const { rows } = await world.postgres.pool.query(
    `select spend_cents::int, earnings_cents::int from ad_entries where ad_campaign_id = $1 order by side`,
    [campaign.id],
  );
  expect(rows).toEqual([
    { spend_cents: 150, earnings_cents: 95 },
    { spend_cents: 150, earnings_cents: 95 },
  ]);
}, 60_000);
