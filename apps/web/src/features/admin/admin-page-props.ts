import type { AdminSearch } from "./admin-search.rules.ts";

/** Common props of the admin lists. */
export interface AdminPageProps {
  /** The raw search parameters; the page parses them, which keeps that code out of the first load. */
  readonly address: Readonly<Record<string, unknown>>;
  readonly onSearch: (search: AdminSearch) => void;
}
