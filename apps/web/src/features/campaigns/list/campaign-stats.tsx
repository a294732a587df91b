import type { Answer } from "@citelens/contract/base/endpoint";
import type { getCampaignStats } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { percent, tenthsText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { monthText, newText } from "../campaign.rules.ts";
import { campaignStatsQuery } from "../campaigns.queries.ts";

/** Four figures of the workspace; dashes without an error message when they fail to load. */
export function CampaignStats(): ReactElement {
  const workspaceId = useWorkspaceId();
  const { data, isPending } = useQuery(campaignStatsQuery(workspaceId));
  return <StatStrip label="Campaigns in numbers" stats={statsOf(data)} loading={isPending} />;
}

function statsOf(stats: Answer<typeof getCampaignStats> | undefined): readonly Stat[] {
  if (!stats) {
    return ["Total Campaigns", "Active Campaigns", "Total Queries", "Avg. Brand Visibility"].map((label) => ({
      label,
      value: "–",
    }));
  }

  const visibility = stats.avg_brand_visibility;
  return [
    {
      label: "Total Campaigns",
      value: tenthsText(stats.total_campaigns),
      detail: newText(stats.new_campaigns_change),
    },
    {
      label: "Active Campaigns",
      value: tenthsText(stats.active_campaigns),
      detail: `of ${tenthsText(stats.total_campaigns)} in all`,
    },
    {
      label: "Total Queries",
      value: tenthsText(stats.total_queries),
      detail: `${tenthsText(stats.total_conversations)} conversations`,
    },
    {
      label: "Avg. Brand Visibility",
      value: visibility === null ? "–" : percent(visibility),
      detail: visibility === null ? "No answers yet" : monthText(stats.brand_visibility_change),
    },
  ];
}
