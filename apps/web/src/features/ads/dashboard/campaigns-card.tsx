import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { adChannelNames } from "@citelens/contract/content/ads-words";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { moneyText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { statusLooks } from "../ads-labels.rules.ts";
import { adsPaths } from "../ads-paths.ts";
import { readsText } from "../network/network-labels.rules.ts";
import { countOr, paceText } from "./ads-dashboard.rules.ts";

type CampaignsRow = AdsDashboard["campaigns"][number];

interface CampaignsCardProps {
  readonly dashboard: UseQueryResult<AdsDashboard>;
}

/** Each campaign with its channel: what it cost and brought in the period, and whether it is in time with its budget. */
export function CampaignsCard({ dashboard }: CampaignsCardProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const columns = useMemo(() => columnsOf(workspaceId), [workspaceId]);
  return (
    <section aria-labelledby="ads-by-channel" className="flex flex-col gap-3">
      <div>
        <h2 id="ads-by-channel" className="text-lg font-semibold">
          Campaigns by channel
        </h2>
        <p className="text-sm text-fg-3">
          Figures of the period; pacing is of the whole campaign, its budget above the time that is gone.
        </p>
      </div>
      <DataTable
        label="Campaigns by channel"
        columns={columns}
        data={tableDataOf(dashboard, ({ campaigns }) => campaigns)}
        rowKey={({ id }) => id}
        skeletonRows={3}
        wide
        empty={
          <EmptyState icon={Megaphone} title="No ad campaign yet" frame="none">
            Campaigns of this workspace appear here with what they spent.
          </EmptyState>
        }
      />
    </section>
  );
}

function columnsOf(workspaceId: string): readonly DataColumn<CampaignsRow>[] {
  const paths = adsPaths(workspaceId);
  return [
    {
      id: "name",
      header: "Campaign",
      kind: "main",
      cell: ({ id, name }) => <TextLink render={<Link to={paths.campaign(id)} />}>{name}</TextLink>,
    },
    { id: "channel", header: "Channel", kind: "text", cell: ({ channel }) => adChannelNames[channel] },
    {
      id: "status",
      header: "Status",
      kind: "text",
      cell: ({ status }) => <Badge tone={statusLooks[status].tone}>{statusLooks[status].label}</Badge>,
    },
    {
      id: "spend",
      header: "Spend",
      kind: "number",
      cell: ({ figures, currency }) => moneyText(figures.spend_cents, currency),
    },
    {
      id: "shown",
      header: "Reads or impressions",
      kind: "number",
      cell: ({ channel, figures }) =>
        channel === "NETWORK" ? (
          <>
            {countOr(figures.agent_reads)}
            <span className="block text-xs text-fg-3">{readsText(figures)}</span>
          </>
        ) : (
          countOr(figures.impressions)
        ),
    },
    { id: "clicks", header: "Clicks", kind: "number", cell: ({ figures }) => countOr(figures.clicks) },
    { id: "pace", header: "Pacing", kind: "text", long: true, cell: (row) => <Pace row={row} /> },
  ];
}

/** Pace of the whole campaign, whatever the period: two bars that should be about as long. */
function Pace({ row }: { readonly row: CampaignsRow }): ReactElement {
  const { spent_share: spent, time_share: gone, spent_cents, budget_cents, currency } = row;
  return (
    <div className="min-w-44 space-y-1">
      <RateBar value={spent} />
      {gone !== null && <RateBar value={gone} tone="other" />}
      <p className="text-xs text-fg-3 tabular-nums">
        {paceText(row)}
        <br />
        {moneyText(spent_cents, currency)} of {moneyText(budget_cents, currency)}
      </p>
    </div>
  );
}
