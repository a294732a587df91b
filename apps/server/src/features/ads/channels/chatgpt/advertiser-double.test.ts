import { dayMs } from "@citelens/contract/base/days";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Fields, fieldsOf } from "#test/fakes/ads/advertiser-checks.ts";
import { type AdvertiserDouble, openAdvertiserDouble } from "#test/fakes/ads/chatgpt-advertiser.ts";

/** The double, asked as anybody may ask it; what the product makes of it is tried beside this. */
let double: AdvertiserDouble;
beforeEach(async () => {
  double = await openAdvertiserDouble({ startsAt: new Date("2026-11-20T10:20:00Z") });
});
afterEach(() => double.close());

interface AdvertiserReply {
  readonly status: number;
  readonly headers: Headers;
  // Each test looks for its own fields.
  readonly body: Fields;
}

async function ask(
  request: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<AdvertiserReply> {
  const [method = "", path = ""] = request.split(" ");
  const answer = await fetch(`${double.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${double.key}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: fieldsOf(await answer.json()) };
}

const campaign = { name: "Spring", status: "paused", budget: { daily_spend_limit_micros: 1_000_000 } };
const bidding = { billing_event_type: "impression", strategy: "fixed_bid", max_bid_micros: 60_000 };
const creative = { type: "chat_card", title: "A desk", body: "", target_url: "https://brand.example/" };

async function make(path: string, body: object): Promise<string> {
  const { body: made, status } = await ask(`POST ${path}`, body);
  expect(status).toBe(200);
  return String(made.id ?? made.file_id);
}

async function makeTree() {
  const campaignId = await make("/campaigns", campaign);
  const group = { campaign_id: campaignId, name: "Desks", status: "paused", bidding_config: bidding };
  const groupId = await make("/ad_groups", group);
  const fileId = await make("/upload", { image_url: "https://brand.example/a.png" });
  const ad = {
    ad_group_id: groupId,
    name: "Card",
    status: "paused",
    creative: { ...creative, file_id: fileId },
  };
  return { campaignId, group, groupId, fileId, ad, adId: await make("/ads", ad) };
}

test("what is made has the fields of the published description, and no others", async () => {
  const { campaignId, groupId, adId } = await makeTree();
  const fieldsOf = async (path: string) => Object.keys((await ask(`GET ${path}`)).body).toSorted();
  const dated = ["created_at", "id", "name", "status", "updated_at"];
  expect(await fieldsOf(`/campaigns/${campaignId}`)).toEqual(
    [
      ...dated,
      "bidding_type",
      "budget",
      "conversion_event_setting_ids",
      "description",
      "end_time",
      "mode",
      "start_time",
      "targeting",
    ].toSorted(),
  );
  expect(await fieldsOf(`/ad_groups/${groupId}`)).toEqual(
    [...dated, "bidding_config", "context_hints", "description"].toSorted(),
  );
  expect(await fieldsOf(`/ads/${adId}`)).toEqual(
    [...dated, "creative", "review", "review_status"].toSorted(),
  );
});

test.each([
  ["POST /campaigns", { ...campaign, name: "ab" }],
  ["POST /campaigns", { ...campaign, name: "   " }],
  ["POST /campaigns", { ...campaign, name: "x".repeat(1_001) }],
  ["POST /campaigns", { ...campaign, status: "archived" }],
  ["POST /campaigns", { ...campaign, budget: { daily_spend_limit_micros: 999_999 } }],
  ["POST /campaigns", { ...campaign, budget: {} }],
  [
    "POST /campaigns",
    { ...campaign, budget: { daily_spend_limit_micros: 1e6, lifetime_spend_limit_micros: 1e6 } },
  ],
  ["POST /campaigns", { ...campaign, start_time: 10 }],
  ["POST /campaigns", { ...campaign, start_time: 1_800_000_000, end_time: 1_800_000_000 }],
  ["POST /campaigns", { ...campaign, targeting: { locations: { countries: ["Germany"] } } }],
  ["POST /campaigns", { ...campaign, bidding_type: "fame" }],
  ["POST /upload", { image_url: "no address" }],
  ["GET /campaigns?limit=501", undefined],
  ["GET /campaigns?limit=0", undefined],
  ["GET /campaigns?after=cmpn_none", undefined],
  ["GET /ad_groups", undefined],
  ["GET /ad_account/insights?limit=2001", undefined],
  ["GET /ad_account/insights?aggregation_level=planet", undefined],
  [
    "GET /ad_account/insights?time_ranges[]=%7B%22type%22:%22unix_range%22,%22start%22:1,%22end%22:3600%7D",
    undefined,
  ],
])("%s with %o is refused", async (request, body) => {
  expect((await ask(request, body)).status).toBe(400);
});

test("groups and ads are refused by their own bounds", async () => {
  const { group, ad, fileId } = await makeTree();
  const file_id = fileId;
  const refused = [
    ["POST /ad_groups", { ...group, bidding_config: { ...bidding, max_bid_micros: 0 } }],
    ["POST /ad_groups", { ...group, bidding_config: { ...bidding, max_bid_micros: 100_000_001 } }],
    ["POST /ad_groups", { ...group, bidding_config: { ...bidding, billing_event_type: "click" } }],
    ["POST /ad_groups", { ...group, context_hints: Array(2_001).fill("A hint.") }],
    ["POST /ad_groups", { ...group, campaign_id: "cmpn_none" }],
    ["POST /ads", { ...ad, creative: { ...creative, file_id, title: "ab" } }],
    ["POST /ads", { ...ad, creative: { ...creative, file_id, title: "x".repeat(51) } }],
    ["POST /ads", { ...ad, creative: { ...creative, file_id, body: "x".repeat(101) } }],
    ["POST /ads", { ...ad, creative: { ...creative, file_id: "file_none" } }],
    ["POST /ads", { ...ad, creative: { ...creative, file_id, type: "banner" } }],
  ] as const;
  for (const [request, body] of refused) expect((await ask(request, body)).status).toBe(400);
});

test("lists go by cursors, 20 of a page and the newest first unless asked otherwise", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 23; index += 1) ids.push(await make("/campaigns", campaign));
  const idsOf = ({ body }: AdvertiserReply) => (body.data as { id: string }[]).map(({ id }) => id);

  const first = await ask("GET /campaigns");
  expect(idsOf(first)).toEqual(ids.toReversed().slice(0, 20));
  expect(first.body).toMatchObject({ object: "list", first_id: ids[22], last_id: ids[3], has_more: true });
  const second = await ask(`GET /campaigns?after=${ids[3]}`);
  expect(idsOf(second)).toEqual(ids.toReversed().slice(20));
  expect(second.body.has_more).toBe(false);
  expect(idsOf(await ask("GET /campaigns?order=asc&limit=2"))).toEqual(ids.slice(0, 2));
});

test("one key makes one object, whatever happened to it since", async () => {
  const headers = { "idempotency-key": "once" };
  const made = await ask("POST /campaigns", campaign, headers);
  await ask(`POST /campaigns/${made.body.id}/activate`);
  const again = await ask("POST /campaigns", campaign, headers);
  expect(again.body).toMatchObject({ id: made.body.id, status: "active" });
  expect((await ask("POST /campaigns", campaign, { "idempotency-key": "twice" })).body.id).not.toBe(
    made.body.id,
  );
  double.forgetKeys();
  expect((await ask("POST /campaigns", campaign, headers)).body.id).not.toBe(made.body.id);
});

test("an answer that is lost after a creation has created", async () => {
  double.mishap("reset after");
  await expect(ask("POST /campaigns", campaign, { "idempotency-key": "once" })).rejects.toThrow();
  expect(double.books.campaigns.size).toBe(1);
  double.mishap("reset before", "500 after");
  await expect(ask("POST /campaigns", campaign)).rejects.toThrow();
  expect((await ask("POST /campaigns", campaign)).status).toBe(500);
  expect(double.books.campaigns.size).toBe(2);
});

test("archiving is final, and a daily budget never becomes one for a whole life", async () => {
  const { campaignId, groupId, adId, group, ad } = await makeTree();
  const lifetime = { budget: { lifetime_spend_limit_micros: 5_000_000 } };
  expect((await ask(`POST /campaigns/${campaignId}`, lifetime)).status).toBe(400);
  for (const path of [`/ads/${adId}`, `/ad_groups/${groupId}`, `/campaigns/${campaignId}`]) {
    expect((await ask(`POST ${path}/archive`)).body.status).toBe("archived");
    for (const act of ["", "/activate", "/pause"])
      expect((await ask(`POST ${path}${act}`, {})).status).toBe(400);
  }
  expect((await ask("POST /ad_groups", group)).status).toBe(400);
  expect((await ask("POST /ads", ad)).status).toBe(400);
  expect((await ask(`GET /ads?ad_group_id=${groupId}`)).status).toBe(200);
});

test("a reviewer decides, and a changed creative is reviewed anew", async () => {
  const { adId, ad } = await makeTree();
  const reviewOf = async () => (await ask(`GET /ads/${adId}`)).body;
  expect(await reviewOf()).toMatchObject({ review_status: "in_review", review: { status: "in_review" } });
  double.review(adId, "rejected", "crawler_404");
  expect(await reviewOf()).toMatchObject({
    review_status: "rejected",
    review: { status: "rejected", reason: "crawler_404" },
  });
  double.review(adId, "approved");
  await ask(`POST /ads/${adId}`, { name: "Renamed", creative: ad.creative });
  expect(await reviewOf()).toMatchObject({ name: "Renamed", review_status: "approved" });
  await ask(`POST /ads/${adId}`, { creative: { ...ad.creative, title: "Another" } });
  expect(await reviewOf()).toMatchObject({ review_status: "in_review" });
});

describe("figures", () => {
  const paramsOf = (entries: [string, string][]) => new URLSearchParams(entries);
  const rowsOf = ({ body }: AdvertiserReply) => body.data as Record<string, unknown>[];

  test("stand at each scope, level, granularity and segment, under flat names", async () => {
    const { adId, groupId, campaignId } = await makeTree();
    double.deliver(adId, { impressions: 10, clicks: 2, spendMicros: 420_000, country: "Germany" });
    double.deliver(adId, {
      impressions: 5,
      clicks: 0,
      spendMicros: 1,
      country: "Austria",
      at: new Date("2026-10-02T00:00:00Z"),
    });
    const scopes = ["/ad_account", `/campaigns/${campaignId}`, `/ad_groups/${groupId}`, `/ads/${adId}`];
    for (const scope of scopes) {
      const daily = paramsOf([
        ["aggregation_level", "ad"],
        ["fields[]", "ad.spend"],
        ["fields[]", "ad.id"],
        ["fields[]", "metadata.readable_time"],
      ]);
      expect(rowsOf(await ask(`GET ${scope}/insights?${daily}`))).toMatchObject([
        { readable_time: "2026-10-02", ad_id: adId, spend: 0.000001 },
        { readable_time: "2026-11-20", ad_id: adId, spend: 0.42 },
      ]);
      for (const [granularity, rows] of [
        ["hourly", 2],
        ["monthly", 2],
        ["none", 1],
      ] as const)
        expect(rowsOf(await ask(`GET ${scope}/insights?time_granularity=${granularity}`))).toHaveLength(rows);
      const byCountry = paramsOf([
        ["time_granularity", "none"],
        ["segments[]", "country"],
        ["fields[]", "country.name"],
        ["fields[]", "ad_account.impressions"],
      ]);
      expect(
        rowsOf(await ask(`GET ${scope}/insights?${byCountry}`))
          .map((row) => row.country_name)
          .toSorted(),
      ).toEqual(["Austria", "Germany"]);
    }
    expect(Object.keys(rowsOf(await ask("GET /ad_account/insights"))[0] ?? {}).toSorted()).toEqual([
      "end_time",
      "id",
      "impressions",
      "readable_time",
      "start_time",
    ]);
    expect((await ask("GET /ad_account/insights?fields[]=ad.nonsense")).status).toBe(400);
  });

  test("of a day change on the next days", async () => {
    const { adId } = await makeTree();
    double.deliver(adId, { impressions: 10 });
    double.deliver(adId, { impressions: 3, toldAfterMs: dayMs });
    const impressions = async () =>
      rowsOf(await ask("GET /ad_account/insights")).map((row) => row.impressions);
    expect(await impressions()).toEqual([10]);
    double.advance(dayMs);
    expect(await impressions()).toEqual([13]);
  });
});

test("600 requests of an endpoint and 1,200 in all pass in a minute, then it says when to come again", async () => {
  double.countsRequests = true;
  double.retryAfter = "3";
  const statusesOf = async (path: string, times: number) => {
    const said = await Promise.all(Array.from({ length: times }, () => ask(`GET ${path}`)));
    return said.filter(({ status }) => status === 429);
  };
  expect(await statusesOf("/ad_account", 600)).toHaveLength(0);
  const [refused] = await statusesOf("/ad_account", 1);
  expect(refused?.headers.get("retry-after")).toBe("3");
  expect(await statusesOf("/campaigns", 600)).toHaveLength(0);
  expect(await statusesOf("/ad_account/insights", 1)).toHaveLength(1);
  double.advance(60_000);
  expect(await statusesOf("/ad_account", 1)).toHaveLength(0);
});

test("only its own key is taken, and a refusal quotes a part of the other", async () => {
  const { status, body } = await ask("GET /ad_account", undefined, {
    authorization: "Bearer sk-ads-wrong-9876",
  });
  expect(status).toBe(401);
  expect(JSON.stringify(body)).toContain("sk-ads-w****9876");
  double.isKeyRefused = true;
  expect((await ask("GET /ad_account")).status).toBe(401);
});

test("an address that it does not have is 404", async () => {
  expect((await ask("GET /nothing")).status).toBe(404);
  expect((await ask("GET /campaigns/cmpn_none")).status).toBe(404);
  expect((await ask("POST /campaigns/cmpn_none/destroy")).status).toBe(404);
});
