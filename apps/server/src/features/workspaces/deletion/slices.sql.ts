import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { OrderColumn, Part, Step } from "./removal-plan.rules.ts";

/** Scope of a deletion: values of columns that every statement here names. */
export interface ScopeValues {
  readonly workspace_id: string;
  readonly campaign_id?: string;
}

/** No statement removes more rows. */
export const sliceRows = 5_000;
/** Most rows that others refer to: the database looks for those one by one. */
const referredRows = 1_000;
/** So many rows with parts of their own go at once: some answers have hundreds of parts. */
const rowsWithParts = 250;

interface SliceQuery {
  readonly step: Step;
  readonly after: readonly string[] | undefined;
  /** How much of the largest slice; from 0 to 1. */
  readonly part: number;
}

export interface Slice {
  /** Rows that were removed, by table. */
  readonly removed: ReadonlyMap<string, number>;
  /** Where the next slice begins; undefined when none is left after this one. */
  readonly after: readonly string[] | undefined;
}

/**
 * Removes the next rows of a table in the order of its index, and what refers to them before. It begins where the last one
 * began to end, and not at the beginning, where the database would have to go over all that was removed already.
 */
export async function removeSlice(tools: Tools, scope: ScopeValues, wanted: SliceQuery): Promise<Slice> {
  return wanted.step.parts.length === 0
    ? removeRows(tools, scope, wanted)
    : removeWithParts(tools, scope, wanted);
}

async function removeRows(
  { db }: Tools,
  scope: ScopeValues,
  { step, after, part }: SliceQuery,
): Promise<Slice> {
  const limit = partOf(step.isReferred ? referredRows : sliceRows, part);
  const { rows } = await db.execute<{ gone: number; found: number; last: string[] | null }>(sql`
    with slice as materialized (${sliceOf(scope, step, { after, limit })}),
      gone as (
        delete from ${table(step)} where ctid = any(array(select place from slice)) and ${within(scope)} returning 1)
    select (select count(*) from gone)::int as gone, (select count(*) from slice)::int as found,
      (select last from slice order by number desc limit 1) as last`);
  const [slice] = rows;
  const isLast = (slice?.found ?? 0) < limit;
  return {
    removed: new Map([[step.table, slice?.gone ?? 0]]),
    after: isLast ? undefined : (slice?.last ?? undefined),
  };
}

async function removeWithParts(
  tools: Tools,
  scope: ScopeValues,
  { step, after, part }: SliceQuery,
): Promise<Slice> {
  const { key } = step;
  if (!key) throw new Error(`Nothing says what the parts of ${step.table} refer to`);
  const limit = partOf(rowsWithParts, part);
  const { rows } = await tools.db.execute<{ key: string; last: string[] }>(
    sliceOf(scope, step, { after, limit }),
  );
  const keys = listOf(
    rows.map((row) => row.key),
    key,
  );
  const removed = new Map<string, number>();
  const partLimit = partOf(sliceRows, part);
  for (const one of step.parts)
    removed.set(one.table, await removePart(tools, scope, { part: one, keys, limit: partLimit }));

  const gone = await tools.db.execute(sql`
    delete from ${table(step)} where ${within(scope)} and ${sql.identifier(key.column)} = any(${keys})`);
  removed.set(step.table, gone.rowCount ?? 0);
  return { removed, after: rows.length < limit ? undefined : rows.at(-1)?.last };
}

async function removePart(
  { db }: Tools,
  { workspace_id }: ScopeValues,
  { part, keys, limit }: { readonly part: Part; readonly keys: SQL; readonly limit: number },
): Promise<number> {
  const of = sql`workspace_id = ${workspace_id} and ${sql.identifier(part.column)} = any(${keys})`;
  for (let removed = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${table(part)} where ${of}
        and ctid = any(array(select ctid from ${table(part)} where ${of} limit ${limit}))`);
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < limit) return removed;
  }
}

function partOf(rows: number, part: number): number {
  return Math.max(1, Math.round(rows * part));
}

interface SliceStart {
  readonly after: readonly string[] | undefined;
  readonly limit: number;
}

/** The next rows: where each lies, what its parts refer to, and by which values the index goes on after it. */
function sliceOf(scope: ScopeValues, { table: name, order, key }: Step, { after, limit }: SliceStart): SQL {
  const columns = order.map(({ column }) => sql.identifier(column));
  const list = (parts: readonly unknown[]): SQL =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  const isNext =
    after === undefined || order.length === 0
      ? sql``
      : sql`and (${list(columns)}) >= (${list(order.map(({ type }, index) => sql`${after[index]}::text::${sql.raw(type)}`))})`;
  const found = [
    sql`ctid as place`,
    key === undefined ? sql`null as key` : sql`${sql.identifier(key.column)}::text as key`,
    sql`array[${list(columns.map((column) => sql`${column}::text`))}]::text[] as last`,
  ];
  // The rows are numbered after they were limited: before, the database would number all that there are.
  return sql`
    select *, row_number() over () as number from (
      select ${list(found)} from ${sql.identifier(name)} where ${within(scope)} ${isNext}
      ${order.length === 0 ? sql`` : sql`order by ${list(columns)}`} limit ${limit}) as next`;
}

function listOf(values: readonly string[], { type }: OrderColumn): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::${sql.raw(type)})`;
}

function table({ table: name }: { readonly table: string }): SQL {
  return sql`${sql.identifier(name)}`;
}

function within({ workspace_id, campaign_id }: ScopeValues): SQL {
  return campaign_id === undefined
    ? sql`workspace_id = ${workspace_id}`
    : sql`workspace_id = ${workspace_id} and campaign_id = ${campaign_id}`;
}

/** Whether a table has a row of the scope still. */
export async function hasRows({ db }: Tools, scope: ScopeValues, step: Step): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${table(step)} where ${within(scope)} limit 1`);
  return rows.length > 0;
}

/** Holds the row of what is removed, so that nothing that refers to it can be added meanwhile; false when it is gone. */
export async function holdRoot({ db }: Tools, scope: ScopeValues): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${rootOf(scope)} for update`);
  return rows.length > 0;
}

export async function removeRoot({ db }: Tools, scope: ScopeValues): Promise<void> {
  await db.execute(sql`delete from ${rootOf(scope)}`);
}

/** Only what is hidden is ever removed. */
function rootOf({ workspace_id, campaign_id }: ScopeValues): SQL {
  return campaign_id === undefined
    ? sql`workspaces where id = ${workspace_id} and deleted_at is not null`
    : sql`campaigns where workspace_id = ${workspace_id} and id = ${campaign_id} and deleted_at is not null`;
}
