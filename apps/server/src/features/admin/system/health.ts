import { statfs } from "node:fs/promises";
import type { Health } from "@citelens/contract/platform/admin";
import type { Setting } from "@citelens/contract/platform/admin-system";
import { unstoredAnswers } from "#features/answers/unstored/public.ts";
import { listIdentitySources } from "#features/visits/identity/public.ts";
import { billingReport } from "#platform/billing-settings.ts";
import { listWrongCounts } from "#platform/checks/wrong-counts.sql.ts";
import { listInstances } from "#platform/instances/instances.sql.ts";
import { countFailedJobs } from "#platform/jobs/failed-jobs.sql.ts";
import { listFailedItems } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";

interface DatabaseSource {
  readonly embedded: boolean;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}

/** Facts that the app knows of itself and rooms do not. */
export interface HealthSources {
  readonly version: string;
  readonly started: Date;
  /** Folder whose disk may run full. */
  readonly dataDir: string | undefined;
  readonly postgres: DatabaseSource;
  readonly clickhouse: DatabaseSource;
  /** The files by which the databases get their shape, in order. */
  readonly migrations: {
    /** `at` is when it was written, by which the database knows it. */
    postgres(): Promise<readonly { readonly name: string; readonly at: number }[]>;
    clickhouse(): Promise<readonly string[]>;
  };
  /** The configuration without secrets. */
  readonly settings: readonly Setting[];
}

const failedShown = 20;

export async function getHealth(tools: Tools, sources: HealthSources): Promise<Health> {
  const { meaning, isRisk } = billingReport(tools);
  return {
    version: sources.version,
    started: sources.started.toISOString(),
    postgres: await databaseHealth(sources.postgres),
    clickhouse: await databaseHealth(sources.clickhouse),
    instances: (await listInstances(tools)).map(({ started, seen_at, ...instance }) => ({
      ...instance,
      started: started.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
    failed_jobs: await countFailedJobs(tools),
    failed_items: (await listFailedItems(tools, failedShown)).map(({ failed_at, next_try_at, ...item }) => ({
      ...item,
      failed_at: failed_at.toISOString(),
      next_try: next_try_at.toISOString(),
    })),
    unstored_answers: (await unstoredAnswers.list(tools, failedShown)).map(
      ({ query_text, failed_at, tried_at, ...answer }) => ({
        ...answer,
        query: query_text,
        failed_at: failed_at.toISOString(),
        tried_at: tried_at.toISOString(),
      }),
    ),
    wrong_counts: (await listWrongCounts(tools, failedShown)).map(({ found_at, mailed_at: _, ...count }) => ({
      ...count,
      found_at: found_at.toISOString(),
    })),
    identity_sources: await listIdentitySources(tools),
    mail: tools.mailer.delivers ? "smtp" : "outbox",
    writer: tools.writer?.model ?? null,
    billing: { mode: tools.billing.mode, meaning, is_risk: isRisk },
    disk: sources.dataDir === undefined ? null : await diskOf(sources.dataDir),
  };
}

/** One round trip, in milliseconds. A database that does not answer is a finding here and no failure. */
async function databaseHealth({ embedded, ping }: DatabaseSource): Promise<Health["postgres"]> {
  const before = performance.now();
  const ok = await ping().then(
    () => true,
    () => false,
  );
  return { ok, embedded, latency_ms: performance.now() - before };
}

/** Space of the disk that a folder is on. */
export async function diskOf(dataDir: string): Promise<NonNullable<Health["disk"]>> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}
