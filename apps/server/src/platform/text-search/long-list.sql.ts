import { rowsCountedMax } from "@citelens/contract/base/paging";
import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "../tools.ts";

/** One page of a list that may have millions of rows. */
export interface LongPage<Row> {
  readonly rows: readonly Row[];
  /** At most `rowsCountedMax`. */
  readonly count: number;
  readonly isBound: boolean;
  readonly hasNext: boolean;
}

export interface LongList {
  /** Statements `select id, created from …`, whose finds are united: two with an index each beat one with OR. */
  readonly ways: readonly SQL[];
  readonly isSearched: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page, the newest first, and how many rows there are up to the bound. */
export async function listNewest({ db }: Pick<Tools, "db">, list: LongList): Promise<LongPage<string>> {
  const { limit, offset } = list;
  if (list.ways.length === 0) return { rows: [], count: 0, isBound: false, hasNext: false };

  const counted = await db.execute<{ count: number; ids: string[] }>(countAndPage(list));
  const { count = 0, ids = [] } = counted.rows[0] ?? {};
  if (count <= rowsCountedMax && list.isSearched) {
    return { rows: ids, count, isBound: false, hasNext: offset + limit < count };
  }
  // What was searched goes no further than it is counted: finding the last of 300,000 reads all of them.
  const end = list.isSearched ? Math.min(offset + limit, rowsCountedMax) : offset + limit;
  const rows = offset < end ? await walk({ db }, list, { offset, end: end + 1 }) : [];
  const shown = rows.slice(0, end - offset);
  const isBound = count > rowsCountedMax;
  return {
    rows: shown,
    count: Math.min(count, rowsCountedMax),
    isBound,
    hasNext: rows.length > shown.length && !(list.isSearched && end === rowsCountedMax),
  };
}

/** Rows are found first and sorted then, as sorting by age reads all newer; beyond the count, newest near. */
function countAndPage({ ways, isSearched, limit, offset }: LongList): SQL {
  const bounded = ways.map((way) => sql`(${way} limit ${rowsCountedMax + 1})`);
  const found = sql`select id, created from (${sql.join(bounded, sql` union `)}) as any_way limit ${rowsCountedMax + 1}`;
  if (!isSearched) return sql`select count(*)::int as count, '{}'::uuid[] as ids from (${found}) as found`;
  return sql`
    with found as materialized (${found}),
    page as (select id, created from found order by created desc, id desc limit ${limit} offset ${offset})
    select (select count(*)::int from found) as count,
      coalesce((select array_agg(id order by created desc, id desc) from page), '{}') as ids`;
}

async function walk(
  { db }: Pick<Tools, "db">,
  { ways }: LongList,
  { offset, end }: { readonly offset: number; readonly end: number },
): Promise<string[]> {
  const [only] = ways;
  const order = sql`order by created desc, id desc`;
  const newest =
    ways.length === 1 && only
      ? only
      : sql`select id, created from (${sql.join(
          ways.map((way) => sql`(${way} ${order} limit ${end})`),
          sql` union `,
        )}) as any_way`;
  const { rows } = await db.execute<{ id: string }>(
    sql`${newest} ${order} limit ${end - offset} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Rows that were read by their ids, in the order of these; what is gone meanwhile is left out. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
