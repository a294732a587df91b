import * as campaigns from "@citelens/contract/content/ads-campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test/world.ts";
import { type AdsWorld, type Advertiser, openAdsWorld, type Publisher } from "../ads-world.test-helper.ts";
import { matchDueSites } from "../matching/match-sites.ts";
import { countAllReads } from "./count-reads.ts";

let open: AdsWorld;
beforeAll(async () => {
  open = await openAdsWorld();
});
afterAll(() => open.close());

async function readsOf({ id }: Advertiser, campaignId: string): Promise<number | null> {
  const params = { projectId: id, campaignId };
  return (await open.world.call(campaigns.getAdCampaign, { params }, open.root.access)).answer.figures
    .agent_reads;
}

async function failing(): Promise<string[]> {
  const { rows } = await open.world.postgres.pool.query<{ item: string }>(
    "select item from failed_items where sweep = 'ads.count-reads' order by item",
  );
  return rows.map(({ item }) => item);
}

/** Figures of this campaign, or on this website, cannot be written. */
async function breakFigures(column: "ad_campaign_id" | "publisher_id", id: string): Promise<void> {
  const { pool } = open.world.postgres;
  await pool.query(`create or replace function refuse_figures() returns trigger language plpgsql as $$
    begin raise exception 'figures are broken'; end $$`);
  await pool.query(`create trigger refuse_figures before insert or update on ad_figures for each row
    when (new.${column} = '${id}') execute function refuse_figures()`);
}

const mend = () => open.world.postgres.pool.query("drop function refuse_figures cascade");

async function read(site: Publisher, path = "/desks"): Promise<void> {
  expect(await open.content(site, path)).toBeDefined();
  await open.visit(site, path);
}

/** Counts until all visits have come in. */
async function counted(of: Advertiser, campaignId: string, reads: number): Promise<void> {
  await eventually(async () => {
    await countAllReads(open.world.tools);
    expect(await readsOf(of, campaignId)).toBe(reads);
  }, 15_000);
}

test("a website whose reads cannot be counted keeps no other from theirs, and is counted once that works again", async () => {
  const advertiser = await open.advertiser();
  const { campaign } = await open.running(advertiser);
  const sites = [await open.publisher(), await open.publisher(), await open.publisher()] as const;
  await matchDueSites(open.world.tools);
  await breakFigures("publisher_id", sites[1].id);
  for (const site of sites) await read(site);

  await counted(advertiser, campaign.id, 2);
  expect(await failing()).toEqual([sites[1].id]);

  await mend();
  await counted(advertiser, campaign.id, 3);
  expect(await failing()).toEqual([]);
}, 60_000);

test("a campaign whose figures cannot be written keeps no other of the same website from theirs", async () => {
  const [broken, whole] = [await open.advertiser(), await open.advertiser()];
  const ofBroken = await open.running(broken, { topics: ["bread"] });
  const ofWhole = await open.running(whole, { topics: ["birds"] });
  const site = await open.publisher();
  await matchDueSites(open.world.tools);
  await breakFigures("ad_campaign_id", ofBroken.campaign.id);
  for (const path of ["/bread", "/birds"]) await read(site, path);

  await counted(whole, ofWhole.campaign.id, 1);
  expect(await failing()).toEqual([site.id]);
  expect(await readsOf(broken, ofBroken.campaign.id)).toBe(0);

  await mend();
  await counted(broken, ofBroken.campaign.id, 1);
  expect(await readsOf(whole, ofWhole.campaign.id)).toBe(1);
  expect(await failing()).toEqual([]);
}, 60_000);
