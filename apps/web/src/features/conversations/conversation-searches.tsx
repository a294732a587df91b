import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactElement, useState } from "react";
import {
  AboutSearches,
  answersPath,
  noSearchesText,
  SearchCoverage,
  SearchesTable,
} from "#features/insights/searches/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import {
  conversationSearchesFile,
  conversationSearchesQuery,
  searchesPerPage,
} from "./conversations.queries.ts";

const title = "What assistants search for";

/** Searches of assistants before they answered one query, in all of its answers. */
export function ConversationSearches({ queryId }: { readonly queryId: string }): ReactElement {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(1);
  const list = useQuery(conversationSearchesQuery(workspaceId, queryId, page));
  if (list.isPending) {
    return <LoadingCard label="Loading the searches" height="h-96" />;
  }
  if (list.data === undefined) {
    return <QueryError query={list} />;
  }
  const { n, models, count, results } = list.data;
  if (n === 0) {
    return (
      <EmptyState icon={SearchX} title={models.length === 0 ? "Not answered yet" : noSearchesText(models)}>
        Searches are listed here once an assistant says what it searched for before it answered.
      </EmptyState>
    );
  }
  return (
    <Card
      title={title}
      hint="Before all answers to this query"
      info={
        <InfoPopover topic={title}>
          <AboutSearches n={n} />
        </InfoPopover>
      }
      actions={
        <ExportButton
          name="searches"
          read={(format) => conversationSearchesFile(workspaceId, queryId, format)}
          disabled={count === 0}
        />
      }
      padding="flush"
    >
      <div aria-busy={list.isPlaceholderData}>
        {results.length === 0 ? (
          <PastTheEnd onFirst={() => setPage(1)} />
        ) : (
          <SearchesTable
            label={title}
            list={list.data}
            pathOf={(traits) => answersPath(workspaceId, {}, { ...traits, query: queryId })}
          />
        )}
      </div>
      <div className="space-y-3 border-t border-border px-5 py-3">
        <SearchCoverage list={list.data} />
        <Pagination page={page} pageSize={searchesPerPage} total={count} onPage={setPage} />
      </div>
    </Card>
  );
}
