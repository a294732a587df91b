import type { BotVisitPage } from "@citelens/contract/visits";
import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { TableData } from "#ui/table/data-table-props.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { pageUrl } from "./page-url.rules.ts";
import { type VisitRow, visitColumns } from "./visit-columns.tsx";
import { columnOf, sortOf, toggledOrder } from "./visit-order.rules.ts";
import { visitsPerPage } from "./visits.queries.ts";
import { hasFilters, type VisitsSearch, type VisitsView } from "./visits-search.rules.ts";

type List = Pick<
  UseQueryResult<BotVisitPage>,
  "data" | "isError" | "isPlaceholderData" | "dataUpdatedAt" | "refetch"
>;

interface VisitsTableProps {
  readonly siteUrl: string;
  readonly list: List;
  /** Whether the view is still loading. */
  readonly isPending: boolean;
  readonly view: VisitsView;
  readonly search: VisitsSearch;
  readonly onChange: ChangeView<VisitsView>;
  readonly onClearFilters: () => void;
}

export function VisitsTable(props: VisitsTableProps): ReactElement {
  const { list, view, onChange } = props;
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <DataTable
      label="Visited pages"
      columns={visitColumns}
      data={tableDataOf(props)}
      rowKey={({ visit }) => visit.path}
      sort={sortOf(view.order)}
      onSort={({ column }) =>
        onChange(({ order }) => ({ order: toggledOrder(order, columnOf(column)) }), "push")
      }
      skeletonRows={visitsPerPage / 2}
      empty={<NoVisits {...props} pagesExist={count > 0} />}
      footer={
        count > 0 ? (
          <Pagination
            page={view.page}
            pageSize={visitsPerPage}
            total={count}
            onPage={(page) => onChange({ page }, "push")}
          />
        ) : undefined
      }
    />
  );
}

function tableDataOf({ siteUrl, list, isPending }: VisitsTableProps): TableData<VisitRow> {
  if (list.isError) {
    return {
      status: "failed",
      message: "Failed to load agent visits data",
      onRetry: () => void list.refetch(),
    };
  }
  if (isPending || !list.data) return { status: "loading" };

  const now = new Date(list.dataUpdatedAt);
  const most = Math.max(...list.data.results.map(({ count }) => count));
  const rows = list.data.results.map((visit) => ({
    visit,
    url: pageUrl(siteUrl, visit.path),
    now,
    share: visit.count / most,
  }));
  return { status: "ready", rows, stale: list.isPlaceholderData };
}

interface NoVisitsProps extends Pick<VisitsTableProps, "search" | "onChange" | "onClearFilters"> {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoVisits({ search, pagesExist, onChange, onClearFilters }: NoVisitsProps): ReactElement {
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
  return (
    <EmptyState
      icon={SearchX}
      title="No Agent visits found for the selected criteria."
      frame="none"
      {...(hasFilters(search) && { actions: <Button onClick={onClearFilters}>Clear filters</Button> })}
    />
  );
}
