import type { AuditScope } from "@citelens/contract/content/audit-words";
import { pageIn, searchIn } from "#lib/address/search-values.ts";

/** The search parameters of the dashboard; defaults are omitted. */
export interface DashboardSearch {
  /** The address of a page that is to be audited once somebody presses the button; empty for one that is still to be given. */
  readonly page?: string;
  /** Scope of the history that is listed: audits of single pages in place of those of the site. */
  readonly scope?: Extract<AuditScope, "PAGE">;
  /** The page of the history. */
  readonly history?: number;
}

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  const history = pageIn(raw.history);
  return {
    ...(raw.page !== undefined && { page: searchIn(raw.page) }),
    ...(raw.scope === "PAGE" && { scope: raw.scope }),
    ...(history !== 1 && { history }),
  };
}
