import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileSearch } from "lucide-react";
import { type ReactElement, useState } from "react";
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
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { AboutSources } from "./about-sources.tsx";
import { KindsCard } from "./kinds-card.tsx";
import { KindSelect } from "./list/kind-select.tsx";
import { ListBar } from "./list/list-bar.tsx";
import { ListScope } from "./list/list-scope.tsx";
import { SourcePanel } from "./source-panel.tsx";
import { SourceStats } from "./source-stats.tsx";
import { sourcesFile, sourcesPerPage, sourcesQuery } from "./sources.queries.ts";
import { type SourcesSearch, sourcesList } from "./sources-search.rules.ts";
import { SourcesTable } from "./sources-table.tsx";

export type SourcesPageProps = Address<SourcesSearch>;

export function SourcesPage(props: SourcesPageProps): ReactElement {
  return (
    <ListScope {...props} list={sourcesList}>
      <SourcesOf {...props} />
    </ListScope>
  );
}

function SourcesOf({ search, onSearch }: SourcesPageProps): ReactElement {
  const { id: workspaceId, name } = useWorkspace();
  const address = parseInsightAddress({ ...search });
  const view = sourcesList.viewOf(search);
  const { view: insight, filter } = useInsightScope();
  const { kind, order, page } = view;
  const wanted = { filter, kind, search: view.search, order, domain: undefined };
  const list = useQuery(sourcesQuery(workspaceId, { ...wanted, page, pageSize: sourcesPerPage }));
  // Keeps the panel's content unchanged during the closing animation.
  const [lastOpened, setLastOpened] = useState(view.domain);
  if (view.domain !== undefined && view.domain !== lastOpened) setLastOpened(view.domain);

  const change = changeOfView(onSearch, sourcesList);
  const isEmpty = list.data?.count === 0;
  return (
    <div className="space-y-5">
      <PageHeader
        title="Sources"
        purpose="The sites that AI answers cite, and the sites that they are based on."
        actions={
          <Button
            icon={<FileSearch size={16} aria-hidden="true" />}
            render={
              <Link
                to="/workspaces/$projectId/insight/sources/explorer"
                params={{ projectId: workspaceId }}
                search={parseInsightAddress}
              />
            }
          >
            Sources Explorer
          </Button>
        }
      />
      <InsightFilters />
      <KnownCampaign>
        {list.isPending && (
          // Of the size of both cards, so that the list stays where it is.
          <div className="h-178 sm:h-128 lg:h-94">
            <Skeleton shape="card" />
          </div>
        )}
        {list.data && list.data.kinds.length > 0 && <SourceStats list={list.data} />}
        {list.data && list.data.kinds.length > 0 && (
          <KindsCard
            kinds={list.data.kinds}
            chosen={kind}
            onChoose={(next) => change({ kind: next }, "replace")}
          />
        )}
        <section aria-label="Sites" className="space-y-3">
          <ListBar
            searchLabel="Search sites"
            search={view.search}
            onSearch={(text) => change({ search: text }, "replace")}
            filters={<KindSelect kind={kind} onChange={(next) => change({ kind: next }, "replace")} />}
            about={<AboutSources n={list.data?.n} />}
            actions={
              <ExportButton
                name={fileName("sources", name, insight.range)}
                read={(format) => sourcesFile(workspaceId, wanted, format)}
                disabled={!list.isSuccess || isEmpty}
              />
            }
          />
          <SourcesTable list={list} view={view} onChange={change} />
        </section>
      </KnownCampaign>
      {lastOpened !== undefined && (
        <SourcePanel
          domain={lastOpened}
          address={address}
          open={view.domain !== undefined}
          onClose={() => change((latest) => ({ domain: undefined, page: latest.page }), "push")}
        />
      )}
    </div>
  );
}
