import type { Env } from "#env";
import type { HealthSources } from "#features/admin/room.ts";
import packageJson from "../../../../package.json" with { type: "json" };
import type { Databases } from "./databases.ts";
import { migrationFiles } from "./migrations.ts";
import { shownSettings } from "./settings.rules.ts";

/** Sources of what /metrics and the health page report. */
export function healthSources({ postgres, events }: Databases, env: Env): HealthSources {
  return {
    version: packageJson.version,
    started: new Date(),
    dataDir: env.DATA_DIR,
    postgres: { embedded: !env.DATABASE_URL, ping: () => postgres.ping() },
    clickhouse: { embedded: !env.CLICKHOUSE_URL, ping: () => events.ping() },
    migrations: migrationFiles,
    settings: shownSettings(process.env),
  };
}
