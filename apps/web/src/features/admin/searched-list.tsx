import type { UseQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { rowsPerPage } from "./admin.queries.ts";
import type { AdminSearch } from "./admin-search.rules.ts";

interface Page<Row> {
  readonly count: number;
  /** There are more than `count`. */
  readonly count_is_bound?: boolean;
  readonly next: string | null;
  readonly results: readonly Row[];
}

export interface SearchedListProps<Row extends RowData> {
  readonly label: string;
  readonly searchLabel?: string;
  /** Right of the search box. */
  readonly aside?: ReactNode;
  readonly columns: readonly DataColumn<Row>[];
  readonly list: UseQueryResult<Page<Row>>;
  readonly rowKey: (row: Row) => string;
  readonly search: AdminSearch;
  readonly onSearch: Address<AdminSearch>["onSearch"];
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text: string };
}

/** The layout of all admin lists: searched and paged by the URL. */
export function SearchedList<Row extends RowData>(props: SearchedListProps<Row>): ReactElement {
  const { label, searchLabel, aside, columns, list, rowKey, search, onSearch } = props;
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {searchLabel !== undefined && (
          <SubmittedSearch
            label={searchLabel}
            value={search.search ?? ""}
            onSearch={(text) => onSearch(() => (text === "" ? {} : { search: text }), "push")}
          />
        )}
        {aside}
      </div>
      <DataTable
        label={label}
        columns={columns}
        data={tableDataOf(list, ({ results }) => results, { rowsAfterFailure: "removed" })}
        rowKey={rowKey}
        skeletonRows={8}
        empty={<NoRows {...props} />}
        footer={pagesFooter({
          page: search.page ?? 1,
          pageSize: rowsPerPage,
          total: count,
          more: moreOf(list.data),
          onPage: (page) => onSearch((latest) => ({ ...latest, page }), "push"),
        })}
      />
    </section>
  );
}

function moreOf(
  page: Page<unknown> | undefined,
): { readonly shown: number; readonly isLast: boolean } | undefined {
  return page?.count_is_bound ? { shown: page.results.length, isLast: page.next === null } : undefined;
}

function NoRows<Row extends RowData>({
  list,
  search,
  onSearch,
  empty,
}: SearchedListProps<Row>): ReactElement {
  const onFirst = (): void => onSearch(() => ({}), "push");
  if ((list.data?.count ?? 0) > 0) return <PastTheEnd onFirst={onFirst} />;
  if (search.search !== undefined) {
    return (
      <EmptyState
        icon={empty.icon}
        title="Nothing matches your search."
        frame="none"
        actions={<Button onClick={onFirst}>Clear search</Button>}
      />
    );
  }
  return (
    <EmptyState icon={empty.icon} title={empty.title} frame="none">
      {empty.text}
    </EmptyState>
  );
}
