import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import {
  answer_days,
  brand_days,
  cell_days,
  cell_weeks,
  source_days,
  source_weeks,
  sum_versions,
  version_days,
} from "../insights.tables.ts";
import type { RollUp, SumRow } from "./roll-up.rules.ts";

const tables = {
  answer_days,
  brand_days,
  source_days,
  source_weeks,
  cell_days,
  cell_weeks,
  version_days,
} as const;

/** Adds to the sums; rows are locked table by table, in the order of their keys. */
export async function addSums({ db }: Tools, rollUp: RollUp): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    const rows = rollUp[name as keyof RollUp]; // the keys of both are the same
    if (rows.length > 0) await db.execute(addTo(table, rows));
  }
  await db.execute(sql`
    insert into ${sum_versions} as known (workspace_id, campaign_id, version)
    select distinct workspace_id, campaign_id, 1
    from jsonb_to_recordset(${JSON.stringify(rollUp.answer_days.concat(rollUp.brand_days, rollUp.source_days, rollUp.version_days))}::jsonb)
      as row(workspace_id uuid, campaign_id uuid)
    order by workspace_id, campaign_id
    on conflict (workspace_id, campaign_id) do update set version = known.version + 1`);
}

/** Deletes the sums of a campaign. */
export async function removeSums({ db }: Tools, { workspaceId }: Place, campaignId: string): Promise<void> {
  for (const table of Object.values(tables)) {
    await db.execute(
      sql`delete from ${table} where workspace_id = ${workspaceId} and campaign_id = ${campaignId}`,
    );
  }
}

/**
 * Holds the sums of campaigns until the transaction ends: to add to them together with others, or to make them again alone.
 * Without it, sums rebuilt could miss answers that are being stored, or count them twice. Anyone who waits does so for as
 * long as it takes: answers that were paid for must not be given up because sums are being rebuilt.
 */
export async function holdSums(
  { db }: Tools,
  { campaignIds, alone }: { readonly campaignIds: readonly string[]; readonly alone: boolean },
): Promise<void> {
  const suffix = sql.raw(alone ? "" : "_shared");
  for (const id of [...campaignIds].sort()) {
    const key = sql`hashtextextended(${`insights ${id}`}, 0)`;
    const { rows } = await db.execute<{ is_held: boolean; timeout: string }>(
      sql`select pg_try_advisory_xact_lock${suffix}(${key}) as is_held, current_setting('statement_timeout') as timeout`,
    );
    const [tried] = rows;
    if (tried?.is_held) continue;

    await db.execute(sql`select set_config('statement_timeout', '0', true)`);
    await db.execute(sql`select pg_advisory_xact_lock${suffix}(${key})`);
    await db.execute(sql`select set_config('statement_timeout', ${tried?.timeout ?? "0"}, true)`);
  }
}

function addTo(table: PgTable, rows: readonly SumRow[]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const keys = new Set(getTableConfig(table).primaryKeys[0]?.columns.map(({ name }) => name));
  const sums = columns.filter(([, { dataType, name }]) => dataType === "number" && !keys.has(name));
  const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
  const name = (column: string): SQL => sql.identifier(column) as unknown as SQL; // an identifier is a part of a statement
  return sql`
    insert into ${table} as sums (${list(columns.map(([column]) => name(column)))})
    select ${list(
      columns.map(([column]) =>
        sums.some(([one]) => one === column) ? sql`coalesce(${name(column)}, 0)` : name(column),
      ),
    )}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(${list(
      columns.map(([column, { getSQLType }], index) => {
        const type = columns[index]?.[1].getSQLType() ?? getSQLType();
        return sql`${name(column)} ${sql.raw(type)}`;
      }),
    )})
    order by ${list([...keys].sort().map(name))}
    on conflict (${list([...keys].map(name))})
    do update set ${list(sums.map(([column]) => sql`${name(column)} = sums.${name(column)} + excluded.${name(column)}`))}`;
}
