import { hostname } from "node:os";
import { join } from "node:path";
import { ownUserAgent } from "@citelens/crawlers";
import type { Env } from "#env";
import { openPlanLimits } from "#features/billing/room.ts";
import { withFictionalWeb } from "#features/demo/room.ts";
import { addressSet } from "#platform/addresses/addresses.ts";
import { aiEnv } from "#platform/ai/ai-env.ts";
import { openSpendingBounds } from "#platform/ai/spending-bounds.ts";
import { openWriter } from "#platform/ai/writer.ts";
import { openBillingSettings } from "#platform/billing-settings.ts";
import { journalIn } from "#platform/disk/data-dir.ts";
import { openGuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { openInstances } from "#platform/instances/instances.ts";
import { openJobQueue } from "#platform/jobs/job-queue.ts";
import { passwordCost } from "#platform/limits/password-cost.ts";
import type { Log } from "#platform/log.ts";
import { openMailer } from "#platform/mail/mailer.ts";
import { openMaintenance } from "#platform/maintenance/maintenance.ts";
import { openNameResolver } from "#platform/name-resolver.ts";
import { openPageBrowser } from "#platform/rendering/page-browser.ts";
import { readSecretKey } from "#platform/secret-key.ts";
import { openTextRecords } from "#platform/text-records.ts";
import { openThreads } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import packageJson from "../../../../package.json" with { type: "json" };
import type { Databases } from "./databases.ts";

export interface ToolOptions {
  readonly env: Env;
  readonly log: Log;
  /** The address that people reach the product by. */
  readonly publicUrl: string;
  /** Never, unless told. */
  readonly stopping?: AbortSignal;
}

/** Everything that the rooms work with, as the environment wants it. */
export async function openTools(
  databases: Databases,
  { env, log, publicUrl, stopping = new AbortController().signal }: ToolOptions,
): Promise<Tools> {
  const { db } = databases.postgres;
  const billing = openBillingSettings(env);
  return {
    db,
    events: databases.events,
    log,
    journalDir: env.INGEST === "direct" ? undefined : journalIn(env.DATA_DIR),
    exportsDir: env.EXPORTS_DIR ?? join(env.DATA_DIR, "exports"),
    now: () => new Date(),
    secretKey: readSecretKey(env.SECRET_KEY, env.DATA_DIR),
    publicUrl,
    web: withFictionalWeb(
      openGuardedFetch({ allow: env.OUTBOUND_ALLOW, userAgent: ownUserAgent(publicUrl) }),
    ),
    browser: openPageBrowser({
      setting: env.RENDER_BROWSER,
      allow: env.OUTBOUND_ALLOW,
      userAgent: ownUserAgent(publicUrl),
    }),
    threads: openThreads(),
    names: openNameResolver(),
    textRecords: openTextRecords(env.DNS_SERVERS),
    instances: openInstances(databases.postgres, {
      name: `${hostname()}:${env.PORT}`,
      roles: env.ROLES,
      version: packageJson.version,
    }),
    maintenance: openMaintenance({ db, now: () => new Date() }),
    jobs: await openJobQueue(databases.postgres.pool, log),
    stopping,
    mailer: openMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, publicUrl }),
    writer: openWriter(env),
    judge: openWriter({ ...env, WRITER_MODEL: env.JUDGE_MODEL }, { variable: "JUDGE_MODEL" }),
    ai: aiEnv(env),
    answersPerDayMax: env.ANSWERS_PER_DAY_MAX,
    spending: openSpendingBounds(env),
    usdPerEuro: env.USD_PER_EUR,
    demoDays: env.DEMO_DAYS,
    visitRetentionDays: env.VISIT_RETENTION_DAYS,
    planLimits: openPlanLimits(
      { db, billing },
      { eventsPerSecond: env.EVENTS_PER_SECOND_MAX, requestsPerMinute: env.REQUESTS_PER_MINUTE_MAX },
    ),
    billing,
    viesUrl: env.VIES_API_BASE,
    ads: { openAiUrl: env.OPENAI_ADS_BASE_URL, dailyMaxCents: env.ADS_DAILY_MAX_CENTS },
    lists: new Map(),
    listeners: new Map(),
    supportEmail: env.SUPPORT_EMAIL,
    passwordCost,
    superuserEmail: env.SUPERUSER_EMAIL,
    unlimited: addressSet(env.RATE_LIMIT_ALLOW),
  };
}

export async function closeTools({ jobs, mailer, web, browser, threads }: Tools): Promise<void> {
  await jobs.close();
  await browser.close();
  await threads.close();
  mailer.close();
  await web.close();
}
