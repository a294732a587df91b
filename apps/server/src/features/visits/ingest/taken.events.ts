import type { Evidence, Verdict } from "@citelens/contract/traffic/identity";
import type { ClickHouse } from "#platform/clickhouse.ts";

/** An agent's request: `ts` in ISO 8601, `status` 0 if unknown. A type, as rows are handed on as records. */
export type VisitRow = {
  readonly workspace_id: string;
  readonly ts: string;
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly status: number;
  readonly token: string;
  readonly bot_type: number;
  readonly purpose: string;
  readonly operator: string;
  readonly verdict: Verdict;
  readonly evidence: Evidence;
  /** The version of the operator's list that decided; empty where none did. */
  readonly evidence_version: string;
  readonly ua: string;
  readonly address_prefix: string;
  /** Parts that a check of its signature needs, as JSON: host and the three signature headers. Empty when it has none. */
  readonly signature: string;
  readonly catalogue_version: string;
  /** The first day on which it is kept no more; rows that waited in a journal since before an upgrade have none. */
  readonly keep_until: string;
  /** By which it is known when it comes again: of an imported line of an access log, or of a batch with a key. */
  readonly line?: number;
};

/** The visit of a person who came from an AI assistant. */
export type ReferralRow = {
  readonly workspace_id: string;
  readonly ts: string;
  readonly path: string;
  readonly query: string;
  readonly assistant: string;
  readonly operator: string;
  readonly evidence: string;
  readonly host: string;
  readonly catalogue_version: string;
  readonly source: ReferralSource;
  /** A UInt64 as decimal digits, as JSON's numbers end before it does; "0" where nobody's address is known. */
  readonly visitor: string;
  /** The same of the user agent alone. */
  readonly browser: string;
  readonly keep_until: string;
  readonly line?: number;
};

/** Side that saw a person: the customer's server, or tracker.js in their browser. */
export type ReferralSource = "server" | "tracker";

/** A page view of any other person; `day` is of the workspace's time zone. */
export type PersonRow = {
  readonly workspace_id: string;
  readonly day: string;
  readonly keep_until: string;
};

export function insertVisits(events: ClickHouse, rows: readonly VisitRow[], token: string): Promise<void> {
  return events.insert("visits", rows, { deduplicationToken: token });
}

export function insertReferrals(
  events: ClickHouse,
  rows: readonly ReferralRow[],
  token: string,
): Promise<void> {
  return events.insert("referrals", rows, { deduplicationToken: token });
}

/** Rows of visits or referrals as a journal has them. */
export function insertLines(
  events: ClickHouse,
  table: "visits" | "referrals",
  { lines, token }: { readonly lines: Uint8Array; readonly token: string },
): Promise<void> {
  return events.insertLines(table, lines, { deduplicationToken: token });
}

/** Adds the people to their workspaces' days; one row a workspace and day is written. */
export function countPeople(
  events: ClickHouse,
  rows: readonly PersonRow[],
  { table, token }: { readonly table: "people_daily" | "people_daily_tracker"; readonly token: string },
): Promise<void> {
  const days = new Map<string, PersonRow & { people: number }>();
  for (const row of rows) {
    const key = `${row.workspace_id} ${row.day}`;
    const known = days.get(key);
    if (known) known.people += 1;
    else days.set(key, { ...row, people: 1 });
  }
  return events.insert(table, [...days.values()], { deduplicationToken: token });
}
