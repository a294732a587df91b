import * as library from "@citelens/contract/content/ads-library";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/tools.ts";
import { type AdsWorld, type Advertiser, openAdsWorld, type Publisher } from "../ads-world.test-helper.ts";
import { matchDueSites } from "../matching/match-sites.ts";
import { markPublishersOf } from "./publishers-changed.sql.ts";

const category = 9;

let open: AdsWorld;
let advertiser: Advertiser;
let campaignId: string;
let creativeId: string;
let sites: Readonly<
  Record<"all" | "chosen" | "others" | "blocked" | "german" | "french" | "refusing", Publisher>
>;
beforeAll(async () => {
  open = await openAdsWorld();
  advertiser = await open.advertiser();
  const { campaign, creative } = await open.running(advertiser, { category, countries: ["DE"] });
  [campaignId, creativeId] = [campaign.id, creative.id];
  sites = {
    all: await open.publisher(),
    chosen: await open.publisher({ categories_allowed: [2, category] }),
    others: await open.publisher({ categories_allowed: [2] }),
    blocked: await open.publisher({ categories_blocked: [category] }),
    german: await open.publisher({ countries: ["AT", "DE"] }),
    french: await open.publisher({ countries: ["FR"] }),
    refusing: await open.publisher(),
  };
  await open.world.postgres.pool.query("insert into ad_refusals values ($1, $2, 'No', now())", [
    sites.refusing.id,
    creativeId,
  ]);
}, 60_000);
afterAll(() => open.close());

/** Sites that are to look for matches again, and which are another version, after `change`. */
async function after(
  change: () => Promise<unknown>,
): Promise<{ readonly due: string[]; readonly bumped: string[] }> {
  const { pool } = open.world.postgres;
  await pool.query("update ad_publishers set match_due = false, version = 1");
  await change();
  const { rows } = await pool.query<{ id: string; match_due: boolean; version: number }>(
    "select workspace_id as id, match_due, version from ad_publishers",
  );
  const named = (isOne: (row: (typeof rows)[number]) => boolean): string[] =>
    Object.entries(sites).flatMap(([name, { id }]) =>
      rows.some((row) => row.id === id && isOne(row)) ? [name] : [],
    );
  return { due: named((row) => row.match_due), bumped: named((row) => row.version > 1) };
}

const changeCreative = () =>
  inTransaction(open.world.tools, (within) =>
    markPublishersOf(within, { advertiserId: advertiser.id, creativeId }),
  );
const changeCampaign = () =>
  inTransaction(open.world.tools, (within) =>
    markPublishersOf(within, { advertiserId: advertiser.id, campaignIds: [campaignId] }),
  );

describe("what changed is looked for again", () => {
  test("on the sites that take it, of those that have nothing of it yet", async () => {
    expect(await after(changeCreative)).toEqual({ due: ["all", "chosen", "german"], bumped: [] });
    expect(await after(changeCampaign)).toEqual({ due: ["all", "chosen", "german"], bumped: [] });
  });

  test("and on those that have it, which hear of it at once, whatever they take now", async () => {
    await after(() => open.world.postgres.pool.query("update ad_publishers set match_due = true"));
    await matchDueSites(open.world.tools);
    await open.world.postgres.pool.query(
      "update ad_publishers set categories_blocked = array[$2::int] where workspace_id = $1",
      [sites.all.id, category],
    );

    const shown = { due: ["all", "chosen", "german"], bumped: ["all", "chosen", "german"] };
    expect(await after(changeCreative)).toEqual(shown);
    expect(await after(changeCampaign)).toEqual(shown);
  });

  test("on none that never had it once it is a draft again, and on those that show it", async () => {
    const other = await open.publisher();
    const params = { projectId: advertiser.id, creativeId };
    const content = {
      title: "Elm",
      body: "Elm.",
      target_url: "https://advertiser.example/",
      image_url: null,
      facts: [],
    };

    const { due } = await after(() =>
      open.world.call(library.updateAdCreative, { params, body: { content, version: 1 } }, open.root.access),
    );

    expect(due).toEqual(["all", "chosen", "german"]);
    const { rows } = await open.world.postgres.pool.query(
      "select match_due from ad_publishers where workspace_id = $1",
      [other.id],
    );
    expect(rows).toEqual([{ match_due: false }]);
  });
});
