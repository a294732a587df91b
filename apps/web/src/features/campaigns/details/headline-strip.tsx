import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted, countText, percent, tenthsText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { StatStrip } from "#ui/charts/stat-strip.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { monthText } from "../campaign.rules.ts";
import { campaignPaths } from "../campaign-paths.ts";

/** The campaign's figures of the last month, as the list and its Overview show them. */
export function HeadlineStrip({ campaign }: { readonly campaign: CampaignDetails }): ReactElement {
  const { visibility_score: visibility, visibility_score_change, n } = campaign.brand_visibility.brand;
  const { score, score_change } = campaign.content_authority.client;
  const paths = campaignPaths(useWorkspaceId());
  return (
    <StatStrip
      label="The last month"
      stats={[
        {
          label: "Brand Visibility",
          value: percent(visibility),
          detail:
            visibility === null
              ? "No answers in the last month"
              : `${monthText(visibility_score_change)} · n\u00a0=\u00a0${countText(n)}`,
        },
        {
          label: "Content Authority",
          value: score === null ? "–" : tenthsText(score),
          detail: score === null ? "No answer cites anything" : monthText(score_change),
        },
        {
          label: "Answers",
          value: countText(campaign.answer_count),
          detail: `to ${counted(campaign.query_count, "query", "queries")}, since the launch`,
        },
        {
          label: "AI models",
          value: countText(campaign.operator_models.length),
          detail: <TextLink render={<Link {...paths.dashboard(campaign.id)} />}>Open its Overview</TextLink>,
        },
      ]}
    />
  );
}
