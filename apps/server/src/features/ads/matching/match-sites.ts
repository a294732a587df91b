import { dayMs, earlier } from "@citelens/contract/base/days";
import { campaigns as queryCampaigns } from "#features/campaigns/lookup/public.ts";
import { firstId } from "#platform/ids.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { wordsOf } from "../creatives/lint.rules.ts";
import { listPlacementRows } from "../network/placements.sql.ts";
import { findPublisher } from "../network/publisher-sites.ts";
import { type MatchedCreative, matchesOf } from "./match.rules.ts";
import {
  beginMatch,
  type LookingCreative,
  listDueMatches,
  listLooking,
  listRefusedIds,
  replaceMatches,
} from "./matching.sql.ts";
import { openSitePages, readSite, type SitePages } from "./site-pages.ts";

const againMs = dayMs;
const creativesAtOnce = 200;
/** Reading one may take minutes, in which it waits for the site most of the time. */
const sitesAtOnce = 4;

/** Looks through the sites that are due, each alone: those where something changed, and each once a day. */
export async function matchDueSites(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDueMatches(tools, earlier(tools.now(), againMs)), {
    sweep: "ads.match-sites",
    idOf: (publisherId) => publisherId,
    run: (publisherId) => matchSite(tools, placeOfJob({ workspaceId: publisherId })),
    atOnce: sitesAtOnce,
  });
}

/** Looks for what fits a site's pages, in the place of what was found before. */
export async function matchSite(tools: Tools, place: Place): Promise<void> {
  const publisher = await findPublisher(tools, place);
  if (!publisher) return;
  await beginMatch(tools, place);
  await readSite(tools, place, publisher.url);
  const site = await openSitePages(tools, place, publisher.url);
  const [placements, refused] = await Promise.all([
    listPlacementRows(tools, place),
    listRefusedIds(tools, place),
  ]);
  const creatives = await lookingCreatives(tools, site);
  const matches = matchesOf(
    {
      workspaceId: place.workspaceId,
      pages: site.pages,
      allowed: publisher.categories_allowed,
      blocked: publisher.categories_blocked,
      countries: publisher.countries,
      refused,
      placements: placements
        .filter(({ is_active }) => is_active)
        .map(({ id, path_patterns, max_words }) => ({ id, patterns: path_patterns, maxWords: max_words })),
    },
    creatives,
  );
  await inTransaction(tools, (within) => replaceMatches(within, place, { matches, pages: site.pages }));
}

/** Every creative that may be shown anywhere, with the pages of the site that are about it. */
async function lookingCreatives(tools: Tools, site: SitePages): Promise<MatchedCreative[]> {
  const found: MatchedCreative[] = [];
  let afterId = firstId;
  for (;;) {
    const slice = await listLooking(tools, { afterId, limit: creativesAtOnce });
    for (const creative of slice) {
      const texts = await textsOf(tools, creative);
      found.push({
        creativeId: creative.id,
        advertiserId: creative.advertiser_id,
        category: creative.category,
        countries: creative.countries,
        words: wordsOf(creative.content.body),
        pages: await site.about({ texts, languages: creative.languages }),
      });
    }
    const last = slice.at(-1);
    if (!last || slice.length < creativesAtOnce) return found;
    afterId = last.id;
  }
}

/** A campaign's topics, and the questions of the campaign of queries that was chosen for it. */
export async function textsOf(
  tools: Tools,
  {
    advertiser_id,
    topics,
    query_campaign_id,
  }: Pick<LookingCreative, "advertiser_id" | "topics" | "query_campaign_id">,
): Promise<string[]> {
  if (query_campaign_id === null) return [...topics];
  const place = placeOfJob({ workspaceId: advertiser_id });
  const asked = await queryCampaigns.findAsked(tools, place, query_campaign_id);
  return [...topics, ...(asked?.queries.map(({ text }) => text) ?? [])];
}
