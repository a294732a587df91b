import type { Campaign } from "@citelens/contract/visibility/campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Radar, SearchX } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import type { CampaignAction } from "../campaign.rules.ts";
import type { CampaignList } from "../campaign-list.rules.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { campaignsPerPage } from "../campaigns.queries.ts";
import { type CampaignsView, hasFilters } from "../campaigns-search.rules.ts";
import { campaignColumns } from "./campaign-columns.tsx";
import { sortOf, toggledOrdering } from "./campaign-order.rules.ts";

interface CampaignsTableProps {
  readonly list: UseQueryResult<CampaignList>;
  readonly view: CampaignsView;
  /** Extra actions in the empty state. */
  readonly whenEmpty: ReactNode;
  readonly onChange: ChangeView<CampaignsView>;
  readonly onAction: (action: CampaignAction, campaign: Campaign) => void;
}

/** Existing rows stay visible when a refetch fails. */
export function CampaignsTable(props: CampaignsTableProps): ReactElement {
  const paths = campaignPaths(useWorkspaceId());
  const { list, view, onChange, onAction } = props;
  const count = list.data?.count ?? 0;
  const sort = sortOf(view.ordering);
  return (
    <>
      {list.isError && (
        <Banner
          tone="neg"
          action={
            <Button size="sm" onClick={() => void list.refetch()}>
              Retry
            </Button>
          }
        >
          Failed to load campaigns
        </Banner>
      )}
      {!(list.isError && !list.data) && (
        <DataTable
          label="Campaigns"
          wide
          columns={campaignColumns}
          data={tableDataOf(list, ({ results }, now) =>
            results.map((campaign) => ({ campaign, now, paths, onAction })),
          )}
          rowKey={({ campaign }) => campaign.id}
          {...(sort && { sort })}
          onSort={({ column }) =>
            onChange(({ ordering }) => ({ ordering: toggledOrdering(ordering, column) }), "push")
          }
          empty={<NoCampaigns {...props} pagesExist={count > 0} />}
          footer={pagesFooter({
            page: view.page,
            pageSize: campaignsPerPage,
            total: count,
            onPage: (page) => onChange({ page }, "push"),
          })}
        />
      )}
    </>
  );
}

interface NoCampaignsProps extends Pick<CampaignsTableProps, "view" | "whenEmpty" | "onChange"> {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoCampaigns({ view, whenEmpty, pagesExist, onChange }: NoCampaignsProps): ReactElement {
  const workspaceId = useWorkspaceId();
  if (pagesExist) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;
  if (hasFilters(view)) {
    return (
      <EmptyState
        icon={SearchX}
        title="No campaigns match these filters"
        frame="none"
        actions={
          <Button onClick={() => onChange({ status: "ALL", type: "ALL" }, "replace")}>Clear filters</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Radar}
      title="No campaigns yet"
      frame="none"
      actions={
        <>
          <Button variant="primary" render={<Link to={campaignPaths(workspaceId).create} />}>
            Create New Campaign
          </Button>
          {whenEmpty}
        </>
      }
    >
      A campaign regularly asks AI assistants what your customers would ask them, and shows how often their
      answers name the brand.
    </EmptyState>
  );
}
