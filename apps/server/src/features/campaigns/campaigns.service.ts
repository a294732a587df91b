import { dayMs } from "@citelens/contract/base/days";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type { savedQuery } from "@citelens/contract/base/list-format";
import type { PricedCampaign } from "@citelens/contract/visibility/campaign-costs";
import type { CampaignEstimate } from "@citelens/contract/visibility/campaign-estimate";
import {
  type Campaign,
  type CampaignGiven,
  campaign,
  type getCampaignStats,
  type listCampaigns,
  type listRunningCampaigns,
  runningCampaign,
} from "@citelens/contract/visibility/campaigns";
import { figureRow } from "@citelens/contract/visibility/figure-row";
import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import type { z } from "zod";
import { listOperators } from "#features/operators/public.ts";
import { seesCosts, type UsualCosts, usualCosts } from "#features/spending/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { figureRows } from "#platform/files/figure-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import { pageOrFile, wholeOrFile } from "#platform/files/page-or-file.ts";
import type { ListFile } from "#platform/list-file.ts";
import type { Page } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { changePercent, estimateOf, judgingOf } from "./campaigns.rules.ts";
import { answerVariation, campaignsShown, campaignsUnderWay } from "./runs/campaign-topics.ts";
import { shownCampaigns } from "./shown-campaign.ts";
import { countCampaigns, listCampaignIds, listCampaignRows } from "./store/campaigns.sql.ts";

type SavedQuery = z.output<typeof savedQuery>;

const monthMs = 30 * dayMs;

/** A page of the workspace's campaigns, or all of them as a file. */
export async function listOwnCampaigns(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: ParsedInput<typeof listCampaigns>["query"]; readonly url: string },
): Promise<Page<Campaign> | ListFile> {
  const { ordering, status, exclude_status, campaign_type } = query;
  const filter = { ordering, status, exclude_status, campaign_type };
  return pageOrFile({
    query,
    url,
    name: fileName("campaigns", {}, tools.now()),
    item: campaign,
    read: async (range) => {
      const { count, rows } = await listCampaignRows(tools, member, { ...range, ...filter });
      return { count, rows: await shownCampaigns(tools, member, rows) };
    },
  });
}

/**
 * Estimate of a campaign of these parts. As at its launch, a model that cannot be asked counts for nothing; where none of them can, which
 * cannot be launched, they are priced as if they could.
 */
export async function estimateCampaign(
  tools: Tools,
  member: Member,
  given: CampaignGiven,
): Promise<CampaignEstimate> {
  const wanted = new Set(given.operator_models ?? []);
  const chosen = (await listOperators(tools, member)).filter(({ id }) => wanted.has(id));
  const askable = chosen.filter(({ available }) => available);
  const counted = askable.length > 0 ? askable : chosen;
  const expected = await expectedUsd(tools, member, counted);
  const [variation = null] = await answerVariation.announce(tools, member);
  const priced: PricedCampaign = {
    campaignType: given.campaign_type ?? "BRAND",
    frequency: given.frequency ?? "WEEKLY",
    queries: given.queries?.length ?? 0,
    repeats: given.repeats ?? 1,
    modelCosts: counted.map(({ credits_per_answer }) => credits_per_answer),
    modelCostsUsd: expected?.ofModels,
  };
  const judged = counted.filter(({ access }) => access !== "local").length;
  const estimate = estimateOf(priced, variation);
  return {
    ...estimate,
    cost_is_guessed: expected?.isGuessed ?? false,
    judging: expected ? judgingOf(priced, judged, expected.judging) : null,
  };
}

type ModelExpectation = Pick<OperatorHealth, "id" | "access" | "expected_cost_usd" | "provider_price">;

interface ExpectedUsd {
  readonly ofModels: number[];
  readonly judging: UsualCosts["judging"];
  /** No price list knows one of the models, or the judge. */
  readonly isGuessed: boolean;
}

/** Cost of an answer of each model, with its judging; undefined for those who do not pay for it. */
async function expectedUsd(
  tools: Tools,
  member: Member,
  models: readonly ModelExpectation[],
): Promise<ExpectedUsd | undefined> {
  if (!(await seesCosts(tools, member))) return undefined;

  const workspace = await findWorkspaceSettings(tools, member.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  const usual = await usualCosts(tools, workspace.organization_id);
  const ofModels = models.map(({ id, access, expected_cost_usd }) =>
    access === "local" ? 0 : (usual.answers.get(id) ?? expected_cost_usd) + usual.judgement,
  );
  const isGuessed = usual.judging.isGuessed || models.some((one) => one.provider_price?.is_guessed);
  return { ofModels, judging: usual.judging, isGuessed };
}

/** The tiles above the campaigns, or their figures as a file. */
export async function statsOrFile(
  tools: Tools,
  member: Member,
  query: SavedQuery,
): Promise<Answer<typeof getCampaignStats> | ListFile> {
  const name = fileName("campaign-figures", {}, tools.now());
  return wholeOrFile(await campaignStats(tools, member), { query, name, item: figureRow }, figureRows);
}

/** Each beside the 30 days before where that tells something. */
async function campaignStats(tools: Tools, member: Member): Promise<Answer<typeof getCampaignStats>> {
  const counts = await countCampaigns(tools, member, new Date(tools.now().getTime() - monthMs));
  const campaignIds = (await listCampaignIds(tools, member)).map(({ id }) => id);
  const replies = await campaignsShown.announce(tools, { ...member, campaignIds });
  const figures = replies.flatMap((reply) => [...reply.values()]);
  const visibility = mean(figures.map((one) => one.visibility));
  return {
    total_campaigns: counts.total,
    new_campaigns_change: counts.made,
    active_campaigns: counts.active,
    total_queries: counts.queries,
    total_conversations: counts.answers,
    avg_brand_visibility: visibility,
    brand_visibility_change: changePercent(visibility, mean(figures.map((one) => one.previousVisibility))),
  };
}

/** Mean of the figures that there are; null without any. */
function mean(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length;
}

/** Campaigns with a run under way, as a file too. */
export async function runningOrFile(
  tools: Tools,
  member: Member,
  query: SavedQuery,
): Promise<Answer<typeof listRunningCampaigns> | ListFile> {
  const name = fileName("running-campaigns", {}, tools.now());
  const running = await runningCampaigns(tools, member);
  return wholeOrFile(running, { query, name, item: runningCampaign }, (found) => found.running_campaigns);
}

async function runningCampaigns(tools: Tools, member: Member): Promise<Answer<typeof listRunningCampaigns>> {
  const replies = await campaignsUnderWay.announce(tools, member);
  const names = new Map((await listCampaignIds(tools, member)).map(({ id, name }) => [id, name]));
  const running = replies.flat().flatMap(({ campaignId, answersDone, answersTotal }) => {
    const name = names.get(campaignId);
    return name === undefined
      ? []
      : [{ id: campaignId, name, answers_done: answersDone, answers_total: answersTotal }];
  });
  return { running_campaigns: running };
}
