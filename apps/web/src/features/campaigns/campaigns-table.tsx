import type { Campaign } from "@citelens/contract/campaigns";
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
import type { TableData } from "#ui/table/data-table-props.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import type { CampaignAction } from "./campaign.rules.ts";
import { type CampaignRow, campaignColumns } from "./campaign-columns.tsx";
import type { CampaignList } from "./campaign-list.rules.ts";
import { sortOf, toggledOrdering } from "./campaign-order.rules.ts";
import { campaignPaths } from "./campaign-paths.ts";
import { campaignsPerPage } from "./campaigns.queries.ts";
import { type CampaignsView, hasFilters } from "./campaigns-search.rules.ts";

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
  const { list, view, onChange } = props;
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
          data={tableDataOf(props, paths)}
          rowKey={({ campaign }) => campaign.id}
          {...(sort && { sort })}
          onSort={({ column }) =>
            onChange(({ ordering }) => ({ ordering: toggledOrdering(ordering, column) }), "push")
          }
          empty={<NoCampaigns {...props} pagesExist={count > 0} />}
          footer={
            count > 0 ? (
              <Pagination
                page={view.page}
                pageSize={campaignsPerPage}
                total={count}
                onPage={(page) => onChange({ page }, "push")}
              />
            ) : undefined
          }
        />
      )}
    </>
  );
}

function tableDataOf(
  { list, onAction }: CampaignsTableProps,
  paths: CampaignRow["paths"],
): TableData<CampaignRow> {
  if (!list.data) return { status: "loading" };

  const now = new Date(list.dataUpdatedAt);
  const rows = list.data.results.map((campaign) => ({ campaign, now, paths, onAction }));
  return { status: "ready", rows, stale: list.isPlaceholderData };
}

interface NoCampaignsProps extends Pick<CampaignsTableProps, "view" | "whenEmpty" | "onChange"> {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoCampaigns({ view, whenEmpty, pagesExist, onChange }: NoCampaignsProps): ReactElement {
  const workspaceId = useWorkspaceId();
  if (pagesExist) {
    return (
      <EmptyState
        icon={SearchX}
        title="There is nothing on this page."
        frame="none"
        actions={<Button onClick={() => onChange({ page: 1 }, "push")}>Back to the first page</Button>}
      />
    );
  }
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
