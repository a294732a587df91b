import type { BotVisitPage } from "@citelens/contract/traffic/visits";
import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { pageUrl } from "#lib/address/page-url.ts";
import type { ChangeView } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { type VisitRow, visitColumns } from "./visit-columns.tsx";
import { columnOf, sortOf, toggledOrder } from "./visit-order.rules.ts";
import { visitsPerPage } from "./visits.queries.ts";
import { hasFilters, type VisitsSearch, type VisitsView } from "./visits-search.rules.ts";

interface VisitsTableProps {
  readonly siteUrl: string;
  readonly list: UseQueryResult<BotVisitPage>;
  /** Whether the view is still loading. */
  readonly isPending: boolean;
  readonly view: VisitsView;
  readonly search: VisitsSearch;
  readonly onChange: ChangeView<VisitsView>;
  readonly onClearFilters: () => void;
}

export function VisitsTable(props: VisitsTableProps): ReactElement {
  const { siteUrl, list, isPending, view, onChange } = props;
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <DataTable
      label="Visited pages"
      columns={visitColumns}
      data={tableDataOf(
        isPending ? { ...list, data: undefined } : list,
        ({ results }, now) => rowsOf(results, { now, siteUrl }),
        { failure: "Failed to load agent visits data", rowsAfterFailure: "removed" },
      )}
      rowKey={({ visit }) => visit.path}
      sort={sortOf(view.order)}
      onSort={({ column }) =>
        onChange(({ order }) => ({ order: toggledOrder(order, columnOf(column)) }), "push")
      }
      skeletonRows={visitsPerPage / 2}
      empty={<NoVisits {...props} pagesExist={count > 0} />}
      footer={pagesFooter({
        page: view.page,
        pageSize: visitsPerPage,
        total: count,
        onPage: (page) => onChange({ page }, "push"),
      })}
    />
  );
}

function rowsOf(
  visits: BotVisitPage["results"],
  shared: Pick<VisitRow, "now"> & Pick<VisitsTableProps, "siteUrl">,
): readonly VisitRow[] {
  const { now, siteUrl } = shared;
  const most = Math.max(...visits.map(({ count }) => count));
  return visits.map((visit) => ({
    visit,
    url: pageUrl(siteUrl, visit.path),
    now,
    share: visit.count / most,
  }));
}

interface NoVisitsProps extends Pick<VisitsTableProps, "search" | "onChange" | "onClearFilters"> {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoVisits({ search, pagesExist, onChange, onClearFilters }: NoVisitsProps): ReactElement {
  if (pagesExist) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;
  return (
    <EmptyState
      icon={SearchX}
      title="No Agent visits found for the selected criteria."
      frame="none"
      {...(hasFilters(search) && { actions: <Button onClick={onClearFilters}>Clear filters</Button> })}
    />
  );
}
