import type {
  AppliedMigration,
  ClickHouseState,
  JournalState,
  PostgresState,
} from "@citelens/contract/platform/admin-system";
import { isPostgresUnavailable, withinTime } from "#platform/postgres.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import * as clickhouse from "./clickhouse-state.events.ts";
import type { HealthSources } from "./health.ts";
import { journalStateOf } from "./journal-state.ts";
import * as postgres from "./postgres-state.sql.ts";

/** All who look at an instance's page share what is read once in so long. */
const freshMs = 5_000;
const readMsMax = 5_000;
const tablesShown = 15;
const statementsShown = 10;

export interface SystemState {
  postgres(): Promise<PostgresState>;
  clickhouse(): Promise<ClickHouseState>;
  journal(): Promise<JournalState>;
}

export function openSystemState(tools: Tools, sources: HealthSources): SystemState {
  const ofPostgres = promiseCache<PostgresState>({ max: 1, ttl: freshMs });
  const ofClickHouse = promiseCache<ClickHouseState>({ max: 1, ttl: freshMs });
  const ofJournal = promiseCache<JournalState>({ max: 1, ttl: freshMs });
  return {
    postgres: () => ofPostgres.get("", () => readPostgres(tools, sources)),
    clickhouse: () => ofClickHouse.get("", () => readClickHouse(tools, sources)),
    journal: () => ofJournal.get("", () => readJournal(tools)),
  };
}

async function readPostgres(tools: Tools, sources: HealthSources): Promise<PostgresState> {
  const written = await sources.migrations.postgres();
  const state = await withinTime(tools, readMsMax, async (within) => {
    const applied = new Set(await postgres.listAppliedTimes(within));
    return {
      ...(await postgres.sizeOfDatabase(within)),
      tables: await postgres.listLargestTables(within, tablesShown),
      migrations: written.map(({ name, at }) => ({
        name,
        at: new Date(at).toISOString(),
        is_applied: applied.has(at),
      })),
    };
  });
  return { ...state, statements: await readStatements(tools) };
}

/** Installed without being loaded at the server's start, the extension refuses to answer: then there is nothing to show. */
async function readStatements(tools: Tools): Promise<PostgresState["statements"]> {
  const schema = await postgres.findStatementsSchema(tools);
  if (schema === undefined) return null;
  return withinTime(tools, readMsMax, (within) =>
    postgres.listSlowStatements(within, { schema, limit: statementsShown }),
  ).catch((error: unknown) => {
    if (isPostgresUnavailable(error)) throw error;
    tools.log.warn({ err: error }, "pg_stat_statements could not be read");
    return null;
  });
}

async function readClickHouse(tools: Tools, sources: HealthSources): Promise<ClickHouseState> {
  return {
    version: await clickhouse.versionOfClickHouse(tools),
    tables: await clickhouse.listTables(tools),
    replicas: tools.events.cluster ? await clickhouse.listReplicas(tools) : null,
    statements: (await clickhouse.hasQueryLog(tools))
      ? await clickhouse.listSlowStatements(tools, statementsShown)
      : null,
    migrations: await clickHouseMigrations(tools, sources),
  };
}

async function clickHouseMigrations(tools: Tools, sources: HealthSources): Promise<AppliedMigration[]> {
  const applied = new Map((await clickhouse.listApplied(tools)).map(({ name, at }) => [name, at]));
  const names = await sources.migrations.clickhouse();
  return names.map((name) => {
    const at = applied.get(name);
    return { name, at: at === undefined ? null : new Date(at).toISOString(), is_applied: at !== undefined };
  });
}

async function readJournal({ journalDir }: Tools): Promise<JournalState> {
  return { journal: journalDir === undefined ? null : await journalStateOf(journalDir) };
}
