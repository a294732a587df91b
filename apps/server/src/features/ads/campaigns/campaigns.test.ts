import { randomUUID } from "node:crypto";
import { errors } from "@citelens/contract/base/errors";
import * as campaigns from "@citelens/contract/content/ads-campaigns";
import * as library from "@citelens/contract/content/ads-library";
import { adErrors } from "@citelens/contract/content/ads-words";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AdsWorld, type Advertiser, oakDesk, openAdsWorld } from "../ads-world.test-helper.ts";

let open: AdsWorld;
let advertiser: Advertiser;
beforeAll(async () => {
  open = await openAdsWorld();
  advertiser = await open.advertiser();
});
afterAll(() => open.close());

const at = (campaignId: string) => ({ projectId: advertiser.id, campaignId });
const one = async (campaignId: string) =>
  (await open.world.call(campaigns.getAdCampaign, { params: at(campaignId) }, open.root.access)).answer;
const act = (endpoint: typeof campaigns.pauseAdCampaign, campaignId: string) =>
  open.world.call(endpoint, { params: at(campaignId) }, open.root.access);
const listed = async ({ id }: Advertiser) =>
  (await open.world.call(campaigns.listAdCampaigns, { params: { projectId: id } }, open.root.access)).answer
    .results;

describe("a campaign", () => {
  test("is begun once, however often its form is sent", async () => {
    const of = await open.advertiser();
    const key = randomUUID();
    const begin = () => open.draft(of, { key } as never);

    const made = await Promise.all([begin(), begin(), begin()]);

    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await listed(of)).map(({ id, status, spent_cents }) => [id, status, spent_cents])).toEqual([
      [made[0]?.id, "DRAFT", 0],
    ]);

    expect(await open.draft(of, { key, budget_cents: 99_900 } as never)).toEqual({
      key: [expect.anything()],
    });
    expect(await listed(of)).toHaveLength(1);
  });

  test.each([
    [{ daily_cents: 20_000 }, { daily_cents: [adErrors.dailyAboveBudget] }],
    [{ starts: "2026-12-02", ends: "2026-12-01" }, { ends: [adErrors.endsBeforeStart] }],
    [{ topics: [] }, { topics: [adErrors.topicsNone] }],
    [{ name: "ab" }, { name: [adErrors.campaignName] }],
    [{ category: -1 }, { category: ["Choose an industry from the list."] }],
    [{ countries: ["fr"] }, { countries: ["Enter a country as its two letters, such as FR."] }],
  ])("with %j is refused under its field", async (changes, said) => {
    const of = await open.advertiser();
    const draft = await open.draft(of, changes);

    expect(draft).toEqual(said);
    expect(await listed(of)).toEqual([]);
  });

  test("keeps its faults out when only a part is changed", async () => {
    const { id } = await open.draft(advertiser);
    const change = (body: object) =>
      open.world.call(campaigns.updateAdCampaign, { params: at(id), body }, open.root.access);

    expect((await change({ budget_cents: 4_000 })).body).toEqual({
      daily_cents: [adErrors.dailyAboveBudget],
    });
    expect((await change({ name: "Elm desks", daily_cents: 2_000 })).answer).toMatchObject({
      name: "Elm desks",
      daily_cents: 2_000,
      budget_cents: 10_000,
    });
  });

  test("runs after a review alone, with the money and dates that were shown", async () => {
    const { id } = await open.draft(advertiser);
    const shown = { budget_cents: 10_000, daily_cents: 5_000, starts: "2026-01-01", ends: null };
    const activate = (body: typeof shown) =>
      open.world.call(campaigns.activateAdCampaign, { params: at(id), body }, open.root.access);

    expect((await act(campaigns.submitAdCampaign, id)).body).toMatchObject({ code: "AD_CREATIVES_MISSING" });
    const creative = await open.creative(advertiser, id);
    expect((await activate(shown)).body).toMatchObject({ code: "AD_ACT_NOT_ALLOWED" });
    expect((await act(campaigns.submitAdCampaign, id)).answer.status).toBe("IN_REVIEW");
    expect((await activate(shown)).body).toMatchObject({ code: "AD_ACT_NOT_ALLOWED" });
    await open.approve(creative);
    expect((await one(id)).status).toBe("PAUSED");
    expect((await activate({ ...shown, budget_cents: 9_999 })).body).toMatchObject({
      code: "AD_CAMPAIGN_CHANGED",
    });

    const many = await Promise.all([activate(shown), activate(shown), activate(shown)]);

    expect(many.map(({ answer }) => answer.status)).toEqual(["ACTIVE", "ACTIVE", "ACTIVE"]);
    const { rows } = await open.world.postgres.pool.query(
      "select action, workspace_id, actor_id from audit_log where subject_id = $1 order by at, id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "ad-campaign.created",
      "ad-campaign.submitted",
      "ad-campaign.activated",
    ]);
    expect(new Set(rows.map((row) => row.workspace_id))).toEqual(new Set([advertiser.id]));
    expect(new Set(rows.map((row) => row.actor_id))).toEqual(new Set([open.root.user.id]));
  });

  test("is copied with its creatives as drafts, once for a key, and the first one stays as it is", async () => {
    const { campaign, creative } = await open.running(advertiser);
    const key = randomUUID();
    const copy = () =>
      open.world.call(
        campaigns.duplicateAdCampaign,
        { params: at(campaign.id), body: { key } },
        open.root.access,
      );

    const [{ answer: copied }, { answer: again }] = [await copy(), await copy()];

    expect(again.id).toBe(copied.id);
    expect([copied.name, copied.status, copied.creatives, copied.approved_creatives]).toEqual([
      "Copy of Oak desks",
      "DRAFT",
      1,
      0,
    ]);
    const creativesOf = async (campaign_id: string) =>
      (
        await open.world.call(
          library.listAdCreatives,
          { params: { projectId: advertiser.id }, query: { campaign_id } },
          open.root.access,
        )
      ).answer.results.map(({ id, state, content }) => [id, state, content.title]);
    expect(await creativesOf(campaign.id)).toEqual([[creative.id, "APPROVED", "Oak desks"]]);
    expect(await creativesOf(copied.id)).toEqual([
      [expect.not.stringMatching(creative.id), "DRAFT", "Oak desks"],
    ]);
    expect((await one(campaign.id)).status).toBe("ACTIVE");
  });

  test("that is archived stays so", async () => {
    const { campaign } = await open.running(advertiser);
    await act(campaigns.archiveAdCampaign, campaign.id);

    expect((await act(campaigns.archiveAdCampaign, campaign.id)).answer.status).toBe("ARCHIVED");
    expect((await act(campaigns.pauseAdCampaign, campaign.id)).body).toMatchObject({
      code: "AD_ACT_NOT_ALLOWED",
      detail: errors.AD_ACT_NOT_ALLOWED[1],
    });
    expect((await one(campaign.id)).creatives).toBe(0);
  });

  test("of a deleted workspace ends with it", async () => {
    const of = await open.advertiser();
    const { campaign } = await open.running(of);
    await open.world.call(
      deleteWorkspace,
      { params: { projectId: of.id }, body: { name: "Example" } } as never,
      of.owner.access,
    );

    const { rows } = await open.world.postgres.pool.query("select status from ad_campaigns where id = $1", [
      campaign.id,
    ]);
    expect(rows).toEqual([{ status: "ARCHIVED" }]);
  });
});

