import type { AdminSearch } from "./admin-search.rules.ts";

/** What every list of the admin area gets from its address. */
export interface AdminPageProps {
  /** As the address has it: the page itself makes sense of it, so that no route has to do so in the first load. */
  readonly address: Readonly<Record<string, unknown>>;
  readonly onSearch: (search: AdminSearch) => void;
}
