import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedClickHouse } from "#platform/embedded/clickhouse/clickhouse.ts";
import { openLog } from "#platform/log.ts";
import { databasesDir } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    clickHouseSocket: string;
  }
}

/** Starts the one ClickHouse of a test run; its socket is handed to the test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await databasesDir(), "citelens-test-clickhouse-"));
  const embedded = await startEmbeddedClickHouse({ dataDir, log: openLog("error") });
  project.provide("clickHouseSocket", embedded.socketPath);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
