import type { SearchList } from "@citelens/contract/visibility/searches";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { fileName } from "#lib/browser/file-name.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { searchesFile, searchesPerPage, searchesQuery } from "../insights.queries.ts";
import { answersPath } from "../links/answer-links.rules.ts";
import { AboutSearches } from "../searches/about-searches.tsx";
import { noSearchesText, type ShownSearchOrder, searchOrderLabels } from "../searches/search-text.rules.ts";
import { SearchCoverage, SearchesTable } from "../searches/searches-table.tsx";
import { InsightCard } from "./insight-card.tsx";
import type { ShownSearches } from "./overview-search.rules.ts";

export interface SearchesCardProps {
  readonly shown: ShownSearches;
  /** A change of order or words begins on the first page. */
  readonly onShow: (change: Partial<ShownSearches>) => void;
}

const orders = Object.entries(searchOrderLabels).map(([value, label]) => ({
  value: value as ShownSearchOrder, // the names of an object's own entries
  label,
}));

/** Searches of assistants before they answer, and whether the client's pages are among what they find. */
export function SearchesCard({ shown, onShow }: SearchesCardProps): ReactElement {
  const { id: workspaceId, name } = useWorkspace();
  const { filter, view } = useInsightScope();
  const list = useQuery(searchesQuery(workspaceId, filter, shown));
  return (
    <InsightCard
      title="What assistants search for"
      hint="The questions that they put to the web before they answer"
      info={<AboutSearches n={list.data?.n} />}
      actions={
        <ExportButton
          name={fileName("searches", name, view.range)}
          read={(format) => searchesFile(workspaceId, { filter, shown }, format)}
          disabled={!list.data || list.data.count === 0}
        />
      }
      padding="flush"
      query={list}
      isEmpty={({ n }) => n === 0}
      emptyText={noSearchesText(list.data?.models ?? [])}
      skeleton={<ListSkeleton rows={10} />}
    >
      {(data) => (
        <>
          <search
            aria-label="Searches of assistants"
            className="flex flex-wrap items-center gap-2 px-5 pb-3 print:hidden"
          >
            <SubmittedSearch
              label="Words of a search"
              value={shown.search}
              onSearch={(search) => onShow({ search })}
            />
            <Select
              label="Order of the searches"
              options={orders}
              value={shown.order}
              onChange={(order) => onShow({ order })}
            />
          </search>
          <Listed data={data} shown={shown} onShow={onShow} />
        </>
      )}
    </InsightCard>
  );
}

interface ListedProps extends SearchesCardProps {
  readonly data: SearchList;
}

function Listed({ data, shown, onShow }: ListedProps): ReactElement {
  const { id: workspaceId } = useWorkspace();
  const { filter } = useInsightScope();
  if (data.count === 0) {
    return (
      <EmptyState
        frame="none"
        icon={SearchX}
        title="No search has these words"
        actions={<Button onClick={() => onShow({ search: "" })}>Show all searches</Button>}
      />
    );
  }
  return (
    <>
      {data.results.length === 0 ? (
        <PastTheEnd onFirst={() => onShow({ page: 1 })} />
      ) : (
        <SearchesTable
          label="What assistants search for"
          list={data}
          pathOf={(traits) => answersPath(workspaceId, filter, traits)}
        />
      )}
      <div className="space-y-3 border-t border-border px-5 py-3">
        <SearchCoverage list={data} />
        <Pagination
          page={shown.page}
          pageSize={searchesPerPage}
          total={data.count}
          onPage={(page) => onShow({ page })}
        />
      </div>
    </>
  );
}
