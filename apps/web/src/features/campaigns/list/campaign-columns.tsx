import { campaignTypeLabels } from "@citelens/contract/visibility/campaign-constants";
import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { type CampaignAction, nameOf, statusLooks } from "../campaign.rules.ts";
import type { CampaignPaths } from "../campaign-paths.ts";
import { CampaignMenu } from "./campaign-menu.tsx";
import { authorityCell, visibilityCell } from "./campaign-scores.tsx";
import { ModelBadges } from "./model-badges.tsx";

export interface CampaignRow {
  readonly campaign: Campaign;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly paths: CampaignPaths;
  readonly onAction: (action: CampaignAction, campaign: Campaign) => void;
}

export const campaignColumns: readonly DataColumn<CampaignRow>[] = [
  { id: "name", header: "Campaign", kind: "main", sortable: true, cell: nameCell },
  { id: "status", header: "Status", kind: "text", sortable: true, cell: statusCell },
  { id: "channels", header: "Channels", kind: "text", cell: channelsCell },
  { id: "query_count", header: "Queries", kind: "number", sortable: true, cell: countCell("query_count") },
  { id: "answer_count", header: "Answers", kind: "number", sortable: true, cell: countCell("answer_count") },
  {
    id: "visibility",
    header: "Brand Visibility",
    kind: "number",
    cell: ({ campaign }) => visibilityCell(campaign),
  },
  {
    id: "authority",
    header: "Content Authority",
    kind: "number",
    cell: ({ campaign }) => authorityCell(campaign),
  },
  { id: "optimized", header: "Is Optimized", kind: "text", cell: optimizedCell },
  { id: "actions", header: "Actions", kind: "actions", cell: actionsCell },
];

function nameCell({ campaign, now, paths }: CampaignRow): ReactNode {
  const name = nameOf(campaign);
  const link =
    campaign.status === "DRAFT" ? (
      <Link to={paths.edit(campaign.id)} />
    ) : (
      <Link {...paths.dashboard(campaign.id)} />
    );
  return (
    <div className="flex items-start gap-3">
      {campaign.campaign_favicon !== null && (
        <Avatar kind="site" name={name} src={campaign.campaign_favicon} />
      )}
      <div className="min-w-0">
        <TextLink render={link}>
          <span className="line-clamp-2">{name}</span>
        </TextLink>
        <p className="flex flex-wrap gap-x-2 text-sm font-normal text-fg-3">
          <span>{campaignTypeLabels[campaign.campaign_type]}</span>
          <span>{ageOf(campaign, now)}</span>
        </p>
        {campaign.stop_reason !== null && (
          <p className="text-sm font-normal text-warn">{campaign.stop_reason}</p>
        )}
      </div>
    </div>
  );
}

function ageOf({ status, created, last_run }: Campaign, now: Date): ReactNode {
  if (status !== "DRAFT" && last_run === null) return "Not run yet";

  const [verb, instant] = status === "DRAFT" ? ["Created", created] : ["Last Run", last_run ?? ""];
  return (
    <>
      {verb} <Ago at={instant} now={now} />
    </>
  );
}

function statusCell({ campaign }: CampaignRow): ReactNode {
  const { tone, label } = statusLooks[campaign.status];
  return <Badge tone={tone}>{label}</Badge>;
}

function channelsCell({ campaign }: CampaignRow): ReactNode {
  return <ModelBadges models={campaign.operator_model_info} />;
}

/** Drafts have nothing to count yet. */
function countCell(count: "query_count" | "answer_count"): (row: CampaignRow) => ReactNode {
  return ({ campaign }) => (campaign.status === "DRAFT" ? "-" : countText(campaign[count]));
}

function optimizedCell({ campaign }: CampaignRow): ReactNode {
  return campaign.has_optimization ? <Badge tone="pos">Yes</Badge> : <span className="text-fg-3">No</span>;
}

function actionsCell({ campaign, paths, onAction }: CampaignRow): ReactNode {
  return <CampaignMenu campaign={campaign} paths={paths} onAction={(action) => onAction(action, campaign)} />;
}
