import { z } from "zod";
import type { Env } from "#env";
import { wrongLedgers } from "#features/credits/room.ts";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { type FolderIdentity, identifyFolder } from "#platform/disk/folder-identity.ts";
import { leftElsewhere } from "#platform/embedded/postgres/postgres-left.ts";
import { proveTables } from "#platform/embedded/postgres/postgres-proof.ts";
import type { Log } from "#platform/log.ts";
import type { Tools } from "#platform/tools.ts";

/** Work that a start does, once, in a data folder that was copied while the product ran on it. */
export interface CopiedFolder extends Pick<FolderIdentity, "stopped"> {
  /** Looks at the tables of the embedded PostgreSQL, and builds its indexes anew. */
  proveTables(embeddedUrl: string): Promise<void>;
  /** Looks at the ledgers and the events, and throws what to do where anything is wrong, unless the operator takes it as it is. */
  prove(tools: Tools): Promise<void>;
}

const mergeTree = z.object({ name: z.string() });
/** A server answers with one figure for the table, or with one for each of its parts. */
const checked = z.object({ result: z.number().optional(), is_passed: z.number().optional() });

/** Before the databases are opened, as they write down where they are. */
export async function lookAtFolder(env: Env, log: Log): Promise<CopiedFolder> {
  const { DATA_DIR: dataDir } = env;
  const foreign = env.DATABASE_URL ? undefined : await leftElsewhere(dataDir);
  const folder = identifyFolder(dataDir, foreign);
  const { copiedFrom } = folder;
  if (copiedFrom === undefined)
    return { proveTables: async () => undefined, prove: async () => undefined, stopped: folder.stopped };

  log.warn(
    { dataDir, copiedFrom },
    "The data folder is a copy of one that was in use, so its tables and ledgers are proved and its indexes built anew, once",
  );
  const faults: string[] = [];
  return {
    stopped: folder.stopped,
    proveTables: async (embeddedUrl) => {
      faults.push(...(await proveTables(embeddedUrl)));
    },
    prove: async (tools) => {
      if (!env.DATABASE_URL) faults.push(...(await ledgerFaults(tools)));
      if (!env.CLICKHOUSE_URL) faults.push(...(await eventFaults(tools.events)));
      if (faults.length > 0 && !env.ACCEPT_DAMAGED_COPY)
        throw new Error(refusal({ dataDir, copiedFrom, faults }));
      if (faults.length > 0) log.error({ faults }, "The copied data folder is damaged and is taken as it is");
      else log.info("The copied data folder is sound");
      folder.proved();
    },
  };
}

async function ledgerFaults(tools: Tools): Promise<string[]> {
  const wrong = await wrongLedgers(tools);
  return wrong ? [`${wrong.count} ledgers of credits are wrong (the first ${wrong.example})`] : [];
}

async function eventFaults(events: ClickHouse): Promise<string[]> {
  const tables = await events.query(
    "select name from system.tables where database = currentDatabase() and engine like '%MergeTree' order by name",
    {},
    mergeTree,
  );
  const faults: string[] = [];
  for (const { name } of tables) {
    const parts = await events.query(`check table ${name}`, {}, checked);
    if (parts.some(({ result, is_passed }) => (result ?? is_passed) !== 1))
      faults.push(`the table ${name} of ClickHouse is damaged`);
  }
  return faults;
}

interface FolderDamage {
  readonly dataDir: string;
  readonly copiedFrom: string;
  readonly faults: readonly string[];
}

function refusal({ dataDir, copiedFrom, faults }: FolderDamage): string {
  return (
    `${dataDir} was copied from ${copiedFrom} while the product ran on it, and what the copy lacks makes it wrong: ${faults.join("; ")}. ` +
    "Stop the product there, copy the folder again, or take an atomic snapshot of its disk; ACCEPT_DAMAGED_COPY=1 starts on this copy as it is."
  );
}
