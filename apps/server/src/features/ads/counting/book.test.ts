import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdsWorld, type Advertiser, openAdsWorld, type Publisher } from "../ads-world.test-helper.ts";
import { bookAll } from "./book.ts";

let open: AdsWorld;
beforeAll(async () => {
  open = await openAdsWorld();
});
afterAll(() => open.close());

const dayMs = 86_400_000;

interface BookedSpending {
  readonly advertiser: Advertiser;
  readonly campaignId: string;
  readonly site: Publisher;
}

/** An advertiser of whom so many places of a site spent 1.7 cents on each of some days, the last one yesterday. */
async function spending(places: number, days: number): Promise<BookedSpending> {
  const [advertiser, site] = [await open.advertiser(), await open.publisher()];
  const { campaign, creative } = await open.running(advertiser);
  await open.world.postgres.pool.query(
    `insert into ad_figures (workspace_id, ad_campaign_id, creative_id, day, publisher_id, placement_id, agent_reads, proven_reads,
       billable_reads, spend_micros, earned_parts, updated)
     select $1, $2, $3, current_date - d, $4, md5(p::text)::uuid, 3, 1, 2, 17000, 17000 * 70, now()
     from generate_series(1, $5::int) as d, generate_series(1, $6::int) as p`,
    [advertiser.id, campaign.id, creative.id, site.id, days, places],
  );
  return { advertiser, campaignId: campaign.id, site };
}

/** Books as if the product had run on a day so many days ago, or ahead. */
async function bookIn(days: number): Promise<void> {
  const { tools } = open.world;
  const then = new Date(tools.now().getTime() + days * dayMs);
  await bookAll({ ...tools, now: () => then });
}

interface Line {
  readonly day: string;
  readonly spend_cents: number;
  readonly earnings_cents: number;
  readonly reads: number;
}

async function linesOf(workspaceId: string): Promise<Line[]> {
  const { rows } = await open.world.postgres.pool.query<Line>(
    `select day::text, spend_cents::int, earnings_cents::int, reads::int from ad_entries where workspace_id = $1 order by day, placement_id`,
    [workspaceId],
  );
  return rows;
}

test("days that are booked night by night are those that are booked at once, to the cent, on both sides", async () => {
  const nightly = await spending(2, 10);
  for (let days = -7; days <= 3; days += 1) await bookIn(days);
  const atOnce = await spending(2, 10);
  await bookIn(3);

  const lines = await linesOf(nightly.advertiser.id);
  expect(lines).toHaveLength(20);
  expect(lines).toEqual(await linesOf(atOnce.advertiser.id));
  expect(await linesOf(nightly.site.id)).toEqual(lines);
  expect(await linesOf(atOnce.site.id)).toEqual(lines);
  const sum = (field: "spend_cents" | "earnings_cents" | "reads"): number =>
    lines.reduce((whole, line) => whole + line[field], 0);
  // 17 cents of each place, and 70 % of them to a whole cent.
  expect([sum("spend_cents"), sum("earnings_cents"), sum("reads")]).toEqual([34, 22, 60]);
});

test("more days and places than a statement can name are booked, and once", async () => {
  const { advertiser, site } = await spending(1_000, 6);

  await bookIn(3);
  await bookIn(3);

  expect(await linesOf(advertiser.id)).toHaveLength(6_000);
  expect(await linesOf(site.id)).toHaveLength(6_000);
}, 60_000);
