import { dayIn, hourMs } from "@citelens/contract/base/days";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test/world.ts";
import { type AdsWorld, openAdsWorld } from "../ads-world.test-helper.ts";
import { matchDueSites } from "../matching/match-sites.ts";
import { bookAll } from "./book.ts";
import { countAllReads } from "./count-reads.ts";
import { proveBooks } from "./prove-books.ts";

let open: AdsWorld;
beforeAll(async () => {
  open = await openAdsWorld();
});
afterAll(() => open.close());

const timeZone = "America/Los_Angeles";
const everyHours = 5;
const rounds = 24;

interface Figure {
  readonly day: string;
  readonly reads: number;
  readonly cents: number;
}

async function figuresOf(campaignId: string): Promise<Figure[]> {
  const { rows } = await open.world.postgres.pool.query<Figure>(
    `select day::text, sum(agent_reads)::int as reads, (sum(spend_micros) / 10000)::int as cents
     from ad_figures where ad_campaign_id = $1 group by day having sum(agent_reads) > 0 order by day`,
    [campaignId],
  );
  return rows;
}

test("reads that turn out to be spoofed are taken out of the figures again", async () => {
  const { world } = open;
  const [site, advertiser] = [await open.publisher(), await open.advertiser()];
  const { campaign } = await open.running(advertiser, { price_cents_per_1000: 50_000, topics: ["bread"] });
  await matchDueSites(world.tools);
  expect(await open.content(site, "/bread")).toBeDefined();
  await open.visit(site, "/bread");
  const reads = async () => {
    await countAllReads(world.tools);
    return (await figuresOf(campaign.id)).map((figure) => figure.reads);
  };
  await eventually(async () => expect(await reads()).toEqual([1]), 15_000);

  await world.tools.events.command(
    "ALTER TABLE visits_recent UPDATE verdict = 'spoofed' WHERE workspace_id = {workspace:UUID} SETTINGS mutations_sync = 1",
    { workspace: site.id },
  );

  await eventually(async () => expect(await reads()).toEqual([]), 15_000);
}, 60_000);

test("a budget that is lowered takes back nothing that was charged, and counts from then on", async () => {
  const { world } = open;
  const [site, advertiser] = [await open.publisher(), await open.advertiser()];
  const { campaign } = await open.running(advertiser, {
    daily_cents: 500,
    price_cents_per_1000: 50_000,
    topics: ["birds"],
  });
  await matchDueSites(world.tools);
  const readOnce = async (reads: number, cents: number): Promise<void> => {
    expect(await open.content(site, "/birds")).toBeDefined();
    await open.visit(site, "/birds");
    await eventually(async () => {
      await countAllReads(world.tools);
      expect(await figuresOf(campaign.id)).toMatchObject([{ reads, cents }]);
    }, 15_000);
    world.advance(60_000);
  };
  await readOnce(1, 50);
  await readOnce(2, 100);
  await world.postgres.pool.query("update ad_campaigns set daily_cents = 120 where id = $1", [campaign.id]);
  await readOnce(3, 120);
  await world.postgres.pool.query("update ad_campaigns set daily_cents = 60 where id = $1", [campaign.id]);

  await countAllReads(world.tools);

  expect(await figuresOf(campaign.id)).toMatchObject([{ reads: 3, cents: 120 }]);
}, 60_000);

test("over five days of the clock each day of the advertiser's zone keeps all its reads, in the figures and in the books", async () => {
  const { world } = open;
  world.stopClock();
  const [site, advertiser] = [await open.publisher(), await open.advertiser()];
  const params = { projectId: advertiser.id };
  await world.call(updateWorkspace, { params, body: { time_zone: timeZone } }, advertiser.owner.access);
  // A read costs 50 cents; two of a day are within its budget.
  const { campaign } = await open.running(advertiser, {
    budget_cents: 100_000,
    daily_cents: 120,
    price_cents_per_1000: 50_000,
  });
  await matchDueSites(world.tools);
  const read = new Map<string, number>();
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const day = dayIn(timeZone, world.tools.now());
    const shown = await open.content(site, "/desks");
    if (shown) {
      await open.visit(site, "/desks");
      sum += 1;
      read.set(day, (read.get(day) ?? 0) + 1);
    }
    await eventually(async () => {
      await countAllReads(world.tools);
      const figures = await figuresOf(campaign.id);
      expect(figures.reduce((all, { reads }) => all + reads, 0)).toBe(sum);
    }, 15_000);
    world.advance(everyHours * hourMs);
  }

  const expected = [...read].map(([day, reads]) => ({ day, reads, cents: Math.min(120, 50 * reads) }));
  expect(expected.length).toBeGreaterThan(4);
  expect(await figuresOf(campaign.id)).toEqual(expected);

  world.advance(4 * 24 * hourMs);
  await countAllReads(world.tools);
  await bookAll(world.tools);
  const { rows: booked } = await world.postgres.pool.query(
    `select day::text, reads::int, spend_cents::int as cents from ad_entries
     where ad_campaign_id = $1 and side = 'advertiser' order by day`,
    [campaign.id],
  );
  expect(booked).toEqual(expected);
  await proveBooks(world.tools);

  const [{ day: last = "" } = {}] = booked.toReversed();
  await world.postgres.pool.query("update ad_entries set reads = 1 where ad_campaign_id = $1 and day = $2", [
    campaign.id,
    last,
  ]);
  await world.postgres.pool.query(
    "update ad_entries set reads = reads + 4 where ad_campaign_id = $1 and day = $2",
    [campaign.id, booked[0]?.day],
  );
  await expect(proveBooks(world.tools)).rejects.toThrow("differ from what was read");
  const { rows: found } = await world.postgres.pool.query(
    `select kept::int - counted::int as more from wrong_counts where "check" = 'ads.prove-books' order by 1`,
  );
  expect(found.some(({ more }) => more === 4)).toBe(true);
}, 120_000);
