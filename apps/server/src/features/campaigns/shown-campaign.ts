import type { Campaign, CampaignDetails } from "@citelens/contract/visibility/campaigns";
import type { OperatorModel } from "@citelens/contract/visibility/operators";
import { listOperators } from "#features/operators/public.ts";
import { faviconOf } from "#features/sites/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { changePercent, estimateOf, isRunMissed } from "./campaigns.rules.ts";
import { type CampaignFigures, campaignsOptimized, campaignsShown } from "./runs/campaign-topics.ts";
import { listCompetitorsOf, listQueries } from "./store/campaign-parts.sql.ts";
import type { CampaignRow } from "./store/campaigns.sql.ts";

/** Campaigns as lists show them, with what their answers say of the last 30 days. */
export async function shownCampaigns(
  tools: Tools,
  member: Member,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  if (rows.length === 0) return [];
  const campaignIds = rows.map(({ id }) => id);
  const operators = await listOperators(tools, member);
  const replies = await campaignsShown.announce(tools, { ...member, campaignIds });
  const optimized = await campaignsOptimized.announce(tools, { ...member, campaignIds });
  const now = tools.now();
  const models = new Map(operators.map((operator) => [operator.id, operator]));
  return rows.map((row) => ({
    ...row,
    campaign_favicon: faviconOf(tools, row.brand_domains[0]),
    created: row.created.toISOString(),
    last_run: row.last_run_at?.toISOString() ?? null,
    next_run: row.status === "ACTIVE" ? (row.next_run_at?.toISOString() ?? null) : null,
    on_activate: onActivate(row, { operators: models, now }),
    operator_model_info: row.operator_models.map((id) => ({
      id,
      display_name: models.get(id)?.display_name ?? id,
      operator_name: models.get(id)?.operator_name ?? "",
      operator_favicon: models.get(id)?.operator_favicon ?? null,
    })),
    ...figuresShown(replies.map((reply) => reply.get(row.id)).find((figures) => figures !== undefined)),
    has_optimization: optimized.some((ids) => ids.has(row.id)),
  }));
}

interface Circumstances {
  readonly operators: ReadonlyMap<string, OperatorModel>;
  readonly now: Date;
}

function onActivate(row: CampaignRow, { operators, now }: Circumstances): Campaign["on_activate"] {
  if (row.status === "ACTIVE" || row.status === "DRAFT") return null;
  const isMissed = isRunMissed(row, now);
  const available = row.operator_models
    .flatMap((id) => operators.get(id) ?? [])
    .filter((one) => one.available);
  const { credits_first_run: credits } = estimateOf({
    campaignType: row.campaign_type,
    frequency: row.frequency,
    queries: row.query_count,
    repeats: row.repeats,
    modelCosts: available.map(({ credits_per_answer }) => credits_per_answer),
  });
  return {
    runs_now: isMissed,
    credits: isMissed ? credits : 0,
    next_run: isMissed ? null : (row.next_run_at?.toISOString() ?? null),
  };
}

function figuresShown(
  figures: CampaignFigures | undefined,
): Pick<Campaign, "brand_visibility" | "content_authority"> {
  return {
    brand_visibility: {
      brand: {
        visibility_score: figures?.visibility ?? null,
        visibility_score_change: changePercent(figures?.visibility, figures?.previousVisibility),
        n: figures?.visibilityN ?? 0,
      },
    },
    content_authority: {
      client: {
        score: figures?.authority ?? null,
        score_change: changePercent(figures?.authority, figures?.previousAuthority),
        n: figures?.authorityN ?? 0,
      },
    },
  };
}

/** One campaign with all its parts. */
export async function shownDetails(tools: Tools, member: Member, row: CampaignRow): Promise<CampaignDetails> {
  // One after the other: callers may be within a transaction, which is one connection.
  const [campaign] = await shownCampaigns(tools, member, [row]);
  const queries = await listQueries(tools, member, row.id);
  const competitors = await listCompetitorsOf(tools, member, [row.id]);
  if (!campaign) throw new Error("A campaign was not shown");
  return {
    ...campaign,
    brand: {
      name: row.brand_name,
      aliases: row.brand_aliases,
      domains: row.brand_domains,
      name_settings: row.brand_name_settings,
    },
    competitors: competitors.filter(({ status }) => status === "accepted"),
    queries: queries.map(({ retired_at, ...query }) => ({
      ...query,
      retired: retired_at?.toISOString() ?? null,
    })),
    operator_models: row.operator_models,
    repeats: row.repeats,
    country: row.country,
    language: row.language,
  };
}
