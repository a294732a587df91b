import type { AdminSearch } from "./admin-search.rules.ts";

/** What every list of the admin area gets from its address. */
export interface AdminPageProps {
  readonly search: AdminSearch;
  readonly onSearch: (search: AdminSearch) => void;
}
