import * as contract from "@citelens/contract/content/ads-campaigns";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { expect, test } from "vitest";
import { chatgptAds } from "./chatgpt-ads.test-helper.ts";

const wrongKey = "sk-ads-somebody-elses-0123456789";

test("an account is connected by a key that is tried first, and told without it", async () => {
  const { ask, params, double, world } = await chatgptAds({ ads: { dailyMaxCents: 5_000 } });

  const refused = await ask(contract.connectAdAccount, { params, body: { api_key: wrongKey } });
  expect(refused).toMatchObject({ status: 409, body: { code: "AD_ACCOUNT_REFUSED" } });
  expect((await ask(contract.getAdAccount, { params })).answer.account).toBeNull();

  const { answer } = await ask(contract.connectAdAccount, { params, body: { api_key: ` ${double.key} ` } });
  expect(answer).toEqual({
    account: {
      name: "Double Ads",
      currency: "USD",
      time_zone: "UTC",
      key_ends: double.key.slice(-4),
      last_sync: null,
      fault: null,
    },
    ceiling_cents: 5_000,
    installation_ceiling_cents: 5_000,
    own_ceiling_cents: null,
  });

  await world.runJobs();
  const { answer: synced } = await ask(contract.getAdAccount, { params });
  expect(synced.account?.last_sync).toBe(world.tools.now().toISOString());
});

test("the key stands nowhere but sealed", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  const campaign = await ads.readyCampaign();
  const { body } = await ads.activate(campaign);
  await ads.ask(contract.connectAdAccount, { params: ads.params, body: { api_key: wrongKey } });
  const { body: account } = await ads.ask(contract.getAdAccount, { params: ads.params });

  const { rows: tables } = await ads.world.postgres.pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
  );
  expect(tables.length).toBeGreaterThan(50);
  for (const { name } of tables) {
    const { rows } = await ads.world.postgres.pool.query(
      `select from ${name} as row where row::text like any ($1)`,
      [[`%${ads.double.key}%`, `%${wrongKey}%`]],
    );
    expect(rows, name).toEqual([]);
  }
  expect(JSON.stringify([body, account])).not.toContain(ads.double.key.slice(0, -4));
});

test("the smaller ceiling counts, and one of one's own can be taken away", async () => {
  const { ask, params } = await chatgptAds({ ads: { dailyMaxCents: 5_000 } });
  const change = async (cents: number | null) =>
    (await ask(contract.changeAdCeiling, { params, body: { own_ceiling_cents: cents } })).answer;

  expect(await change(2_000)).toMatchObject({ ceiling_cents: 2_000, own_ceiling_cents: 2_000 });
  expect(await change(9_000)).toMatchObject({ ceiling_cents: 5_000, own_ceiling_cents: 9_000 });
  expect(await change(null)).toMatchObject({ ceiling_cents: 5_000, own_ceiling_cents: null });
});

test("amounts of a draft are in the account's currency once it is connected", async () => {
  const ads = await chatgptAds();
  const campaign = await ads.readyCampaign();
  expect(campaign.currency).toBe("EUR");

  await ads.connect();

  expect(await ads.campaign(campaign.id)).toMatchObject({
    currency: "USD",
    note: "Its amounts are in USD now, as the account's.",
  });
  expect((await ads.readyCampaign()).currency).toBe("USD");
});

test("disconnecting pauses what runs outside and forgets the key", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  const campaign = await ads.readyCampaign();
  await ads.activate(campaign);

  const { answer } = await ads.ask(contract.disconnectAdAccount, { params: ads.params });

  expect(answer).toMatchObject({ account: null, own_ceiling_cents: 5_000 });
  expect([...ads.double.books.campaigns.values()]).toMatchObject([{ status: "paused" }]);
  expect(await ads.campaign(campaign.id)).toMatchObject({
    status: "PAUSED",
    note: "The ad account was disconnected.",
  });
  const { rows } = await ads.world.postgres.pool.query("select sealed_key, key_ends from ad_accounts");
  expect(rows).toEqual([{ sealed_key: null, key_ends: null }]);
  expect(await ads.activate(campaign)).toMatchObject({ body: { code: "AD_ACCOUNT_MISSING" } });

  await ads.connect();
  await ads.activate(campaign);
  expect([...ads.double.books.campaigns.values()]).toMatchObject([{ status: "active" }]);
});

test("a workspace that is deleted advertises no longer, and leaves no key", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  await ads.activate(await ads.readyCampaign());

  const { status } = await ads.world.call(deleteWorkspace, { params: ads.params }, ads.owner.access);
  await ads.world.runJobs();

  expect(status).toBeLessThan(300);
  expect([...ads.double.books.campaigns.values()]).toMatchObject([{ status: "paused" }]);
  const { rows } = await ads.world.postgres.pool.query("select sealed_key from ad_accounts");
  expect(rows).toEqual([{ sealed_key: null }]);
});

test("a key that is refused meanwhile is forgotten all the same, and the campaigns say so", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  const campaign = await ads.readyCampaign();
  await ads.activate(campaign);
  ads.double.isKeyRefused = true;

  const { status, answer } = await ads.ask(contract.disconnectAdAccount, { params: ads.params });

  expect({ status, account: answer.account }).toEqual({ status: 200, account: null });
  const { note, status: now } = await ads.campaign(campaign.id);
  expect(now).toBe("PAUSED");
  expect(note).toContain("can be seen only at OpenAI");
});

test("the key is kept while the channel does not answer, as it is still needed to pause", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  await ads.activate(await ads.readyCampaign());
  ads.double.isDown = true;

  const reply = await ads.ask(contract.disconnectAdAccount, { params: ads.params });

  expect(reply).toMatchObject({ status: 409, body: { code: "AD_CHANNEL_FAILED" } });
  const { answer } = await ads.ask(contract.getAdAccount, { params: ads.params });
  expect(answer.account).toMatchObject({ name: "Double Ads" });
});

test("another account begins with nothing, and what ran in the first one is paused", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  const campaign = await ads.readyCampaign();
  await ads.activate(campaign);
  ads.double.books.account.id = "adacct_other";

  await ads.connect();

  expect([...ads.double.books.campaigns.values()]).toMatchObject([{ status: "paused" }]);
  expect((await ads.campaign(campaign.id)).status).toBe("PAUSED");
  const { rows } = await ads.world.postgres.pool.query("select from ad_outside");
  expect(rows).toEqual([]);
});

test("amounts of another currency are never sent", async () => {
  const ads = await chatgptAds();
  await ads.connect();
  await ads.setCeiling(5_000);
  const campaign = await ads.readyCampaign();
  await ads.world.postgres.pool.query("update ad_accounts set currency = 'GBP'");

  const reply = await ads.activate(campaign);

  expect(reply).toMatchObject({ status: 409, body: { code: "AD_CHANNEL_FAILED" } });
  expect(JSON.stringify(reply.body)).toContain("the campaign's amounts are in USD and the account's in GBP");
  expect(ads.double.books.campaigns.size).toBe(0);
});
