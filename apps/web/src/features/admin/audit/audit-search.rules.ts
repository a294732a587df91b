import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";
import { type AdminSearch, parseAdminSearch } from "../admin-search.rules.ts";

/** The search parameters of the log; what is not filtered is omitted. */
export interface AuditSearch extends AdminSearch {
  /** Kind of the id; omitted for a user. */
  readonly of?: "organization" | "workspace";
  readonly action?: string;
  /** Days in UTC as dd-MM-yy, both included. */
  readonly from?: string;
  readonly to?: string;
}

export function parseAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const [from, to] = [dayIn(raw.from), dayIn(raw.to)];
  return {
    ...parseAdminSearch(raw),
    ...((raw.of === "workspace" || raw.of === "organization") && { of: raw.of }),
    ...(typeof raw.action === "string" && raw.action !== "" && { action: raw.action.slice(0, 100) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function dayIn(value: unknown): string | undefined {
  const day = fromAddressDay(value);
  return day === undefined ? undefined : toAddressDay(day);
}

/** As the API is asked. */
export interface AuditFilter {
  readonly user?: string;
  readonly organization?: string;
  readonly workspace?: string;
  readonly action?: string;
  readonly from_date?: string;
  readonly to_date?: string;
}

export function auditFilterOf({ search, of, action, from, to }: AuditSearch): AuditFilter {
  const [from_date, to_date] = [fromAddressDay(from), fromAddressDay(to)];
  return {
    ...(search !== undefined && { [of ?? "user"]: search }),
    ...(action !== undefined && { action }),
    ...(from_date !== undefined && { from_date }),
    ...(to_date !== undefined && { to_date }),
  };
}
