import { dayMs, hourMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import * as library from "@citelens/contract/content/ads-library";
import { expect, test } from "vitest";
import { type ChatgptAds, chatgptAds } from "./chatgpt-ads.test-helper.ts";

interface RunningCampaign extends ChatgptAds {
  readonly running: AdCampaign;
  /** Ad of the campaign, by the double's id. */
  readonly ad: string;
}

async function running(ceiling = 5_000): Promise<RunningCampaign> {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(ceiling);
  const campaign = await ads.readyCampaign();
  await ads.activate(campaign);
  const [ad = ""] = ads.double.books.ads.keys();
  return { ...ads, running: campaign, ad };
}

const mailsOf = async ({ world }: ChatgptAds) =>
  (await world.mailsTo("root@example.com")).filter(({ kind }) => kind === "ads.spend_limit");
const outside = ({ double }: ChatgptAds) => [...double.books.campaigns.values()].map(({ status }) => status);

test("figures come in late and replace those of the last days", async () => {
  const ads = await running();
  const yesterday = new Date(ads.world.tools.now().getTime() - dayMs);
  ads.double.deliver(ads.ad, { at: yesterday, impressions: 100, clicks: 4, spendMicros: 6_000_000 });
  ads.double.deliver(ads.ad, {
    at: yesterday,
    impressions: 20,
    spendMicros: 1_200_000,
    toldAfterMs: 2 * hourMs,
  });

  await ads.syncLater();
  expect((await ads.campaign(ads.running.id)).figures).toMatchObject({
    impressions: 100,
    clicks: 4,
    spend_cents: 600,
  });

  await ads.syncLater();
  await ads.syncLater();
  const { figures, spent_cents, ctr } = await ads.campaign(ads.running.id);
  expect({ figures, spent_cents, ctr }).toMatchObject({
    figures: { impressions: 120, clicks: 4, agent_reads: null, spend_cents: 720 },
    spent_cents: 720,
    ctr: 3.33,
  });
  const { answer } = await ads.ask(library.listAdCreatives, { params: ads.params });
  expect(answer.results).toMatchObject([{ figures: { impressions: 120, spend_cents: 720 } }]);
});

test("a reading that fails says why, keeps what was known, and is tried again", async () => {
  const ads = await running();
  await ads.syncLater();
  const account = async () => (await ads.ask(contract.getAdAccount, { params: ads.params })).answer.account;
  const before = await account();
  expect(before).toMatchObject({ fault: null });

  ads.double.isKeyRefused = true;
  await ads.syncLater();
  expect(await account()).toMatchObject({
    last_sync: before?.last_sync,
    fault: "OpenAI refuses the key, or the ad account may not be used.",
  });

  ads.double.isKeyRefused = false;
  await ads.syncLater();
  expect(await account()).toMatchObject({ fault: null, last_sync: ads.world.tools.now().toISOString() });
});

test("what OpenAI's review rejects is rejected here with its reason", async () => {
  const ads = await running();
  ads.double.review(ads.ad, "rejected", "misleading_claim");

  await ads.syncLater();

  const { answer } = await ads.ask(library.listAdCreatives, { params: ads.params });
  const [creative] = answer.results;
  expect(creative).toMatchObject({ state: "REJECTED", reason: "misleading_claim", reviewer: "" });
  const { note, reviews } = await ads.campaign(ads.running.id);
  expect(note).toBe(`OpenAI's review rejected "A desk that grows with you": misleading_claim`);
  expect(reviews).toMatchObject([{ state: "REJECTED", by: "" }]);
});

test("a creative that is approved later joins what runs, and one that was changed stops at once", async () => {
  const ads = await running();
  const creative = await ads.addCreative(ads.running, "A chair for long days");
  expect(ads.double.books.ads.size).toBe(1);

  await ads.approve(creative);
  expect([...ads.double.books.ads.values()]).toMatchObject([
    { status: "active" },
    { status: "active", creative: { title: "A chair for long days" } },
  ]);

  const params = { ...ads.params, creativeId: creative.id };
  const content = { ...creative.content, title: "A chair for longer days" };
  await ads.ask(library.updateAdCreative, { params, body: { version: 1, content } });
  await ads.world.runJobs();
  expect([...ads.double.books.ads.values()].map(({ status }) => status)).toEqual(["active", "paused"]);

  await ads.approve({ id: creative.id, version: 2 });
  expect([...ads.double.books.ads.values()][1]).toMatchObject({
    status: "active",
    creative: { title: "A chair for longer days" },
  });
});

test("at the ceiling all of the account is paused, and somebody is told once", async () => {
  const ads = await running();
  ads.double.deliver(ads.ad, {
    at: new Date(ads.world.tools.now().getTime() - hourMs),
    spendMicros: 50_000_000,
  });

  await ads.syncLater();
  await ads.syncLater();

  expect(outside(ads)).toEqual(["paused"]);
  expect(await ads.campaign(ads.running.id)).toMatchObject({
    status: "PAUSED",
    note: "The day's limit of 50.00 USD is reached, so it was paused at OpenAI.",
  });
  const mails = await mailsOf(ads);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Today's ads cost 50.00 USD, and the limit of a day is 50.00 USD.");
  expect(await ads.activate(ads.running)).toMatchObject({ status: 409, body: { code: "AD_CHANNEL_FAILED" } });

  ads.advance(dayMs);
  expect(await ads.activate(ads.running)).toMatchObject({ status: 200 });
});

test("a campaign stops at the end of its whole budget, below the ceiling too", async () => {
  const ads = await running();
  const day = (ago: number) => new Date(ads.world.tools.now().getTime() - ago * dayMs);
  for (const ago of [1, 2]) ads.double.deliver(ads.ad, { at: day(ago), spendMicros: 500_000_000 });

  await ads.syncLater();

  expect(outside(ads)).toEqual(["paused"]);
  expect((await ads.campaign(ads.running.id)).note).toBe(
    "Its whole budget is spent, so it was paused at OpenAI.",
  );
  expect(await mailsOf(ads)).toEqual([]);
  expect(await ads.activate(ads.running)).toMatchObject({ body: { code: "AD_CHANNEL_FAILED" } });
});

test("taking the ceiling away pauses what runs", async () => {
  const ads = await running();

  await ads.setCeiling(null);
  await ads.world.runJobs();

  expect(outside(ads)).toEqual(["paused"]);
  expect(await mailsOf(ads)).toHaveLength(1);
});

test("who pauses or archives a campaign at OpenAI is followed; what is started there is stopped", async () => {
  const ads = await running();
  const [row] = ads.double.books.campaigns.values();
  if (!row) throw new Error("Nothing stands outside");

  row.status = "paused";
  await ads.syncLater();
  expect(await ads.campaign(ads.running.id)).toMatchObject({
    status: "PAUSED",
    note: "It was paused at OpenAI.",
  });

  row.status = "active";
  await ads.syncLater();
  expect(row.status).toBe("paused");
  expect((await ads.campaign(ads.running.id)).note).toContain("without having been activated here");

  row.status = "archived";
  await ads.syncLater();
  expect(await ads.campaign(ads.running.id)).toMatchObject({
    status: "ARCHIVED",
    note: "It was archived at OpenAI.",
  });
});

test("changes that do not reach OpenAI are noted at the campaign, and sent later", async () => {
  const ads = await running();
  const params = { ...ads.params, campaignId: ads.running.id };
  ads.double.isKeyRefused = true;
  await ads.ask(contract.updateAdCampaign, { params, body: { topics: ["Somebody works at home."] } });
  await ads.world.runJobs();
  expect((await ads.campaign(ads.running.id)).note).toContain("Its last changes did not reach OpenAI: ");

  ads.double.isKeyRefused = false;
  await ads.ask(contract.updateAdCampaign, { params, body: { topics: ["Somebody furnishes a study."] } });
  await ads.world.runJobs();
  expect((await ads.campaign(ads.running.id)).note).toBeNull();
  expect([...ads.double.books.groups.values()]).toMatchObject([
    { context_hints: ["Somebody furnishes a study."], status: "active" },
  ]);
  expect(outside(ads)).toEqual(["active"]);
});

test("what was paused at OpenAI is not started again by a change here", async () => {
  const ads = await running();
  for (const row of ads.double.books.campaigns.values()) row.status = "paused";

  const params = { ...ads.params, campaignId: ads.running.id };
  await ads.ask(contract.updateAdCampaign, { params, body: { name: "Desks in summer" } });
  await ads.world.runJobs();

  expect([...ads.double.books.campaigns.values()]).toMatchObject([
    { name: `Desks in summer [${ads.running.id}]`, status: "paused" },
  ]);
});
