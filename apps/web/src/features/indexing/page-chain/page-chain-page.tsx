import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink, Grid3x3, ScanSearch } from "lucide-react";
import type { ReactElement } from "react";
import { pageUrl } from "#lib/address/page-url.ts";
import { readablePath } from "#lib/address/readable-path.ts";
import { dayOfInstantText, dayText } from "#lib/dates/dates.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { pageChainQuery } from "../indexing.queries.ts";
import { AnswersCard } from "./answers-card.tsx";
import { ChainCard } from "./chain-card.tsx";
import { EnginesCard } from "./engines-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { ReadersCard } from "./readers-card.tsx";
import { RobotsCard } from "./robots-card.tsx";
import { evidenceRange } from "./since-days.rules.ts";

/** One page of the site: how far it comes, who read it, which answers cite it, who came, and who may read it. */
export function PageChainPage({ path }: { readonly path: string }): ReactElement {
  const workspace = useWorkspace();
  const found = useQuery(pageChainQuery(workspace.id, path));
  const days = evidenceRange(todayIn(workspace.time_zone, Date.now()));
  const page = found.data;
  return (
    <div className="space-y-5">
      <PageHeader title={readablePath(path)} purpose={purposeOf(page)} actions={<Actions path={path} />} />
      {page ? (
        <>
          <ChainCard page={page} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <div className="min-w-0 space-y-5">
              <EnginesCard evidence={page.evidence} />
              <RobotsCard robots={page.robots} />
            </div>
            <div className="min-w-0 space-y-5">
              <ReadersCard page={page} days={days} />
              <AnswersCard page={page} />
              <PeopleCard page={page} days={days} />
            </div>
          </div>
        </>
      ) : (
        <Card title="The chain">
          {found.isError ? (
            <QueryError query={found} />
          ) : (
            <LoadingCard label="Loading what is known of the page" height="h-64" />
          )}
        </Card>
      )}
    </div>
  );
}

function purposeOf(
  page: { readonly sitemap: { readonly since: string; readonly lastmod: string | null } | null } | undefined,
): string {
  if (!page) return "What is known of one page of your site.";
  if (page.sitemap === null) return "A page in none of the sitemaps that were read.";
  const { since, lastmod } = page.sitemap;
  const changed = lastmod === null ? "" : `, where it is said to have changed last on ${writtenDay(lastmod)}`;
  return `In your sitemaps since ${dayOfInstantText(since)}${changed}.`;
}

/** The day of a sitemap's date; what is no day stands as it is there. */
function writtenDay(lastmod: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(lastmod) ?? [];
  return day === undefined ? lastmod : dayText(day);
}

function Actions({ path }: { readonly path: string }): ReactElement {
  const { id: projectId, url: siteUrl } = useWorkspace();
  const url = pageUrl(siteUrl, path);
  return (
    <>
      <Button
        icon={<Grid3x3 size={16} aria-hidden="true" />}
        render={<Link to="/workspaces/$projectId/indexing" params={{ projectId }} />}
      >
        All pages
      </Button>
      {url !== undefined && (
        <Button
          icon={<ScanSearch size={16} aria-hidden="true" />}
          render={
            <Link
              to="/workspaces/$projectId/technical-optimization/dashboard"
              params={{ projectId }}
              search={{ page: url }}
            />
          }
        >
          Audit this page
        </Button>
      )}
      {url !== undefined && (
        <Button icon={<ExternalLink size={16} aria-hidden="true" />} render={<ForeignAnchor href={url} />}>
          Open the page <VisuallyHidden>in a new tab</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
