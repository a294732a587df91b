import { minuteMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/ads-campaigns";
import { adErrors } from "@citelens/contract/content/ads-words";
import { expect, test } from "vitest";
import { type ChatgptAds, chatgptAds } from "./chatgpt-ads.test-helper.ts";

async function connected(ceiling: number | null = 5_000): Promise<ChatgptAds> {
  const ads = await chatgptAds();
  await ads.connect();
  if (ceiling !== null) await ads.setCeiling(ceiling);
  return ads;
}

const statesOf = ({ double: { books } }: ChatgptAds) => ({
  campaigns: [...books.campaigns.values()].map(({ status }) => status),
  groups: [...books.groups.values()].map(({ status }) => status),
  ads: [...books.ads.values()].map(({ status }) => status),
});
const nothing = { campaigns: [], groups: [], ads: [] };
const oneOf = (status: string) => ({ campaigns: [status], groups: [status], ads: [status] });

test("nothing can be activated without an account, without a ceiling or above it", async () => {
  const ads = await chatgptAds();
  const campaign = await ads.readyCampaign();
  expect(await ads.activate(campaign)).toMatchObject({ status: 409, body: { code: "AD_ACCOUNT_MISSING" } });

  await ads.connect();
  expect(await ads.activate(campaign)).toMatchObject({ status: 409, body: { code: "AD_CEILING_MISSING" } });

  await ads.setCeiling(1_999);
  expect(await ads.activate(campaign)).toMatchObject({ status: 409, body: { code: "AD_ABOVE_CEILING" } });
  expect(statesOf(ads)).toEqual(nothing);
  expect((await ads.campaign(campaign.id)).status).toBe("PAUSED");

  await ads.setCeiling(2_000);
  expect(await ads.activate(campaign)).toMatchObject({ status: 200, answer: { status: "ACTIVE" } });
  expect(statesOf(ads)).toEqual(oneOf("active"));
});

test("a campaign stands outside as it was written here", async () => {
  const ads = await connected();
  const campaign = await ads.readyCampaign({ ends: "2099-12-31" });
  await ads.activate(campaign);

  const [row] = ads.double.books.campaigns.values();
  const [group] = ads.double.books.groups.values();
  const [ad] = ads.double.books.ads.values();
  expect(row).toMatchObject({
    name: `Desks in spring [${campaign.id}]`,
    budget: { daily_spend_limit_micros: 20_000_000 },
    start_time: Date.parse(`${campaign.starts}T00:00:00Z`) / 1_000,
    end_time: Date.parse("2100-01-01T00:00:00Z") / 1_000,
  });
  expect(group).toMatchObject({
    context_hints: ["Somebody furnishes a small home office."],
    bidding_config: { max_bid_micros: 60_000 },
  });
  expect(ad?.creative).toMatchObject({
    title: "A desk that grows with you",
    target_url: "https://brand.example/desks",
  });
});

test("two campaigns share one ceiling, also where both are activated at once", async () => {
  const ads = await connected(3_000);
  const [one, other] = [await ads.readyCampaign(), await ads.readyCampaign()];

  const replies = await Promise.all([ads.activate(one), ads.activate(other)]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(statesOf(ads).campaigns).toEqual(["active"]);
});

test("six clicks at once make one tree and one activation", async () => {
  const ads = await connected();
  const campaign = await ads.readyCampaign();

  const replies = await Promise.all(Array.from({ length: 6 }, () => ads.activate(campaign)));

  expect(replies.map(({ status, answer }) => [status, answer.status])).toEqual(
    Array.from({ length: 6 }, () => [200, "ACTIVE"]),
  );
  expect(statesOf(ads)).toEqual(oneOf("active"));
  const activations = ads.double.requests.filter((one) => /^POST \/campaigns\/.+\/activate$/.test(one));
  expect(activations).toHaveLength(1);
  const { rows } = await ads.world.postgres.pool.query(
    "select from audit_log where action = 'ad-campaign.activated'",
  );
  expect(rows).toHaveLength(1);
});

test("whichever call is refused, nothing runs, and doing it again makes nothing twice", async () => {
  const ads = await connected(1_000_000);
  const activeOf = ({ id }: { readonly id: string }) =>
    [...ads.double.books.campaigns.values()].filter(
      ({ name, status }) => name.endsWith(`[${id}]`) && status === "active",
    );
  const refused = new Set<string>();
  for (let passed = 0; ; passed += 1) {
    const campaign = await ads.readyCampaign();
    ads.advance(minuteMs); // the channel takes so many requests a minute
    ads.double.mishap(...Array.from({ length: passed }, () => undefined), "401");
    if ((await ads.activate(campaign)).status === 200) break;

    refused.add(ads.double.requests.at(-1)?.replaceAll(/_\d+/g, "") ?? "");
    expect(activeOf(campaign)).toEqual([]);
    expect((await ads.campaign(campaign.id)).status).toBe("PAUSED");
    expect((await ads.activate(campaign)).status).toBe(200);
    expect(activeOf(campaign)).toHaveLength(1);
  }
  for (const made of ["POST /campaigns", "POST /ad_groups", "POST /ads", "POST /campaigns/cmpn/activate"])
    expect(refused).toContain(made);
  const { campaigns, groups, ads: cards } = statesOf(ads);
  expect([groups.length, cards.length]).toEqual([campaigns.length, campaigns.length]);
  expect(new Set([...campaigns, ...groups, ...cards])).toEqual(new Set(["active"]));
}, 60_000);

test("a process that is killed between two calls leaves its turn, and the next one goes on", async () => {
  const ads = await connected();
  const campaign = await ads.readyCampaign();
  const { pool } = ads.world.postgres;
  await pool.query("alter table ad_outside add constraint killed check (kind <> 'group')");
  expect((await ads.activate(campaign)).status).toBe(500);
  await pool.query("alter table ad_outside drop constraint killed");
  // Its turn was not given back either.
  const until = new Date(ads.world.tools.now().getTime() + 4 * 60_000);
  await pool.query("update ad_accounts set leased_by = gen_random_uuid(), lease_until = $1", [until]);
  ads.double.forgetKeys();
  ads.advance(5 * 60_000);

  expect((await ads.activate(campaign)).status).toBe(200);
  expect(statesOf(ads)).toEqual(oneOf("active"));
});

test("a raise by more than half is typed, and sent before it is stored", async () => {
  const ads = await connected(4_000);
  const campaign = await ads.readyCampaign();
  await ads.activate(campaign);
  const change = (daily_cents: number, typed_cents?: number) =>
    ads.ask(contract.updateAdCampaign, {
      params: { ...ads.params, campaignId: campaign.id },
      body: { daily_cents, ...(typed_cents !== undefined && { typed_cents }) },
    });
  const budgets = () => ads.double.books.budgets.map(({ micros }) => micros);

  for (const typed of [undefined, 3_000, 3_002])
    expect(await change(3_001, typed)).toMatchObject({
      status: 400,
      body: { typed_cents: [adErrors.typedAmount] },
    });
  expect(await change(4_001, 4_001)).toMatchObject({ status: 409, body: { code: "AD_ABOVE_CEILING" } });
  expect(budgets()).toEqual([20_000_000]);

  expect(await change(3_001, 3_001)).toMatchObject({ status: 200, answer: { daily_cents: 3_001 } });
  expect(await change(1_000)).toMatchObject({ status: 200, answer: { daily_cents: 1_000 } });
  expect(budgets()).toEqual([20_000_000, 30_010_000, 10_000_000]);

  ads.double.isKeyRefused = true;
  expect(await change(1_200)).toMatchObject({ status: 409, body: { code: "AD_ACCOUNT_REFUSED" } });
  expect((await ads.campaign(campaign.id)).daily_cents).toBe(1_000);
});

test("a paused campaign whose budget was changed starts with the new one", async () => {
  const ads = await connected();
  const campaign = await ads.readyCampaign();
  const params = { ...ads.params, campaignId: campaign.id };
  await ads.activate(campaign);
  expect(await ads.ask(contract.pauseAdCampaign, { params })).toMatchObject({ answer: { status: "PAUSED" } });
  expect(statesOf(ads).campaigns).toEqual(["paused"]);

  const body = { daily_cents: 2_500, name: "Desks in summer" };
  const { answer: changed } = await ads.ask(contract.updateAdCampaign, { params, body });
  await ads.activate(changed);

  expect([...ads.double.books.campaigns.values()]).toMatchObject([
    {
      name: `Desks in summer [${campaign.id}]`,
      budget: { daily_spend_limit_micros: 25_000_000 },
      status: "active",
    },
  ]);
});

test("what is archived here is archived there, and stays so", async () => {
  const ads = await connected();
  const campaign = await ads.readyCampaign();
  await ads.activate(campaign);
  const params = { ...ads.params, campaignId: campaign.id };

  expect(await ads.ask(contract.archiveAdCampaign, { params })).toMatchObject({
    answer: { status: "ARCHIVED" },
  });
  expect(statesOf(ads).campaigns).toEqual(["archived"]);
});
