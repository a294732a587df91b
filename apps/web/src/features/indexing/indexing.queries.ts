import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  type CoverageDays,
  getIndexing,
  getPageChain,
  type IndexingSummary,
  listIndexedPages,
  refreshIndexing,
  type SitemapState,
} from "@citelens/contract/traffic/indexing";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import type { IndexingView } from "./indexing-search.rules.ts";

export const pagesPerPage = 20;
const newsPollMs = 2_000;

/** Everything that is known of a workspace's pages. */
export function indexingRoot(workspaceId: string) {
  return ["indexing", workspaceId] as const;
}

/** Coverage, the funnel and the sitemaps; asked again while these are read, and until a first page is known. */
export function indexingQuery(workspaceId: string, days: CoverageDays) {
  return pageQuery(
    [...indexingRoot(workspaceId), "summary", days],
    [getIndexing, { params: { projectId: workspaceId }, query: { days } }],
    {
      refetchInterval: refetchWhile(
        ({ sitemap, pages }: IndexingSummary): boolean => sitemap.is_reading || pages === 0,
        newsPollMs,
      ),
    },
  );
}

export function indexedPagesQuery(workspaceId: string, { page, ...view }: IndexingView) {
  const asked = askedFor(view);
  return pageQuery(
    [...indexingRoot(workspaceId), "pages", asked, page],
    [
      listIndexedPages,
      { params: { projectId: workspaceId }, query: { ...asked, page, page_size: pagesPerPage } },
    ],
  );
}

/** All pages of a filter as a file. */
export function indexedPagesFile(workspaceId: string, view: IndexingView, format: FileFormat): Promise<Blob> {
  return callForFile(listIndexedPages, {
    params: { projectId: workspaceId },
    query: { ...askedFor(view), format },
  });
}

/** All that is known of one page of the site. */
export function pageChainQuery(workspaceId: string, path: string) {
  return endpointQuery(
    [...indexingRoot(workspaceId), "page", path],
    [getPageChain, { params: { projectId: workspaceId }, query: { path } }],
  );
}

/** Lets the server read the sitemaps again; what is shown says at once that it does. */
export function useReadSitemaps(workspaceId: string): UseMutationResult<SitemapState, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(refreshIndexing, { params: { projectId: workspaceId } }),
    onSuccess: async (sitemap) => {
      const queryKey = [...indexingRoot(workspaceId), "summary"];
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<IndexingSummary>({ queryKey }, (known) => known && { ...known, sitemap });
    },
  });
}

type PageListQuery = NonNullable<Input<typeof listIndexedPages>["query"]>;

function askedFor(view: Omit<IndexingView, "page">): PageListQuery {
  const { search, engine, level, broken, stale, source, order } = view;
  return {
    order_by: order,
    ...(search !== "" && { search }),
    ...(engine.length > 0 && { engine: [...engine] }),
    ...(level.length > 0 && { level: [...level] }),
    ...(broken.length > 0 && { broken: [...broken] }),
    ...(stale !== "any" && { stale: stale === "stale" ? "true" : "false" }),
    ...(source !== "any" && { source }),
  };
}
