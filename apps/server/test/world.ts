import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tokens, User } from "@citelens/contract/accounts/accounts";
import * as accounts from "@citelens/contract/accounts/accounts";
import type { Answer, Endpoint, Input } from "@citelens/contract/base/endpoint";
import type { NewApiKey } from "@citelens/contract/workspaces/api-keys";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { createWorkspace } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { jobs } from "#app/jobs.ts";
import { migrationFiles } from "#app/migrations.ts";
import { buildServer } from "#app/server.ts";
import { shownSettings } from "#app/settings.rules.ts";
import { makeSuperuserLink } from "#features/accounts/room.ts";
import { answerAll } from "#features/answers/public.ts";
import { openPlanLimits } from "#features/billing/room.ts";
import { addressSet } from "#platform/addresses/addresses.ts";
import type { AiEnv } from "#platform/ai/ai-env.ts";
import type { SpendingBounds } from "#platform/ai/spending-bounds.ts";
import type { Writer } from "#platform/ai/writing.ts";
import { openGuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { instanceRoles } from "#platform/instances/instance-roles.ts";
import { openInstances } from "#platform/instances/instances.ts";
import { openJobQueue } from "#platform/jobs/job-queue.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { type Log, openLog } from "#platform/log.ts";
import { openMailer } from "#platform/mail/mailer.ts";
import { openMaintenance } from "#platform/maintenance/maintenance.ts";
import type { NameResolver } from "#platform/name-resolver.ts";
import { openPostgres, type Postgres } from "#platform/postgres.ts";
import { openPageBrowser, type PageBrowser } from "#platform/rendering/page-browser.ts";
import { openThreads } from "#platform/threads/threads.ts";
import type { AdsSettings, BillingSettings, PasswordCost, Tools } from "#platform/tools.ts";
import { type EventsAddress, openLazyEvents } from "./clickhouse.ts";
import { urlOf } from "./endpoint-url.ts";
import { writtenRecords } from "./fakes/text-records.ts";
import { createTestDatabase } from "./postgres.ts";
import { testClock } from "./test-clock.ts";

export interface Person extends Tokens {
  readonly user: User;
  readonly email: string;
  readonly password: string;
}

export interface Reply<E extends Endpoint> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The answer as the contract types it; only meaningful when the status is a success. */
  readonly answer: Answer<E>;
  /** The body as it came. */
  readonly body: unknown;
}

