import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { getAdStatement, getAdStatementPdf, getAdsDashboard } from "@citelens/contract/content/ads-dashboard";
import * as library from "@citelens/contract/content/ads-library";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#test/world.ts";
import {
  type AdsWorld,
  type Advertiser,
  gptBot,
  oakDesk,
  openAdsWorld,
  type Publisher,
} from "../ads-world.test-helper.ts";
import { bookAll } from "../counting/book.ts";
import { countAllReads } from "../counting/count-reads.ts";
import { matchDueSites } from "../matching/match-sites.ts";

let open: AdsWorld;
let site: Publisher;
let advertiser: Advertiser;
let campaignId: string;
let creativeId: string;
let today: string;
beforeAll(async () => {
  open = await openAdsWorld();
  [site, advertiser] = [await open.publisher(), await open.advertiser()];
  const { campaign, creative } = await open.running(advertiser, {
    budget_cents: 200,
    daily_cents: 200,
    price_cents_per_1000: 100_000,
  });
  [campaignId, creativeId] = [campaign.id, creative.id];
  await matchDueSites(open.world.tools);
  await open.content(site, "/desks");
  await open.visit(site, "/desks", { agent: gptBot });
  await eventually(async () => {
    await countAllReads(open.world.tools);
    expect((await dashboardOf(advertiser.id)).totals.agent_reads).toBe(1);
  }, 15_000);
  today = dayIn("UTC", open.world.tools.now());
});
afterAll(() => open.close());

async function dashboardOf(projectId: string) {
  const to_date = dayIn("UTC", open.world.tools.now());
  const query = { from_date: shiftDay(to_date, -1), to_date };
  return (await open.world.call(getAdsDashboard, { params: { projectId }, query }, open.root.access)).answer;
}

describe("the dashboard", () => {
  test("shows what a campaign cost and who read it, by day; what its channel does not count is null", async () => {
    const shown = await dashboardOf(advertiser.id);

    expect(shown).toMatchObject({
      currency: "EUR",
      is_begun: true,
      totals: {
        impressions: null,
        clicks: null,
        cost_per_click_cents: null,
        agent_reads: 1,
        proven_reads: 0,
        billable_reads: 1,
        spend_cents: 100,
        earnings_cents: null,
      },
      campaigns: [{ id: campaignId, spent_cents: 100, spent_share: 50, time_share: null }],
      attention: [],
    });
    expect(shown.days.map(({ day, agent_reads, spend_cents }) => [day, agent_reads, spend_cents])).toEqual([
      [shiftDay(today, -1), null, 0],
      [today, 1, 100],
    ]);
    expect(shown.as_of).toEqual([
      { channel: "NETWORK", at: expect.any(String) },
      { channel: "CHATGPT", at: null },
    ]);
  });

  test("shows a website what it earns", async () => {
    expect((await dashboardOf(site.id)).totals).toMatchObject({ spend_cents: 0, earnings_cents: 70 });
  });

  test("of a workspace that has not begun says so", async () => {
    expect(await dashboardOf((await open.advertiser()).id)).toMatchObject({
      is_begun: false,
      campaigns: [],
      totals: { agent_reads: null, spend_cents: 0 },
    });
  });

  test("names a rejected creative", async () => {
    const params = { projectId: advertiser.id, creativeId };
    const content = { ...oakDesk, title: "Elm desks" };
    await open.world.call(
      library.updateAdCreative,
      { params, body: { content, version: 1 } },
      open.root.access,
    );
    await open.world.call(library.submitAdCreative, { params }, open.root.access);
    await open.world.call(
      library.rejectAdCreative,
      { params, body: { version: 2, reason: "Not elm" } },
      open.root.access,
    );

    expect((await dashboardOf(advertiser.id)).attention).toEqual([
      {
        kind: "CREATIVE_REJECTED",
        words: "The creative Elm desks was rejected: Not elm",
        campaign_id: campaignId,
        creative_id: creativeId,
        publisher_id: null,
      },
    ]);
  });
});

test("a statement has the lines of its month and side, also as a file", async () => {
  // Booked as if four days had passed, while the superuser's log-in still holds.
  const { tools } = open.world;
  const later = new Date(tools.now().getTime() + 4 * 86_400_000);
  await bookAll({ ...tools, now: () => later });
  const statement = async (projectId: string, side: "advertiser" | "publisher", format?: "csv") => {
    const query = { month: today.slice(0, 7), side, ...(format && { format }) };
    return open.world.call(getAdStatement, { params: { projectId }, query }, open.root.access);
  };

  const { answer } = await statement(advertiser.id, "advertiser");

  expect(answer).toMatchObject({ currency: "EUR", spend_cents: 100, earnings_cents: 70 });
  expect(answer.results).toEqual([
    {
      day: today,
      campaign_id: campaignId,
      campaign_name: "Oak desks",
      advertiser: "Example",
      publisher: "Example",
      placement: "below-article",
      reads: 1,
      proven_reads: 0,
      billable_reads: 1,
      spend_cents: 100,
      earnings_cents: 70,
    },
  ]);
  expect((await statement(site.id, "publisher")).answer.results).toEqual(answer.results);
  expect((await statement(site.id, "advertiser")).answer.results).toEqual([]);
  expect((await statement(advertiser.id, "advertiser", "csv")).body).toBe(
    `\ufeffday,campaign,advertiser,publisher,placement,reads,proven_reads,billable_reads,spend_cents,earnings_cents\r\n${today},Oak desks,Example,Example,below-article,1,0,1,100,70\r\n`,
  );
});

test.each(["advertiser", "publisher"] as const)("a statement is a PDF as well, as %s", async (side) => {
  const projectId = side === "advertiser" ? advertiser.id : site.id;
  const query = { month: today.slice(0, 7), side };

  const { status, headers, body } = await open.world.call(
    getAdStatementPdf,
    { params: { projectId }, query },
    open.root.access,
  );

  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toBe(`attachment; filename="ads-${side}-${query.month}.pdf"`);
  expect(String(body)).toMatch(/^%PDF-1\.\d/);
  expect(String(body)).toMatch(/\/Count 1\b/);
  expect(String(body).trimEnd()).toMatch(/%%EOF$/);
});

test("the PDF of a month without entries says so on one page, and a month that is none is refused", async () => {
  const ask = (month: string) =>
    open.world.call(
      getAdStatementPdf,
      { params: { projectId: site.id }, query: { month, side: "advertiser" as const } },
      open.root.access,
    );

  expect(String((await ask("2026-01")).body)).toMatch(/\/Count 1\b/);
  expect((await ask("2026-13")).status).toBe(400);
});
