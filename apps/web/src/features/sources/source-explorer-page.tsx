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
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AboutSources } from "./about-sources.tsx";
import { ExplorerTable } from "./explorer-table.tsx";
import { ExportButton } from "./export-button.tsx";
import { KindSelect } from "./kind-select.tsx";
import { ListBar } from "./list-bar.tsx";
import { sourcePagesFile, sourcePagesQuery, sourcesPerPage } from "./sources.queries.ts";
import { type ExplorerSearch, explorerList } from "./sources-search.rules.ts";

export type SourceExplorerPageProps = Address<ExplorerSearch>;

export function SourceExplorerPage(props: SourceExplorerPageProps): ReactElement {
  const { search, onSearch } = props;
  return (
    <InsightScope
      address={search}
      onAddress={(change) =>
        onSearch(
          (latest) => explorerList.searchOf({ ...explorerList.viewOf(latest), page: 1 }, change(latest)),
          "replace",
        )
      }
    >
      <ExplorerOf {...props} />
    </InsightScope>
  );
}

function ExplorerOf({ search, onSearch }: SourceExplorerPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const view = explorerList.viewOf(search);
  const { filter } = useInsightScope();
  const { kind, domain, order, page } = view;
  const wanted = { filter, kind, domain, search: view.search, order };
  const list = useQuery(sourcePagesQuery(workspaceId, { ...wanted, page, pageSize: sourcesPerPage }));

  const change = changeOfView(onSearch, explorerList);
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
                search={parseInsightAddress}
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
        <ExplorerTable list={list} view={view} onChange={change} />
      </section>
    </div>
  );
}