export interface Mail {
  readonly kind: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface World {
  readonly app: FastifyInstance;
  readonly tools: Tools;
  readonly postgres: Postgres;
  /** The address of this world's PostgreSQL database. */
  readonly databaseUrl: string;
  /** Where this world's ClickHouse database is, with its tables. */
  eventsAddress(): Promise<EventsAddress>;
  /** Runs every job that is due, and those that they make, until none is left. */
  runJobs(): Promise<number>;
  /** Asks everything that is due, until nothing is; resolves to the number of questions. */
  answerAll(): Promise<number>;
  /** The mails to an address, the oldest first. */
  mailsTo(email: string): Promise<readonly Mail[]>;
  /** Moves the product's clock; real time goes on below it, until it is stopped. */
  advance(ms: number): void;
  /** Stops the product's clock for good; advance() still moves it. For tests that a slow machine would let wait too long. */
  stopClock(): void;
  call<E extends Endpoint>(endpoint: E, input: Input<E>, by?: string): Promise<Reply<E>>;
  signUp(): Promise<Person>;
  /** The superuser; call it once for each world. */
  signUpRoot(): Promise<Person>;
  createWorkspace(person: Person, url?: string): Promise<Workspace>;
  createKey(person: Person, workspace: Pick<Workspace, "id">): Promise<NewApiKey>;
  /** Another process of the product on the same databases, closed with this world. */
  secondInstance(): Promise<Instance>;
  close(): Promise<void>;
}

export interface Instance {
  readonly app: FastifyInstance;
  readonly tools: Tools;
  call<E extends Endpoint>(endpoint: E, input: Input<E>, by?: string): Promise<Reply<E>>;
}

export interface WorldOptions {
  /** Where the product's log goes; only what is fatal is said unless a test is about it. */
  readonly log?: Log;
  /** Whether this machine's own requests are held by the rate limits; off unless a test is about them. */
  readonly limited?: boolean;
  /** Addresses of this machine that may be fetched although they are not public. */
  readonly outboundAllow?: readonly string[];
  readonly writer?: Writer;
  /** Judges how answers speak of brands; nobody unless a test is about it. */
  readonly judge?: Writer;
  /** Keys and addresses of AI models; none unless a test is about them. */
  readonly ai?: AiEnv;
  /** Questions that an organization may ask in a day. */
  readonly answersPerDayMax?: number;
  /** Bounds of what AI providers may cost in a day; a lot by default. */
  readonly spending?: SpendingBounds;
  /** Address that SUPERUSER_EMAIL names. */
  readonly superuserEmail?: string;
  /** A migrated database of a server of the test's own, which stays when the world is closed; else a copy of the tests' template. */
  readonly databaseUrl?: string;
  /** A mail server; without one mails stay in the outbox. */
  readonly smtpUrl?: string;
  /** How plans and credits are sold; the sandbox unless a test is about another. */
  readonly billing?: BillingSettings;
  /** Requests of an organization's members where nothing is sold. */
  readonly requestsPerMinute?: number;
  /** Where VAT numbers are checked; nowhere unless a test is about them. */
  readonly viesUrl?: string;
  /** Where ads in assistants are bought, nowhere unless a test is about them, and how much a day may cost. */
  readonly ads?: Partial<AdsSettings>;
  /** Resolver that answers what the DNS is asked; nobody unless a test is about it. */
  readonly names?: NameResolver;
  /** Where TXT records are written; nobody answers unless a test is about it. */
  readonly textRecords?: Tools["textRecords"];
  /** A folder for the journal of visits, as with the embedded ClickHouse; none by default. */
  readonly journalDir?: string;
  /** Where files of exports are kept; a folder of the world's own by default. */
  readonly exportsDir?: string;
  /** The browser that audits open pages in; none unless a test is about it. */
  readonly browser?: PageBrowser;
  /** Cost of the hash of a password; next to nothing unless a test is about that. */
  readonly passwordCost?: PasswordCost;
}

const silent = (): Promise<never> => Promise.reject(new Error("The DNS does not answer"));
const silentNames: NameResolver = { namesOf: silent, addressesOf: silent, hasDomain: silent };

const described = { name: "test", roles: instanceRoles, version: "0.0.0" };
const rootEmail = "root@example.com";
const publicUrl = "http://localhost:3000";
const sandbox: BillingSettings = { mode: "sandbox" };

/** The product on real databases of its own, without a port: requests go straight into the server. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => undefined }
    : await createTestDatabase();
  const eventsDatabase = openLazyEvents();
  const { log = openLog("fatal") } = options;
  const postgres = openPostgres(database.url, log, { connectionsMax: 8, patienceMs: 60_000 });
  const { now, ...clock } = testClock();
  const ownParts = (): OwnParts => partsOfInstance(postgres, now, options);
  const tools: Tools = {
    ...toolsOf(options),
    ...ownParts(),
    db: postgres.db,
    events: eventsDatabase.events,
    log,
    now,
    jobs: await openJobQueue(postgres.pool, log),
  };
  const { app, call } = await openInstance(postgres, tools);
  const others: Instance[] = [];

  const world: World = {
    ...clock,
    app,
    tools,
    postgres,
    databaseUrl: database.url,
    eventsAddress: eventsDatabase.address,
    runJobs: () => runDueJobs(tools, jobs),
    answerAll: () => answerAll(tools),
    mailsTo: (email) => mailsTo(postgres, email),
    call,
    signUp: () => signUp(world, `${randomUUID()}@example.com`),
    signUpRoot: () => signUpRoot(world),
    createWorkspace: async (person, url = "https://www.example.com") =>
      (await call(createWorkspace, { body: { name: "Example", url } }, person.access)).answer,
    createKey: async (person, { id }) => {
      const body = { name: `Key ${randomUUID()}` };
      return (await call(createApiKey, { params: { projectId: id }, body }, person.access)).answer;
    },
    secondInstance: async () => {
      const second = await openInstance(postgres, { ...tools, ...ownParts() });
      others.push(second);
      return second;
    },
    close: async () => {
      const { mailer, jobs: queue, events, web, browser, threads } = tools;
      await Promise.all([app.close(), ...others.map((other) => other.app.close())]);
      mailer.close();
      await queue.close();
      await Promise.all([postgres, events, web, browser, threads].map((opened) => opened.close()));
      await Promise.all([database.drop(), eventsDatabase.drop()]);
      await rm(tools.exportsDir, { recursive: true, force: true });
    },
  };
  return world;
}

type OwnParts = Pick<Tools, "instances" | "planLimits" | "maintenance" | "listeners" | "lists">;

/** Tools that every process of the product has of its own. */
function partsOfInstance(
  postgres: Postgres,
  now: Tools["now"],
  { billing = sandbox, requestsPerMinute = 12_000 }: WorldOptions,
): OwnParts {
  const { db } = postgres;
  return {
    instances: openInstances(postgres, described),
    planLimits: openPlanLimits({ db, billing }, { eventsPerSecond: 2_000, requestsPerMinute }),
    maintenance: openMaintenance({ db, now }),
    listeners: new Map(),
    lists: new Map(),
  };
}

/** Everything that needs no database. */
function toolsOf({
  limited = false,
  outboundAllow = [],
  writer,
  judge,
  smtpUrl,
  ai = {},
  answersPerDayMax = 50_000,
  spending = { installationUsd: 1_000, organizationUsd: undefined, providersUsd: new Map() },
  billing = sandbox,
  superuserEmail = rootEmail,
  viesUrl = "http://127.0.0.1:1",
  ads = {},
  names = silentNames,
  textRecords = writtenRecords("silent"),
  journalDir,
  exportsDir = join(tmpdir(), "citelens-exports", randomUUID()),
  browser = openPageBrowser({ setting: "none", allow: [] }),
  passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 },
}: WorldOptions): Omit<Tools, keyof OwnParts | "db" | "events" | "log" | "now" | "jobs"> {
  return {
    journalDir,
    exportsDir,
    secretKey: "a secret key of the tests, nothing more",
    publicUrl,
    web: openGuardedFetch({ allow: outboundAllow }),
    browser,
    threads: openThreads(),
    names,
    textRecords,
    stopping: new AbortController().signal,
    mailer: openMailer({ smtpUrl, from: undefined, publicUrl }),
    writer,
    judge,
    ai,
    answersPerDayMax,
    spending,
    usdPerEuro: 1.25,
    demoDays: 90,
    visitRetentionDays: 395,
    billing,
    viesUrl,
    ads: { openAiUrl: "http://127.0.0.1:1", dailyMaxCents: undefined, ...ads },
    supportEmail: "support@example.com",
    passwordCost,
    superuserEmail,
    unlimited: addressSet(limited ? [] : ["127.0.0.1"]),
  };
}

