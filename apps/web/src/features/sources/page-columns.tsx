import type { SourcePage } from "@citelens/contract/visibility/sources";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AnswersLink } from "#features/insights/public.ts";
import { countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { PageLink } from "./page-link.tsx";
import { SiteCell, siteLink } from "./site-cell.tsx";
import { ofSite } from "./sources-search.rules.ts";

export interface PageRow {
  readonly page: SourcePage;
  /** The current time, for relative times. */
  readonly now: Date;
}

export const pageColumns: readonly DataColumn<PageRow>[] = [
  { id: "url", header: "Page", kind: "main", sortable: true, cell: ({ page }) => <PageLink page={page} /> },
  { id: "domain", header: "Site", kind: "text", long: true, cell: (row) => <Site {...row} /> },
  { id: "use_count", header: "Used", kind: "number", sortable: true, cell: usedCell },
  { id: "retrieved_count", header: "Retrieved", kind: "number", sortable: true, cell: retrievedCell },
  { id: "queries", header: "Queries", kind: "number", cell: ({ page }) => countText(page.queries) },
  { id: "models", header: "Models", kind: "number", cell: ({ page }) => countText(page.models) },
  {
    id: "last_seen",
    header: "Last seen",
    kind: "text",
    sortable: true,
    cell: ({ page, now }) => <Ago at={page.last_seen} now={now} />,
  },
];

function Site({ page }: PageRow): ReactElement {
  const { domain } = page;
  const workspaceId = useWorkspaceId();
  return (
    <SiteCell site={page}>
      <Link
        to="/workspaces/$projectId/insight/sources/explorer"
        params={{ projectId: workspaceId }}
        search={ofSite(domain)}
        resetScroll={false}
        data-tooltip="List the pages of this site alone"
        className={siteLink}
      >
        <SoftBreaks text={domain} />
      </Link>
    </SiteCell>
  );
}

function usedCell({ page: { url, use_count } }: PageRow) {
  if (use_count === 0) return "0";
  return (
    <AnswersLink
      traits={{ url }}
      label={wordFor(use_count, "answer that cites this page", "answers that cite this page")}
    >
      {countText(use_count)}
    </AnswersLink>
  );
}

function retrievedCell({ page }: PageRow) {
  return countText(page.retrieved_count);
}
