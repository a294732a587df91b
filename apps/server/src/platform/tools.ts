import type { AddressSet } from "#platform/addresses/addresses.ts";
import type { SpendingBounds } from "#platform/ai/spending-bounds.ts";
import type { Writer } from "#platform/ai/writing.ts";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { ServedLists } from "#platform/files/served-lists.ts";
import type { GuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Instances } from "#platform/instances/instances.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import type { OrganizationLimits } from "#platform/limits/organization-limits.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { Maintenance } from "#platform/maintenance/maintenance.ts";
import type { NameResolver } from "#platform/name-resolver.ts";
import type { Db } from "#platform/postgres.ts";
import type { PageBrowser } from "#platform/rendering/page-browser.ts";
import type { TextRecords } from "#platform/text-records.ts";
import type { Threads } from "#platform/threads/threads.ts";

/** Work of a room when something is announced, inside the announcer's transaction. */
export type Listener = (tools: Tools, payload: unknown) => Promise<unknown>;

/** Cost of the hash of a password, by argon2id: `memoryCost` in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * How this installation sells: the mode decides which payment gateway there is. Where nothing is sold, credits either
 * count and are granted by superusers (granted), or are counted and stop nobody (off).
 */
export type BillingSettings =
  | { readonly mode: "sandbox" | "granted" | "off" }
  | {
      readonly mode: "stripe";
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Where Stripe's API is reached, if not at its usual address. */
      readonly apiBase: string | undefined;
      /** Fixed: our own rate on every invoice. */
      readonly tax: "fixed" | "automatic";
    };

export interface AdsSettings {
  /** OpenAI's Advertiser API. */
  readonly openAiUrl: string;
  /** Most that all ads of a workspace in an assistant may cost in a day, in cents; undefined where the installation sets nothing. */
  readonly dailyMaxCents: number | undefined;
}

/** Tools that every room works with; made once in main.ts, and in the tests by the test world. */
export interface Tools {
  readonly db: Db;
  readonly events: ClickHouse;
  readonly log: Log;
  /** Where events are written before they are inserted; none where they are answered once the events' database has them. */
  readonly journalDir: string | undefined;
  /** Where files of exports are kept until they expire. */
  readonly exportsDir: string;
  readonly now: () => Date;
  readonly secretKey: string;
  /** Cost of the hash of a password; the tests of all but the hash itself take a cheap one. */
  readonly passwordCost: PasswordCost;
  readonly publicUrl: string;
  /** The only way to fetch an address that a user can name. */
  readonly web: GuardedFetch;
  /** Opens pages that need JavaScript, where the installation has a browser. */
  readonly browser: PageBrowser;
  /** Does what takes the processor for long beside everything else. */
  readonly threads: Threads;
  /** Asks the DNS who an address says it is. */
  readonly names: NameResolver;
  /** Asks the DNS what those who hold a name wrote there. */
  readonly textRecords: TextRecords;
  /** Instances that run on the same databases. */
  readonly instances: Instances;
  /** Notices of the service to everybody, and whether nothing can be changed. */
  readonly maintenance: Maintenance;
  readonly jobs: JobQueue;
  /** Aborted, with HandedBack, once this process is told to stop: what it holds for a time is given to others. */
  readonly stopping: AbortSignal;
  readonly mailer: Mailer;
  /** Writes text by a schema; none without a configured AI model. */
  readonly writer: Writer | undefined;
  /** Judges how answers speak of brands; none without a configured AI model. */
  readonly judge: Writer | undefined;
  /** The keys and addresses of the AI models that answer questions. */
  readonly ai: Readonly<Record<string, string | undefined>>;
  /** Questions that one organization's campaigns ask in a day in UTC, repeated ones included. */
  readonly answersPerDayMax: number;
  /** Bounds of what AI providers may cost in a day. */
  readonly spending: SpendingBounds;
  /** To compare what they cost with the price of credits. */
  readonly usdPerEuro: number;
  /** The days that a demo workspace lives through when it is made. */
  readonly demoDays: number;
  /** How long visits are kept at most where no plans are sold, in days. */
  readonly visitRetentionDays: number;
  /** Limits of the plan of an organization for its websites and members. */
  readonly planLimits: OrganizationLimits;
  /** How plans and credits are sold. */
  readonly billing: BillingSettings;
  /** Where VAT numbers are checked: the European Commission's service. */
  readonly viesUrl: string;
  /** How ads in assistants are bought. */
  readonly ads: AdsSettings;
  /** Lists of workspaces that can be had as files; one map for each running product. */
  readonly lists: ServedLists;
  /** Listeners by topic; one map for each running product. */
  readonly listeners: Map<string, readonly Listener[]>;
  /** Address that people write to when something went wrong. */
  readonly supportEmail: string;
  readonly superuserEmail: string | undefined;
  /** Addresses that no rate limit holds. */
  readonly unlimited: AddressSet;
}

/** Runs several statements as one: all of them happen or none. */
export function inTransaction<T>(tools: Tools, run: (tools: Tools) => Promise<T>): Promise<T> {
  return tools.db.transaction((db) => run({ ...tools, db }));
}
