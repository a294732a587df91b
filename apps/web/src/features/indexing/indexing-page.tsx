import { coverageDays, type IndexingSummary, type SitemapState } from "@citelens/contract/traffic/indexing";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bot, FileSearch } from "lucide-react";
import { type ReactElement, useEffect, useRef } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspace, useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { CoverageCard } from "./coverage-card.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { indexingQuery, indexingRoot } from "./indexing.queries.ts";
import {
  type IndexingSearch,
  type IndexingView,
  indexingAddress,
  indexingView,
} from "./indexing-search.rules.ts";
import { PagesCard } from "./pages-card.tsx";
import { SitemapCard } from "./sitemap-card.tsx";

const daysOptions = coverageDays.map((days) => ({ value: String(days), label: `Last ${days} days` }));

/** Evidence that AI engines have the site's pages, and where the way from a page to a visitor breaks. */
export function IndexingPage({ search, onSearch }: Address<IndexingSearch>): ReactElement {
  const { id: projectId, name } = useWorkspace();
  const view = indexingView(search);
  const change = changeOfView<IndexingSearch, IndexingView>(onSearch, {
    viewOf: indexingView,
    searchOf: indexingAddress,
  });
  const summary = useQuery(indexingQuery(projectId, view.days));
  useSitemapNews(summary.data?.sitemap);
  useFirstPages(summary.data?.pages);
  return (
    <div className="space-y-5">
      <PageHeader
        title="AI Indexing"
        purpose={`What shows that AI engines have the pages of ${name}, and where the way to a visitor breaks.`}
        actions={
          <>
            <Button
              icon={<Bot size={16} aria-hidden="true" />}
              render={<Link to="/workspaces/$projectId/indexing/robots" params={{ projectId }} />}
            >
              robots.txt
            </Button>
            <Segmented
              label="Days of coverage"
              options={daysOptions}
              value={String(view.days)}
              onChange={(chosen) =>
                change(
                  ({ page, days }) => ({
                    page,
                    days: coverageDays.find((one) => String(one) === chosen) ?? days,
                  }),
                  "replace",
                )
              }
            />
          </>
        }
      />
      {summary.data ? (
        <Known summary={summary.data} nowMs={summary.dataUpdatedAt} isStale={summary.isPlaceholderData} />
      ) : (
        <Unknown query={summary} />
      )}
      {summary.data?.pages !== 0 && <PagesCard view={view} onChange={change} />}
    </div>
  );
}

/** In the place of what is not there yet, as large as it will be. */
function Unknown({ query }: { readonly query: UseQueryResult }): ReactElement {
  if (query.isError) {
    return (
      <Card title="Coverage">
        <QueryError query={query} />
      </Card>
    );
  }
  return (
    <div role="status" aria-label="Loading what is known of the pages" className="space-y-5">
      <div className="h-60">
        <Skeleton shape="card" />
      </div>
      <div className="h-96">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

interface KnownProps {
  readonly summary: IndexingSummary;
  readonly nowMs: number;
  /** Other days are on their way. */
  readonly isStale: boolean;
}

function Known({ summary, nowMs, isStale }: KnownProps): ReactElement {
  const { pages, tracking_since: since, sitemap, funnel, is_cut: isCut } = summary;
  if (pages === 0) {
    return (
      <>
        <EmptyState icon={FileSearch} title="No page of your site is known yet" actions={<TrackVisits />}>
          Pages come from your sitemaps and from the visits of AI agents. As soon as one of both is there, you
          see which engines have which page, and where its way to a visitor breaks.
        </EmptyState>
        <SitemapCard sitemap={sitemap} />
      </>
    );
  }
  return (
    <>
      {since === null && (
        <Banner tone="info" title="No visit has been reported yet" action={<TrackVisits />}>
          That pages are crawled and fetched can only be seen once your server reports its visits.
        </Banner>
      )}
      {isCut && (
        <Banner tone="info">
          Visits know more pages than are looked at: of those in no sitemap the ones that were read last are.
        </Banner>
      )}
      <FunnelCard funnel={funnel} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
        <div
          aria-busy={isStale}
          className={`min-w-0 transition-opacity lg:col-span-8 ${isStale ? "opacity-50 delay-150" : ""}`}
        >
          <CoverageCard summary={summary} nowMs={nowMs} />
        </div>
        <div className="min-w-0 lg:col-span-4">
          <SitemapCard sitemap={sitemap} />
        </div>
      </div>
    </>
  );
}

function TrackVisits(): ReactElement {
  return (
    <Button size="sm" render={<Link to="/integrations" />}>
      Track visits
    </Button>
  );
}

/** Asks anew for the list, which was empty, once a first page is known. */
function useFirstPages(pages: number | undefined): void {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  const wasNone = useRef(false);
  useEffect(() => {
    if (pages === undefined) return;
    if (wasNone.current && pages > 0) {
      void queryClient.invalidateQueries({ queryKey: [...indexingRoot(workspaceId), "pages"] });
    }
    wasNone.current = pages === 0;
  }, [queryClient, workspaceId, pages]);
}

/** Asks anew for the pages once the sitemaps were read, and says what was found. */
function useSitemapNews(sitemap: SitemapState | undefined): void {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  const known = useRef<string>(undefined);
  const readAt = sitemap?.read_at ?? "";
  const pages = sitemap?.pages ?? 0;
  const isThere = sitemap !== undefined;
  useEffect(() => {
    const before = known.current;
    // An older answer that is shown again, as of other days, is no news.
    if (!isThere || (before !== undefined && readAt <= before)) return;
    known.current = readAt;
    if (before === undefined) return;

    toast.success(`The sitemaps were read: ${counted(pages, "page")}.`);
    void queryClient.invalidateQueries({ queryKey: indexingRoot(workspaceId) });
  }, [queryClient, workspaceId, isThere, readAt, pages]);
}
