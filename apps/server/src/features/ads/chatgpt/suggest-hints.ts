import type { Answer } from "@citelens/contract/base/endpoint";
import type { suggestContextHints } from "@citelens/contract/content/ads-campaigns";
import { adLimits } from "@citelens/contract/content/ads-words";
import { answerEvidence, type QueryCounts } from "#features/answers/evidence/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { evidenceScope } from "#features/insights/lists/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { hintOf } from "./hints.rules.ts";

type ContextHint = Answer<typeof suggestContextHints>[number];

const days = 90;
/** So that no statement reads too many answers. */
const queriesAtOnce = 50;

/** Queries whose answers of 90 days name accepted competitors and never the brand, those with the most first. */
export async function suggestHints(tools: Tools, place: Place): Promise<ContextHint[]> {
  const evidence = await evidenceScope(tools, place, [days - 1]);
  if (!evidence) return [];

  const texts = await askedTexts(
    tools,
    place,
    evidence.launched.map(({ id }) => id),
  );
  const ids = [...texts.keys()];
  const hints: ContextHint[] = [];
  for (let from = 0; from < ids.length; from += queriesAtOnce) {
    const scope = { ...evidence.scope, queryIds: ids.slice(from, from + queriesAtOnce) };
    const { counts } = await answerEvidence.ofQueries(tools, scope, countsAlone);
    const byQuery = Map.groupBy(counts, ({ query_id }) => query_id);
    hints.push(...[...byQuery].flatMap(([id, rows]) => hintsOf(texts.get(id), rows)));
  }
  return hints.toSorted((a, b) => b.competitors - a.competitors || b.n - a.n).slice(0, adLimits.topics);
}

const countsAlone = { fromParts: [1], foreignOfQueryMax: 0, siteShareMin: 1 };

/** Texts of the queries that are asked now, by their ids. */
async function askedTexts(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const campaignId of campaignIds)
    for (const query of await campaigns.listQueries(tools, place, campaignId))
      if (query.retired_at === null) texts.set(query.id, query.text);
  return texts;
}

/** One where competitors are named and the brand is not. */
function hintsOf(text: string | undefined, rows: readonly QueryCounts[]): ContextHint[] {
  const sum = (field: "n" | "mentions" | "competitors"): number =>
    rows.reduce((total, row) => total + row[field], 0);
  const [first] = rows;
  if (text === undefined || !first || sum("competitors") === 0 || sum("mentions") > 0) return [];
  const { query_id, campaign_id } = first;
  return [{ hint: hintOf(text), query_id, campaign_id, n: sum("n"), competitors: sum("competitors") }];
}