async function openInstance(postgres: Postgres, tools: Tools): Promise<Instance> {
  const app = await buildServer(tools, {
    roles: instanceRoles,
    trustedProxies: [],
    metricsToken: undefined,
    delayMsMax: 60_000, // a busy build machine starts the databases while the server waits
    sources: {
      version: "0.0.0",
      started: new Date(),
      dataDir: undefined,
      postgres: { embedded: true, ping: () => postgres.ping() },
      clickhouse: { embedded: true, ping: () => tools.events.ping() },
      migrations: migrationFiles,
      settings: shownSettings({}),
    },
  });
  await app.ready();
  return { app, tools, call: callOf(app) };
}

async function mailsTo(postgres: Postgres, email: string): Promise<Mail[]> {
  const { rows } = await postgres.pool.query<Mail>(
    "select kind, subject, html, text from mails where recipient = $1 order by created, id",
    [email],
  );
  return rows;
}

function callOf(app: FastifyInstance): Instance["call"] {
  return async (endpoint, input, by) => {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object };
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, { params, query }),
      headers: by ? { authorization: by.includes(" ") ? by : `Bearer ${by}` } : {},
      ...(body !== undefined && { payload: body }),
    });
    const parsed: unknown = jsonOf(response.body);
    // A test reads the answer only after it has looked at the status.
    return { status: response.statusCode, headers: response.headers, answer: parsed as never, body: parsed };
  };
}

async function signUp({ call }: World, email: string): Promise<Person> {
  const password = `secret ${randomUUID()}`;
  const { answer: user } = await call(accounts.signUp, {
    body: { first_name: "Ada", last_name: "Example", email, password },
  });
  const { answer: tokens } = await call(accounts.logIn, { body: { email, password } });
  return { user, email, password, ...tokens };
}

/** By the link that the log of a start shows. */
async function signUpRoot({ call, tools }: World): Promise<Person> {
  const password = `secret ${randomUUID()}`;
  const token = (await makeSuperuserLink(tools, rootEmail)).split("/").at(-1) ?? "";
  const body = { first_name: "Ada", last_name: "Example", password };
  await call(accounts.confirmSuperuser, { params: { token }, body });
  const { answer: tokens } = await call(accounts.logIn, { body: { email: rootEmail, password } });
  const { answer: user } = await call(accounts.me, {}, tokens.access);
  return { user, email: rootEmail, password, ...tokens };
}

/** Tries again until it holds or the deadline passes; for what happens soon, but not at once. */
export async function eventually<T>(attempt: () => Promise<T>, deadlineMs = 5_000): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

let shared: Promise<World> | undefined;

/**
 * The world of this worker, for files whose tests look only at accounts and workspaces of their own. It ends with the worker, and its
 * databases with those of the run; nobody may move its clock, close it or be its superuser.
 */
export function sharedWorld(): Promise<World> {
  const refuse = (): never => {
    throw new Error("This world is shared with other files: take one of your own by openWorld().");
  };
  const refused = {
    advance: refuse,
    stopClock: refuse,
    close: refuse,
    secondInstance: refuse,
    signUpRoot: refuse,
  };
  shared ??= openWorld().then((world) => ({ ...world, ...refused }));
  return shared;
}

/** A world for one test, closed with it. */
export async function worldOfTest(options?: WorldOptions): Promise<World> {
  const world = await openWorld(options);
  onTestFinished(() => world.close());
  return world;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // CSV, HTML or nothing
  }
}
