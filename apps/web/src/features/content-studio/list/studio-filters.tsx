import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { ActiveFilters } from "#ui/forms/active-filters.tsx";
import { CollapsedFilters } from "#ui/forms/collapsed-filters.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import {
  activeFilters,
  type StudioView,
  statusFilterLabels,
  statusFilters,
  withoutFilters,
} from "./studio-search.rules.ts";

interface StudioFiltersProps {
  readonly view: StudioView;
  readonly onChange: ChangeView<StudioView>;
}

const statusOptions = statusFilters.map((value) => ({ value, label: statusFilterLabels[value] }));

/** Filters of the texts that are listed; in narrow windows behind one button. */
export function StudioFilters({ view, onChange }: StudioFiltersProps): ReactElement {
  const filters = activeFilters(view);
  return (
    <div className="space-y-2">
      <search aria-label="Filters" className="flex flex-wrap items-center gap-2 print:hidden">
        <CollapsedFilters count={filters.length}>
          <SubmittedSearch
            label="Search titles"
            value={view.search}
            onSearch={(search) => onChange({ search }, "replace")}
          />
          <MultiSelect
            label="Status"
            options={statusOptions}
            values={view.status}
            onChange={(values) =>
              onChange({ status: statusFilters.filter((one) => values.includes(one)) }, "replace")
            }
          />
        </CollapsedFilters>
      </search>
      <ActiveFilters
        filters={filters.map(({ words, without }) => ({
          words,
          onRemove: () => onChange(without, "replace"),
        }))}
        onClear={() => onChange(withoutFilters, "replace")}
      />
    </div>
  );
}
