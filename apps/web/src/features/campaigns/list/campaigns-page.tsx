import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { focusHeading } from "#lib/browser/focus.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { campaignPaths } from "../campaign-paths.ts";
import { campaignsFile, campaignsQuery } from "../campaigns.queries.ts";
import { addressOf, type CampaignsSearch, campaignsView } from "../campaigns-search.rules.ts";
import { CampaignFilters } from "./campaign-filters.tsx";
import { CampaignStats } from "./campaign-stats.tsx";
import { CampaignsTable } from "./campaigns-table.tsx";
import { DeleteCampaignDialog } from "./delete-campaign-dialog.tsx";
import { FrequencyDialog } from "./frequency-dialog.tsx";
import { RunningBanner } from "./running-banner.tsx";
import { useRowActions } from "./use-row-actions.ts";

export interface CampaignsPageProps extends Address<CampaignsSearch> {
  /** Extra actions in the empty state. */
  readonly whenEmpty?: ReactNode;
}

export function CampaignsPage({ search, whenEmpty, onSearch }: CampaignsPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const view = campaignsView(search);
  const list = useQuery(campaignsQuery(workspaceId, view));
  const rowActions = useRowActions(workspaceId);
  const [deletionFailed, setDeletionFailed] = useState(false);

  const change = changeOfView(onSearch, { viewOf: campaignsView, searchOf: addressOf });

  return (
    <div className="space-y-5">
      <PageHeader
        title="GEO Campaigns Manager"
        purpose="What your campaigns ask AI assistants, how often, and how visible the brand is in the answers."
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            render={<Link to={campaignPaths(workspaceId).create} />}
          >
            New Campaign
          </Button>
        }
      />
      <RunningBanner />
      <CampaignStats />
      {deletionFailed && (
        <Banner tone="neg" onDismiss={() => setDeletionFailed(false)}>
          Failed to delete campaign
        </Banner>
      )}
      <div className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CampaignFilters filters={view} onChange={(part) => change(part, "replace")} />
          <ExportButton
            name="campaigns"
            read={(format) => campaignsFile(workspaceId, { view, format })}
            disabled={!list.data || list.data.count === 0}
          />
        </div>
        <CampaignsTable
          list={list}
          view={view}
          whenEmpty={whenEmpty}
          onChange={change}
          onAction={rowActions.act}
        />
      </div>
      <FrequencyDialog campaign={rowActions.asked.frequency} onClose={rowActions.close} />
      <DeleteCampaignDialog
        campaign={rowActions.asked.delete}
        onDone={(isDeleted) => {
          setDeletionFailed(!isDeleted);
          rowActions.close();
          // The button that had the focus is removed with its row.
          if (isDeleted) focusHeading();
        }}
        onCancel={rowActions.close}
      />
    </div>
  );
}
