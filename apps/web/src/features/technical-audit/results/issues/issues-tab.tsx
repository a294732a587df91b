import { auditCategories, severities } from "@citelens/contract/content/audit-words";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CollapsedFilters } from "#ui/forms/collapsed-filters.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { categoryLabels, severityLabels } from "../../audit-labels.rules.ts";
import { issuesFile, issuesQuery } from "../results.queries.ts";
import {
  issueFiltersInUse,
  type ResultsView,
  type TabProps,
  withoutIssueFilters,
} from "../results-search.rules.ts";
import { issueColumns } from "./issue-columns.tsx";

const severityOptions = severities.map((value) => ({ value, label: severityLabels[value] }));
const categoryOptions = auditCategories.map((value) => ({ value, label: categoryLabels[value] }));
const stateOptions = [
  { value: "open", label: "Open" },
  { value: "new", label: "New since the audit before" },
  { value: "ignored", label: "Ignored" },
] as const;

/** Findings, by what they cost most. */
export function IssuesTab({ audit, view, onChange }: TabProps): ReactElement {
  const projectId = useWorkspaceId();
  const list = useQuery(issuesQuery(projectId, audit.id, view));
  return (
    <section aria-label="Issues" className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <search aria-label="Filters" className="flex flex-wrap items-center gap-2">
          <CollapsedFilters count={issueFiltersInUse(view)}>
            <Filters view={view} onChange={onChange} />
          </CollapsedFilters>
        </search>
        <div className="flex items-center gap-3 sm:ml-auto">
          {list.data && (
            <p role="status" className="text-sm text-fg-3">
              {counted(list.data.count, "issue")}
            </p>
          )}
          <ExportButton
            name="audit-issues"
            read={(format) => issuesFile(projectId, audit.id, { view, format })}
            disabled={!list.data || list.data.count === 0}
          />
        </div>
      </div>
      <DataTable
        label="Issues"
        columns={issueColumns}
        data={tableDataOf(list, ({ results }, now) =>
          results.map((issue) => ({ issue, now, auditId: audit.id })),
        )}
        rowKey={({ issue }) => issue.check_id}
        empty={<NoIssues view={view} onClear={() => onChange(withoutIssueFilters, "replace")} />}
      />
    </section>
  );
}

function Filters({ view, onChange }: Omit<TabProps, "audit">): ReactElement {
  return (
    <>
      <SubmittedSearch
        label="Search issues"
        value={view.search}
        onSearch={(search) => onChange({ search }, "replace")}
      />
      <MultiSelect
        label="Severity"
        options={severityOptions}
        values={view.severity}
        onChange={(values) =>
          onChange({ severity: severities.filter((one) => values.includes(one)) }, "replace")
        }
      />
      <MultiSelect
        label="Category"
        options={categoryOptions}
        values={view.category}
        onChange={(values) =>
          onChange({ category: auditCategories.filter((one) => values.includes(one)) }, "replace")
        }
      />
      <Select
        label="State"
        options={stateOptions}
        value={view.state}
        onChange={(state) => onChange({ state }, "replace")}
      />
    </>
  );
}

interface NoIssuesProps {
  readonly view: ResultsView;
  readonly onClear: () => void;
}

function NoIssues({ view, onClear }: NoIssuesProps): ReactElement {
  if (issueFiltersInUse(view) > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No issue matches the filters"
        frame="none"
        actions={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return (
    <EmptyState icon={CircleCheck} title="Every check passed" frame="none">
      Nothing stands in the way of AI agents on the pages that were read.
    </EmptyState>
  );
}
