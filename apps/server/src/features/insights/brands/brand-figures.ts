import type { ListQuery } from "@citelens/contract/base/list-format";
import type {
  BrandMentions,
  getBrandMentions,
  getIndustryRanking,
  getSentimentAnalysis,
  IndustryRanking,
  SentimentAnalysis,
} from "@citelens/contract/visibility/insights";
import { faviconOf } from "#features/sites/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { brandPairs, comparedCells } from "../compare/compared-cells.ts";
import { intervalIn } from "../compare/measured.rules.ts";
import { namingBrand, namingClient } from "../compare/subjects.rules.ts";
import type { Entity } from "../store/entities.rules.ts";
import type { Period } from "../store/periods.rules.ts";
import { answersByDay, brandsByDay, brandsNamed, cellsIn, clientByDay } from "../sums/kept-sums.ts";
import { type Scope, scopeOf } from "../sums/scope.ts";
import { mentionsOfPeriod } from "./brand-mentions.rules.ts";
import { tallyBrands } from "./brand-tally.rules.ts";
import { industryRanking, shownRanking, type TalliedBrands } from "./industry-ranking.rules.ts";
import { basisOf, sentimentOf } from "./sentiment.rules.ts";

/** How often answers name each brand, day by day, in both periods. */
export async function brandMentions(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof getBrandMentions>,
): Promise<BrandMentions> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, cells] = await Promise.all([
    mentionsIn(tools, scope, scope.now),
    mentionsIn(tools, scope, scope.before),
    cellsIn(tools, scope, scope.now),
  ]);
  const whole = { hits: now.brand_mentions, total: now.total_answers };
  return {
    ...now,
    n: now.total_answers,
    interval: intervalIn({ now: namingClient(cells), whole: { now: whole } }),
    previous: before,
  };
}

async function mentionsIn(tools: Tools, scope: Scope, period: Period): Promise<BrandMentions["previous"]> {
  const [answered, named, ofClient] = await Promise.all([
    answersByDay(tools, scope, period),
    brandsByDay(tools, scope, period),
    clientByDay(tools, scope, period),
  ]);
  return {
    start_date: period.start,
    end_date: period.end,
    ...mentionsOfPeriod(scope.entities, answered, named, ofClient),
  };
}

/** The most visible brands, and the client's own row. */
export async function rankBrands(
  tools: Tools,
  member: Member,
  { limit, ...query }: ListQuery<typeof getIndustryRanking>,
): Promise<IndustryRanking> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, cells, pairs] = await Promise.all([
    tallied(tools, scope, scope.now),
    tallied(tools, scope, scope.before),
    comparedCells(tools, scope),
    brandPairs(tools, scope),
  ]);
  const { shared, isComparable } = cells.comparison;
  const comparedOf = ({ brandIds }: Entity) => ({
    now: namingBrand(cells.now, pairs.now, brandIds),
    before: namingBrand(cells.before, pairs.before, brandIds),
    shared,
    isComparable,
  });
  const sites = new Map(scope.entities.map(({ id, domain }) => [id, domain]));
  const ranked = now.n === 0 ? [] : industryRanking(now, before, comparedOf);
  return {
    rankings: shownRanking(ranked, limit).map((row) => ({
      ...row,
      favicon: faviconOf(tools, sites.get(row.brand_id)),
    })),
    total_brands: ranked.length,
    n: now.n,
    previous_n: before.n,
  };
}

/** The answers of a period and the mentions of each brand in them. */
async function tallied(tools: Tools, scope: Scope, period: Period): Promise<TalliedBrands> {
  const [answered, sums] = await Promise.all([
    answersByDay(tools, scope, period),
    brandsNamed(tools, scope, period),
  ]);
  return {
    n: answered.reduce((sum, { n }) => sum + n, 0),
    brands: tallyBrands(scope.entities, sums),
  };
}

export async function sentimentAnalysis(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof getSentimentAnalysis>,
): Promise<SentimentAnalysis> {
  const scope = await scopeOf(tools, member, query);
  const { n, brands } = await tallied(tools, scope, scope.now);
  const sentiment = sentimentOf(n === 0 ? [] : brands);
  return {
    summary: {
      total_mentions: sentiment.total,
      total_answers: n,
      basis: basisOf(brands),
    },
    brands: sentiment.brands,
  };
}
