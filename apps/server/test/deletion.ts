import type { Home } from "./answers-world.ts";
import type { World } from "./world.ts";

const parts = ["answer_mentions", "answer_citations", "answer_raws", "answer_searches", "brand_candidates"];

/** Copies the answers of a campaign with their parts so often that it has many; resolves to how many it has then. */
export async function multiplyAnswers(
  { postgres: { pool } }: World,
  { projectId }: Pick<Home, "projectId">,
  { campaignId, copies }: { readonly campaignId: string; readonly copies: number },
): Promise<number> {
  const copyOf = async (table: string, changes: Readonly<Record<string, string>>, from: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => changes[name] ?? `one.${name}`);
    await pool.query(`insert into ${table} (${names.join()}) select ${values.join()} from ${from}`);
  };
  await pool.query(`create table copies as
    select workspace_id, id as old_id, gen_random_uuid() as id, nth from answers, generate_series(1, ${copies}) as nth
    where campaign_id = '${campaignId}'`);
  const from = "join copies as copy on copy.workspace_id = one.workspace_id and copy.old_id";
  await copyOf("answers", { id: "copy.id", repeat: "100 + nth" }, `answers as one ${from} = one.id`);
  for (const table of parts)
    await copyOf(table, { answer_id: "copy.id" }, `${table} as one ${from} = one.answer_id`);
  await pool.query("drop table copies");
  const { rows } = await pool.query("select from answers where workspace_id = $1 and campaign_id = $2", [
    projectId,
    campaignId,
  ]);
  return rows.length;
}

export type Census = Readonly<Record<string, number>>;

/** How many rows each table has of a workspace, or of a campaign where the table says so; those without are left out. */
export async function census({ postgres: { pool } }: World, workspaceId: string): Promise<Census> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id'
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select from ${name} where workspace_id = $1`, [workspaceId]);
    if (rows.length > 0) counts[name] = rows.length;
  }
  return counts;
}

export interface DeletedRows {
  readonly table: string;
  readonly rows: number;
  /** Whether the database did so by itself, because a row went that others referred to. */
  readonly cascaded: boolean;
}

/** Notes each statement that removes rows of a workspace's tables; resolves to a function that tells them. */
export async function watchDeletions({ postgres: { pool } }: World): Promise<() => Promise<DeletedRows[]>> {
  await pool.query("create table seen_deletions (name text, count int, cascaded boolean)");
  await pool.query(`create function see_deletion() returns trigger language plpgsql as $$ begin
    insert into seen_deletions select tg_table_name, count(*), pg_trigger_depth() > 1 from gone;
    return null; end $$`);
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id'
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  for (const { name } of rows)
    await pool.query(`create trigger see_deletion after delete on ${name} referencing old table as gone
      for each statement execute function see_deletion()`);
  return async () => {
    const seen = await pool.query<DeletedRows>(
      `select name as table, count as rows, cascaded from seen_deletions where count > 0`,
    );
    return seen.rows;
  };
}
