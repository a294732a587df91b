import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, X } from "lucide-react";
import type { ReactElement } from "react";
import {
  InsightFilters,
  InsightScope,
  parseInsightAddress,
  useInsightScope,
} from "#features/insights/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AboutSources } from "./about-sources.tsx";
import { ExplorerTable } from "./explorer-table.tsx";
import { ExportButton } from "./export-button.tsx";
import { KindSelect } from "./kind-select.tsx";
import { ListBar } from "./list-bar.tsx";
import { sourcePagesFile, sourcePagesQuery, sourcesPerPage } from "./sources.queries.ts";
import { type ExplorerSearch, type ExplorerView, explorerList } from "./sources-search.rules.ts";

export interface SourceExplorerPageProps {
  readonly search: ExplorerSearch;
  readonly onSearch: (search: ExplorerSearch, history: "push" | "replace") => void;
}

export function SourceExplorerPage(props: SourceExplorerPageProps): ReactElement {
  const { search, onSearch } = props;
  const kept = explorerList.searchOf({ ...explorerList.viewOf(search), page: 1 });
  return (
    <InsightScope
      address={parseInsightAddress({ ...search })}
      onAddress={(next) => onSearch({ ...next, ...kept }, "replace")}
    >
      <ExplorerOf {...props} />
    </InsightScope>
  );
}

function ExplorerOf({ search, onSearch }: SourceExplorerPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const address = parseInsightAddress({ ...search });
  const view = explorerList.viewOf(search);
  const { filter } = useInsightScope();
  const { kind, domain, order, page } = view;
  const wanted = { filter, kind, domain, search: view.search, order };
  const list = useQuery(sourcePagesQuery(workspaceId, { ...wanted, page, pageSize: sourcesPerPage }));

  const addressOf = (part: Partial<ExplorerView>): ExplorerSearch => ({
    ...address,
    ...explorerList.searchOf({ ...view, page: 1, ...part }),
  });
  const change = (part: Partial<ExplorerView>, history: "push" | "replace"): void =>
    onSearch(addressOf(part), history);
  return (
    <div className="space-y-5">
      <PageHeader
        title="Sources Explorer"
        purpose="Every page that AI answers cite or are based on."
        actions={
          <Button
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            render={
              <Link
                to="/workspaces/$projectId/insight/sources"
                params={{ projectId: workspaceId }}
                search={address}
              />
            }
          >
            All sites
          </Button>
        }
      />
      <InsightFilters />
      <section aria-label="Pages" className="space-y-3">
        <ListBar
          searchLabel="Search pages"
          search={view.search}
          onSearch={(text) => change({ search: text }, "replace")}
          filters={
            <>
              <KindSelect kind={kind} onChange={(next) => change({ kind: next }, "replace")} />
              {domain !== undefined && (
                <Button size="sm" onClick={() => change({ domain: undefined }, "replace")}>
                  <span className="sr-only">Only pages of </span>
                  {domain}
                  <X size={14} aria-label="Remove" />
                </Button>
              )}
            </>
          }
          about={<AboutSources n={undefined} />}
          actions={
            <ExportButton
              rows="source-pages"
              read={() => sourcePagesFile(workspaceId, wanted)}
              disabled={!list.isSuccess || list.data.count === 0}
            />
          }
        />
        <ExplorerTable
          list={list}
          view={view}
          siteAddress={(site) => addressOf({ domain: site })}
          onChange={change}
        />
      </section>
    </div>
  );
}
