import type { ReactElement } from "react";
import { Button } from "./button.tsx";
import { FilterChip, type FilterChipProps } from "./filter-chip.tsx";

interface ActiveFiltersProps {
  readonly filters: readonly FilterChipProps[];
  readonly onClear: () => void;
}

/** Every filter that is in use as a chip, and a way to be rid of all; nothing where there is none. */
export function ActiveFilters({ filters, onClear }: ActiveFiltersProps): ReactElement | null {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter.words} className="max-w-full">
          <FilterChip {...filter} />
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}
