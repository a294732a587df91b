import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import {
  answer_days,
  asked_queries,
  brand_days,
  cell_days,
  cell_totals,
  cell_weeks,
  source_days,
  source_weeks,
  version_days,
} from "../store/insights.tables.ts";
import type { RollUp, SumRow } from "./roll-up.rules.ts";

/** All tables that have generations, in the order in which they are written. */
export const summedTables = {
  cell_totals,
  cell_weeks,
  cell_days,
  answer_days,
  brand_days,
  source_weeks,
  source_days,
  version_days,
  asked_queries,
} as const satisfies Record<keyof RollUp, PgTable>;

/** So many rows go into one statement. */
const rowsAtOnce = 5_000;

/** Adds to the sums, of which the caller holds the state; rows are locked table by table, in the order of their keys. */
export async function addSums({ db }: Tools, rollUp: RollUp): Promise<void> {
  for (const [name, table] of Object.entries(summedTables)) {
    const rows = rollUp[name as keyof RollUp]; // the keys of both are the same
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await db.execute(addTo(table, rows.slice(from, from + rowsAtOnce)));
  }
}

/** Sums are added; of words and instants those of the last answer stay. */
function addTo(table: PgTable, rows: readonly SumRow[]): SQL {
  const columns = Object.values(getTableColumns(table));
  const keys = new Set(getTableConfig(table).primaryKeys[0]?.columns.map(({ name }) => name));
  const names = (some: typeof columns): SQL =>
    sql.join(
      some.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
  const isSum = ({ dataType, name }: (typeof columns)[number]): boolean =>
    dataType === "number" && !keys.has(name);
  const values = columns.map((column) => {
    const name = sql.identifier(column.name);
    if (column.dataType === "json") return sql`coalesce(${name}, '{}')`;
    return isSum(column) ? sql`coalesce(${name}, 0)` : sql`${name}`;
  });
  const types = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  const changes = columns
    .filter(({ name }) => !keys.has(name))
    .flatMap((column): SQL[] => {
      if (column.name === "is_local") return [];
      const name = sql.identifier(column.name);
      if (isSum(column)) return [sql`${name} = sums.${name} + excluded.${name}`];
      if (column.dataType === "json") return [sql`${name} = add_counts(sums.${name}, excluded.${name})`];
      if (column.dataType === "date") return [sql`${name} = greatest(sums.${name}, excluded.${name})`];
      return [
        sql`${name} = case when excluded.last_created >= sums.last_created then excluded.${name} else sums.${name} end`,
      ];
    });
  return sql`
    insert into ${table} as sums (${names(columns)})
    select ${sql.join(values, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(${sql.join(types, sql`, `)})
    order by ${names(columns.filter(({ name }) => keys.has(name)))}
    on conflict (${names(columns.filter(({ name }) => keys.has(name)))})
    do update set ${sql.join(changes, sql`, `)}`;
}
