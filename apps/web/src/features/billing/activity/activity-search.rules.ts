import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";

/** The search parameters of the activity page; what is not filtered is omitted. */
export interface ActivitySearch {
  readonly page?: number;
  readonly action?: string;
  /** Id of the user who acted, or was acted upon. */
  readonly user?: string;
  /** Days in UTC as dd-MM-yy, both included. */
  readonly from?: string;
  readonly to?: string;
}

const pageMax = 1_000_000;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseActivitySearch(raw: Readonly<Record<string, unknown>>): ActivitySearch {
  const page = Number(raw.page);
  const [from, to] = [dayIn(raw.from), dayIn(raw.to)];
  return {
    ...(Number.isInteger(page) && page > 1 && page <= pageMax && { page }),
    ...(typeof raw.action === "string" && raw.action !== "" && { action: raw.action.slice(0, 100) }),
    ...(typeof raw.user === "string" && idPattern.test(raw.user) && { user: raw.user }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function dayIn(value: unknown): string | undefined {
  const day = fromAddressDay(value);
  return day === undefined ? undefined : toAddressDay(day);
}

/** As the API is asked. */
export interface ActivityFilter {
  readonly action?: string;
  readonly user?: string;
  readonly from_date?: string;
  readonly to_date?: string;
}

export function activityFilterOf({ action, user, from, to }: ActivitySearch): ActivityFilter {
  const [from_date, to_date] = [fromAddressDay(from), fromAddressDay(to)];
  return {
    ...(action !== undefined && { action }),
    ...(user !== undefined && { user }),
    ...(from_date !== undefined && { from_date }),
    ...(to_date !== undefined && { to_date }),
  };
}
