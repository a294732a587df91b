import { useQuery } from "@tanstack/react-query";
import { FolderSearch, ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { SelectedWorkspace, useSelectedWorkspace } from "#features/workspaces/public.ts";
import { WithoutWorkspace } from "#features/workspaces/without/public.ts";
import { type Address, useAddress } from "#lib/address/use-address.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId, WorkspaceScope } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { activityFile, activityPerPage, activityQuery } from "./activity.queries.ts";
import { activityColumns } from "./activity-columns.tsx";
import { ActivityFilters } from "./activity-filters.tsx";
import { type ActivitySearch, activityFilterOf, parseActivitySearch } from "./activity-search.rules.ts";

/** Acts in the workspaces of the organization, by whom and when: for its owner. */
export function ActivityPage(): ReactElement {
  const address = useAddress(parseActivitySearch);
  const workspace = useSelectedWorkspace();
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="Activity"
        purpose="What was done in the workspaces of your organization, by whom and when. Entries are never changed."
        actions={
          workspace && (
            <WorkspaceScope workspace={workspace}>
              <ExportActivity search={address.search} />
            </WorkspaceScope>
          )
        }
      />
      <SelectedWorkspace
        whenNone={
          <WithoutWorkspace icon={FolderSearch} title="No project selected" mayChoose>
            Please select a project to view the activity of its organization
          </WithoutWorkspace>
        }
      >
        <ActivityList {...address} />
      </SelectedWorkspace>
    </div>
  );
}

function ExportActivity({ search }: { readonly search: ActivitySearch }): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(activityQuery(workspaceId, search));
  return (
    <ExportButton
      name="activity"
      read={(format) => activityFile(workspaceId, search, format)}
      disabled={list.isError || (list.data?.count ?? 0) === 0}
    />
  );
}

function ActivityList({ search, onSearch }: Address<ActivitySearch>): ReactElement {
  const list = useQuery(activityQuery(useWorkspaceId(), search));
  const filter = (change: Partial<Record<keyof ActivitySearch, string | undefined>>): void =>
    onSearch(({ page: _, ...latest }) => parseActivitySearch({ ...latest, ...change }), "push");
  if (list.error instanceof ApiProblem && list.error.status === 403) return <ForTheOwner />;

  const { count = 0, count_is_bound, next, results = [] } = list.isError ? {} : (list.data ?? {});
  return (
    <section aria-label="Activity" className="space-y-3">
      <ActivityFilters search={search} onFilter={filter} />
      <DataTable
        label="Activity"
        columns={activityColumns}
        data={tableDataOf(list, (page, now) =>
          page.results.map((entry) => ({ entry, now, onFilter: filter })),
        )}
        rowKey={({ entry }) => entry.id}
        skeletonRows={activityPerPage / 2}
        empty={
          count > 0 ? (
            <PastTheEnd onFirst={() => onSearch(({ page: _, ...latest }) => latest, "push")} />
          ) : (
            <NothingDone
              isFiltered={Object.keys(activityFilterOf(search)).length > 0}
              onAll={() => onSearch(() => ({}), "push")}
            />
          )
        }
        footer={pagesFooter({
          page: search.page ?? 1,
          pageSize: activityPerPage,
          total: count,
          more: count_is_bound ? { shown: results.length, isLast: next === null } : undefined,
          onPage: (page) => onSearch((latest) => ({ ...latest, page }), "push"),
        })}
      />
    </section>
  );
}

function ForTheOwner(): ReactElement {
  return (
    <EmptyState icon={ScrollText} title="For the owner of the organization">
      Whoever owns the organization sees here what was done in its workspaces.
    </EmptyState>
  );
}

interface NothingDoneProps {
  readonly isFiltered: boolean;
  readonly onAll: () => void;
}

function NothingDone({ isFiltered, onAll }: NothingDoneProps): ReactElement {
  if (!isFiltered)
    return (
      <EmptyState icon={ScrollText} title="Nothing was done yet" frame="none">
        Sign-ins, keys, members and campaigns are recorded here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ScrollText}
      title="No such entries"
      frame="none"
      actions={<Button onClick={onAll}>Show all</Button>}
    />
  );
}
