import { pageKinds } from "@citelens/contract/content/audit-words";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { kindLabels } from "../../audit-labels.rules.ts";
import { auditPagesFile, auditPagesPerPage, auditPagesQuery } from "../results.queries.ts";
import type { TabProps } from "../results-search.rules.ts";
import { pageColumns } from "./page-columns.tsx";
import { sortOf, toggledOrder } from "./page-order.rules.ts";

const kindOptions = pageKinds.map((value) => ({ value, label: kindLabels[value] }));

/** The pages that were read, the weakest first. */
export function PagesTab({ audit, view, onChange }: TabProps): ReactElement {
  const projectId = useWorkspaceId();
  const list = useQuery(auditPagesQuery(projectId, audit.id, view));
  const count = list.data?.count ?? 0;
  const isNarrowed = view.search !== "" || view.kind.length > 0;
  return (
    <section aria-label="Pages" className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <search aria-label="Filters" className="flex flex-wrap items-center gap-2">
          <SubmittedSearch
            label="Search pages"
            value={view.search}
            onSearch={(search) => onChange({ search }, "replace")}
          />
          <MultiSelect
            label="Kind"
            options={kindOptions}
            values={view.kind}
            onChange={(values) =>
              onChange({ kind: pageKinds.filter((one) => values.includes(one)) }, "replace")
            }
          />
        </search>
        <div className="sm:ml-auto">
          <ExportButton
            name="audit-pages"
            read={(format) => auditPagesFile(projectId, audit.id, { view, format })}
            disabled={count === 0}
          />
        </div>
      </div>
      <DataTable
        label="Pages of the audit"
        wide
        columns={pageColumns}
        data={tableDataOf(list, ({ results }) => results.map((page) => ({ page, auditId: audit.id })))}
        rowKey={({ page }) => page.id}
        sort={sortOf(view.order)}
        onSort={({ column }) => onChange(({ order }) => ({ order: toggledOrder(order, column) }), "push")}
        empty={
          <NoPages
            isPast={count > 0}
            isNarrowed={isNarrowed}
            onFirst={() => onChange({ page: 1 }, "push")}
            onClear={() => onChange({ search: "", kind: [] }, "replace")}
          />
        }
        footer={pagesFooter({
          page: view.page,
          pageSize: auditPagesPerPage,
          total: count,
          onPage: (page) => onChange({ page }, "push"),
        })}
      />
    </section>
  );
}

interface NoPagesProps {
  /** There are pages, before this page of the list. */
  readonly isPast: boolean;
  readonly isNarrowed: boolean;
  readonly onFirst: () => void;
  readonly onClear: () => void;
}

function NoPages({ isPast, isNarrowed, onFirst, onClear }: NoPagesProps): ReactElement {
  if (isPast) return <PastTheEnd onFirst={onFirst} />;
  if (!isNarrowed) return <EmptyState icon={SearchX} title="No page was read" frame="none" />;
  return (
    <EmptyState
      icon={SearchX}
      title="No page matches the filters"
      frame="none"
      actions={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
