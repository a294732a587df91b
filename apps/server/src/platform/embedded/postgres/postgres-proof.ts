import { Client } from "pg";
import { superuser } from "./postgres-cluster.ts";
import { laterPages } from "./postgres-pages.ts";

interface Relation {
  readonly oid: number;
  readonly name: string;
  /** Where its pages are, below the data folder. */
  readonly path: string;
}

/** A damaged folder repeats itself. */
const faultsMax = 5;

/**
 * Proves that the tables of a copied database are whole: no page is younger than the log, and every row can be read. Its indexes are
 * built anew, since one may also name rows that its table has not, which nothing tells until they are others. Reads everything once.
 * Answers sentences without their full stop, the worst first; none where all is sound.
 */
export async function proveTables(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: asSuperuser(url), application_name: "citelens proof" });
  await client.connect();
  try {
    await client.query("create extension if not exists amcheck");
    const tables = await listRelations(client, ["r", "m", "t"]);
    const faults: string[] = [];
    const later = await laterPages(client, tables);
    if (later > 0)
      faults.push(
        `${later} pages are younger than the log of the database (WAL), of which a part is missing`,
      );
    for (const table of tables) faults.push(...(await tableFaults(client, table)));
    for (const index of await listRelations(client, ["i"]))
      faults.push(...(await indexFaults(client, index)));
    await client.query("drop extension amcheck");
    return faults.slice(0, faultsMax);
  } finally {
    await client.end();
  }
}

function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = superuser;
  return address.href;
}

async function listRelations(client: Client, kinds: readonly string[]): Promise<readonly Relation[]> {
  const { rows } = await client.query<Relation>(
    `select c.oid::int8::float8 as oid, format('%I.%I', n.nspname, c.relname) as name,
            pg_relation_filepath(c.oid) as path
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = any($1) and c.relpersistence = 'p' and pg_relation_filepath(c.oid) is not null
     order by c.oid`,
    [kinds],
  );
  return rows;
}

/** Damage shows in two ways: as something that does not fit, or as a page that cannot be read at all. */
async function tableFaults(client: Client, { oid, name }: Relation): Promise<string[]> {
  try {
    const { rows } = await client.query<{ msg: string }>(
      "select msg from verify_heapam($1::oid::regclass, on_error_stop => true, check_toast => true) limit 1",
      [oid],
    );
    return rows.map(({ msg }) => `rows of the table ${name} are damaged (${msg})`);
  } catch (error) {
    return [`the table ${name} cannot be read (${messageOf(error)})`];
  }
}

async function indexFaults(client: Client, { name }: Relation): Promise<string[]> {
  try {
    await client.query(`reindex index ${name}`);
    return [];
  } catch (error) {
    return [`the index ${name} cannot be built anew (${messageOf(error)})`];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
