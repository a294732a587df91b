import { setTimeout as wait } from "node:timers/promises";
import { escapeIdentifier } from "pg";
import { testServer } from "./postgres-server.ts";

const looksMax = 15;
const lookMs = 200;

/** Starts the PostgreSQL of the tests before a run; tidies up and stops it afterwards, unless another run is using it. */
export async function setup(): Promise<() => Promise<void>> {
  const { admin, stop } = await testServer();
  return async () => {
    const isAlone = await tidyUpOnceAlone();
    await admin.end();
    if (isAlone) await stop();
  };
}

/** Connections of workers that have just ended are there for a moment longer; those of another run stay. */
async function tidyUpOnceAlone(): Promise<boolean> {
  for (let looks = 1; looks <= looksMax; looks += 1) {
    if (await tidyUpIfAlone()) return true;
    await wait(lookMs);
  }
  return false;
}

/** Drops what killed tests have left, and templates after a day: they are made again in a moment. */
export async function tidyUpIfAlone(): Promise<boolean> {
  const { admin } = await testServer();
  const others = await admin.query(
    `select from pg_stat_activity
     where backend_type = 'client backend' and application_name <> current_setting('application_name')`,
  );
  if (others.rowCount !== 0) return false;

  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database, pg_stat_file('base/' || oid || '/PG_VERSION') as file
     where datname ^@ 'test_' or (datname ^@ 'template_' and file.modification < now() - interval '1 day')`,
  );
  for (const { name } of rows)
    await admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  return true;
}
