import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Databases, openDatabases } from "../apps/server/src/app/databases.ts";
import { healthSources } from "../apps/server/src/app/health-sources.ts";
import { buildServer } from "../apps/server/src/app/server.ts";
import { closeTools, openTools } from "../apps/server/src/app/tools.ts";
import { readEnv } from "../apps/server/src/env.ts";
import { openLog } from "../apps/server/src/platform/log.ts";
import type { Tools } from "../apps/server/src/platform/tools.ts";

export interface ProductWithin {
  readonly databases: Databases;
  readonly tools: Tools;
  /** Where its API listens, on loopback. */
  readonly address: string;
}

/** Runs the product in this process on embedded databases of its own, which are gone afterwards. */
export async function withinProduct<T>(
  measure: (product: ProductWithin) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "citelens-bench-"));
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMIT_ALLOW: "127.0.0.1", ...settings });
  const log = openLog("error");
  const databases = await openDatabases(env, log);
  try {
    const tools = await openTools(databases, { env, log, publicUrl: "http://localhost" });
    const app = await buildServer(tools, {
      roles: ["api", "ingest"],
      trustedProxies: [],
      metricsToken: undefined,
      delayMsMax: 60_000,
      sources: healthSources(databases, env),
    });
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    try {
      return await measure({ databases, tools, address });
    } finally {
      await app.close();
      await closeTools(tools);
    }
  } finally {
    await databases.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
