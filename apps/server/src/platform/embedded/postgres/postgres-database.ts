import { Client, escapeIdentifier } from "pg";
import { superuser } from "./postgres-cluster.ts";
import { codeOf, EmbeddedPostgresError } from "./postgres-error.ts";
import { port } from "./postgres-socket.ts";

/** The product's role: it owns its databases and is no superuser, so row-level security binds it. */
export const appRole = "citelens";

/** The address of a database for node-postgres and other clients; says all that PG… variables could change. */
export function socketUrl(
  socketDir: string,
  { role, database }: { readonly role: string; readonly database: string },
): string {
  const query = new URLSearchParams({ host: socketDir, sslmode: "disable" });
  return `postgres://${role}@localhost:${port}/${database}?${query}`;
}

/** Throws unless the name can be used in an address as it is. */
export function checkDatabaseName(name: string): void {
  if (/^[a-z_][a-z0-9_]{0,62}$/.test(name)) return;
  throw new EmbeddedPostgresError(
    `"${name}" cannot name a database: use at most 63 lower-case letters, digits and underscores.`,
  );
}

/** Makes the product's role and database unless they are there, and answers the data folder that the server uses. */
export async function ensureDatabase(socketDir: string, database: string): Promise<string> {
  const connectionString = socketUrl(socketDir, { role: superuser, database: "postgres" });
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // An error between two queries shows in the next one.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string; has_role: boolean; has_database: boolean }>(
      `select current_setting('data_directory') as folder,
              exists (select from pg_roles where rolname = $1) as has_role,
              exists (select from pg_database where datname = $2) as has_database`,
      [appRole, database],
    );
    const [found] = rows;
    if (!found?.has_role) await unlessThere(client.query(`create role ${escapeIdentifier(appRole)} login`));
    if (!found?.has_database) await unlessThere(client.query(createStatement(database)));
    return found?.folder ?? "";
  } finally {
    await client.end();
  }
}

function createStatement(database: string): string {
  return `create database ${escapeIdentifier(database)} owner ${escapeIdentifier(appRole)}`;
}

/** Anyone who starts at the same moment may create it first; PostgreSQL then reports a duplicate in one of three ways. */
async function unlessThere(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!["42P04", "42710", "23505"].includes(codeOf(error) ?? "")) throw error;
  });
}
