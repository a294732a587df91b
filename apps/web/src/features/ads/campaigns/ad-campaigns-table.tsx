import type { Answer } from "@citelens/contract/base/endpoint";
import type { listAdCampaigns } from "@citelens/contract/content/ads-campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Megaphone, SearchX } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { adCampaignsPerPage } from "../ad-campaigns.queries.ts";
import { type AdCampaignsView, hasFilters } from "../ad-campaigns-search.rules.ts";
import { adsPaths } from "../ads-paths.ts";
import { adCampaignColumns } from "./ad-campaign-columns.tsx";
import type { CampaignActs } from "./use-campaign-acts.ts";

interface AdCampaignsTableProps {
  readonly list: UseQueryResult<Answer<typeof listAdCampaigns>>;
  readonly view: AdCampaignsView;
  readonly onChange: ChangeView<AdCampaignsView>;
  readonly onAct: CampaignActs["act"];
}

export function AdCampaignsTable({ list, view, onChange, onAct }: AdCampaignsTableProps): ReactElement {
  const paths = adsPaths(useWorkspaceId());
  const total = list.data?.count ?? 0;
  return (
    <DataTable
      label="Ad campaigns"
      wide
      columns={adCampaignColumns}
      data={tableDataOf(list, ({ results }) => results.map((campaign) => ({ campaign, paths, onAct })))}
      rowKey={({ campaign }) => campaign.id}
      empty={<NoCampaigns view={view} pagesExist={total > 0} onChange={onChange} />}
      footer={pagesFooter({
        page: view.page,
        pageSize: adCampaignsPerPage,
        total,
        onPage: (page) => onChange({ page }, "push"),
      })}
    />
  );
}

const newCampaign = "/workspaces/$projectId/ads/campaigns/new";

interface NoCampaignsProps extends Pick<AdCampaignsTableProps, "view" | "onChange"> {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoCampaigns({ view, pagesExist, onChange }: NoCampaignsProps): ReactElement {
  const params = { projectId: useWorkspaceId() };
  if (pagesExist) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;
  if (hasFilters(view)) {
    return (
      <EmptyState
        icon={SearchX}
        title="No campaigns match these filters"
        frame="none"
        actions={
          <Button onClick={() => onChange({ status: "ALL", channel: "ALL" }, "replace")}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Megaphone}
      title="No ad campaigns yet"
      frame="none"
      actions={
        <>
          <Button
            variant="primary"
            render={<Link to={newCampaign} params={params} search={{ channel: "NETWORK" }} />}
          >
            Begin in the Context Network
          </Button>
          <Button render={<Link to={newCampaign} params={params} search={{ channel: "CHATGPT" }} />}>
            Begin in ChatGPT
          </Button>
        </>
      }
    >
      A campaign shows labelled ads where AI assistants read or answer: as passages on publishers’ pages, or
      as cards in ChatGPT. It begins as a draft, and nothing is spent before you activate it.
    </EmptyState>
  );
}
