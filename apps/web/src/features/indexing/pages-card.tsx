import {
  type Engine,
  engines,
  type IndexedPage,
  type IndexedPageList,
} from "@citelens/contract/traffic/indexing";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { fileName } from "#lib/browser/file-name.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { cx } from "#ui/cx.ts";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { orderOptions } from "./filter-labels.rules.ts";
import { indexedPagesFile, indexedPagesQuery, pagesPerPage } from "./indexing.queries.ts";
import { filtersInUse, withoutFilters } from "./indexing-search.rules.ts";
import { AboutLevels, LevelsLegend } from "./levels-legend.tsx";
import { PageCards } from "./page-cards.tsx";
import { PageFilters, type PageFiltersProps } from "./page-filters.tsx";
import { PagesMatrix } from "./pages-matrix.tsx";

const title = "Pages and engines";

/** Each page with its evidence for each engine, filtered and paged by the address. */
export function PagesCard({ view, onChange }: PageFiltersProps): ReactElement {
  const workspace = useWorkspace();
  const list = useQuery(indexedPagesQuery(workspace.id, view));
  const count = list.data?.count ?? 0;
  const today = todayIn(workspace.time_zone, Date.now());
  return (
    <div id="pages" className="scroll-mt-16">
      <Card
        title={title}
        hint="The strongest evidence of the last 180 days that an engine has a page"
        padding="flush"
        info={<AboutLevels />}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Select
              label="Order"
              options={orderOptions}
              value={view.order}
              onChange={(order) => onChange({ order }, "push")}
            />
            <ExportButton
              name={fileName("indexing", workspace.name, { from: today, to: today })}
              read={(format) => indexedPagesFile(workspace.id, view, format)}
              disabled={count === 0}
            />
          </div>
        }
      >
        <div className="space-y-3 border-b border-border px-5 pb-3">
          <PageFilters view={view} onChange={onChange} />
          <LevelsLegend />
        </div>
        <List list={list} view={view} onChange={onChange} />
      </Card>
    </div>
  );
}

interface ListProps extends PageFiltersProps {
  readonly list: UseQueryResult<IndexedPageList>;
}

function List({ list, view, onChange }: ListProps): ReactElement {
  const isNarrow = useMediaQuery("(width < 64rem)");
  if (list.data === undefined && list.isError) return <QueryError query={list} />;
  if (list.data === undefined) {
    return (
      <div role="status" aria-label={`Loading ${title}`} className="p-5">
        <ListSkeleton rows={10} />
      </div>
    );
  }
  const { count, results } = list.data;
  if (count === 0 && filtersInUse(view) === 0)
    return <EmptyState icon={SearchX} title="No page of your site is known yet" frame="none" />;
  if (count === 0) return <NothingMatches onClear={() => onChange(withoutFilters, "replace")} />;
  if (results.length === 0) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;

  const shown = { pages: results, now: new Date(list.dataUpdatedAt) };
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx("transition-opacity", list.isPlaceholderData && "opacity-50 delay-150")}
    >
      {isNarrow ? (
        <PageCards {...shown} />
      ) : (
        <PagesMatrix {...shown} engines={engines.filter((engine) => isShown(engine, results))} />
      )}
      <div className="border-t border-border px-5 py-3">
        <Pagination
          page={view.page}
          pageSize={pagesPerPage}
          total={count}
          onPage={(page) => onChange({ page }, "push")}
        />
      </div>
    </div>
  );
}

/** Whether the pages that are listed say something of an engine: the filter leaves the others out. */
function isShown(engine: Engine, [first]: readonly IndexedPage[]): boolean {
  return first?.evidence.some((one) => one.engine === engine) ?? false;
}

function NothingMatches({ onClear }: { readonly onClear: () => void }): ReactElement {
  return (
    <EmptyState
      icon={SearchX}
      title="No page matches the filters"
      frame="none"
      actions={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
