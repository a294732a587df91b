import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";

type DbTools = Pick<Tools, "db">;

export async function sizeOfDatabase({ db }: DbTools): Promise<{ version: string; bytes: number }> {
  const { rows } = await db.execute<{ version: string; bytes: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`);
  return rows[0] ?? { version: "", bytes: 0 };
}

export interface TableSize {
  readonly name: string;
  /** As the last analysis of the table estimates them. */
  readonly rows: number;
  /** With indexes and what is stored apart. */
  readonly bytes: number;
  readonly index_bytes: number;
}

export async function listLargestTables({ db }: DbTools, limit: number): Promise<TableSize[]> {
  const { rows } = await db.execute<{ [K in keyof TableSize]: TableSize[K] }>(sql`
    select case when nspname = 'public' then relname::text else nspname || '.' || relname end as name,
      greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(pg_class.oid)::float8 as bytes,
      pg_indexes_size(pg_class.oid)::float8 as index_bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_temp%'
    order by bytes desc, name limit ${limit}`);
  return rows;
}

/** The schema of the extension that notes statements; undefined where it is not installed. */
export async function findStatementsSchema({ db }: DbTools): Promise<string | undefined> {
  const { rows } = await db.execute<{ schema: string }>(sql`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_stat_statements'`);
  return rows[0]?.schema;
}

export interface StatementTime {
  readonly statement: string;
  readonly calls: number;
  readonly mean_ms: number;
  readonly total_ms: number;
}

/**
 * The statements of this database that took most time together. Values are placeholders in those that read or write rows; others,
 * such as one that sets a password, are left out, and so is whatever stands in quotes.
 */
export async function listSlowStatements(
  { db }: DbTools,
  { schema, limit }: { readonly schema: string; readonly limit: number },
): Promise<StatementTime[]> {
  const { rows } = await db.execute<{ [K in keyof StatementTime]: StatementTime[K] }>(sql`
    select left(regexp_replace(regexp_replace(query, '''[^'']*''', '…', 'g'), '\\s+', ' ', 'g'), 300) as statement,
      calls::float8 as calls, mean_exec_time as mean_ms, total_exec_time as total_ms
    from ${sql.identifier(schema)}.pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query ~* '^\\s*(select|insert|update|delete|merge|with)\\y'
    order by total_exec_time desc limit ${limit}`);
  return rows;
}

/** When the migrations were written that are applied: all that the tool which applies them stores. */
export async function listAppliedTimes({ db }: DbTools): Promise<number[]> {
  const { rows } = await db.execute<{ at: number }>(
    sql`select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ at }) => at);
}
