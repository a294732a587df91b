import type { Parsed } from "@citelens/contract/base/endpoint";
import type {
  BrandMentions,
  getBrandMentions,
  getIndustryRanking,
  getSentimentAnalysis,
  IndustryRanking,
  SentimentAnalysis,
} from "@citelens/contract/visibility/insights";
import { intervalOf } from "@citelens/statistics";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { mayCompare } from "../comparability.rules.ts";
import { comparability } from "../comparability.ts";
import { answersByDay, brandsByDay, brandsNamed } from "../kept-sums.ts";
import type { Period } from "../periods.rules.ts";
import { type Scope, scopeOf } from "../scope.ts";
import { mentionsOfPeriod } from "./brand-mentions.rules.ts";
import { tallyBrands } from "./brand-tally.rules.ts";
import { industryRanking, shownRanking, type Tallied } from "./industry-ranking.rules.ts";
import { sentimentOf } from "./sentiment.rules.ts";

/** How often answers name each brand, day by day, in both periods. */
export async function brandMentions(
  tools: Tools,
  member: Member,
  query: Parsed<typeof getBrandMentions>["query"],
): Promise<BrandMentions> {
  const scope = await scopeOf(tools, member, query);
  const [now, before] = await Promise.all([
    mentionsIn(tools, scope, scope.now),
    mentionsIn(tools, scope, scope.before),
  ]);
  return {
    ...now,
    n: now.total_answers,
    interval: intervalOf(now.brand_mentions, now.total_answers),
    previous: before,
  };
}

async function mentionsIn(tools: Tools, scope: Scope, period: Period): Promise<BrandMentions["previous"]> {
  const [answered, named] = await Promise.all([
    answersByDay(tools, scope, period),
    brandsByDay(tools, scope, period),
  ]);
  return {
    start_date: period.start,
    end_date: period.end,
    ...mentionsOfPeriod(scope.entities, answered, named),
  };
}

/** The most visible brands, and the client's own row. */
export async function rankBrands(
  tools: Tools,
  member: Member,
  { limit, ...query }: Parsed<typeof getIndustryRanking>["query"],
): Promise<IndustryRanking> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, reasons] = await Promise.all([
    tallied(tools, scope, scope.now),
    tallied(tools, scope, scope.before),
    comparability(tools, scope),
  ]);
  const ranked = now.n === 0 ? [] : industryRanking(now, before, mayCompare(reasons));
  return {
    rankings: shownRanking(ranked, limit),
    total_brands: ranked.length,
    n: now.n,
    previous_n: before.n,
  };
}

/** The answers of a period and the mentions of each brand in them. */
async function tallied(tools: Tools, scope: Scope, period: Period): Promise<Tallied> {
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
  query: Parsed<typeof getSentimentAnalysis>["query"],
): Promise<SentimentAnalysis> {
  const scope = await scopeOf(tools, member, query);
  const { n, brands } = await tallied(tools, scope, scope.now);
  const sentiment = sentimentOf(n === 0 ? [] : brands);
  return {
    summary: { total_mentions: sentiment.total, total_answers: n },
    brands: sentiment.brands,
  };
}
