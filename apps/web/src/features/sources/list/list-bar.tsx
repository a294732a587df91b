import type { ReactElement, ReactNode } from "react";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";

interface ListBarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly filters: ReactNode;
  readonly about: ReactNode;
  readonly actions: ReactNode;
}

/** The filters above a list; help and export at the end. */
export function ListBar(props: ListBarProps): ReactElement {
  const { searchLabel, search, onSearch, filters, about, actions } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <search aria-label={searchLabel} className="flex flex-wrap items-center gap-2">
        <SubmittedSearch label={searchLabel} value={search} onSearch={onSearch} />
        {filters}
      </search>
      <div className="flex items-center gap-1 sm:ml-auto">
        {about}
        {actions}
      </div>
    </div>
  );
}
