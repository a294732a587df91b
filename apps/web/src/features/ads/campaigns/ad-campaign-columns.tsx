import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { adChannelNames } from "@citelens/contract/content/ads-words";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { moneyText, shareText } from "#lib/figures.ts";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { ctrText, runsText, shownText, statusLooks } from "../ads-labels.rules.ts";
import type { AdsPaths } from "../ads-paths.ts";
import { AdCampaignMenu } from "./ad-campaign-menu.tsx";
import type { CampaignActs } from "./use-campaign-acts.ts";

export interface AdCampaignRow {
  readonly campaign: AdCampaign;
  readonly paths: AdsPaths;
  readonly onAct: CampaignActs["act"];
}

export const adCampaignColumns: readonly DataColumn<AdCampaignRow>[] = [
  { id: "name", header: "Name", kind: "main", cell: Name },
  {
    id: "channel",
    header: "Channel",
    kind: "text",
    cell: ({ campaign }) => <span className="sm:whitespace-nowrap">{adChannelNames[campaign.channel]}</span>,
  },
  { id: "status", header: "Status", kind: "text", cell: Status },
  { id: "budget", header: "Budget", kind: "number", cell: Budget },
  { id: "spent", header: "Spent", kind: "number", cell: Spent },
  {
    id: "shown",
    header: "Reads or impressions",
    kind: "number",
    cell: ({ campaign }) => shownText(campaign.channel, campaign.figures),
  },
  { id: "ctr", header: "CTR", kind: "number", cell: ({ campaign }) => ctrText(campaign) },
  { id: "runs", header: "Runs", kind: "text", cell: Runs },
  {
    id: "actions",
    header: "Actions",
    kind: "actions",
    cell: ({ campaign, onAct }) => <AdCampaignMenu campaign={campaign} onAct={onAct} />,
  },
];

function Name({ campaign, paths }: AdCampaignRow): ReactElement {
  return (
    <div className="min-w-0">
      <TextLink render={<Link to={paths.campaign(campaign.id)} />}>
        <span className="line-clamp-2">{campaign.name}</span>
      </TextLink>
      {campaign.note !== null && <p className="text-sm font-normal text-warn">{campaign.note}</p>}
    </div>
  );
}

function Status({ campaign }: AdCampaignRow): ReactElement {
  const { label, tone } = statusLooks[campaign.status];
  return <Badge tone={tone}>{label}</Badge>;
}

function Budget({ campaign: { budget_cents, daily_cents, currency } }: AdCampaignRow): ReactElement {
  return (
    <>
      {moneyText(budget_cents, currency)}
      <span className="block text-sm text-fg-3 sm:whitespace-nowrap">
        {moneyText(daily_cents, currency)} a day
      </span>
    </>
  );
}

function Spent({ campaign: { spent_cents, budget_cents, currency } }: AdCampaignRow): ReactElement {
  const share = spent_cents / budget_cents;
  return (
    <>
      {moneyText(spent_cents, currency)}
      <span className="block text-sm text-fg-3">{shareText(share * 100)}</span>
      <ShareBar share={share} />
    </>
  );
}

function Runs({ campaign }: AdCampaignRow): ReactElement {
  return <span className="sm:whitespace-nowrap">{runsText(campaign)}</span>;
}
