import { dayMs, earlier } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { AdEstimate, estimateAdCampaign } from "@citelens/contract/content/ads-campaigns";
import type { Tools } from "#platform/tools.ts";
import { figureDays } from "../creatives/show-creatives.ts";
import { listPlacementRows } from "../network/placements.sql.ts";
import { listActive, type PublisherRow } from "../network/publishers.sql.ts";
import { type AdsDesk, adsOf } from "../store/ads-desk.ts";
import { countPageReads } from "./estimate.events.ts";
import { matchesOf } from "./match.rules.ts";
import { textsOf } from "./match-sites.ts";
import { openSitePages } from "./site-pages.ts";

/** So many sites are looked through while somebody waits; of a larger network the answer says so. */
const sitesMax = 50;
const examplesMax = 5;

type EstimateBody = ParsedInput<typeof estimateAdCampaign>["body"];

/** The pages of the network that are about some topics, and how often agents came for them in 28 days. */
export async function estimateAds(tools: Tools, desk: AdsDesk, wanted: EstimateBody): Promise<AdEstimate> {
  const texts = await textsOf(tools, {
    advertiser_id: desk.place.workspaceId,
    topics: wanted.topics,
    query_campaign_id: wanted.query_campaign_id,
  });
  const { count, rows: active } = await listActive(tools, sitesMax);
  const sites = [];
  for (const publisher of active) sites.push(await estimateSite(tools, publisher, { desk, wanted, texts }));
  const found = sites.filter(({ pages }) => pages.length > 0);
  return {
    websites: count,
    looked_through: active.length,
    publishers: found.length,
    pages: sum(found.map(({ pages }) => pages.length)),
    agent_reads: sum(found.map(({ reads }) => reads)),
    proven_reads: sum(found.map(({ proven }) => proven)),
    examples: found
      .flatMap(({ pages }) => pages)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, examplesMax),
  };
}

interface EstimateInput {
  readonly desk: AdsDesk;
  readonly wanted: EstimateBody;
  readonly texts: readonly string[];
}

async function estimateSite(
  tools: Tools,
  publisher: PublisherRow,
  { desk, wanted, texts }: EstimateInput,
): Promise<{ readonly pages: AdEstimate["examples"]; readonly reads: number; readonly proven: number }> {
  const publisherId = publisher.workspace_id;
  const { place, workspace } = await adsOf(tools, publisherId);
  const [site, placements] = await Promise.all([
    openSitePages(tools, place, workspace.url),
    listPlacementRows(tools, place),
  ]);
  const matches = matchesOf(
    {
      workspaceId: publisherId,
      pages: site.pages,
      allowed: publisher.categories_allowed,
      blocked: publisher.categories_blocked,
      countries: publisher.countries,
      refused: new Set(),
      placements: placements.map(({ id, path_patterns }) => ({ id, patterns: path_patterns, maxWords: 60 })),
    },
    [
      {
        creativeId: "",
        advertiserId: desk.place.workspaceId,
        category: wanted.category,
        countries: wanted.countries,
        words: 0,
        pages: await site.about({ texts, languages: wanted.languages }),
      },
    ],
  );
  const pages = [...new Map(matches.map((match) => [match.path, match])).values()];
  const since = earlier(tools.now(), figureDays * dayMs);
  const counted = await countPageReads(tools.events, place, { paths: pages.map(({ path }) => path), since });
  const origin = URL.parse(workspace.url)?.origin ?? "";
  return {
    pages: pages.map(({ path, score, sentence }) => ({ url: `${origin}${path}`, score, sentence })),
    ...counted,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}
