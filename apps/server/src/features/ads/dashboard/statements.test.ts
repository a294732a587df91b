import { randomUUID } from "node:crypto";
import { getAdStatement, getAdStatementPdf } from "@citelens/contract/content/ads-dashboard";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { type AdsWorld, type Advertiser, openAdsWorld } from "../ads-world.test-helper.ts";
import { inOrderOfNames, type StatementSide, totalOf } from "./statement-lines.rules.ts";
import { listLines } from "./statements.sql.ts";

let open: AdsWorld;
let advertiser: Advertiser;
let publisher: Advertiser;
beforeAll(async () => {
  open = await openAdsWorld();
  [advertiser, publisher] = [await open.advertiser(), await open.advertiser()];
  await book({ campaigns: ["Oak desks", "Oak desks", "Elm desks"], placements: 30 });
});
afterAll(() => open.close());

const month = "2026-10";
const days = 31;

/** An entry for each day of the month, campaign and placement, of both sides; the day before and after have one, too. */
async function book({
  campaigns,
  placements,
}: {
  readonly campaigns: readonly string[];
  readonly placements: number;
}): Promise<void> {
  const ids = campaigns.map(() => randomUUID());
  for (const [side, id] of [
    ["advertiser", advertiser.id],
    ["publisher", publisher.id],
  ] as const)
    await open.world.postgres.pool.query(
      `insert into ad_entries (workspace_id, side, ad_campaign_id, day, placement_id, campaign_name, advertiser, publisher, placement,
         reads, proven_reads, billable_reads, spend_cents, earnings_cents, revenue_share, created)
       select $1, $2, campaign.id, '2026-09-30'::date + d, md5(p::text)::uuid, campaign.name, 'Oakworks', 'Home Reader', 'place-' || p,
         10 * d + p, d, 5 * d + p, 100 * d + p, 70 * d, 70, now()
       from unnest($3::uuid[], $4::text[]) as campaign (id, name), generate_series(0, ${days + 1}) as d, generate_series(1, $5::int) as p`,
      [id, side, ids, campaigns, placements],
    );
}

const ofSide = (side: StatementSide): string => (side === "advertiser" ? advertiser.id : publisher.id);

async function booked(side: StatementSide) {
  const { rows } = await open.world.postgres.pool.query<Record<string, number>>(
    `select count(*)::int as count, sum(reads)::int as reads, sum(proven_reads)::int as proven_reads,
       sum(billable_reads)::int as billable_reads, sum(spend_cents)::int as spend_cents, sum(earnings_cents)::int as earnings_cents
     from ad_entries where workspace_id = $1 and side = $2 and day between '2026-10-01' and '2026-10-31'`,
    [ofSide(side), side],
  );
  return rows[0];
}

const sides = ["advertiser", "publisher"] as const;

test.each(sides)(
  "the sums are those of all entries of the month, whichever page is read, as %s",
  async (side) => {
    const page = async (query: { readonly page?: number; readonly page_size?: number }) =>
      (
        await open.world.call(
          getAdStatement,
          { params: { projectId: ofSide(side) }, query: { month, side, ...query } },
          open.root.access,
        )
      ).answer;
    const [first, last] = [await page({}), await page({ page: 28, page_size: 100 })];
    const sums = await booked(side);

    expect(first).toMatchObject({ count: days * 3 * 30, previous: null });
    expect(first.results).toHaveLength(20);
    expect(first.results[0]).toMatchObject({ day: "2026-10-01", campaign_name: "Elm desks" });
    expect(first.next).toContain("page=2");
    expect(last).toMatchObject({ next: null, count: 2_790 });
    expect(last.results).toHaveLength(90);
    expect(last.results.at(-1)).toMatchObject({ day: "2026-10-31", campaign_name: "Oak desks" });
    for (const { count, spend_cents, earnings_cents } of [first, last])
      expect({ count, spend_cents, earnings_cents }).toEqual({
        count: sums?.count,
        spend_cents: sums?.spend_cents,
        earnings_cents: sums?.earnings_cents,
      });
  },
);

test.each(sides)(
  "the file has every entry once and in order, however many slices it takes, as %s",
  async (side) => {
    const { body } = await open.world.call(
      getAdStatement,
      { params: { projectId: ofSide(side) }, query: { month, side, format: "csv" as const } },
      open.root.access,
    );
    const lines = String(body).trimEnd().split("\r\n").slice(1);
    const cells = lines.map((line) => line.split(","));
    const sum = (column: number): number => cells.reduce((whole, row) => whole + Number(row[column]), 0);
    const sums = await booked(side);

    expect(lines).toHaveLength(2_790);
    // Two campaigns of the same name have the same lines, so that each of theirs is there twice.
    expect(new Set(lines).size).toBe((2_790 / 3) * 2);
    expect(cells.map(([day]) => day)).toEqual(cells.map(([day]) => day).toSorted());
    expect([5, 6, 7, 8, 9].map(sum)).toEqual([
      sums?.reads,
      sums?.proven_reads,
      sums?.billable_reads,
      sums?.spend_cents,
      sums?.earnings_cents,
    ]);
  },
);

test.each(sides)(
  "the PDF has a line for each placement of a campaign and their total, as %s",
  async (side) => {
    const place = placeOfJob({ workspaceId: ofSide(side) });
    const range = { from: "2026-10-01", to: "2026-10-31" };
    const lines = inOrderOfNames(await listLines(open.world.tools, place, { side, ...range }));
    const sums = await booked(side);
    const { body } = await open.world.call(
      getAdStatementPdf,
      { params: { projectId: ofSide(side) }, query: { month, side } },
      open.root.access,
    );

    expect(lines).toHaveLength(3 * 30);
    expect(lines.slice(0, 2)).toEqual(
      [1, 2].map((p) => ({
        campaign: "Elm desks",
        other: side === "advertiser" ? "Home Reader" : "Oakworks",
        placement: `place-${p}`,
        reads: 10 * 496 + p * days,
        proven_reads: 496,
        billable_reads: 5 * 496 + p * days,
        spend_cents: 100 * 496 + p * days,
        earnings_cents: 70 * 496,
      })),
    );
    expect({ count: sums?.count, ...totalOf(lines) }).toEqual(sums);
    expect(String(body)).toMatch(/\/Count 3\b/);
  },
);

test("a campaign that was called otherwise stands under its first name of the month", async () => {
  const own = await open.advertiser();
  await open.world.postgres.pool.query(
    `insert into ad_entries (workspace_id, side, ad_campaign_id, day, placement_id, campaign_name, advertiser, publisher, placement,
       reads, proven_reads, billable_reads, spend_cents, earnings_cents, revenue_share, created)
     select $1, 'advertiser', $2, '2026-10-01'::date + d, $2, case d when 0 then 'Zebra desks' else 'Ash desks' end, 'Oakworks', 'Home Reader',
       'sidebar', 1, nullif(d, 0), 1, 2, 1, 70, now() from generate_series(0, 2) as d`,
    [own.id, randomUUID()],
  );

  const lines = await listLines(open.world.tools, placeOfJob({ workspaceId: own.id }), {
    side: "advertiser",
    from: "2026-10-01",
    to: "2026-10-31",
  });

  expect(lines).toEqual([
    {
      campaign: "Zebra desks",
      other: "Home Reader",
      placement: "sidebar",
      reads: 3,
      proven_reads: 3,
      billable_reads: 3,
      spend_cents: 6,
      earnings_cents: 3,
    },
  ]);
});
