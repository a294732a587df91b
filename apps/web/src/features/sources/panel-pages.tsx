import type { SourcePage } from "@citelens/contract/visibility/sources";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type InsightAddress, useInsightScope } from "#features/insights/filters/public.ts";
import { AnswersLink } from "#features/insights/public.ts";
import { counted, countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PageLink } from "./page-link.tsx";
import { pagesInPanel, sourcePagesQuery } from "./sources.queries.ts";

/** The selected site. */
export interface SourceScope {
  readonly domain: string;
  /** The insights' search parameters, passed on to other pages. */
  readonly address: InsightAddress;
}

/** The pages of one site, most used first. */
export function PanelPages(props: SourceScope): ReactElement {
  const workspaceId = useWorkspaceId();
  const { filter } = useInsightScope();
  const { domain, address } = props;
  const [page, setPage] = useState(1);
  const wanted = { filter, kind: undefined, domain, search: "", order: "-use_count" } as const;
  const list = useQuery(sourcePagesQuery(workspaceId, { ...wanted, page, pageSize: pagesInPanel }));
  const count = list.data?.count ?? 0;
  return (
    <section aria-labelledby="panel-pages" className="space-y-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="panel-pages" className="font-semibold">
          Pages{list.data && ` (${countText(count)})`}
        </h3>
        <Button
          size="sm"
          render={
            <Link
              to="/workspaces/$projectId/insight/sources/explorer"
              params={{ projectId: workspaceId }}
              search={{ ...address, domain }}
            />
          }
        >
          Open in Explorer
          <ArrowRight size={14} aria-hidden="true" />
        </Button>
      </header>
      {list.isPending && <LoadingCard label="Loading its pages" height="h-40" />}
      {list.isError && !list.data && <QueryError query={list} />}
      <ul aria-label={`Pages of ${domain}`} aria-busy={list.isPlaceholderData}>
        {list.data?.results.map((one) => (
          <PanelPage key={one.url} page={one} />
        ))}
      </ul>
      {count > pagesInPanel && (
        <Pagination page={page} pageSize={pagesInPanel} total={count} onPage={setPage} />
      )}
    </section>
  );
}

function PanelPage({ page }: { readonly page: SourcePage }): ReactElement {
  const { url, use_count, retrieved_count } = page;
  return (
    <li className="border-b border-border py-2.5 last:border-b-0">
      <PageLink page={page} />
      <p className="text-sm text-fg-3 tabular-nums">
        {use_count === 0 ? (
          "Never used"
        ) : (
          <AnswersLink traits={{ url }} label={`that ${wordFor(use_count, "cites", "cite")} this page`}>
            {`Used in ${counted(use_count, "answer")}`}
          </AnswersLink>
        )}
        {` · Retrieved for ${countText(retrieved_count)}`}
      </p>
    </li>
  );
}
