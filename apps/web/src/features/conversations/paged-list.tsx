import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { cx } from "#ui/cx.ts";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { NoConversations } from "./no-conversations.tsx";

export interface PagedListProps<Row> {
  readonly list: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  readonly pageSize: number;
  readonly view: ConversationsView;
  readonly onChange: ChangeView<ConversationsView>;
  /** The labels of the list and its loading state. */
  readonly names: { readonly region: string; readonly rows: string; readonly loading: string };
  readonly children: (row: Row) => ReactNode;
}

/** A page of queries or answers, in its four states. */
export function PagedList<Row>(props: PagedListProps<Row>): ReactElement {
  const { list, pageSize, view, onChange, names, children } = props;
  const { data } = list;
  const count = data?.count ?? 0;
  return (
    <section aria-label={names.region} className="rounded-card border border-border bg-surface">
      {!data && !list.isError && <LoadingRows label={names.loading} />}
      {!data && list.isError && <QueryError query={list} />}
      {data?.results.length === 0 && (
        <NoConversations view={view} pagesExist={count > 0} onChange={onChange} />
      )}
      {data && data.results.length > 0 && (
        <ul
          aria-label={names.rows}
          aria-busy={list.isPlaceholderData}
          className={cx("transition-opacity", list.isPlaceholderData && "opacity-50 delay-150")}
        >
          {data.results.map(children)}
        </ul>
      )}
      {count > 0 && (
        <div className="border-t border-border px-4 py-3">
          <Pagination
            page={view.page}
            pageSize={pageSize}
            total={count}
            onPage={(page) => onChange({ page }, "push")}
          />
        </div>
      )}
    </section>
  );
}

function LoadingRows({ label }: { readonly label: string }): ReactElement {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: 5 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
        <div key={row} className="space-y-3 border-b border-border px-5 py-4 last:border-b-0">
          <div className="h-5 max-w-96">
            <Skeleton />
          </div>
          <div className="h-8 max-w-2xl">
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
