import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, X } from "lucide-react";
import type { ReactElement } from "react";
import {
  InsightFilters,
  KnownCampaign,
  parseInsightAddress,
  useInsightScope,
} from "#features/insights/filters/public.ts";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { AboutSources } from "./about-sources.tsx";
import { ExplorerTable } from "./explorer-table.tsx";
import { KindSelect } from "./list/kind-select.tsx";
import { ListBar } from "./list/list-bar.tsx";
import { ListScope } from "./list/list-scope.tsx";
import { sourcePagesFile, sourcePagesQuery, sourcesPerPage } from "./sources.queries.ts";
import { type ExplorerSearch, explorerList } from "./sources-search.rules.ts";

export type SourceExplorerPageProps = Address<ExplorerSearch>;

export function SourceExplorerPage(props: SourceExplorerPageProps): ReactElement {
  return (
    <ListScope {...props} list={explorerList}>
      <ExplorerOf {...props} />
    </ListScope>
  );
}

function ExplorerOf({ search, onSearch }: SourceExplorerPageProps): ReactElement {
  const { id: workspaceId, name } = useWorkspace();
  const view = explorerList.viewOf(search);
  const { view: insight, filter } = useInsightScope();
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
      <KnownCampaign>
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
                    <SoftBreaks text={domain} />
                    <X size={14} aria-label="Remove" />
                  </Button>
                )}
              </>
            }
            about={<AboutSources n={undefined} />}
            actions={
              <ExportButton
                name={fileName("source-pages", name, insight.range)}
                read={(format) => sourcePagesFile(workspaceId, wanted, format)}
                disabled={!list.isSuccess || list.data.count === 0}
              />
            }
          />
          <ExplorerTable list={list} view={view} onChange={change} />
        </section>
      </KnownCampaign>
    </div>
  );
}
