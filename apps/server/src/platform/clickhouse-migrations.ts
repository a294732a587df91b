import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { z } from "zod";
import type { ClickHouse } from "./clickhouse.ts";
import { appliedTable, type Cluster, createClusterRenderer } from "./clickhouse-cluster.rules.ts";

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  readonly checksum: string;
}

const applied = z.object({ name: z.string(), checksum: z.string() });

/**
 * Creates the events' database and applies the numbered .sql files of a folder in order, each once. Statements end
 * with a semicolon at the end of a line and name tables without their database. ClickHouse has no transactions for
 * them: a file that failed is applied again from its start, so each statement must bear that (IF NOT EXISTS). Callers
 * see to it that only one process does this at a time.
 */
export async function migrateClickHouse(clickhouse: ClickHouse, folder: URL): Promise<void> {
  const migrations = forCluster(await readMigrations(folder), clickhouse.cluster);
  await clickhouse.createDatabase();
  await clickhouse.command(appliedTable(clickhouse.cluster));
  const rows = await clickhouse.query("SELECT name, checksum FROM schema_migrations", {}, applied);
  const done = new Map(rows.map(({ name, checksum }) => [name, checksum]));

  for (const migration of migrations) {
    const checksum = done.get(migration.name);
    if (checksum === undefined) await apply(clickhouse, migration);
    else if (checksum !== migration.checksum) throw changed(migration);
  }
}

/** On a cluster other statements do the same. The checksums stay those of the files, so a cluster is known by its name alone. */
function forCluster(migrations: readonly Migration[], cluster: Cluster | undefined): readonly Migration[] {
  if (!cluster) return migrations;
  const renderer = createClusterRenderer(cluster);
  return migrations.map((migration) => ({
    ...migration,
    statements: migration.statements.flatMap(renderer.migration),
  }));
}

/** The statements of a file, without their semicolons; what is only comment is left out. */
export function statementsIn(sql: string): readonly string[] {
  return sql
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^\s*--.*$/gm, "").trim() !== "");
}

async function apply(clickhouse: ClickHouse, { name, statements, checksum }: Migration): Promise<void> {
  for (const statement of statements) {
    await clickhouse.command(statement).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The ClickHouse migration ${name} failed: ${why} in: ${statement.slice(0, 200)}`, {
        cause,
      });
    });
  }
  await clickhouse.insert("schema_migrations", [{ name, checksum }]);
}

/** The files of a folder, in order. */
export async function readMigrations(folder: URL): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = names.map((name) => /^\d{4}(?=[-_])/.exec(name)?.[0]);
  const wrong = names.find((_, index) => !numbers[index] || numbers[index] === numbers[index - 1]);
  if (wrong)
    throw new Error(
      `The ClickHouse migration ${wrong} needs a number of four digits of its own, as in 0001-visits.sql`,
    );

  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), "utf8");
      const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
      return { name, statements: statementsIn(sql), checksum };
    }),
  );
}

function changed({ name }: Migration): Error {
  return new Error(
    `The ClickHouse migration ${name} was changed after it had been applied. Put changes into a new file.`,
  );
}
