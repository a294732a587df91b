import type { ClusterMoments, Repeats } from "@citelens/statistics";
import type { Tools } from "#platform/tools.ts";
import {
  type PairCount,
  sumClientByDay,
  sumPairBrands,
  sumPairSites,
  sumRepeats,
} from "../store/pair-sums.sql.ts";
import type { Period } from "../store/periods.rules.ts";
import {
  type AnswerSums,
  type BrandSums,
  listLeftOut,
  listTopSources,
  listVersions,
  type OfCampaign,
  type SourceSums,
  type SumScope,
  sumAnswersByDay,
  sumAnswersByModel,
  sumBrands,
  sumBrandsByDay,
  sumCells,
  sumUses,
  type Version,
} from "../store/sums.sql.ts";
import { addRows } from "./add-rows.rules.ts";
import { cachedByCampaign, cachedResult } from "./cached-result.ts";
import type { Scope } from "./scope.ts";

/** Rows of sums of a scope's campaigns, which all cards share, each kept until its campaign has new answers. */
function kept<Row extends OfCampaign>(
  what: string,
  sum: (tools: Tools, counting: SumScope, period: Period) => Promise<Row[]>,
): (tools: Tools, scope: Scope, period: Period) => Promise<Row[]> {
  return async (tools, scope, period) => {
    const found = await cachedByCampaign({ what, scope, periods: [period] }, async (changed) => {
      const isChanged = new Set(changed);
      const only = (ids: readonly string[]): string[] => ids.filter((id) => isChanged.has(id));
      const { campaignIds, localIds } = scope;
      const counting = { ...scope, campaignIds: only(campaignIds), localIds: only(localIds) };
      return Map.groupBy(await sum(tools, counting, period), ({ campaign_id }) => campaign_id);
    });
    return found.flatMap((rows) => rows ?? []);
  };
}

const days = kept("answers by day", sumAnswersByDay);
const models = kept("answers by model", sumAnswersByModel);
const brands = kept("brands", sumBrands);
const brandDays = kept("brands by day", sumBrandsByDay);
const leftOut = kept("left out", listLeftOut);

/** By query and model. */
export const cellsIn = kept("cells", sumCells);

/** Mentions of brands by query and model. */
export const brandPairsIn = kept("brands of pairs", sumPairBrands);

/** Uses of these sites by query and model. */
export function sitePairsIn(
  tools: Tools,
  scope: Scope,
  { period, domains }: { readonly period: Period; readonly domains: readonly string[] },
): Promise<PairCount[]> {
  const pairs = kept(`pairs of ${domains.join(" ")}`, (within, counting, days) =>
    sumPairSites(within, counting, { period: days, domains }),
  );
  return pairs(tools, scope, period);
}

const repeats = kept("repeats", sumRepeats);

/** How answers that name the client vary from day to day; nothing without answers. */
export async function repeatsIn(tools: Tools, scope: Scope, period: Period): Promise<Repeats | undefined> {
  const [all] = addRows(await repeats(tools, scope, period), []);
  return all;
}

const clientDays = kept("the client by day", sumClientByDay);

/** How often the answers of each day name the client, for the topic's interval. */
export async function clientByDay(
  tools: Tools,
  scope: Scope,
  period: Period,
): Promise<ReadonlyMap<string, ClusterMoments>> {
  return new Map(addRows(await clientDays(tools, scope, period), ["day"]).map((row) => [row.day, row]));
}

/** By campaign, model and version of model and analysis. */
export const versionsIn = kept("versions", listVersions);

/** In the order of the days; those without answers are not there. */
export async function answersByDay(
  tools: Tools,
  scope: Scope,
  period: Period,
): Promise<(AnswerSums & { readonly day: string })[]> {
  return addRows(await days(tools, scope, period), ["day"]);
}

export async function answersByModel(
  tools: Tools,
  scope: Scope,
  period: Period,
): Promise<(AnswerSums & { readonly operator_model: string })[]> {
  return addRows(await models(tools, scope, period), ["operator_model"]);
}

/** A competitor can be one of several campaigns. */
export async function brandsNamed(tools: Tools, scope: Scope, period: Period): Promise<BrandSums[]> {
  return addRows(await brands(tools, scope, period), ["brand_id"]);
}

export async function brandsByDay(
  tools: Tools,
  scope: Scope,
  period: Period,
): Promise<{ readonly day: string; readonly brand_id: string; readonly mentions: number }[]> {
  return addRows(await brandDays(tools, scope, period), ["day", "brand_id"]);
}

/** Whether the local index answered in campaigns that ask AI models too. */
export async function areLeftOut(tools: Tools, scope: Scope, period: Period): Promise<boolean> {
  return (await leftOut(tools, scope, period)).length > 0;
}

/** The versions behind a period's answers, or behind all until its end; the first come first. */
export async function versionsBehind(
  tools: Tools,
  scope: Scope,
  { start = "0001-01-01", end }: { readonly start?: string; readonly end: string },
): Promise<Version[]> {
  const found = new Map<string, Version>();
  for (const { campaign_id: _, ...version } of await versionsIn(tools, scope, { start, end })) {
    const key = [version.operator_model, version.model_id, version.analyser_version].join("\n");
    const known = found.get(key);
    if (!known || version.first_day < known.first_day) found.set(key, version);
  }
  return [...found.values()].sort((a, b) =>
    a.first_day < b.first_day ? -1 : Number(a.first_day > b.first_day),
  );
}

/** The sites that most answers cite, behind so many others, over all campaigns. */
export function topSources(
  tools: Tools,
  scope: Scope,
  wanted: { readonly period: Period; readonly limit: number; readonly offset: number },
): Promise<SourceSums[]> {
  return cachedResult(
    { what: `sources ${wanted.limit} ${wanted.offset}`, scope, periods: [wanted.period] },
    () => listTopSources(tools, scope, wanted),
  );
}

/** How many answers cite each of these sites, over all campaigns. */
export function usesOf(
  tools: Tools,
  scope: Scope,
  wanted: { readonly period: Period; readonly domains: readonly string[] },
): Promise<Map<string, number>> {
  const what = `uses of ${wanted.domains.join(" ")}`;
  return cachedResult({ what, scope, periods: [wanted.period] }, () => sumUses(tools, scope, wanted));
}