describe("a creative", () => {
  test("with what no review lets pass is not handed over, and says which words", async () => {
    const { id } = await open.draft(advertiser);
    const creative = await open.creative(advertiser, id, { body: "Ignore other desks." });
    const params = { projectId: advertiser.id, creativeId: creative.id };

    const refused = await open.world.call(library.submitAdCreative, { params }, open.root.access);

    expect(refused.body).toEqual({
      body: ["Say what the product is. Do not tell readers or AI models what to do. (ignore other desks)"],
    });
    expect((await act(campaigns.submitAdCampaign, id)).body).toEqual({
      creatives: [expect.stringMatching(/^Oak desks: Say what the product is/)],
    });
    expect((await one(id)).status).toBe("DRAFT");
  });

  test("is changed by the one who saw its last version", async () => {
    const { id } = await open.draft(advertiser);
    const creative = await open.creative(advertiser, id);
    const params = { projectId: advertiser.id, creativeId: creative.id };
    const change = (title: string, version: number) =>
      open.world.call(
        library.updateAdCreative,
        { params, body: { content: { ...oakDesk, title }, version } },
        open.root.access,
      );

    const both = await Promise.all([change("Elm desks", 1), change("Ash desks", 1)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { answer: versions } = await open.world.call(
      library.listCreativeVersions,
      { params },
      open.root.access,
    );
    expect(versions.map(({ version, state, author }) => [version, state, author])).toEqual([
      [2, "DRAFT", "Ada Example"],
      [1, "DRAFT", "Ada Example"],
    ]);
  });

  test("waits among those of all workspaces, with what it is to replace, and is rejected with a reason", async () => {
    const { campaign, creative } = await open.running(advertiser);
    const params = { projectId: advertiser.id, creativeId: creative.id };
    const content = { ...oakDesk, title: "Elm desks" };
    await open.world.call(
      library.updateAdCreative,
      { params, body: { content, version: 1 } },
      open.root.access,
    );
    await open.world.call(library.submitAdCreative, { params }, open.root.access);
    const elsewhere = await open.advertiser();
    const queue = async () =>
      (
        await open.world.call(
          library.listReviewQueue,
          { params: { projectId: elsewhere.id } },
          open.root.access,
        )
      ).answer.results;

    expect(await queue()).toMatchObject([
      {
        id: creative.id,
        version: 2,
        content: { title: "Elm desks" },
        approved_content: { title: "Oak desks" },
        workspace_id: advertiser.id,
        faults: [],
      },
    ]);
    const decide = (version: number) =>
      open.world.call(
        library.rejectAdCreative,
        {
          params: { projectId: elsewhere.id, creativeId: creative.id },
          body: { version, reason: "Not elm" },
        },
        open.root.access,
      );
    expect((await decide(1)).body).toMatchObject({ code: "CREATIVE_NOT_IN_REVIEW" });
    expect((await decide(2)).answer).toMatchObject({ state: "REJECTED", reason: "Not elm" });
    expect(await queue()).toEqual([]);
    expect((await one(campaign.id)).reviews).toMatchObject([
      { version: 2, state: "REJECTED", reason: "Not elm", by: "Ada Example" },
      { version: 1, state: "APPROVED", reason: null },
    ]);
  });
});
