import type { OpportunityList } from "@citelens/contract/content/opportunities";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { emptyReason } from "./empty-reason.rules.ts";
import { NoOpportunities } from "./no-opportunities.tsx";
import { opportunitiesPerPage } from "./opportunities.queries.ts";
import {
  filtersInUse,
  type OpportunitiesView,
  sortOf,
  toggledOrder,
  withoutFilters,
} from "./opportunities-search.rules.ts";
import { opportunityColumns } from "./opportunity-columns.tsx";

interface OpportunitiesTableProps {
  readonly list: UseQueryResult<OpportunityList>;
  readonly view: OpportunitiesView;
  readonly onChange: ChangeView<OpportunitiesView>;
  /** Queries of launched campaigns. */
  readonly queries: number | undefined;
  readonly onRefresh: () => void;
}

export function OpportunitiesTable(props: OpportunitiesTableProps): ReactElement {
  const { list, view, onChange, queries, onRefresh } = props;
  const count = list.data?.count ?? 0;
  return (
    <DataTable
      label="Opportunities"
      wide
      columns={opportunityColumns}
      data={tableDataOf(list, ({ results }) => results)}
      rowKey={({ id }) => id}
      sort={sortOf(view.order)}
      onSort={({ column }) => onChange(({ order }) => ({ order: toggledOrder(order, column) }), "push")}
      empty={
        list.data && (
          <NoOpportunities
            reason={emptyReason({ list: list.data, isNarrowed: filtersInUse(view) > 0, queries })}
            list={list.data}
            onFirstPage={() => onChange({ page: 1 }, "push")}
            onClear={() => onChange(withoutFilters, "replace")}
            onAllStates={() => onChange({ state: [] }, "replace")}
            onRefresh={onRefresh}
          />
        )
      }
      footer={pagesFooter({
        page: view.page,
        pageSize: opportunitiesPerPage,
        total: count,
        onPage: (page) => onChange({ page }, "push"),
      })}
    />
  );
}
