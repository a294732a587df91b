import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { ActiveFilters } from "#ui/forms/active-filters.tsx";
import { CollapsedFilters } from "#ui/forms/collapsed-filters.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import {
  activeFilters,
  filterLabels,
  filterOptions,
  sourceOptions,
  staleOptions,
  withValues,
} from "./filter-labels.rules.ts";
import { filtersInUse, type IndexingView, listFilters, withoutFilters } from "./indexing-search.rules.ts";

export interface PageFiltersProps {
  readonly view: IndexingView;
  readonly onChange: ChangeView<IndexingView>;
}

/** Filters of the pages that the matrix lists. */
export function PageFilters({ view, onChange }: PageFiltersProps): ReactElement {
  return (
    <div className="space-y-2">
      <search aria-label="Filters" className="flex flex-wrap items-center gap-2 print:hidden">
        <CollapsedFilters count={filtersInUse(view)}>
          <Narrowing view={view} onChange={onChange} />
        </CollapsedFilters>
      </search>
      <ActiveFilters
        filters={activeFilters(view).map(({ words, without }) => ({
          words,
          onRemove: () => onChange(without, "replace"),
        }))}
        onClear={() => onChange(withoutFilters, "replace")}
      />
    </div>
  );
}

function Narrowing({ view, onChange }: PageFiltersProps): ReactElement {
  return (
    <>
      <SubmittedSearch
        label="Search by path..."
        value={view.search}
        onSearch={(search) => onChange({ search }, "replace")}
      />
      {listFilters.map((name) => (
        <MultiSelect
          key={name}
          label={filterLabels[name]}
          options={filterOptions[name]}
          values={view[name]}
          onChange={(values) => onChange(withValues(name, values), "replace")}
        />
      ))}
      <Select
        label="Age of the evidence"
        options={staleOptions}
        value={view.stale}
        onChange={(stale) => onChange({ stale }, "replace")}
      />
      <Select
        label="Known from"
        options={sourceOptions}
        value={view.source}
        onChange={(source) => onChange({ source }, "replace")}
      />
    </>
  );
}
