import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus, Wallet } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { adCampaignsQuery } from "../ad-campaigns.queries.ts";
import {
  type AdCampaignsSearch,
  addressOf,
  channelFilters,
  statusFilters,
  viewOf,
} from "../ad-campaigns-search.rules.ts";
import { adsPaths } from "../ads-paths.ts";
import { AdCampaignsTable } from "./ad-campaigns-table.tsx";
import { CampaignDialogs } from "./campaign-dialogs.tsx";
import { useCampaignActs } from "./use-campaign-acts.ts";

export function AdCampaignsPage({ search, onSearch }: Address<AdCampaignsSearch>): ReactElement {
  const workspaceId = useWorkspaceId();
  const view = viewOf(search);
  const list = useQuery(adCampaignsQuery(workspaceId, view));
  const acts = useCampaignActs();
  const [showsAccount, setShowsAccount] = useState(false);
  const change = changeOfView(onSearch, { viewOf, searchOf: addressOf });
  return (
    <div className="space-y-5">
      <PageHeader
        title="Ad Campaigns"
        purpose="Labelled ads where AI assistants read or answer. In the Context Network nothing is charged by itself."
        actions={
          <>
            <Button
              icon={<Wallet size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setShowsAccount(true)}
            >
              ChatGPT account
            </Button>
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              render={<Link to={adsPaths(workspaceId).create} />}
            >
              New campaign
            </Button>
          </>
        }
      />
      <div className="space-y-3">
        <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Select
            label="Status"
            options={statusFilters}
            value={view.status}
            onChange={(status) => change({ status }, "replace")}
          />
          <Select
            label="Channel"
            options={channelFilters}
            value={view.channel}
            onChange={(channel) => change({ channel }, "replace")}
          />
        </search>
        <AdCampaignsTable list={list} view={view} onChange={change} onAct={acts.act} />
      </div>
      <CampaignDialogs acts={acts} />
      <SidePanel open={showsAccount} onOpenChange={setShowsAccount} title="Ads in ChatGPT">
        <AccountCard />
      </SidePanel>
    </div>
  );
}
