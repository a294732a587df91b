import * as campaigns from "@citelens/contract/visibility/campaigns";
import { getCampaignMatrix, listAnswers } from "@citelens/contract/visibility/conversations";
import {
  getAiChannels,
  getBrandMentions,
  getIndustryRanking,
  getInfluentialSources,
  getInsightSummary,
} from "@citelens/contract/visibility/insights";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { type PastAnswer, seedHistory } from "#test/history.ts";
import { seededRandom } from "#test/seeded-random.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const dayMs = 86_400_000;

/** An answer so many days before today in UTC, at an hour, that names Acme or not. */
function past(daysAgo: number, hour: string, isNamed: boolean, rest: Partial<PastAnswer> = {}): PastAnswer {
  const day = new Date(open.world.tools.now().getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const parts = { query: "q1", model: "chatgpt", named: isNamed ? ["Acme"] : ["Beta"] };
  return { day, hour, ...parts, cited: isNamed ? ["acme.example"] : ["wiki.example"], ...rest };
}

/** The cells of the saved list of sites, by site and column. */
async function savedSites(home: Home, query: Record<string, string>) {
  const search = new URLSearchParams({ ...query, format: "csv" });
  const { body } = await open.world.app.inject({
    url: `/api/v1/projects/${home.projectId}/sources/?${search}`,
    headers: { authorization: `Bearer ${home.access}` },
  });
  const [header = "", ...rows] = body.trimEnd().split("\r\n");
  const columns = header.split(",");
  return new Map(
    rows.map((row) => {
      const cells = row.split(",");
      return [cells[0], new Map(columns.map((column, index) => [column, cells[index]]))];
    }),
  );
}

test.each([
  ["UTC", 1],
  ["Pacific/Kiritimati", 2],
  ["Pacific/Pago_Pago", 3],
  ["Europe/Berlin", 4],
])(
  "the list of campaigns, a campaign, the tiles, the Overview, its cards and the saved list show the same figure in %s, whatever the hour",
  async (timeZone, seed) => {
    const random = seededRandom(seed);
    const rate = 0.2 + 0.6 * random();
    const home = await open.home();
    await home.ask(updateWorkspace, { body: { time_zone: timeZone } });
    const campaignId = await home.launch({
      competitors: [{ name: "Beta" }],
      queries: ["q1", "q2", "is Acme good"],
      operator_models: ["chatgpt", "grok"],
    });
    const edges = [0, 1, 27, 28, 29, 30, 31, 32, 58, 59, 60, 61, 62].flatMap((daysAgo) =>
      ["00:30", "11:30", "23:30"].flatMap((hour) => [
        past(daysAgo, hour, random() < rate),
        past(daysAgo, hour, true, { query: "is Acme good", branded: true }),
        past(daysAgo, hour, random() < rate / 2, { query: "q2", model: "grok" }),
        past(daysAgo, hour, true, { model: "local-index" }),
        past(daysAgo, hour, false, { query: "q2", status: "REFUSED" }),
      ]),
    );
    await seedHistory(open.world, home, { campaignId, answers: edges });

    const { answer: list } = await home.ask(campaigns.listCampaigns);
    const { answer: details } = await home.ask(campaigns.getCampaign, { params: { campaignId } });
    const { answer: stats } = await home.ask(campaigns.getCampaignStats);
    const query = { campaign_id: campaignId, branded: "false" };
    const { answer: overview } = await home.ask(getInsightSummary, { query });
    const { answer: mentions } = await home.ask(getBrandMentions, { query });
    const { answer: ranking } = await home.ask(getIndustryRanking, { query });
    const { answer: sources } = await home.ask(getInfluentialSources, { query });
    const { answer: channels } = await home.ask(getAiChannels, { query });
    const days = { start_date: overview.start_date, end_date: overview.end_date };
    const behind = await home.ask(listAnswers, {
      query: { ...days, campaign: campaignId, branded: "false", counted: "true" },
    });
    const naming = await home.ask(listAnswers, {
      query: { ...days, campaign: campaignId, branded: "false", counted: "true", mentioned: "true" },
    });
    const { answer: matrix } = await home.ask(getCampaignMatrix, { params: { campaignId }, query: days });

    const shown = {
      visibility_score: overview.visibility.value,
      visibility_score_change: overview.visibility.change_percent,
      n: overview.total_answers,
    };
    expect(shown.n).toBeGreaterThan(20);
    expect(shown.visibility_score).toBeGreaterThan(0);
    const { visibility_score_change: change, ...ofDetails } = details.brand_visibility.brand;
    expect(ofDetails).toEqual({ visibility_score: shown.visibility_score, n: shown.n });
    // To a tenth there and to a hundredth here: at most half a tenth apart.
    expect(Math.abs(Number(change) - Number(shown.visibility_score_change))).toBeLessThan(0.050_001);
    expect(list.results).toMatchObject([
      { brand_visibility: details.brand_visibility, content_authority: details.content_authority },
    ]);
    expect(details.content_authority.client).toMatchObject({
      score: overview.content_authority.value,
      n: overview.content_authority.n,
    });
    expect(stats.avg_brand_visibility).toBe(shown.visibility_score);
    expect(stats.brand_visibility_change).toBe(details.brand_visibility.brand.visibility_score_change);
    expect(channels.channels.reduce((sum, one) => sum + one.n, 0)).toBe(shown.n);
    expect(mentions).toMatchObject({
      mention_percentage: shown.visibility_score,
      total_answers: shown.n,
      brand_mentions: overview.brand_mentions,
      share_of_voice: overview.share_of_voice.value,
    });
    const ranked = ranking.rankings.find(({ is_client_brand }) => is_client_brand);
    expect(ranked).toMatchObject({
      visibility_score: shown.visibility_score,
      mentions: overview.brand_mentions,
      average_position: overview.average_position.value,
      interval: overview.visibility.interval,
      change_points: overview.visibility.change_points,
    });
    const own = sources.sources.find(({ domain }) => domain === "acme.example");
    expect(own).toMatchObject({
      usage_percentage: overview.content_authority.value,
      interval: overview.content_authority.interval,
    });
    const saved = (await savedSites(home, { ...query, ...days })).get("acme.example");
    expect(Object.fromEntries(saved ?? [])).toMatchObject({
      Used: String(own?.use_count),
      "Used before": String(own?.previous_use_count),
      "Usage %": String(overview.content_authority.value),
      "Usage low %": String(overview.content_authority.interval?.low),
      "Usage high %": String(overview.content_authority.interval?.high),
      "Answers with citations": String(overview.content_authority.n),
    });
    expect([behind.answer.count, naming.answer.count]).toEqual([shown.n, overview.brand_mentions]);
    const cells = matrix.queries
      .filter(({ branded }) => !branded)
      .flatMap((one) => one.cells.filter(({ operator_model }) => operator_model !== "local-index"));
    expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(shown.n);
  },
);
